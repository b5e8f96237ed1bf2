import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import type { Report } from './check-values.js';

const judgements = ['GB', 'GW', 'DM', 'UC'];
const moveMarks = ['TE', 'BM', 'DO', 'IT', 'KO'];

/** Annotations that need a move, or that exclude each other (N-18 to N-20, M-08). */
export function checkAnnotations(tree: GameTree, node: NodeId, report: Report): void {
  const rows = new Map<string, PropertyId>();
  for (const property of tree.propertyIds(node)) rows.set(tree.nameOf(property), property);
  const standing = (identifiers: readonly string[]) =>
    identifiers.filter((identifier) => rows.has(identifier));
  const complain = (code: Parameters<Report>[0], identifiers: readonly string[]) => {
    const property = rows.get(identifiers[0] ?? '');
    if (property !== undefined) report(code, property, identifiers.join(', '));
  };
  const judged = standing(judgements);
  if (judged.length > 1) complain('contradicting-annotations', judged);
  const quality = standing(['TE', 'BM']);
  if (quality.length > 1) complain('contradicting-annotations', quality);
  const hasMove = rows.has('B') || rows.has('W');
  if (!hasMove && node !== tree.root) complain('annotation-without-move', standing(moveMarks));
}
