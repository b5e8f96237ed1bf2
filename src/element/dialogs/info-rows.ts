import { isolated, type Language } from '../../texts/language.js';
import type { GameResult } from '../../game/info/results.js';
import { type InfoTextKey, enInfo } from '../../texts/en-reader.js';
import { describeResult } from '../../speech/game.js';
import { type GameInfo, readGameInfo, type Side } from '../../game/info/game-info.js';
import type { Color } from '../../rules/point.js';
import { en } from '../../texts/en.js';
import type { Komi } from '../../game/info/komi.js';
import { properName } from '../../game/info/info-names.js';
import type { TimeLimit } from '../../game/info/time-limits.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { propertyText } from '../../texts/en-dialogs.js';
import { describeDate } from '../../speech/dates.js';
import { describeDuration, describeTimeLeft } from '../../speech/clocks.js';
import { readClocks } from '../../game/clocks.js';

/** One thing that is told of a game, and what it is called. */
export interface InfoRow {
  readonly label: string;
  /** Paragraphs; as the record writes them, or in the reader's language. */
  readonly values: readonly string[];
  /** Shows the values, which the page hides until the reader asks for them. */
  readonly isHidden?: boolean;
}

/** A row where there is anything to tell. */
export function row(label: string, ...values: readonly (string | undefined)[]): InfoRow[] {
  const told = values.filter((value): value is string => Boolean(value?.trim()));
  return told.length > 0 ? [{ label, values: told }] : [];
}

/** The result as a sentence, also where nobody won; as the record writes it where it can't be read. */
function describeOutcome(result: GameResult | undefined, language: Language): string | undefined {
  const { winner, note } = result ?? {};
  if (!result || !winner || winner === 'black' || winner === 'white' || winner === 'draw')
    return result && describeResult(result, language);
  const outcome = language.say(enInfo, winner);
  return note ? withNote(outcome, note, language) : outcome;
}

/** Who plays a colour: each player with what is known, then team, country, and whether it is a computer. */
function sideRow(
  color: Color,
  side: Side,
  clock: string | undefined,
  language: Language,
): InfoRow[] {
  const { team, country, species } = side;
  const kind =
    species === undefined ? undefined : language.say(enInfo, species === 0 ? 'human' : 'computer');
  return row(
    language.say(en, color),
    ...playersOf(side),
    team,
    country && countryName(country, language),
    kind,
    clock,
  );
}

function playersOf({ players, names = '', ranks = '' }: Side): readonly string[] {
  const lines = players.map(({ name, ranks: each }) => [name, ...each].filter(Boolean).join(' '));
  const told = new Set(wordsOf(lines.join(' ')));
  const isTold = [names, ranks].every((text) => wordsOf(text).every((word) => told.has(word)));
  return isTold ? lines : [...new Set([...lines, names, ranks])];
}

function wordsOf(text: string): string[] {
  return text.split(/[\s&＆,，、]+/).filter(Boolean);
}

/** A country by its code (ISO 3166-1), in the reader's language; anything else as written. */
function countryName(written: string, language: Language): string {
  const code = written.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return written;
  const names = new Intl.DisplayNames(language.tag, { type: 'region', fallback: 'none' });
  return names.of(code) ?? written;
}

/** What stands in brackets keeps its direction to itself. */
export function withNote(text: string, note: string, language: Language): string {
  return language.say(enInfo, 'withNote', { text: isolated(text), note: isolated(note) });
}

/** What a record tells of its game: what readers ask for, in the order in which they do, and all else. */
interface InfoRows {
  readonly main: readonly InfoRow[];
  readonly more: readonly InfoRow[];
}

/** The texts that have a row of their own, by identifier. */
const ownRows = {
  GN: 'name',
  EV: 'event',
  PC: 'place',
  RU: 'rules',
  ON: 'opening',
  GC: 'comment',
  SO: 'source',
  AN: 'annotator',
  US: 'user',
  CP: 'copyright',
} as const;

/** What tells who won, beside RE. */
const outcomes = new Set(['RE', 'REX', 'TC', 'SB', 'SW', 'KGSDE', 'KGSSB', 'KGSSW']);

/** Read once for each game. */
const infos = new WeakMap<GameTree, GameInfo>();

/**
 * @param node where the clocks are read
 * @param hidesResult leaves out what tells who won
 */
export function infoRows(
  tree: GameTree,
  node: NodeId,
  hidesResult: boolean,
  language: Language,
): InfoRows {
  const info = infos.get(tree) ?? readGameInfo(tree);
  infos.set(tree, info);
  const clocks = readClocks(tree, node);
  const timeLeft = (color: Color) => describeTimeLeft(clocks[color], clocks, language);
  const text = (identifier: keyof typeof ownRows) =>
    row(language.say(enInfo, ownRows[identifier]), ...linesOf(info.texts[identifier] ?? ''));
  const main = [
    ...sideRow('black', info.black, timeLeft('black'), language),
    ...sideRow('white', info.white, timeLeft('white'), language),
    ...row(language.say(enInfo, 'result'), describeOutcome(info.result, language)).map((one) => ({
      ...one,
      isHidden: hidesResult,
    })),
    ...text('GN'),
    ...text('EV'),
    ...row(language.say(enInfo, 'round'), info.round?.raw),
    ...row(language.say(enInfo, 'date'), info.date && describeDate(info.date, language)),
    ...text('PC'),
    ...text('RU'),
    ...rulesRows(info, language),
    ...text('ON'),
    ...text('GC'),
    ...text('SO'),
    ...text('AN'),
    ...text('US'),
    ...text('CP'),
  ];
  return {
    main,
    more: [
      ...otherTexts(info, hidesResult, language),
      ...technicalRows(info, hidesResult, language),
    ],
  };
}

