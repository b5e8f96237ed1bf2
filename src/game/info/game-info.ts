import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { readTime } from '../../sgf/times.js';
import { readNumber, readSimpleText, readText, splitComposite } from '../../sgf/values.js';
import { readBoardSize } from '../board-size.js';
import { type GameDate, readDate } from './dates.js';
import { gameName } from '../game-names.js';
import { readGameType } from '../game-type.js';
import { type Handicap, type OldHandicap, readHandicap, readOldHandicap } from './handicaps.js';
import { InfoTexts } from './info-texts.js';
import { type Komi, readKomi } from './komi.js';
import { type Overtime, overtimeOf, readOvertime } from './overtime.js';
import { type Player, readPlayers } from './players.js';
import { type GameResult, readResult } from './results.js';
import { lineThrough, movesIn } from '../walk.js';

/** What a record says about one colour; a field is missing where it says nothing. */
export interface Side {
  /** One, or several in pair and relay go. */
  readonly players: readonly Player[];
  /** As written. */
  readonly names?: string;
  readonly ranks?: string;
  readonly team?: string;
  readonly country?: string;
  /** BS, WS: 0 is a human, any other number a computer (FF[3]; I-54). */
  readonly species?: number;
}

/** TM; `seconds` is missing where the record says it in words (I-21 to I-23). */
export interface TimeLimit {
  readonly raw: string;
  readonly seconds?: number;
}

/** RO: `2,preliminary,board 3` (FF[5]) or `2 (preliminary)` (FF[4]); I-12. */
export interface Round {
  readonly raw: string;
  readonly number?: number;
  readonly type?: string;
  readonly misc?: string;
}

/** Everything a record says about its game. What can't be read is there as written, in `raw`. */
export interface GameInfo {
  readonly game: { readonly number: number; readonly name: string | undefined };
  readonly size: { readonly columns: number; readonly rows: number };
  readonly black: Side;
  readonly white: Side;
  readonly result?: GameResult;
  readonly date?: GameDate;
  readonly round?: Round;
  readonly komi?: Komi;
  readonly handicap?: Handicap;
  readonly oldHandicap?: OldHandicap;
  readonly timeLimit?: TimeLimit;
  readonly overtime?: Overtime;
  /** `LT[]` of FF[3]: who oversteps the time loses. */
  readonly losesOnTime: boolean;
  /** OM where it is not the number of moves. */
  readonly movesPerPeriod?: number;
  /** How many moves the record says the game has: MN in the root, or OM (M-21, I-57). */
  readonly moveCount?: number;
  /** The number of DGS's next move: XM in the root (D-24). */
  readonly nextMove?: number;
  /** Black's territory less White's: TC of FF[3]. */
  readonly territory?: number;
  /** KGSSB and KGSSW. */
  readonly scores: { readonly black?: number; readonly white?: number };
  /** FF, CA, AP, ST. */
  readonly format?: number;
  readonly charset?: string;
  /** What FF[5] writes behind the charset; it is not applied (C-05). */
  readonly transferEncoding?: string;
  readonly application?: { readonly name: string; readonly version?: string };
  readonly variationStyle?: number;
  /** All else, by identifier, in the order of the record: EV, PC, RU, GC, private names … */
  readonly texts: Readonly<Record<string, string>>;
  /** What ZZ calls the property behind it, by identifier (D-30). */
  readonly labels: Readonly<Record<string, string>>;
}

/** Identifiers that have a field of their own. */
const fields = new Set(
  (
    'GM SZ FF CA AP ST PB PW BR WR BT WT BC WC BP WP PI BS WS RE RO DT KM KI HA HD OH ' +
    'TM OT LC LT TT OM OP MN XM KGSSB KGSSW ZZ'
  ).split(' '),
);

/**
 * The game information that holds on the path to `node` (default: the end of the main line). Info
 * outside the root fills what is missing on the path (T-18, I-60); the names that old and private
 * dialects use are read like the proper ones, which win over them (D-01 to D-12).
 */
export function readGameInfo(tree: GameTree, node?: NodeId): GameInfo {
  const info = new InfoTexts(tree, node);
  const { columns, rows } = readBoardSize(tree);
  const number = readGameType(tree);
  return {
    game: { number, name: gameName(number) },
    size: { columns, rows },
    black: readSide(info, 'B'),
    white: readSide(info, 'W'),
    ...present('result', read(info, 'RE', readResult)),
    ...present('date', read(info, 'DT', readDate)),
    ...present('round', read(info, 'RO', readRound)),
    ...present('komi', readAnyKomi(info)),
    ...present('handicap', readAnyHandicap(info)),
    ...present('oldHandicap', read(info, 'OH', readOldHandicap)),
    ...readTimes(info),
    ...readCounts(tree, info),
    ...readRoot(info),
    texts: readTexts(info),
    labels: readLabels(tree),
  };
}

/** A field only where it has a value. */
function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function read<Value>(info: InfoTexts, identifier: string, reader: (raw: string) => Value) {
  const text = info.text(identifier);
  return text === '' ? undefined : reader(text);
}

