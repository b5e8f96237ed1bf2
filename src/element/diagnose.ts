import { CheckedReplayer } from '../replay/checked-replayer.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { type Diagnostic, locateFindings } from '../sgf/locate.js';
import type { SgfCollection } from '../sgf/parse.js';
import { describeDiagnostic } from '../texts/describe-diagnostic.js';

export { tellOddities } from './oddities.js';

/** An oddity of a record: where it is, how grave it is, and a sentence for its author. */
export interface BoardDiagnostic extends Diagnostic {
  readonly message: string;
}

/**
 * What authors are told of a record and the path to one of its nodes. A chunk of its own: most
 * records are not odd.
 */
export function diagnose(
  { text, findings }: SgfCollection,
  tree: GameTree,
  node: NodeId,
): readonly BoardDiagnostic[] {
  const replayed = new CheckedReplayer(tree).findingsAt(node);
  return locateFindings(text, [...findings, ...replayed]).map((diagnostic) => ({
    ...diagnostic,
    message: describeDiagnostic(diagnostic),
  }));
}
