import { expect } from '../../helpers/testing.js';
import { english } from '../../../src/texts/language.js';
import fc from 'fast-check';
import { beginningOfComment, describeNode } from '../../../src/speech/node.js';
import { kindOf, signsOf } from '../../../src/game/remarks.js';
import { moveNumbersOf } from '../../../src/replay/move-numbers.js';
import { Replayer } from '../../../src/replay/replayer.js';
import { type NodeId, nodesOf } from '../../../src/sgf/game-tree.js';
import { anyGame } from '../../helpers/any-game.js';
import { treeOf } from '../../helpers/records.js';

const FIRST = 1 as NodeId;

describe('nodes of a tree panel', () => {
  it('have the move numbers that the board has', () => {
    fc.assert(
      fc.property(anyGame, ({ sgf }) => {
        const tree = treeOf(sgf);
        const replayer = new Replayer(tree);
        const numbers = moveNumbersOf(replayer);
        for (const node of nodesOf(tree))
          expect(numbers[node], `node ${node}`).to.equal(replayer.positionAt(node).moveNumber);
      }),
    );
  });

  for (const [properties, kind] of [
    ['B[aa]', 'black'],
    ['W[]', 'white'],
    ['B[aa]W[bb]', 'both'],
    ['AB[aa]', 'setup'],
    ['AE[aa]C[x]', 'setup'],
    ['AB[aa]W[bb]', 'white'],
    ['C[x]', 'note'],
    ['', 'note'],
  ] as const) {
    it(`are ${kind} with ${properties || 'nothing'}`, () => {
      expect(kindOf(treeOf(`(;;${properties})`), FIRST)).to.equal(kind);
    });
  }

  for (const [properties, expected] of [
    ['C[x]', { isCommented: true }],
    ['LB[aa:A]', { isMarked: true }],
    ['HO[1]BM[1]', { isHotspot: true, judgement: 'bad' }],
    ['BM[1]TE[1]', { judgement: 'doubtful' }],
    ['TE[1]GB[1]', { judgement: 'good' }],
    ['GW[2]', { judgement: 'whiteAhead' }],
    ['UC[1]', { judgement: 'unclear' }],
    ['DM[1]', { judgement: 'even' }],
    ['IT[]', { judgement: 'interesting' }],
  ] as const) {
    it(`have the signs of ${properties}`, () => {
      const signs = signsOf(treeOf(`(;;B[aa]${properties})`), FIRST);
      const none = { judgement: undefined, isHotspot: false, isMarked: false, isCommented: false };
      expect(signs).to.deep.equal({ ...none, ...expected });
    });
  }

  it('have no signs where a root has texts of a dialect', () => {
    expect(signsOf(treeOf('(;TE[Somebody])'), 0 as NodeId).judgement).to.be.undefined;
  });

  it('are told in a line, names cut between words', () => {
    const name = `${'long '.repeat(30)}name`;
    const replayer = new Replayer(treeOf(`(;;B[aa]N[${name}]HO[1]GB[1](;)(;))`));
    const words = describeNode(replayer, FIRST, english);
    expect(words).to.match(/^Move 1, Black A19, long .*long …, good for Black, hotspot, 2 var/);
    expect(words.length).to.be.below(130);
  });

  it('begin with so much of a comment, and no broken character', () => {
    const replayer = new Replayer(treeOf(`(;;C[${'😀'.repeat(200)}])`));
    const beginning = beginningOfComment(replayer, FIRST);
    expect(beginning.length).to.be.within(100, 150);
    expect(beginning).to.match(/^(😀)+ …$/u);
  });

  it('are called by their text where the game has no board', () => {
    const replayer = new Replayer(treeOf('(;GM[3];B[e4])'));
    expect(describeNode(replayer, FIRST, english)).to.equal('Move 1, Black: e4');
  });
});