function readSide(info: InfoTexts, initial: 'B' | 'W'): Side {
  const names = info.text(`P${initial}`);
  const ranks = info.text(`${initial}R`);
  const each = info.raw(`${initial}P`).map(readSimpleText);
  return {
    players: readPlayers(initial, { names, ranks, each, involved: info.raw('PI') }),
    ...present('names', names || undefined),
    ...present('ranks', ranks || undefined),
    ...present('team', info.text(`${initial}T`) || undefined),
    ...present('country', info.text(`${initial}C`) || undefined),
    ...present('species', readNumber(info.text(`${initial}S`))),
  };
}

/** KM, or half of KI where that is all there is (I-34). */
function readAnyKomi(info: InfoTexts): Komi | undefined {
  const doubled = readNumber(info.text('KI'));
  const komi = read(info, 'KM', readKomi);
  if (komi || doubled === undefined) return komi;
  return { raw: info.text('KI'), points: doubled / 2 };
}

/** HA, or what HD of the SGF2 dialect counts: a number, or the handicap stones themselves (D-06). */
function readAnyHandicap(info: InfoTexts): Handicap | undefined {
  const handicap = read(info, 'HA', readHandicap) ?? read(info, 'HD', readHandicap);
  const points = info.raw('HD');
  const isList = info.text('HA') === '' && points.every((raw) => /^\s*[a-z]{2}\s*$/i.test(raw));
  return isList && handicap ? { raw: points.join(' '), stones: points.length } : handicap;
}

function readRound(raw: string): Round {
  const [, number, inner, list] = /^(\d{1,6})\s*(?:\(([^()]*)\)|,(.*))?$/s.exec(raw) ?? [];
  if (number === undefined) return { raw };
  const [type, ...misc] = list?.split(',') ?? [inner];
  return {
    raw,
    number: Number(number),
    ...present('type', type?.trim() || undefined),
    ...present('misc', misc.join(',').trim() || undefined),
  };
}

function readTimes(info: InfoTexts): Pick<GameInfo, 'timeLimit' | 'overtime' | 'losesOnTime'> {
  const limit = info.text('TM');
  const seconds = readTime(limit);
  const [LC, LT, TC, TT, OM, OP] = ['LC', 'LT', 'TC', 'TT', 'OM', 'OP'].map((id) => info.text(id));
  const overtime = info.text('OT')
    ? readOvertime(info.raw('OT'))
    : overtimeOf({ LC, LT, TC, TT, OM, OP });
  return {
    ...present(
      'timeLimit',
      limit === '' ? undefined : { raw: limit, ...present('seconds', seconds) },
    ),
    ...present('overtime', overtime),
    losesOnTime: info.has('LT') && LT === '',
  };
}

function readCounts(
  tree: GameTree,
  info: InfoTexts,
): Pick<GameInfo, 'moveCount' | 'movesPerPeriod' | 'nextMove' | 'territory' | 'scores'> {
  const moves = readNumber(info.text('OM'));
  const hasPeriod = info.text('OP') !== '';
  const isTotal = moves !== undefined && !hasPeriod && isLengthOf(tree, moves);
  const isTerritory = info.text('TT') === '';
  return {
    ...present('moveCount', readNumber(info.text('MN')) ?? (isTotal ? moves : undefined)),
    ...present('movesPerPeriod', isTotal ? undefined : moves),
    ...present('nextMove', readNumber(info.text('XM'))),
    ...present('territory', isTerritory ? info.number('TC') : undefined),
    scores: {
      ...present('black', info.number('KGSSB')),
      ...present('white', info.number('KGSSW')),
    },
  };
}

/** Whether the main line has so many moves, or one more or less. */
function isLengthOf(tree: GameTree, moves: number): boolean {
  const line = lineThrough(tree, tree.root);
  const played = line.reduce((sum, node) => sum + movesIn(tree, node), 0);
  return Math.abs(played - moves) <= 1;
}

function readRoot(info: InfoTexts) {
  const [name = '', version] = halvesOf(info.raw('AP'));
  const [charset = '', encoding] = halvesOf(info.raw('CA'));
  const style = readNumber(info.text('ST'));
  return {
    ...present('format', readNumber(info.text('FF'))),
    ...present('charset', charset || undefined),
    ...present('transferEncoding', encoding),
    ...present('application', name ? { name, ...present('version', version) } : undefined),
    ...present(
      'variationStyle',
      style !== undefined && style >= 0 && style <= 3 ? style : undefined,
    ),
  };
}

function halvesOf([raw = '']: readonly string[]): (string | undefined)[] {
  return splitComposite(raw).map((half) => half && readSimpleText(half).trim());
}

function readTexts(info: InfoTexts): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [identifier, text] of info.others()) {
    const isCount = identifier === 'TC' && readNumber(text) !== undefined;
    if (!fields.has(identifier) && !isCount) texts[identifier] = text;
  }
  const event = info.text('EV');
  return event === '' ? texts : { ...texts, EV: event };
}

/** ZZ explains the property that follows it in the root (000 §ZZ; D-30). */
function readLabels(tree: GameTree): Record<string, string> {
  const labels: Record<string, string> = {};
  let label: string | undefined;
  for (const property of tree.propertyIds(tree.root)) {
    const identifier = tree.nameOf(property);
    if (identifier === 'ZZ') label = readText(tree.firstValue(property)).trim();
    else if (label) {
      labels[identifier] = label;
      label = undefined;
    }
  }
  return labels;
}
