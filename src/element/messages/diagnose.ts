import { CheckedReplayer } from '../../replay/checked-replayer.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { locateFindings } from '../../sgf/locate.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describeDiagnostic } from '../../texts/describe-diagnostic.js';
import type { BoardDiagnostic } from './board-diagnostic.js';

export { tellOddities } from './oddities.js';

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
