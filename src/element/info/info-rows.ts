import { type GameInfo, readGameInfo } from '../../game/info/game-info.js';
import type { Komi } from '../../game/info/komi.js';
import type { TimeLimit } from '../../game/info/time-limits.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { infoText, type InfoTextKey } from '../../texts/info-texts.js';
import { propertyText } from '../../texts/property-texts.js';
import { spokenLanguage } from '../../texts/texts.js';
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
export function infoRows(tree: GameTree, node: NodeId, hidesResult: boolean): InfoRows {
  const info = infos.get(tree) ?? readGameInfo(tree);
  infos.set(tree, info);
  const clocks = clocksInWords(tree, node);
  const text = (identifier: keyof typeof ownRows) =>
    row(infoText(ownRows[identifier]), ...linesOf(info.texts[identifier] ?? ''));
  const main = [
    ...sideRow('black', info.black, clocks.black),
    ...sideRow('white', info.white, clocks.white),
    ...row(infoText('result'), describeOutcome(info.result)).map((one) => ({
      ...one,
      isHidden: hidesResult,
    })),
    ...text('GN'),
    ...text('EV'),
    ...row(infoText('round'), info.round?.raw),
    ...row(infoText('date'), info.date && describeDate(info.date)),
    ...text('PC'),
    ...text('RU'),
    ...rulesRows(info),
    ...text('ON'),
    ...text('GC'),
    ...text('SO'),
    ...text('AN'),
    ...text('US'),
    ...text('CP'),
  ];
  return { main, more: [...otherTexts(info, hidesResult), ...technicalRows(info, hidesResult)] };
}

/** Komi, handicap and times. */
function rulesRows({ komi, handicap, oldHandicap, timeLimit, overtime }: GameInfo): InfoRow[] {
  return [
    ...row(infoText('komi'), komi && describeKomi(komi)),
    ...row(infoText('handicap'), handicap && stonesOr(handicap.stones, handicap.raw)),
    ...row(
      infoText('oldHandicap'),
      oldHandicap &&
        (oldHandicap.name ? withNote(oldHandicap.raw, oldHandicap.name) : oldHandicap.raw),
    ),
    ...row(infoText('timeLimit'), timeLimit && describeTimeLimit(timeLimit)),
    ...row(infoText('overtime'), describeOvertimeRule(overtime)),
  ];
}

/** In the reader's language; what the record says in its own words stands behind it, or under 'more'. */
function describeKomi({ points, raw, unusual }: Komi): string {
  if (points === undefined) return raw;
  return unusual || isPlain(raw) ? numberText(points) : withNote(numberText(points), raw);
}

function numberText(number: number): string {
  return new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: 3 }).format(number);
}

function stonesOr(count: number | undefined, raw: string): string {
  return count === undefined ? raw : infoText('stonesOf', { count });
}

/** Words stay as they are: '1 hour each' says more than an hour. */
function describeTimeLimit({ seconds, raw, unlimited, unusual }: TimeLimit): string {
  if (unlimited) return infoText('unlimited');
  const isSpoken = seconds !== undefined && (unusual || isPlain(raw));
  return isSpoken ? describeDuration(seconds) : raw;
}

function isPlain(raw: string): boolean {
  return /^\s*[+-]?[\d.,]+\s*$/.test(raw);
}

function describeOvertimeRule(overtime: GameInfo['overtime']): string | undefined {
  if (!overtime) return undefined;
  const { kind, raw } = overtime;
  if (kind === 'japanese')
    return infoText('periods', {
      count: overtime.periods,
      time: describeDuration(overtime.seconds),
    });
  if (kind === 'canadian')
    return infoText('stones', { count: overtime.stones, time: describeDuration(overtime.seconds) });
  return raw;
}

/** What the record says in properties without a row of their own, in its order. */
function otherTexts({ texts, labels }: GameInfo, hidesResult: boolean): InfoRow[] {
  return Object.entries(texts).flatMap(([identifier, text]) => {
    if (identifier in ownRows || (hidesResult && outcomes.has(identifier))) return [];
    const name = labels[identifier] || propertyText(identifier);
    const label = name === identifier ? name : infoText('withIdentifier', { name, identifier });
    return row(label, ...linesOf(text));
  });
}

function technicalRows(info: GameInfo, hidesResult: boolean): InfoRow[] {
  const { game, size, application, charset, transferEncoding, scores } = info;
  const number = (key: InfoTextKey, value: number | undefined) =>
    row(infoText(key), value === undefined ? undefined : numberText(value));
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
    ...row(infoText('timeLimit'), info.losesOnTime ? infoText('losesOnTime') : undefined),
    ...row(infoText('game'), game.name ?? String(game.number)),
    ...row(infoText('size'), infoText('columnsRows', { ...size })),
    ...row(
      infoText('application'),
      [application?.name, application?.version].filter(Boolean).join(' '),
    ),
    ...row(infoText('charset'), charset, transferEncoding),
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
