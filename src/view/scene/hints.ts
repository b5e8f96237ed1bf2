import { movesOf, siblingsOf } from '../../game/walk.js';
import { letterOf } from '../../replay/markup.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Color, Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import type { OwnMarks } from './rich-scene.js';

/** A move that continues the record; if there are several, each has a letter. */
export interface Hint {
  readonly point: Point;
  readonly color: Color;
  readonly text: string;
}

/** The number of different letters. */
const LETTERS = 52;
/** ST style: the variations of a node are its siblings, not its children (K-30). */
const SIBLINGS = 1;

/**
 * The hints at a node, one per point. Letters that the author has used as labels are skipped (K-31);
 * after the 52nd there are none.
 *
 * @param next the node that a step forward leads to
 */
export function hintsAt(
  replayer: Replayer,
  node: NodeId,
  marks: OwnMarks,
  next: NodeId | undefined,
  used: ReadonlySet<string>,
): Hint[] {
  const hints = new Map<Point, Hint>();
  const letters = new Array<number>(LETTERS)
    .fill(0)
    .map((_letter, index) => letterOf(index))
    .filter((letter) => !used.has(letter));
  const add = (ahead: NodeId, text: string) => {
    const move = moveOf(replayer, ahead);
    if (move && !hints.has(move.point)) hints.set(move.point, { ...move, text });
  };
  const ways = marks.variations ? variationsAt(replayer, node) : [];
  for (const way of ways) {
    const letter = letters.shift() ?? '';
    if (way !== node && ways.length > 1) add(way, letter);
  }
  if (marks.next && next !== undefined) add(next, '');
  return [...hints.values()];
}

/** The nodes to choose from: the children, or the node and its siblings (K-30, T-15). */
function variationsAt({ tree }: Replayer, node: NodeId): NodeId[] {
  const style = readNumber(tree.values(tree.root, 'ST')[0] ?? '') ?? 0;
  return style & SIBLINGS ? siblingsOf(tree, node) : tree.children(node);
}

function moveOf({ tree, notation, size }: Replayer, node: NodeId) {
  const [property] = movesOf(tree, node);
  if (property === undefined) return undefined;
  const point = notation.readMove(tree.firstValue(property), size);
  const color: Color = tree.nameOf(property) === 'B' ? 'black' : 'white';
  return typeof point === 'number' ? { point, color } : undefined;
}
