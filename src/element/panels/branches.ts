import type { Language } from '../../texts/language.js';
import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt } from '../../sgf/text-properties.js';
import { panelText } from '../../texts/en-panels.js';

/** One way on from a node. */
export interface Branch {
  readonly node: NodeId;
  readonly name: string;
}

/** So many ways on are offered as buttons; the rest can be reached as siblings of the last one. */
const MOST_BRANCHES = 24;

/** The ways on from a node, each named by its move, else by its name, else by its number. */
export function branchesOf(replayer: Replayer, node: NodeId, language: Language): Branch[] {
  const branches: Branch[] = [];
  let child = replayer.tree.firstChild(node);
  while (child !== undefined && branches.length < MOST_BRANCHES) {
    branches.push({
      node: child,
      name: nameOf(replayer, child, language) || String(branches.length + 1),
    });
    child = replayer.tree.nextSibling(child);
  }
  return branches;
}

function nameOf(replayer: Replayer, node: NodeId, language: Language): string {
  const { tree } = replayer;
  const [raw] = [...tree.values(node, 'B'), ...tree.values(node, 'W')];
  return raw === undefined ? simpleTextAt(tree, node, 'N') : moveName(replayer, raw, language);
}

/** A move as people call it; as the record writes it where it can't be read. */
export function moveName({ notation, size }: Replayer, raw: string, language: Language): string {
  const move = notation.readMove(raw, size);
  if (move === 'pass') return panelText('pass', language);
  return typeof move === 'number' ? notation.formatPoint(move, size) : raw;
}
