import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { readReal } from '../../sgf/real.js';
import {
  readNumber,
  readPair,
  readSimpleText,
  readText,
  splitComposite,
  textAt,
} from '../../sgf/values.js';
import { readBoardSize } from '../board-size.js';
import { readDialectHandicap } from '../dialect-handicap.js';
import { type GameDate, readDate } from './dates.js';
import { gameName } from '../game-names.js';
import { readGameType } from '../game-type.js';
import { type Handicap, type OldHandicap, readHandicap, readOldHandicap } from './handicaps.js';
import { InfoTexts, present } from './info-texts.js';
import { hasHundredths, type Komi, readKomi } from './komi.js';
import type { Overtime } from './overtime.js';
import type { TimeLimit } from './time-limits.js';
import { readMoves, readTimes } from './times.js';
import { type Player, readPlayers } from './players.js';
import type { GameResult } from './results.js';
import { readResult } from './results-in-words.js';
import { lineThrough } from '../walk.js';

/** A record's information about one colour; unknown fields are missing. */
export interface Side {
  /** One player, or several in pair and relay go. */
  readonly players: readonly Player[];
  /** As written. */
  readonly names?: string;
  readonly ranks?: string;
  readonly team?: string;
  readonly country?: string;
  /** BS, WS: 0 is a human, any other number a computer (FF[3]; I-54). */
  readonly species?: number;
}

/** RO: `2,preliminary,board 3` (FF[5]) or `2 (preliminary)` (FF[4]); I-12. */
export interface Round {
  readonly raw: string;
  readonly number?: number;
  readonly type?: string;
  readonly misc?: string;
}

/** All information of a record about its game. Values that can't be read are kept as written, in `raw`. */
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
  /** `LT[]` of FF[3]: a player who runs out of time loses. */
  readonly losesOnTime: boolean;
  /** OM, unless it is the number of moves. */
  readonly movesPerPeriod?: number;
  /** The number of moves according to the record: MN in the root, or OM (M-21, I-57). */
  readonly moveCount?: number;
  /** The number of DGS's next move: XM in the root (D-24). */
  readonly nextMove?: number;
  /** Black's territory minus White's: TC of FF[3]. */
  readonly territory?: number;
  /** KGSSB and KGSSW. */
  readonly scores: { readonly black?: number; readonly white?: number };
  /** FF, CA, AP, ST. */
  readonly format?: number;
  readonly charset?: string;
  /** The transfer encoding that FF[5] has after the charset; it is not applied (C-05). */
  readonly transferEncoding?: string;
  readonly application?: { readonly name: string; readonly version?: string };
  readonly variationStyle?: number;
  /**
   * Everything else as text, by identifier, in the order of the record: EV, PC, RU, GC, private names … TC is included
   * if it is a comment on the end of the game that the main line does not have (N-24).
   */
  readonly texts: Readonly<Record<string, string>>;
  /** The name that ZZ gives to the property after it, by that property's identifier (D-30). */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * The game information on the path to `node` (default: the end of the main line). Information outside the root fills
 * gaps (T-18, I-60). The names of old and private dialects are read like the proper names, which win over them (D-01 to
 * D-12).
 */
export function readGameInfo(tree: GameTree, node?: NodeId): GameInfo {
  const info = new InfoTexts(tree, node);
  const { columns, rows } = readBoardSize(tree);
  const number = readGameType(tree);
  info.field('GM', readNumber);
  info.field('SZ', readPair);
  return {
    game: { number, name: gameName(number) },
    size: { columns, rows },
    black: readSide(info, 'B'),
    white: readSide(info, 'W'),
    ...present('result', info.fieldInAnyForm('RE', readResult)),
    ...present('date', info.fieldInAnyForm('DT', readDate)),
    ...present('round', info.field('RO', readRound)),
    ...present('komi', readAnyKomi(tree, info)),
    ...present('handicap', readAnyHandicap(tree, info)),
    ...present('oldHandicap', info.field('OH', readOldHandicap)),
    ...readTimes(info),
    ...readCounts(tree, info),
    ...readRoot(info),
    texts: readTexts(tree, info),
    labels: readLabels(tree),
  };
}

const asWritten = (text: string) => text;

