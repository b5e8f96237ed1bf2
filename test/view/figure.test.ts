import { expect } from '@esm-bundle/chai';
import { readAddress } from '../../src/game/address.js';
import { Replayer } from '../../src/replay/replayer.js';
import { type DrawOptions, drawNode } from '../../src/view/draw-node.js';
import { treeOf } from '../helpers/records.js';

/** White is taken at A9 and plays there again; numbers and stones as `x,y number`, or `x,y` without a number. */
const TAKEN = '(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa]LB[ii:x])';
const choices = {
  ...{ view: '', numbers: '', numberFrom: '', marks: '', coordinates: 'none', rotate: '' },
  ...{ mirror: false, swapColors: false },
};

/** @param from where a figure begins; '' as the record says, nothing for no figure */
function figure(sgf: string, from?: string, more: Partial<DrawOptions> = {}, to = '-1') {
  const replayer = new Replayer(treeOf(sgf));
  const node = readAddress(replayer.tree, to) ?? replayer.tree.root;
  const drawn = drawNode(replayer, node, { ...choices, ...more }, Infinity, from);
  const of = (kind: string) => drawn.scene.shapes.filter((shape) => shape.kind === kind);
  return {
    ...drawn,
    stones: of('stone').length,
    numbers: of('number').map((n) => 'text' in n && n.text),
  };
}

describe('a printed figure', () => {
  it('keeps stones that are taken, and numbers every move from one on', () => {
    const { stones, numbers, figure: moves } = figure(TAKEN, '1');
    expect(stones).to.equal(4); // and the fourth move stands where the first was
    expect(numbers).to.eql(['1', '2']); // the third is below the author’s label
    expect(moves?.hidden).to.eql([{ numbers: [4], point: 0, at: 1, isKo: false }]);
  });

  it('begins with the position before its first move', () => {
    const { stones, numbers } = figure('(;SZ[9];B[aa];W[bb];B[cc];W[dd])', '3');
    expect([stones, ...numbers]).to.eql([4, '3', '4']);
    const again = figure('(;SZ[9];B[aa];W[bb];B[cc];W[dd])', '3', { numberFrom: '1' });
    expect(again.numbers).to.eql(['1', '2']);
  });

  it('is the figure of the record (FG), in its print mode (PM) and with its numbers (MN)', () => {
    const record = `(;SZ[9]AB[ba];B[hh];W[aa]FG[Dia. 1]MN[101]PM[2];B[ab];W[ii];B[aa])`;
    const { stones, numbers, figure: moves } = figure(record, '');
    expect([stones, ...numbers]).to.eql([5, '1', '2', '3']);
    expect(moves?.hidden[0]?.numbers).to.eql([4]);
  });

  it('is none where the record removes what is taken, where nobody asks, and on another line', () => {
    for (const [sgf, from, to] of [
      [TAKEN, undefined, '-1'],
      [TAKEN, '', '-1'],
      ['(;SZ[9];B[aa]FG[1:x];W[bb])', '', '-1'],
      ['(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))', '1.2', '-1'],
    ] as const)
      expect(figure(sgf, from, {}, to).figure, sgf).to.equal(undefined);
  });

  it('shows no numbers where the page wants none', () => {
    const { stones, numbers } = figure(TAKEN, '1', { numbers: 'none' });
    expect([stones, numbers.length]).to.eql([4, 0]);
  });
});
