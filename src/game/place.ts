import { lineThrough, pathTo, siblingsOf } from './walk.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';

/**
 * The place of a board in its game: a node, and the line that is being read. Steps back and forward stay on that line,
 * so a reader who goes back in a variation comes forward into it again.
 */
export interface Place {
  readonly tree: GameTree;
  readonly node: NodeId;
  /** The node and its siblings, in file order. */
  readonly siblings: readonly NodeId[];
  /** The nodes from the root through `node` to the end of the line. */
  readonly line: readonly NodeId[];
  readonly index: number;
}

/** The place of a node; the line stays the same if the node lies on it. */
export function placeAt(tree: GameTree, node: NodeId, before?: Place): Place {
  const siblings = siblingsOf(tree, node);
  if (before?.tree === tree) {
    const { line, index: from } = before;
    const near = [from + 1, from - 1, from].find((at) => line[at] === node);
    const index = near ?? line.indexOf(node);
    if (index >= 0) return { tree, node, siblings, line, index };
  }
  const line = lineThrough(tree, node);
  return { tree, node, siblings, line, index: pathTo(tree, node).length - 1 };
}

/** The lengths of the steps along a line, in nodes. `up` and `down` lead to the previous and the next variation. */
const lengths = {
  first: -Infinity,
  back10: -10,
  prev: -1,
  next: 1,
  forward10: 10,
  last: Infinity,
  up: 0,
  down: 0,
} as const;

export type Step = keyof typeof lengths;

export const steps = Object.keys(lengths) as readonly Step[];

export function isStep(word: unknown): word is Step {
  return steps.includes(word as Step);
}

/**
 * The node that a step leads to, or the same node if there is none. `down` goes to the second child if there is one,
 * and otherwise to the next variation.
 */
export function stepFrom({ tree, node, siblings, line, index }: Place, step: Step): NodeId {
  const [, second] = step === 'down' ? tree.children(node) : [];
  if (second !== undefined) return second;
  if (step === 'up' || step === 'down') {
    return siblings[siblings.indexOf(node) + (step === 'up' ? -1 : 1)] ?? node;
  }
  const target = Math.min(Math.max(index + lengths[step], 0), line.length - 1);
  return line[target] ?? node;
}

/**
 * The game's own move at the node where the line leaves the main line, at or before the place; `undefined` if the place
 * is on the main line.
 */
export function gameMove({ tree, line, index }: Place): NodeId | undefined {
  const left = line.slice(0, index).find((node, at) => tree.firstChild(node) !== line[at + 1]);
  return left === undefined ? undefined : tree.firstChild(left);
}
