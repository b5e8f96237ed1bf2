import { movesIn, movesOf } from '../../game/walk.js';
import { type Color, type Point, pointAt } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import type { Label } from '../markup.js';
import type { Replayer } from '../replayer.js';
import type { CommentContext } from './tokens.js';

/** Where a comment stands, and what is to be seen there. */
export interface CommentPlace {
  readonly replayer: Replayer;
  /** From the root through the node of the comment to the end. */
  readonly line: readonly NodeId[];
  readonly labels: readonly Label[];
  readonly isMainLine: boolean;
  readonly hasNumbers: boolean;
}

/** What a comment can speak of at its place. */
export function commentContext(place: CommentPlace): CommentContext {
  const { replayer, line, labels, isMainLine, hasNumbers } = place;
  const { notation, size, hasBoard, tree } = replayer;
  const nodes = new LineMoves(replayer, line);
  const colorAt = (number: number): Color | undefined => {
    const node = nodes.nodeOf(number);
    const [property] = node === undefined ? [] : movesOf(tree, node);
    if (property === undefined) return undefined;
    return tree.nameOf(property) === 'B' ? 'black' : 'white';
  };
  return {
    pointNamed: (name) => (hasBoard ? notation.readPoint(name, size) : undefined),
    pointAt: (column, row) => (hasBoard ? pointAt(size, column - 1, row - 1) : undefined),
    labels: hasBoard ? pointsByLabel(labels) : new Map(),
    hasMove: (number) => nodes.nodeOf(number) !== undefined,
    colorOfMove: (number) => (isMainLine ? colorAt(number) : undefined),
    hasNumbers,
  };
}

function pointsByLabel(labels: readonly Label[]): Map<string, Point[]> {
  const points = new Map<string, Point[]>();
  for (const { text, point } of labels) {
    const known = points.get(text);
    if (known) known.push(point);
    else if (text) points.set(text, [point]);
  }
  return points;
}

/** The moves of a line by their numbers, as the game counts (MN); found when the first is asked for. */
export class LineMoves {
  readonly #replayer: Replayer;
  readonly #line: readonly NodeId[];
  #nodes: Map<number, NodeId> | undefined;

  constructor(replayer: Replayer, line: readonly NodeId[]) {
    this.#replayer = replayer;
    this.#line = line;
  }

  nodeOf(number: number): NodeId | undefined {
    return (this.#nodes ??= this.#count()).get(number);
  }

  #count(): Map<number, NodeId> {
    const { tree } = this.#replayer;
    const nodes = new Map<number, NodeId>();
    let number = 0;
    for (const node of this.#line) {
      const moves = movesIn(tree, node);
      const named = node === tree.root ? undefined : readNumber(tree.values(node, 'MN')[0] ?? '');
      number = named ?? number + moves;
      if (moves > 0 && !nodes.has(number)) nodes.set(number, node);
    }
    return nodes;
  }
}
