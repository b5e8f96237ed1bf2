/*
 * UGF and UGI, the formats of the Japanese server Pandanet (IGS) and its program Panda Egg. Sections begin with their
 * names in brackets; [Header] has lines `key=value`, [Data] the moves: `QP,B1,1,0` is the point Q P, the player, the
 * number of the move and its seconds. The letters include I. With `CoordinateType=IGS` rows count from the bottom,
 * otherwise from the top. Moves with number 0 are handicap stones. [Figure] has comments, labels and variations
 * (`ugf-figures.ts`). [ReviewNode] repeats the moves; [Files] has pictures.
 *
 * Sources: one real file (UGF 3, with [Header], [Data] and [ReviewNode]). UGI and [Figure] are known from descriptions
 * only: “The UGF format” by the author of sgfutils; Sensei's Library, UGI; the readers of sgfutils, xyz2sgf and Sabaki.
 */

import type { ForeignGame } from './convert.js';
import { addHandicap } from './handicap.js';
import { addMove, addProperty, newNode, type WrittenNode } from './record-writer.js';
import { addFigures } from './ugf-figures.js';
import { addInfo, readHeader } from './ugf-header.js';
import { readMove, type UgfBoard } from './ugf-moves.js';

export function readUgf(text: string): ForeignGame | undefined {
  const sections = readSections(text);
  const header = readHeader(sections.get('header') ?? []);
  const [, kind = 'PLAIN'] = (header.get('crypt') ?? '').split(',');
  const size = Number(header.get('size') ?? 19);
  const isReadable = size >= 2 && size <= 26 && kind.startsWith('PLAIN');
  const data = sections.get('data') ?? [];
  if (!isReadable || (header.size === 0 && data.length === 0)) return undefined;
  const board = { size, isFromBottom: /igs/i.test(header.get('coordinatetype') ?? '') };
  const root = newNode();
  const skipped: string[] = [];
  addInfo(root, header);
  const line = addMoves(root, data, board, skipped);
  const stones = Number.parseInt(header.get('hdcp') ?? '', 10) || 0;
  const [first] = line[1]?.properties[0] ?? [];
  const hasStones = root.properties.some(([identifier]) => identifier === 'AB');
  if (hasStones) addProperty(root, 'HA', String(stones));
  else if (first === 'W') addHandicap(root, stones, size, line.flatMap(pointOf));
  const isWhole = addFigures(line, sections.get('figure') ?? [], board, skipped);
  const isCut = !isWhole || line.length - 1 < (Number(header.get('moves') ?? 0) || 0);
  return { root, skipped, isCut };
}

const pointOf = ({ properties }: WrittenNode) => properties[0]?.[1] ?? [];

/** The lines of each section, by its name in small letters. */
function readSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, name] = /^\s*\[(\w+)\]\s*$/.exec(line) ?? [];
    if (name !== undefined) sections.set(name.toLowerCase(), (lines = []));
    else lines.push(line);
  }
  return sections;
}

/** Adds the moves of a game, and returns their nodes after the root. */
function addMoves(
  root: WrittenNode,
  lines: readonly string[],
  board: UgfBoard,
  skipped: string[],
): WrittenNode[] {
  const nodes = [root];
  const setup = { B: [] as string[], W: [] as string[] };
  let next: 'B' | 'W' = 'B';
  for (const line of lines) {
    const move = readMove(line, board);
    const node = nodes.at(-1);
    if (!move || !node) {
      if (line.trim() && !line.trim().startsWith('.')) skipped.push(line);
      continue;
    }
    const color: 'B' | 'W' = move.color ?? next;
    const { point, number } = move;
    if (number === 0 && nodes.length === 1) setup[color].push(point);
    else {
      nodes.push(addMove(node, color, point));
      next = color === 'B' ? 'W' : 'B';
    }
  }
  addProperty(root, 'AB', ...setup.B);
  addProperty(root, 'AW', ...setup.W);
  return nodes;
}
