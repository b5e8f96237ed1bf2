/*
 * NGF, the format of the Korean server WBaduk (CyberOro). The first lines are title, size of the board, White and Black
 * with their ranks, place, handicap, a number whose meaning is unknown, komi, date, minutes, result, number of moves.
 * A move is `PMABBREER`: PM, its number in letters, the colour, and the point twice, in letters from B for 1, counted
 * from the top left. Some files, of games between professionals, have `GI` before each of the first lines, another order
 * (title, White, Black, two more, date, size, handicap, number, komi, number of moves), and comments at the end:
 * `IDB[211] text[EndTxt]`.
 *
 * Sources: two real files; Sensei's Library, NGF; the readers of sgfutils and xyz2sgf.
 */

import { readDate } from '../game/info/dates.js';
import { readResult } from '../game/info/results-in-words.js';
import type { ForeignGame } from './convert.js';
import { addHandicap } from './handicap.js';
import { splitRank } from './player.js';
import {
  addComment,
  addMove,
  addProperty,
  newNode,
  pointFrom,
  type WrittenNode,
} from './record-writer.js';
import { resultFrom } from './result.js';

/** Matches a move. */
const moveLine = /^PM[A-Z]{2}([BW])([A-Z])([A-Z])(?:[A-Z]{2})?$/;
/** The places of the facts in the first lines. */
const usualPlaces = {
  title: 0,
  size: 1,
  white: 2,
  black: 3,
  place: 4,
  handicap: 5,
  komi: 7,
  date: 8,
  minutes: 9,
  result: 10,
  count: 11,
} as const;
const giPlaces = {
  title: 0,
  white: 1,
  black: 2,
  place: 3,
  date: 5,
  size: 6,
  handicap: 7,
  komi: 9,
  count: 10,
} as const;

type Facts = Partial<Record<keyof typeof usualPlaces, string>>;

export function readNgf(text: string): ForeignGame | undefined {
  const lines = text.trim().split('\n');
  const first = lines.findIndex((line) => moveLine.test(line.trim()));
  const head = first < 0 ? lines.slice(0, 12) : lines.slice(0, first);
  const facts = readFacts(head);
  const size = Number(facts.size ?? 0) || 19;
  if (size < 2 || size > 25) return undefined;
  const root = newNode();
  const nodes: WrittenNode[] = [root];
  const points: string[] = [];
  const skipped: string[] = [];
  for (const line of lines.slice(head.length).map((each) => each.trim())) {
    const [, color, column, row] = moveLine.exec(line) ?? [];
    const node = nodes.at(-1);
    if (color && column && row && node) {
      const point = pointOf(column, row, size);
      if (point === undefined) skipped.push(line);
      else nodes.push(addMove(node, color as 'B' | 'W', point));
      points.push(point ?? '');
    } else if (line && !addRemark(nodes, line)) skipped.push(line);
  }
  const remarks = nodes.at(-1)?.properties.find(([identifier]) => identifier === 'C')?.[1] ?? '';
  addInfo(root, facts, size, remarks);
  addHandicap(root, Number(facts.handicap ?? 0) || 0, size, points, true);
  return { root, skipped, isCut: points.length + 1 < Number(facts.count ?? 0) };
}

function readFacts(head: readonly string[]): Facts {
  const isGi = head.length > 0 && head.every((line) => line.startsWith('GI'));
  const lines = head.map((line) => line.slice(isGi ? 2 : 0).trim());
  const places = Object.entries(isGi ? giPlaces : usualPlaces);
  return Object.fromEntries(places.map(([fact, line]) => [fact, lines[line]]));
}

/** The point of a move; '' for a pass, `undefined` for a point that is not on the board. */
function pointOf(column: string, row: string, size: number): string | undefined {
  const [x, y] = [column, row].map((letter) => letter.charCodeAt(0) - 0x42);
  if (x === -1 && y === -1) return '';
  const isInside = x !== undefined && y !== undefined && Math.max(x, y) < size;
  return (isInside && pointFrom(x, y)) || undefined;
}

/** Adds a comment to its move; `GI` and a number before the comments count them. */
function addRemark(nodes: readonly WrittenNode[], line: string): boolean {
  const [, number, text] = /^ID[BW]?\[(\d+)\](.*)$/.exec(line) ?? [];
  const node = nodes[Number(number)];
  if (node && text !== undefined) addComment(node, text.replace(/\[EndTxt\]$/, ''));
  return node !== undefined || /^GI\d*$/.test(line);
}

/** @param remarks the comment of the last move, which may begin with the result */
function addInfo(root: WrittenNode, facts: Facts, size: number, remarks: string): void {
  addProperty(root, 'SZ', String(size));
  for (const [letter, player] of [
    ['B', facts.black ?? ''],
    ['W', facts.white ?? ''],
  ] as const) {
    const { name, rank } = splitRank(player);
    addProperty(root, `P${letter}`, name);
    addProperty(root, `${letter}R`, rank);
  }
  addProperty(
    root,
    'RE',
    facts.result === undefined ? resultIn(remarks) : resultFrom(facts.result),
  );
  addProperty(root, 'KM', komiOf(facts));
  addProperty(root, 'DT', dateOf(facts.date ?? ''));
  if (Number(facts.minutes) > 0) addProperty(root, 'TM', String(60 * Number(facts.minutes)));
  addProperty(root, 'PC', facts.place ?? '');
  addProperty(root, 'EV', facts.title ?? '');
}

/** Whole points; in even games half a point is added. */
function komiOf({ komi, handicap }: Facts): string {
  if (!/^-?\d+$/.test(komi ?? '')) return komi ?? '';
  return String(Number(komi) + (Number(handicap) > 0 ? 0 : 0.5));
}

/** `20170316 [09:51]`, `2006-9-5`. */
function dateOf(written: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})/.exec(written) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  return readDate(date).dates.length > 0 ? date : written;
}

/** The result at the beginning of a comment: `黑中盘胜(现场消息)`; '' if there is none. */
function resultIn(remarks: string): string {
  const [beginning = ''] = remarks.split(/[(（,，。\n]/, 1);
  return readResult(beginning).winner ? resultFrom(beginning) : '';
}
