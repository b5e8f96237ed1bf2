import { expect } from '@esm-bundle/chai';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { codesOf } from '../helpers/records.js';

/** Every node in file order as `parent: IDENT=value|value …`; the root's parent is `-`. */
export function outline(tree: GameTree): string[] {
  return Array.from({ length: tree.size }, (_, index) => {
    const node = index as NodeId;
    const properties = tree
      .properties(node)
      .map(({ identifier, values }) => ` ${identifier}=${values.join('|')}`);
    return `${tree.parent(node) ?? '-'}:${properties.join('')}`;
  });
}

/** A text, its outlines by game, and the codes of the findings. */
type Row = readonly [title: string, sgf: string, games: readonly string[][], findings?: string[]];

export function testParsing(rows: readonly Row[]): void {
  for (const [title, sgf, games, expected = []] of rows) {
    it(title, () => {
      const { trees, findings } = parseSgf(sgf);
      expect(trees.map(outline)).to.eql(games);
      expect(codesOf(findings)).to.eql(expected);
    });
  }
}
