import { readClocks } from '../game/clocks.js';
import type { GameDate } from '../game/info/dates.js';
import { type GameInfo, readGameInfo, type Side } from '../game/info/game-info.js';
import { properName } from '../game/info/info-names.js';
import type { Komi } from '../game/info/komi.js';
import type { Overtime } from '../game/info/overtime.js';
import type { GameResult } from '../game/info/results.js';
import type { TimeLimit } from '../game/info/time-limits.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { enBoard } from '../texts/en/board.js';
import { type InfoTextKey, enInfo } from '../texts/en/info.js';
import { propertyText } from '../texts/en/properties.js';
import { isolated } from '../texts/isolated.js';
import type { Language } from '../texts/language.js';
import { describeDuration, describeTimeLeft } from './clocks.js';
import { describeDate } from './dates.js';
import { describeResult } from './game.js';

/** One fact of a game with its label. */
export interface InfoRow {
  readonly label: string;
  /** Paragraphs. */
  readonly values: readonly InfoValue[];
  /** Whether the page hides the values; missing in rows that are never hidden. */
  readonly isHidden?: boolean;
}

/** A paragraph: the record's own words, or the board's words about them. */
export interface InfoValue {
  readonly text: string;
  /** The language of the board's words; that of the record's words is unknown. */
  readonly lang?: string;
}

/** The facts of a game in its record: `main` has those that most readers want, in that order, and `more` the others. */
export interface InfoRows {
  readonly main: readonly InfoRow[];
  readonly more: readonly InfoRow[];
}

/**
 * A text of the record, or an array with a text of the board in the reader's language; left out if `undefined` or
 * blank.
 */
type Paragraph = string | undefined | readonly [own: string | undefined];
/** A label and the paragraphs below it. */
type Fact = readonly [label: string, ...values: Paragraph[]];

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

/** Properties that reveal who won: RE and others. */
const outcomes = new Set(['RE', 'REX', 'TC', 'SB', 'SW', 'KGSDE', 'KGSSB', 'KGSSW']);

/** The information of each game, read once. */
const infos = new WeakMap<GameTree, GameInfo>();

/**
 * @param node the node whose clocks are read
 * @param hidesResult whether to hide the result, and to leave out other facts that reveal who won
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
  const texts = (...identifiers: (keyof typeof ownRows)[]) =>
    identifiers.map((identifier): Fact => {
      const text = info.texts[identifier] ?? '';
      return [language.say(enInfo, ownRows[identifier]), ...linesOf(text)];
    });
  const sides = (['black', 'white'] as const).map((color): Fact => {
    const timeLeft = describeTimeLeft(clocks[color], clocks, language);
    return [language.say(enBoard, color), ...describeSide(info[color], language), [timeLeft]];
  });
  const result: Fact = [language.say(enInfo, 'result'), describeOutcome(info.result, language)];
  const main = [
    ...texts('GN', 'EV'),
    [language.say(enInfo, 'round'), info.round?.raw],
    [language.say(enInfo, 'date'), describeWhen(info.date, language)],
    ...texts('PC', 'RU'),
    ...rulesOf(info, language),
    ...texts('ON', 'GC', 'SO', 'AN', 'US', 'CP'),
  ] as const;
  const more = [
    ...otherTexts(info, hidesResult, language),
    ...technicalFacts(info, hidesResult, language),
  ];
  return {
    main: [
      ...rowsOf(sides, language),
      ...rowsOf([result], language).map((row) => ({ ...row, isHidden: hidesResult })),
      ...rowsOf(main, language),
    ],
    more: rowsOf(more, language),
  };
}

/** A row for each fact that the record has. */
function rowsOf(facts: readonly Fact[], { tag }: Language): InfoRow[] {
  return facts.flatMap(([label, ...all]) => {
    const values = all
      .map((value = '') =>
        typeof value === 'string' ? { text: value } : { text: value[0] ?? '', lang: tag },
      )
      .filter(({ text }) => text.trim());
    return values.length > 0 ? [{ label, values }] : [];
  });
}

function describeWhen(date: GameDate | undefined, language: Language): Paragraph {
  return date?.dates.length ? [describeDate(date, language)] : date?.raw;
}

/** The result as a sentence, even if nobody won, or as the record writes it if it can't be read. */
function describeOutcome(result: GameResult | undefined, language: Language): Paragraph {
  const { winner, note } = result ?? {};
  if (!result || !winner) return result?.raw;
  if (winner === 'black' || winner === 'white' || winner === 'draw' || winner === 'void')
    return [describeResult(result, language)];
  const outcome = language.say(enInfo, winner);
  return [note ? withNote(outcome, note, language) : outcome];
}

/** The side of a colour: each player with known facts, then team, country, and whether it is a computer. */
function describeSide(side: Side, language: Language): Paragraph[] {
  const { team, country, species } = side;
  const kind = species === 0 ? 'human' : 'computer';
  return [
    ...playersOf(side),
    team,
    country && countryName(country, language),
    species === undefined ? species : [language.say(enInfo, kind)],
  ];
}

function playersOf({ players, names = '', ranks = '' }: Side): readonly string[] {
  const lines = players.map(({ name, ranks: each }) => [name, ...each].filter(Boolean).join(' '));
  const listed = new Set(wordsOf(lines.join(' ')));
  const isComplete = [names, ranks].every((text) =>
    wordsOf(text).every((word) => listed.has(word)),
  );
  return isComplete ? lines : [...new Set([...lines, names, ranks])];
}

