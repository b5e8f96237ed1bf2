import { startOf } from '../../sgf/characters.js';
import { type Finding, LONGEST_DETAIL } from '../../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { propertyKind } from '../../sgf/properties.js';
import { nearestWith } from '../inherited.js';
import { saysSomething } from '../info/collect-info.js';
import { isInfoAnywhere } from '../info/info-names.js';
import { checkAnnotations } from './check-annotations.js';
import { checkHandicap } from './check-handicap.js';
import { complaintAbout, type Report } from './check-values.js';

const handicaps = new Set(['HA', 'HD']);
/** Properties about the file: programs add their own value and keep the one that another program wrote. */
const repeatable = new Set(['CA', 'AP', 'IL']);

/** Maximum number of findings per game. */
const MOST_FINDINGS = 1000;

/**
 * Finds oddities in the values of a game: values that don't fit their type (V-39), too many values (V-36), properties
 * that are in the wrong node (R-12, I-60) or unknown to all documents (P-29), annotations that contradict each other
 * (N-18 to N-20). Points are checked by the replay, because they depend on the game.
 */
export function checkRecord(tree: GameTree): Finding[] {
  const findings: Finding[] = [];
  let id = tree.root;
  const report: Report = (code, property, detail, severity) => {
    const offset = tree.placeOf(property, detail);
    const shown = startOf(detail, LONGEST_DETAIL);
    findings.push({ code, offset, detail: shown, node: id, ...(severity && { severity }) });
  };
  checkHandicap(tree, report);
  const unknown = new Set<string>();
  for (let node = 0; node < tree.size && findings.length < MOST_FINDINGS; node++) {
    id = node as NodeId;
    const counts = new Map<string, number>();
    for (const property of tree.propertyIds(id)) {
      if (findings.length >= MOST_FINDINGS) break;
      const identifier = tree.nameOf(property);
      const before = counts.get(identifier) ?? 0;
      const count = before + tree.valuesOf(property).length;
      counts.set(identifier, count);
      if (!propertyKind(identifier)) {
        if (!unknown.has(identifier) && !identifier.startsWith('X')) {
          report('unknown-property', property, identifier); // once; X… are private names (H-28)
        }
        unknown.add(identifier);
      } else checkProperty(tree, id, property, before < 2 && count > 1, report);
      if (isGivenAgain(tree, id, property)) report('info-elsewhere', property, identifier);
    }
    checkAnnotations(tree, id, report);
  }
  return findings;
}

/** @param isMany whether this row gives the node a second value of the property (P-26, V-36) */
function checkProperty(
  tree: GameTree,
  node: NodeId,
  property: PropertyId,
  isMany: boolean,
  report: Report,
): void {
  const identifier = tree.nameOf(property);
  const kind = propertyKind(identifier);
  if (!kind) return;
  const isRoot = node === tree.root;
  if (kind.class === 'root' && !isRoot) {
    report('root-property-elsewhere', property, identifier);
    return;
  }
  if (isRoot && (kind.class === 'move' || kind.class === 'node')) return; // texts of dialects (D-31)
  if (!isRoot && kind.class === 'game-info' && !isInfoAnywhere(identifier)) return; // D-13, D-21
  const values = tree.valuesOf(property);
  if (isMany && !kind.isList) {
    const isHarmless =
      repeatable.has(identifier) || new Set(tree.values(node, identifier)).size === 1;
    report('too-many-values', property, identifier, isHarmless ? 'note' : undefined);
  }
  for (const raw of kind.isList ? values : values.slice(0, 1)) {
    const code = complaintAbout(identifier, kind, raw, tree);
    if (!code) continue;
    // A handicap in words is shown as written (I-36).
    const isInWords = code === 'bad-value' && handicaps.has(identifier);
    report(code, property, raw, isInWords ? 'note' : undefined);
    return;
  }
}

/** Whether a node above already has a value of this property (I-60). */
function isGivenAgain(tree: GameTree, node: NodeId, property: PropertyId): boolean {
  const parent = tree.parent(node);
  const name = tree.nameOf(property);
  if (parent === undefined || !isInfoAnywhere(name)) return false;
  const hasValue = saysSomething(tree.valuesOf(property));
  return hasValue && nearestWith(tree, parent, name, saysSomething) !== undefined;
}