function readSide(info: InfoTexts, initial: 'B' | 'W'): Side {
  const each = info.raw(`${initial}P`).map(readSimpleText);
  const involved = info.raw('PI');
  const players = readPlayers(initial, {
    names: info.text(`P${initial}`),
    ranks: info.text(`${initial}R`),
    each,
    involved,
  });
  if (players.length > 0) info.readAs(players, `${initial}P`);
  if (involved.every((raw) => /^\s*[BW]\d{0,2}\s*:/.test(raw))) info.readAs(involved, 'PI');
  return {
    players,
    ...present('names', info.field(`P${initial}`, asWritten)),
    ...present('ranks', info.field(`${initial}R`, asWritten)),
    ...present('team', info.field(`${initial}T`, asWritten)),
    ...present('country', info.field(`${initial}C`, asWritten)),
    ...present('species', info.field(`${initial}S`, readNumber)),
  };
}

/** KM, or half of KI if KM is missing (I-34). */
function readAnyKomi(tree: GameTree, info: InfoTexts): Komi | undefined {
  const inHundredths = hasHundredths(tree);
  const komi = info.fieldInAnyForm('KM', (raw) => readKomi(raw, inHundredths));
  const doubled = info.field('KI', readNumber);
  if (komi || doubled === undefined) return komi;
  return { raw: info.text('KI'), points: doubled / 2 };
}

/** HA, or the number of stones in HD of the SGF2 dialect (D-06). */
function readAnyHandicap(tree: GameTree, info: InfoTexts): Handicap | undefined {
  const handicap = info.field('HA', readHandicap);
  const raw = info.raw('HD').map(readSimpleText).join(' ').trim();
  if (handicap || raw === '') return handicap;
  return info.readAs({ raw, ...present('stones', readDialectHandicap(tree)?.count) }, 'HD');
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

function readCounts(
  tree: GameTree,
  info: InfoTexts,
): Pick<GameInfo, 'moveCount' | 'movesPerPeriod' | 'nextMove' | 'territory' | 'scores'> {
  const moves = readMoves(tree, info);
  const isTerritory = info.text('TT') === '';
  return {
    ...present('moveCount', info.field('MN', readNumber) ?? moves.ofGame),
    ...present('movesPerPeriod', moves.perPeriod),
    ...present('nextMove', info.field('XM', readNumber)),
    ...present('territory', isTerritory ? info.field('TC', readReal) : undefined),
    scores: {
      ...present('black', info.field('KGSSB', readReal)),
      ...present('white', info.field('KGSSW', readReal)),
    },
  };
}

function readRoot(info: InfoTexts) {
  const [name, version] = halvesOf(info.raw('AP'));
  const [charset, encoding] = halvesOf(info.raw('CA'));
  const style = info.field('ST', (text) => (/^[0-3]$/.test(text) ? Number(text) : undefined));
  info.readAs(name, 'AP');
  info.readAs(charset ?? encoding, 'CA');
  return {
    ...present('format', info.field('FF', readNumber)),
    ...present('charset', charset),
    ...present('transferEncoding', encoding),
    ...present('application', name ? { name, ...present('version', version) } : undefined),
    ...present('variationStyle', style),
  };
}

/** The two halves of a composite; `undefined` for an empty half. */
function halvesOf([raw = '']: readonly string[]): (string | undefined)[] {
  return splitComposite(raw).map((half) => (half && readSimpleText(half).trim()) || undefined);
}

/** The texts that no other field was made from and that no comment repeats. Must be called last. */
function readTexts(tree: GameTree, info: InfoTexts): Record<string, string> {
  const tail = inOneLine(info.text('TC'));
  if (tail !== '' && tail === inOneLine(lastComment(tree))) info.readAs(tail, 'TC'); // N-24
  if (info.raw('TC').every((raw) => /^[a-z]{2}$/i.test(raw))) info.readAs(tail, 'TC'); // SmartGo's points
  const texts = Object.fromEntries(info.unread());
  const event = info.text('EV');
  return event === '' ? texts : { ...texts, EV: event };
}

/** The last comment of the main line; empty nodes may follow it (T-08). */
function lastComment(tree: GameTree): string {
  const ends = lineThrough(tree, tree.root).reverse();
  const node = ends.find((one) => tree.has(one, 'C'));
  return node === undefined ? '' : textAt(tree, node, 'C');
}

/** A tail comment has no line breaks (I-66). */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** ZZ explains the property after it in the root (000 §ZZ; D-30). */
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