function wordsOf(text: string): string[] {
  return text.split(/[\s&＆,，、]+/).filter(Boolean);
}

/** A country by its code (ISO 3166-1), in the reader's language; anything else as written. */
function countryName(written: string, language: Language): Paragraph {
  const code = written.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return written;
  const names = new Intl.DisplayNames(language.tag, { type: 'region', fallback: 'none' });
  const name = names.of(code);
  return name ? [name] : written;
}

/** Adds a note in brackets. The note and the text before it don't affect each other's writing direction. */
function withNote(text: string, note: string, language: Language): string {
  return language.say(enInfo, 'withNote', { text: isolated(text), note: isolated(note) });
}

/** Komi, handicap and times. */
function rulesOf(info: GameInfo, language: Language): Fact[] {
  const { komi, handicap, oldHandicap, timeLimit, overtime } = info;
  const stones: Paragraph =
    handicap?.stones === undefined
      ? handicap?.raw
      : handicap.stones > 0 // without stones there is no handicap
        ? [language.say(enInfo, 'stonesOf', { count: handicap.stones })]
        : undefined;
  const system = oldHandicap?.name
    ? withNote(oldHandicap.raw, oldHandicap.name, language)
    : oldHandicap?.raw;
  return [
    [language.say(enInfo, 'komi'), komi && describeKomi(komi, language)],
    [language.say(enInfo, 'handicap'), stones],
    [language.say(enInfo, 'oldHandicap'), system],
    [language.say(enInfo, 'timeLimit'), timeLimit && describeTimeLimit(timeLimit, language)],
    [language.say(enInfo, 'overtime'), overtime && describeOvertimeRule(overtime, language)],
  ];
}

/** Komi in the reader's language. The record's own words follow in brackets, or are under 'more'. */
function describeKomi({ points, raw, unusual }: Komi, language: Language): Paragraph {
  if (points === undefined) return raw;
  const text = describeNumber(points, language);
  return [unusual || isNumber(raw) ? text : withNote(text, raw, language)];
}

function describeNumber(number: number, language: Language): string {
  return new Intl.NumberFormat(language.tag, { maximumFractionDigits: 3 }).format(number);
}

/** The time limit. The record's own words are kept: '1 hour each' says more than an hour. */
function describeTimeLimit(
  { seconds, raw, unlimited, unusual }: TimeLimit,
  language: Language,
): Paragraph {
  if (unlimited) return [language.say(enInfo, 'unlimited')];
  const isSpoken = seconds !== undefined && (unusual || isNumber(raw));
  return isSpoken ? [describeDuration(seconds, 'short', language)] : raw;
}

function isNumber(raw: string): boolean {
  return /^\s*[+-]?[\d.,]+\s*$/.test(raw);
}

function describeOvertimeRule(overtime: Overtime, language: Language): Paragraph {
  if (overtime.kind !== 'japanese' && overtime.kind !== 'canadian') return overtime.raw;
  const time = describeDuration(overtime.seconds, 'short', language);
  const [key, count] =
    overtime.kind === 'japanese'
      ? (['periods', overtime.periods] as const)
      : (['stones', overtime.stones] as const);
  return [language.say(enInfo, key, { count, time })];
}

/** The texts of properties without a row of their own, in the order of the record. */
function otherTexts({ texts, labels }: GameInfo, hidesResult: boolean, language: Language): Fact[] {
  return Object.entries(texts).flatMap(([identifier, text]): Fact[] => {
    if (identifier in ownRows || (hidesResult && outcomes.has(identifier))) return [];
    const name = labels[identifier] || propertyText([identifier, properName(identifier)], language);
    const label =
      name === identifier ? name : language.say(enInfo, 'withIdentifier', { name, identifier });
    return [[label, ...linesOf(text)]];
  });
}

function technicalFacts(info: GameInfo, hidesResult: boolean, language: Language): Fact[] {
  const { game, size, application, charset, transferEncoding, scores } = info;
  const say = (key: InfoTextKey) => language.say(enInfo, key);
  const number = (key: InfoTextKey, value: number | undefined): Fact => [
    say(key),
    value === undefined ? value : [describeNumber(value, language)],
  ];
  const outcome = [
    number('territory', info.territory),
    number('blackScore', scores.black),
    number('whiteScore', scores.white),
  ];
  return [
    ...(hidesResult ? [] : outcome),
    number('moves', info.moveCount),
    number('movesPerPeriod', info.movesPerPeriod),
    number('nextMove', info.nextMove),
    [say('timeLimit'), info.losesOnTime ? [say('losesOnTime')] : undefined],
    [say('game'), [game.name ?? String(game.number)]],
    [say('size'), [language.say(enInfo, 'columnsRows', { ...size })]],
    [say('application'), [application?.name, application?.version].filter(Boolean).join(' ')],
    [say('charset'), charset, transferEncoding],
    number('format', info.format),
    number('variationStyle', info.variationStyle),
  ];
}

/** Longer texts are not cut into paragraphs: each has its own writing direction, which takes time. */
const MOST_PARAGRAPHS = 500;

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n', MOST_PARAGRAPHS + 1);
  return lines.length > MOST_PARAGRAPHS ? [text] : lines;
}
