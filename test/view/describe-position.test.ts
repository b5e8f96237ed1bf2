import { expect } from '@esm-bundle/chai';
import { english } from '../../src/texts/language.js';
import { Replayer } from '../../src/replay/replayer.js';
import { pointAt } from '../../src/rules/point.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { describeDiagram, describeInFull } from '../../src/speech/position.js';
import { pointDescriber } from '../../src/speech/points.js';
import { type Crop, fullCrop } from '../../src/view/layout/layout.js';
import { nodeAt, treeOf } from '../helpers/records.js';

function shown(sgf: string, path = 'main:last', crop?: Crop) {
  const replayer = new Replayer(treeOf(sgf));
  const layout = buildLayout(replayer, crop ?? fullCrop(replayer.size), true);
  return { replayer, layout, node: nodeAt(replayer.tree, path) };
}

/** Title and lines, as somebody would hear them; bidi isolation is not heard. */
function read(sgf: string, path?: string, crop?: Crop): string[] {
  const { replayer, node, layout } = shown(sgf, path, crop);
  return describeInFull(replayer, node, layout, english).map(({ title, lines }) =>
    `${title}: ${lines.join(' / ')}`.replace(/[\u2066-\u2069]/g, ''),
  );
}

describe('a position as text', () => {
  it('has turn, moves, captures, atari, marks, stones and the shown part', () => {
    // A5 is taken by the last move; C4 has one liberty left.
    const sgf =
      '(;SZ[5]AW[aa][cb]AB[ba][bb][db][ca];W[ee];B[ab]TR[cb]CR[ab][ee]LB[cc:X]AR[aa:cc]TB[aa])';
    expect(read(sgf)).to.eql([
      'Now: White to play',
      'Last moves: Move 2, Black A4 / Move 1, White E1',
      'Captures: Black has captured 1 stone / White has captured 0 stones',
      'In atari: White C4, 1 stone, liberty C3',
      'Marks and labels: Circle: A4, E1 / Triangle: C4 / Black territory: A5 / Label X: C3 / Arrow from A5 to C3',
      '5 black stones: B5, C5 / A4, B4, D4',
      '2 white stones: C4 / E1',
      'Visible part: the whole board, 5 by 5',
    ]);
  });

  it('is of the part that is shown', () => {
    const sgf = '(;SZ[9]AB[aa][ii]LB[aa:A][ii:B])';
    expect(read(sgf, 'root', { left: 5, top: 5, right: 8, bottom: 8 })).to.eql([
      'Now: Black to play',
      'Captures: Black has captured 0 stones / White has captured 0 stones',
      'In atari: none',
      'Marks and labels: Label B: J1',
      '1 black stone: J1',
      'Visible part: F1 to J4 of a board of 9 by 9',
    ]);
  });

  it('says nothing of atari where there are no stones', () => {
    expect(read('(;SZ[9])').filter((line) => line.startsWith('In atari'))).to.eql([]);
  });

  it('has the last five moves', () => {
    const moves = read('(;SZ[9];B[aa];W[ba];B[ca];W[da];B[ea];W[])')[1];
    expect(moves).to.equal(
      'Last moves: Move 6, White passes / Move 5, Black E9 / Move 4, White D9 / Move 3, Black C9 / Move 2, White B9',
    );
  });

  it('stays text, and short, whatever is in the record', () => {
    const [label = ''] = read(`(;SZ[9]LB[aa:<b>\u202e${'x'.repeat(5000)}])`).filter((line) =>
      line.startsWith('Marks'),
    );
    expect(label).to.contain('<b> xxx').and.not.contain('\u202e');
    expect(label.length).to.be.below(120);
  });

  it('is a few sentences for a diagram', () => {
    const { replayer, node, layout } = shown('(;SZ[9]AB[aa][bb]AW[ii]LB[cc:A])');
    expect(
      describeDiagram(replayer, node, layout, english).replace(/[\u2066-\u2069]/g, ''),
    ).to.equal('2 black stones: A9; B8. 1 white stone: J1. Marks and labels: Label A: C7.');
  });
});

describe('the name of a point', () => {
  function nameOf(sgf: string, [column, row]: readonly [number, number], path?: string): string {
    const { replayer, node, layout } = shown(sgf, path);
    const point = pointAt(replayer.size, column, row);
    const next = replayer.tree.firstChild(node);
    if (point === undefined) throw new Error('no such point');
    return pointDescriber(
      replayer,
      node,
      next,
      layout,
      english,
    )(point).replace(/[\u2066-\u2069]/g, '');
  }

  it('says stone, last move, atari, marks, number and liberties', () => {
    const sgf = '(;SZ[9]AB[ab];W[aa]TR[aa]LB[aa:A])';
    expect(nameOf(sgf, [0, 0])).to.equal(
      'A 9, white stone, last move, in atari, triangle, label A, move 1',
    );
    expect(nameOf(sgf, [0, 1])).to.equal('A 8, black stone, 2 liberties');
  });

  it('says what an empty point is: a star, where the record goes on', () => {
    const sgf = '(;SZ[9](;B[cc])(;B[gg])(;B[dd]))';
    expect(nameOf(sgf, [4, 4], 'root')).to.equal('E 5, empty, star point');
    expect(nameOf(sgf, [2, 2], 'root')).to.equal('C 7, empty, next move, star point');
    expect(nameOf(sgf, [6, 6], 'root')).to.equal('G 3, empty, variation, star point');
    expect(nameOf(sgf, [3, 3], 'root')).to.equal('D 6, empty, variation');
    expect(nameOf(sgf, [0, 0], 'root')).to.equal('A 9, empty');
  });

  it('says ko, territory, arrows and dimmed points', () => {
    const ko = '(;SZ[9]AB[ba][ab][cb]AW[ca][bb][db][cc];W[aa];B[ii])';
    expect(nameOf(ko, [2, 1])).to.contain('black stone');
    const drawn = '(;SZ[9]TW[aa]AR[bb:cc]DD[cc])';
    expect(nameOf(drawn, [0, 0])).to.equal('A 9, empty, white territory');
    expect(nameOf(drawn, [1, 1])).to.equal('B 8, empty, arrow to C 7');
    expect(nameOf(drawn, [2, 2])).to.equal('C 7, empty, dimmed, star point');
  });
});
