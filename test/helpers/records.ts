import { lineThrough } from '../../src/game/walk.js';
import { Replayer } from '../../src/replay/replayer.js';
import type { Position } from '../../src/replay/position.js';
import { type Point, pointAt } from '../../src/rules/point.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';

/** A node for a test: `root`, `main:last`, `main:N` (steps), or child indexes from the root. */
export type NodePath = string | readonly number[];

export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Bytes from hexadecimal digits, and from text in quotes: `"(;C[" d6d0 "])"`. */
export function bytesFrom(description: string): Uint8Array {
  const bytes: number[] = [];
  for (const [, text, hex] of description.matchAll(/"([^"]*)"|([0-9a-f]{2})/gi)) {
    if (hex) bytes.push(parseInt(hex, 16));
    else for (const character of text ?? '') bytes.push(character.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

/** The only game of a text. */
export function treeOf(sgf: string): GameTree {
  const [tree] = parseSgf(sgf).trees;
  if (!tree) throw new Error(`no game in ${sgf}`);
  return tree;
}

export function nodeAt(tree: GameTree, path: NodePath): NodeId {
  if (path === 'root') return tree.root;
  if (typeof path === 'string') {
    const line = lineThrough(tree, tree.root);
    const step = path === 'main:last' ? line.length - 1 : Number(path.slice('main:'.length));
    return found(line[step], path);
  }
  return path.reduce<NodeId>((node, index) => found(tree.children(node)[index], path), tree.root);
}

function found(node: NodeId | undefined, path: NodePath): NodeId {
  if (node === undefined) throw new Error(`no node at ${JSON.stringify(path)}`);
  return node;
}

/** The position of a text's only game; by default at the end of the main line. */
export function positionOf(sgf: string, path: NodePath = 'main:last'): Position {
  const tree = treeOf(sgf);
  return new Replayer(tree).positionAt(nodeAt(tree, path));
}

/** A board as rows from top to bottom: `X` black, `O` white, `.` empty. */
export function rowsOf({ board }: Position): string[] {
  const { columns, rows } = board.size;
  return Array.from({ length: rows }, (_row, y) =>
    Array.from({ length: columns }, (_column, x) => {
      const color = board.at(pointOn(board.size, x, y));
      return color === undefined ? '.' : color === 'black' ? 'X' : 'O';
    }).join(''),
  );
}

/** A position as plain values, to compare positions. */
export function comparable(position: Position) {
  const { captures, toPlay, moveNumber, lastMove, koPoint } = position;
  return { rows: rowsOf(position), captures, toPlay, moveNumber, lastMove, koPoint };
}

/** The rows of a drawn diagram, without the blanks. */
export function diagram(drawn: string): string[] {
  return drawn
    .trim()
    .split('\n')
    .map((row) => row.replaceAll(' ', ''));
}

export function pointOn(size: { columns: number; rows: number }, x: number, y: number): Point {
  const point = pointAt(size, x, y);
  if (point === undefined) throw new RangeError(`no point ${x}, ${y}`);
  return point;
}

/** The codes of findings, in order. */
export function codesOf(findings: readonly { readonly code: string }[]): string[] {
  return findings.map(({ code }) => code);
}
