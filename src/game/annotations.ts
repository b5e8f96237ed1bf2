import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readReal } from '../sgf/real.js';
import { readNumber } from '../sgf/values.js';
import { type Judgements, readJudgements } from './judgements.js';

/** The judgements of one node; they belong to the node, not to a point (N-17). */
export interface Annotations {
  readonly marks: Judgements;
  /** V: positive is good for Black; in Go the estimated score (N-09). */
  readonly value?: number;
  /** EL: a computer's evaluation of the move (N-21). */
  readonly evaluation?: number;
  /** IL: the record marks the move as illegal (N-21). */
  readonly isIllegal: boolean;
  /** `XM[]`: the game that was played ends here; the rest is analysis (D-25). */
  readonly isActualEnd: boolean;
}

/** Reads the annotations of a node (N-04 to N-21). */
export function readAnnotations(tree: GameTree, node: NodeId): Annotations {
  const first = (name: string) => tree.values(node, name)[0] ?? '';
  const value = readReal(first('V'));
  const evaluation = readNumber(first('EL'));
  return {
    marks: readJudgements(tree, node),
    ...(value !== undefined && { value }),
    ...(evaluation !== undefined && { evaluation }),
    isIllegal: tree.has(node, 'IL'),
    isActualEnd: node !== tree.root && tree.values(node, 'XM').some((raw) => !raw.trim()),
  };
}
