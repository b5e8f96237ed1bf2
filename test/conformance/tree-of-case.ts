import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';

/** A tree as the cases write it: `[properties, child, child …]`; a child has the higher number. */
export function nestedNodes(tree: GameTree): unknown {
  const nested = Array.from({ length: tree.size }, (_, index): unknown[] => {
    const properties = tree.properties(index as NodeId);
    return [properties.map(({ identifier, values }) => [identifier, values.map(unescaped)])];
  });
  nested.forEach((node, index) => {
    for (const child of tree.children(index as NodeId)) node.push(nested[child]);
  });
  return nested[0];
}

/** Escapes resolved, line ends as `\n`, all else untouched: on purpose not what `values.ts` does. */
function unescaped(raw: string): string {
  const lines = raw.replace(/\r\n|\n\r|\r/g, '\n');
  let text = '';
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== '\\') text += lines.charAt(at);
    else if (lines[++at] !== '\n') text += lines.charAt(at);
  }
  return text;
}