/** Komi, handicap and times. */
function rulesRows(
  { komi, handicap, oldHandicap, timeLimit, overtime }: GameInfo,
  language: Language,
): InfoRow[] {
  return [
    ...row(language.say(enInfo, 'komi'), komi && describeKomi(komi, language)),
    ...row(
      language.say(enInfo, 'handicap'),
      handicap && stonesOr(handicap.stones, handicap.raw, language),
    ),
    ...row(
      language.say(enInfo, 'oldHandicap'),
      oldHandicap &&
        (oldHandicap.name
          ? withNote(oldHandicap.raw, oldHandicap.name, language)
          : oldHandicap.raw),
    ),
    ...row(language.say(enInfo, 'timeLimit'), timeLimit && describeTimeLimit(timeLimit, language)),
    ...row(language.say(enInfo, 'overtime'), describeOvertimeRule(overtime, language)),
  ];
}

/** In the reader's language; what the record says in its own words stands behind it, or under 'more'. */
function describeKomi({ points, raw, unusual }: Komi, language: Language): string {
  if (points === undefined) return raw;
  return unusual || isPlain(raw)
    ? numberText(points, language)
    : withNote(numberText(points, language), raw, language);
}

function numberText(number: number, language: Language): string {
  return language.number(number, { maximumFractionDigits: 3 });
}

function stonesOr(count: number | undefined, raw: string, language: Language): string {
  return count === undefined ? raw : language.say(enInfo, 'stonesOf', { count });
}

/** Words stay as they are: '1 hour each' says more than an hour. */
function describeTimeLimit(
  { seconds, raw, unlimited, unusual }: TimeLimit,
  language: Language,
): string {
  if (unlimited) return language.say(enInfo, 'unlimited');
  const isSpoken = seconds !== undefined && (unusual || isPlain(raw));
  return isSpoken ? describeDuration(seconds, 'short', language) : raw;
}

function isPlain(raw: string): boolean {
  return /^\s*[+-]?[\d.,]+\s*$/.test(raw);
}

function describeOvertimeRule(
  overtime: GameInfo['overtime'],
  language: Language,
): string | undefined {
  if (!overtime) return undefined;
  const { kind, raw } = overtime;
  if (kind === 'japanese')
    return language.say(enInfo, 'periods', {
      count: overtime.periods,
      time: describeDuration(overtime.seconds, 'short', language),
    });
  if (kind === 'canadian')
    return language.say(enInfo, 'stones', {
      count: overtime.stones,
      time: describeDuration(overtime.seconds, 'short', language),
    });
  return raw;
}

/** What the record says in properties without a row of their own, in its order. */
function otherTexts(
  { texts, labels }: GameInfo,
  hidesResult: boolean,
  language: Language,
): InfoRow[] {
  return Object.entries(texts).flatMap(([identifier, text]) => {
    if (identifier in ownRows || (hidesResult && outcomes.has(identifier))) return [];
    const name = labels[identifier] || propertyText([identifier, properName(identifier)], language);
    const label =
      name === identifier ? name : language.say(enInfo, 'withIdentifier', { name, identifier });
    return row(label, ...linesOf(text));
  });
}

function technicalRows(info: GameInfo, hidesResult: boolean, language: Language): InfoRow[] {
  const { game, size, application, charset, transferEncoding, scores } = info;
  const number = (key: InfoTextKey, value: number | undefined) =>
    row(language.say(enInfo, key), value === undefined ? undefined : numberText(value, language));
  const outcome = [
    ...number('territory', info.territory),
    ...number('blackScore', scores.black),
    ...number('whiteScore', scores.white),
  ];
  return [
    ...(hidesResult ? [] : outcome),
    ...number('moves', info.moveCount),
    ...number('movesPerPeriod', info.movesPerPeriod),
    ...number('nextMove', info.nextMove),
    ...row(
      language.say(enInfo, 'timeLimit'),
      info.losesOnTime ? language.say(enInfo, 'losesOnTime') : undefined,
    ),
    ...row(language.say(enInfo, 'game'), game.name ?? String(game.number)),
    ...row(language.say(enInfo, 'size'), language.say(enInfo, 'columnsRows', { ...size })),
    ...row(
      language.say(enInfo, 'application'),
      [application?.name, application?.version].filter(Boolean).join(' '),
    ),
    ...row(language.say(enInfo, 'charset'), charset, transferEncoding),
    ...number('format', info.format),
    ...number('variationStyle', info.variationStyle),
  ];
}

/** Longer texts are not cut into paragraphs: each has its own writing direction, which takes time. */
const MOST_PARAGRAPHS = 500;

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n', MOST_PARAGRAPHS + 1);
  return lines.length > MOST_PARAGRAPHS ? [text] : lines;
}
