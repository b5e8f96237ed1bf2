import type { Language } from '../../texts/language.js';
import { type GameInfo, readGameInfo } from '../../game/info/game-info.js';
import type { Komi } from '../../game/info/komi.js';
import { properName } from '../../game/info/info-names.js';
import type { TimeLimit } from '../../game/info/time-limits.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { infoText, type InfoTextKey } from '../../texts/en-info.js';
import { propertyText } from '../../texts/en-properties.js';

import { describeDate } from '../../view/describe-date.js';
import { describeDuration } from '../../view/describe-duration.js';
import { clocksInWords } from './clock-texts.js';
import { describeOutcome } from './describe-outcome.js';
import { type InfoRow, row } from './info-row.js';
import { sideRow, withNote } from './side-rows.js';

/** What a record tells of its game: what readers ask for, in the order in which they do, and all else. */
export interface InfoRows {
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
  const clocks = clocksInWords(tree, node, language);
  const text = (identifier: keyof typeof ownRows) =>
    row(infoText(ownRows[identifier], language), ...linesOf(info.texts[identifier] ?? ''));
  const main = [
    ...sideRow('black', info.black, clocks.black, language),
    ...sideRow('white', info.white, clocks.white, language),
    ...row(infoText('result', language), describeOutcome(info.result, language)).map((one) => ({
      ...one,
      isHidden: hidesResult,
    })),
    ...text('GN'),
    ...text('EV'),
    ...row(infoText('round', language), info.round?.raw),
    ...row(infoText('date', language), info.date && describeDate(info.date, language)),
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
    ...row(infoText('komi', language), komi && describeKomi(komi, language)),
    ...row(
      infoText('handicap', language),
      handicap && stonesOr(handicap.stones, handicap.raw, language),
    ),
    ...row(
      infoText('oldHandicap', language),
      oldHandicap &&
        (oldHandicap.name
          ? withNote(oldHandicap.raw, oldHandicap.name, language)
          : oldHandicap.raw),
    ),
    ...row(infoText('timeLimit', language), timeLimit && describeTimeLimit(timeLimit, language)),
    ...row(infoText('overtime', language), describeOvertimeRule(overtime, language)),
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
  return count === undefined ? raw : infoText('stonesOf', { count }, language);
}

/** Words stay as they are: '1 hour each' says more than an hour. */
function describeTimeLimit(
  { seconds, raw, unlimited, unusual }: TimeLimit,
  language: Language,
): string {
  if (unlimited) return infoText('unlimited', language);
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
    return infoText(
      'periods',
      {
        count: overtime.periods,
        time: describeDuration(overtime.seconds, 'short', language),
      },
      language,
    );
  if (kind === 'canadian')
    return infoText(
      'stones',
      { count: overtime.stones, time: describeDuration(overtime.seconds, 'short', language) },
      language,
    );
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
      name === identifier ? name : infoText('withIdentifier', { name, identifier }, language);
    return row(label, ...linesOf(text));
  });
}

function technicalRows(info: GameInfo, hidesResult: boolean, language: Language): InfoRow[] {
  const { game, size, application, charset, transferEncoding, scores } = info;
  const number = (key: InfoTextKey, value: number | undefined) =>
    row(infoText(key, language), value === undefined ? undefined : numberText(value, language));
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
      infoText('timeLimit', language),
      info.losesOnTime ? infoText('losesOnTime', language) : undefined,
    ),
    ...row(infoText('game', language), game.name ?? String(game.number)),
    ...row(infoText('size', language), infoText('columnsRows', { ...size }, language)),
    ...row(
      infoText('application', language),
      [application?.name, application?.version].filter(Boolean).join(' '),
    ),
    ...row(infoText('charset', language), charset, transferEncoding),
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
