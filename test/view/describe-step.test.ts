import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import { describeStep } from '../../src/speech/step.js';
import { english } from '../../src/texts/language.js';
import { nodeAt, treeOf } from '../helpers/records.js';

/** What is said at the first move of a record, without the marks that isolate texts of the record. */
function said(sgf: string): string {
  const replayer = new Replayer(treeOf(sgf));
  const node = nodeAt(replayer.tree, [0]);
  const position = replayer.positionAt(node);
  const step = {
    replayer,
    node,
    position,
    before: replayer.positionAt(replayer.tree.root),
    hasComment: true,
  };
  const text = describeStep({ ...step, isEnd: false, isAnswer: false }, english);
  return text.replace(/[\u2068\u2069]/g, '');
}

const move = 'Move 1, Black E5. White to play.';

describe('a step as speech', () => {
  it('names up to four marked points, with their labels', () => {
    const marks = 'TR[aa]LB[bb:A][cc:good]CR[dd]';
    expect(said(`(;SZ[9];B[ee]${marks})`)).to.equal(`${move} Marked: D6, A9, A at B8, good at C7.`);
  });

  it('does not mention more marked points: they are a picture', () => {
    const marks = 'LB[aa:1][bb:2][cc:3][dd:4][ff:5]';
    expect(said(`(;SZ[9];B[ee]${marks})`)).to.equal(move);
  });

  it('counts a point with a mark and a label once', () => {
    const marks = 'TR[aa][bb][cc][dd]LB[aa:A]';
    expect(said(`(;SZ[9];B[ee]${marks})`)).to.equal(`${move} Marked: A at A9, B8, C7, D6.`);
  });

  it('says how many ways there are beside the line', () => {
    expect(said('(;SZ[9];B[ee];W[aa])')).to.equal(move);
    expect(said('(;SZ[9];B[ee](;W[aa])(;W[bb]))')).to.equal(`${move} One more way to continue.`);
    expect(said('(;SZ[9];B[ee](;W[aa])(;W[bb])(;W[cc]))')).to.equal(
      `${move} 2 more ways to continue.`,
    );
  });
});
