/*
 * GIB, the format of the Korean server Tygem. A header of lines `\[KEY=value\]` is between `\HS` and `\HE`; GAMEINFOMAIN
 * and GAMETAG repeat most of it as numbers. The moves are between `\GS` and `\GE`: `INI 0 1 HANDICAP &4COMMENT`, then
 * `STO 0 NUMBER COLOR COLUMN ROW` (colour 1 is black; columns and rows count from 0 at the top left) and `SKI 0 NUMBER`,
 * a pass. Boards are 19×19.
 *
 * Sources: two real files, one in UTF-8 and one in EUC-KR; Sensei's Library, GIB; the readers of sgfutils and Sabaki.
 */

import type { ForeignGame } from './convert.js';
import { addHandicap } from './handicap.js';
import { splitRank } from './player.js';
import { addComment, addMove, addProperty, newNode, pointFrom } from './record-writer.js';
import { resultFrom } from './result.js';

const SIZE = 19;
/** Longest value of the header that is read, in UTF-16 code units. */
const LONGEST_FIELD = 1000;

type Header = ReadonlyMap<string, string>;

export function readGib(text: string): ForeignGame | undefined {
  const [head = '', body = text] = text.split(/^\\GS$/m, 2);
  const header = readHeader(head);
  const root = newNode();
  addInfo(root, header);
  const lines = body.split('\n');
  const end = lines.indexOf('\\GE');
  const skipped: string[] = [];
  const points: string[] = [];
  let handicap = 0;
  let node = root;
  let color: 'B' | 'W' = 'W';
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const [word, , , third = '', column = '', row = ''] = line.split(/\s+/);
    if (word === 'INI') {
      const [, , , stones, comment = ''] =
        /^INI\s+(\d+)\s+(\d+)\s+(\d+)\s*(?:&4)?(.*)$/.exec(line) ?? [];
      handicap = Number(stones ?? 0);
      addComment(root, comment);
      color = handicap > 1 ? 'B' : 'W';
    } else if (word === 'STO' && /^[12]$/.test(third)) {
      const point = pointFrom(Number(column || NaN), Number(row || NaN));
      color = third === '1' ? 'B' : 'W';
      if (!point) skipped.push(line);
      else node = addMove(node, color, point);
      points.push(point);
    } else if (word === 'SKI') {
      color = color === 'B' ? 'W' : 'B';
      node = addMove(node, color, '');
    } else if (!isKnown(line)) skipped.push(line);
  }
  if (header.size === 0 && points.length === 0) return undefined;
  addHandicap(root, handicap, SIZE, points, true);
  return { root, skipped, isCut: end < 0 };
}

/** Lines without a move: those of a header, two lines of numbers before INI, and marks whose meaning is unknown. */
function isKnown(line: string): boolean {
  return /^(?:\\.*|[\d\s]*(?:&4)?|(?:IDX|REM)\b.*)$/.test(line);
}

function readHeader(head: string): Header {
  const header = new Map<string, string>();
  for (const piece of head.split('\\[').slice(1)) {
    const [, key = '', value = ''] = /^([A-Z]+)=(.*)$/s.exec(piece.split('\\]', 1)[0] ?? '') ?? [];
    if (key) header.set(key, value.slice(0, LONGEST_FIELD).replace(/\s+/g, ' ').trim());
  }
  return header;
}

/** A field of GAMEINFOMAIN, such as `GONGJE:65`, or else of GAMETAG, such as `G65`. */
function fieldOf(header: Header, name: string, tag: string): string | undefined {
  const [, main] =
    new RegExp(`(?:^|,)${name}:([^,]*)`).exec(header.get('GAMEINFOMAIN') ?? '') ?? [];
  const [, short] =
    new RegExp(`(?:^|,)\\s*${tag}([\\d:-]+)`).exec(header.get('GAMETAG') ?? '') ?? [];
  return main || short;
}

function addInfo(root: ReturnType<typeof newNode>, header: Header): void {
  const text = (key: string) => header.get(key) ?? '';
  addProperty(root, 'SZ', String(SIZE));
  for (const [side, letter] of [
    ['BLACK', 'B'],
    ['WHITE', 'W'],
  ] as const) {
    const { name, rank } = splitRank(text(`GAME${side}NAME`) || text(`GAME${side}NICK`));
    addProperty(root, `P${letter}`, name);
    addProperty(root, `${letter}R`, rank);
  }
  addProperty(root, 'RE', resultOf(header));
  addProperty(root, 'KM', komiOf(header));
  addProperty(root, 'DT', dateOf(header));
  addTime(root, header);
  addProperty(root, 'PC', text('GAMEPLACE'));
  addProperty(root, 'GN', text('GAMENAME'));
  addProperty(root, 'GC', text('GAMECOMMENT'));
}

/** The results of GRLT; a result by points has them in ZIPSU, in tenths. */
const results = new Map([
  ['0', 'B+'],
  ['1', 'W+'],
  ['3', 'B+R'],
  ['4', 'W+R'],
  ['7', 'B+T'],
  ['8', 'W+T'],
]);

function resultOf(header: Header): string {
  const known = results.get(fieldOf(header, 'GRLT', 'W') ?? '') ?? '';
  const points = Number(fieldOf(header, 'ZIPSU', 'Z') ?? 0) / 10;
  const hasPoints = known.endsWith('+');
  if (known && (!hasPoints || points > 0)) return hasPoints ? `${known}${points}` : known;
  return resultFrom(header.get('GAMERESULT') ?? '') || known;
}

/** The komi in tenths. In games with a handicap it may be whole points for one side: `White Dum(5)`. */
function komiOf(header: Header): string {
  const komi = Number(fieldOf(header, 'GONGJE', 'G') ?? NaN);
  const dum = Number(fieldOf(header, 'DUM', 'D') ?? 0);
  if (!komi && dum > 0) {
    const isForBlack = /(?:black|흑|黑|黒)\s*(?:dum|덤)/i.test(header.get('GAMECONDITION') ?? '');
    return String(isForBlack ? -dum : dum);
  }
  return Number.isFinite(komi) ? String(komi / 10) : '';
}

/** The day: `2015- 8-29-22-56-58`, `2009年10月 9日 19:24:18`, or `C2015:08:29:22:56` in GAMETAG. */
function dateOf(header: Header): string {
  const written = `${header.get('GAMEDATE') ?? ''} ${fieldOf(header, 'GDATE', 'C') ?? ''}`;
  const [, year, month = '', day = ''] =
    /(\d{4})\s*[-:年.]\s*(\d{1,2})\s*[-:月.]\s*(\d{1,2})/.exec(written) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/** The time: seconds, then seconds and number of the periods of overtime. GAMETAG has them the other way round. */
function addTime(root: ReturnType<typeof newNode>, header: Header): void {
  const [, main] = /GTIME:(\d+-\d+-\d+)/.exec(header.get('GAMEINFOMAIN') ?? '') ?? [];
  const [, tag] = /(?:^|,)T(\d+-\d+-\d+)/.exec(header.get('GAMETAG') ?? '') ?? [];
  const [time, period, periods] = main
    ? main.split('-')
    : (([one, number, whole]) => [whole, one, number])(tag?.split('-') ?? []);
  if (Number(time) > 0) addProperty(root, 'TM', String(Number(time)));
  if (Number(periods) > 0 && Number(period) > 0)
    addProperty(root, 'OT', `${Number(periods)}x${Number(period)} byo-yomi`);
}
