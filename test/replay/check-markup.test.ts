import { expect } from '@esm-bundle/chai';
import { checkMarkup } from '../../src/replay/check-markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { treeOf } from '../helpers/records.js';

describe('checkMarkup', () => {
  const rows: readonly (readonly [string, string, readonly string[]])[] = [
    ['nothing odd', 'CR[aa]LB[aa:1][bb:1]AR[aa:bb][bb:aa]DD[]LB[]SI[2]SI[]', []],
    ['a mark off the board (K-46)', 'CR[ss]', ['bad-point ss']],
    ['once for a property (K-46)', 'CR[ss][tt]TR[xx]', ['bad-point ss', 'bad-point xx']],
    ['a point twice (V-24)', 'CR[aa:bb][bb]', ['duplicate-point bb']],
    ['also in a repeated property (P-26)', 'TB[aa]TB[aa]', ['duplicate-point aa']],
    ['rectangles that overlap (V-24, K-27)', 'TB[aa:bb][bb:cc]', ['duplicate-point bb:cc']],
    ['territory of both sides (V-24, K-27)', 'TB[aa:bb]TW[bb]', ['duplicate-point bb']],
    ['corners in another order (V-23)', 'TW[bb:aa]', ['bad-value bb:aa']],
    ['a rectangle beyond the board (V-26)', 'TB[aa:zz]', ['bad-point aa:zz']],
    ['marks of two kinds on a point (K-15)', 'CR[aa]TR[aa]TB[aa]', []],
    ['L with a text is a label (P-39)', 'L[bb:b][cc]', []],
    ['of which there is one on a point (K-11)', 'L[bb:b][bb:c]', ['duplicate-point bb:c']],
    ['two labels on a point (K-11)', 'LB[aa:1][aa:2]', ['duplicate-point aa:2']],
    ['a label off the board (K-46)', 'LB[zz:1]', ['bad-point zz:1']],
    ['a label without a colon is told elsewhere (K-13)', 'LB[aa]', []],
    ['an arrow of length 0 (K-19)', 'AR[aa:aa]', ['bad-value aa:aa']],
    ['a line twice (K-19)', 'LN[aa:bb][bb:aa]', ['bad-value bb:aa']],
    ['an arrow off the board (K-46)', 'AR[aa:zz]', ['bad-point aa:zz']],
    ['Σ off the board (K-39)', 'SI[zz]', ['bad-point zz']],
  ];
  for (const [title, properties, wanted] of rows) {
    it(title, () => {
      const replayer = new Replayer(treeOf(`(;SZ[9]${properties})`));
      const findings = checkMarkup(replayer, replayer.tree.root);
      expect(findings.map(({ code, detail }) => `${code} ${detail}`)).to.eql(wanted);
    });
  }

  it('tells where', () => {
    const replayer = new Replayer(treeOf('(;SZ[9]CR[ss])'));
    expect(checkMarkup(replayer, replayer.tree.root)[0]).to.include({ offset: 9, node: 0 });
  });
});
