import { expect } from '@esm-bundle/chai';
import { formatAddress } from '../../../src/game/address.js';
import { BoardComment } from '../../../src/replay/comments/board-comment.js';
import { Replayer } from '../../../src/replay/replayer.js';
import type { NodeId } from '../../../src/sgf/game-tree.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { lineThrough } from '../../../src/game/walk.js';

const GAME =
  '(;SZ[9](;B[cc](;W[gg]N[Ladder];B[gc])(;W[cg]N[Diagram 3];B[gc]))(;B[ee]N[Correct];W[dd])' +
  '(;B[ff]N[Twice 1])(;B[fe]N[twice  1])(;B[ed]N[参考図一]))';

function gameTree() {
  const [tree] = parseSgf(GAME).trees;
  if (!tree) throw new Error('there is no game');
  return tree;
}

/** The references of a comment at a node: each text with the address it leads to. */
function leadsOf(text: string, node = 0): string[] {
  const tree = gameTree();
  const replayer = new Replayer(tree);
  const place = { replayer, node: node as NodeId, line: lineThrough(tree, tree.root), labels: [] };
  const comment = new BoardComment(text, { ...place, isMainLine: true, hasNumbers: false });
  const tokens = comment.paragraphs.flatMap((paragraph) => paragraph.tokens);
  return tokens.flatMap((token) =>
    token.kind === 'node' ? [`${token.text} → ${formatAddress(tree, token.node)}`] : [],
  );
}

describe('nodes that a comment names', () => {
  it('are found by their address', () => {
    expect(leadsOf('See move 1.2, #0.2 and (#1.2.1).')).to.eql([
      'move 1.2 → 1.2',
      '#0.2 → 0.2',
      '#1.2.1 → 1.2.1',
    ]);
  });

  it('need an exact address after # or a word for moves', () => {
    expect(leadsOf('1.2 points, version #1.2.9, move 1.7, move 40.2, W#1.2')).to.eql([]);
  });

  it('are found by names of several words or with a number, in any case', () => {
    expect(leadsOf('Compare diagram  3, or Diagram 31.')).to.eql(['diagram  3 → 1.2']);
    expect(leadsOf('如参考図一所示')).to.eql(['参考図一 → 0.5']);
  });

  it('are found by one word only if it is marked', () => {
    expect(leadsOf('Correct: the ladder works. (Correct), #Ladder, “correct”')).to.eql([
      'Correct → 0.2',
      '#Ladder → 2',
      'correct → 0.2',
    ]);
  });

  it('are not the node itself, nor one of two with the same name', () => {
    const tree = gameTree();
    const own = (tree.children(tree.firstChild(tree.root) ?? tree.root)[1] ?? 0) as number;
    expect(leadsOf('Diagram 3', own)).to.eql([]);
    expect(leadsOf('Twice 1')).to.eql([]);
  });
});
