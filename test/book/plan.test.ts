import { expect } from '@esm-bundle/chai';
import { drawDiagram } from '../../src/book/draw.js';
import { openBook } from '../../src/book/open-book.js';
import { captionOf } from '../../src/book/pieces.js';
import { MOST_PICTURES } from '../../src/book/plan.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { Replayer } from '../../src/replay/replayer.js';
import { svgOf } from '../../src/view/svg/svg.js';
import { textAt } from '../../src/sgf/values.js';
import { english } from '../../src/texts/language.js';
import { treeOf } from '../helpers/records.js';

setOtherGames(otherGames);

const look = {
  ...{ view: '', coordinates: '', rotate: '', numbers: '', from: '', to: '' },
  ...{ mirror: false, swapColors: false },
};
const points = 'abcdefghijklmnopqrs';
/** So many moves on points that differ. */
const moves = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => {
    const index = first + at;
    return `;${index % 2 ? 'W' : 'B'}[${points[index % 19] ?? ''}${points[Math.floor(index / 19)] ?? ''}]`;
  }).join('');

const bookOf = (sgf: string, options: Partial<typeof look> = {}) =>
  openBook(new Replayer(treeOf(sgf)), { ...look, ...options });

/** The captions and comments of a book in their order; those of a diagram are indented. */
function told(sgf: string, options: Partial<typeof look> = {}): string[] {
  const tree = treeOf(sgf);
  const { parts } = openBook(new Replayer(tree), { ...look, ...options });
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [textAt(tree, part.node, 'C')];
    const texts = part.texts.map(({ node }) => `  ${textAt(tree, node, 'C')}`);
    return [captionOf(part, english) + (part.name && ` ${part.name}`), ...texts];
  });
}

describe('a book', () => {
  it('has figures of fifty moves', () => {
    expect(told(`(;SZ[19]${moves(120)})`)).to.deep.equal([
      'Figure 1 (1–50)',
      'Figure 2 (51–100)',
      'Figure 3 (101–120)',
    ]);
  });

  const divided: Record<string, string[]> = {
    'last-4': ['Figure 1 (1–4)', 'Figure 2 (5–8)', 'Figure 3 (9–10)'],
    all: ['Figure 1 (1–10)'],
    'no such': ['Figure 1 (1–10)'],
  };
  for (const [numbers, expected] of Object.entries(divided))
    it(`divides the moves as numbers="${numbers}" says`, () => {
      expect(told(`(;SZ[19]${moves(10)})`, { numbers })).to.deep.equal(expected);
    });

  it('has the figures of the record, where it has some, with their names', () => {
    const sgf = `(;SZ[19]FG[257:]${moves(60)};FG[257:The fight]B[sa]${moves(3, 61)})`;
    expect(told(sgf)).to.deep.equal(['Figure 1 (1–60)', 'Figure 2 (61–64) The fight']);
    expect(told(sgf, { numbers: 'last-50' })).to.have.length(2);
    expect(told(`(;SZ[19]FG[257:]${moves(60)})`)).to.have.length(2);
  });

  it('limits the game', () => {
    const sgf = `(;SZ[19]C[before]${moves(5)}C[five]${moves(5, 5)}C[end])`;
    expect(told(sgf, { from: '3', to: '7' })).to.deep.equal(['Figure 1 (3–7)', 'five']);
    expect(told(sgf, { from: '9' })).to.deep.equal(['Figure 1 (9–10)', 'end']);
  });

  it('tells what is said before the game first, then comments behind their figure', () => {
    const sgf = '(;SZ[9]C[Intro]AB[aa];C[More];B[bb]C[One];W[cc]N[Name])';
    expect(told(sgf)).to.deep.equal(['Intro', 'More', 'Figure 1 (1–2)', 'One', '']);
  });

  it('shows variations as diagrams beside the move that they replace, numbered from 1', () => {
    const sgf =
      '(;SZ[9];B[aa](;W[bb]C[game];B[cc])(;W[dd];B[ee](;W[ff]C[deep])(;W[gg]C[other];B[hh]))(;W[ii]C[third]))';
    expect(told(sgf)).to.deep.equal([
      'Figure 1 (1–3)',
      'game',
      'Diagram 1: instead of 2',
      '  deep',
      'Diagram 2: instead of 3 in diagram 1',
      '  other',
      'Diagram 3: instead of 2',
      '  third',
    ]);
    const { parts } = bookOf(sgf);
    const variation = parts.find((part) => part.kind === 'variation');
    expect(variation?.moves.map(({ number }) => number)).to.deep.equal([1, 2, 3]);
  });

  it('numbers variations as the record says, where it does (PM, MN)', () => {
    const numbers = (sgf: string) =>
      bookOf(sgf).parts.flatMap((part) =>
        part.kind === 'variation' ? part.moves.map(({ number }) => number) : [],
      );
    expect(numbers('(;SZ[9]PM[1];B[aa](;W[bb])(;W[cc];B[dd]))')).to.deep.equal([2, 3]);
    expect(numbers('(;SZ[9];B[aa](;W[bb])(;MN[7]W[cc];B[dd]))')).to.deep.equal([7, 8]);
  });

  it('divides long variations, and leaves out those without anything', () => {
    const sgf = `(;SZ[19];B[ss](;W[rs])(${moves(60)})(;KO[];GW[1]))`;
    expect(told(sgf)).to.deep.equal([
      'Figure 1 (1–2)',
      'Diagram 1: instead of 2',
      'Diagram 2: continued from diagram 1',
    ]);
  });

  it('gives marks that a comment speaks of a diagram of their own', () => {
    const sgf = '(;SZ[9];B[aa];W[bb]TR[aa]C[marked];B[cc]C[plain];W[dd]LB[ee:A]C[at the end])';
    expect(told(sgf)).to.deep.equal([
      'Figure 1 (1–4)',
      'Diagram 1: after 2',
      '  marked',
      'plain',
      'at the end',
    ]);
    // Numbers that the figure prints anyway, and a mark on the move itself.
    const same = '(;SZ[9];B[aa]CR[aa]C[a];W[bb]LB[aa:1][bb:2]C[b];B[cc])';
    expect(told(same)).to.deep.equal(['Figure 1 (1–3)', 'a', 'b']);
  });

  it('begins a figure at setup within the game, and at the territory of its end', () => {
    const sgf = '(;SZ[9]AB[aa];B[bb];W[cc];AE[bb]AW[dd];B[ee];W[];TB[aa]TW[ii])';
    expect(told(sgf)).to.deep.equal(['Figure 1 (1–2)', 'Figure 2 (3–4)', 'Figure 3']);
  });

  it('shows a record without moves, and one of another game', () => {
    expect(told('(;SZ[9]AB[aa]C[Black to play])')).to.deep.equal(['Black to play', 'Figure 1']);
    expect(told('(;)')).to.deep.equal(['Figure 1']);
    expect(told('(;GM[11]SZ[5];B[a1];W[swap-pieces])')).to.deep.equal(['Figure 1 (1–2)']);
  });

  it('has an end, whatever the record has', () => {
    const long = bookOf(`(;SZ[19];B[aa]${'(;W[bb]C[x])'.repeat(10_000)})`);
    expect(long.isCut).to.equal(true);
    expect(long.parts).to.have.length.at.most(MOST_PICTURES + 2);
    const deep = bookOf(`(;SZ[19]${'(;B[aa](;W[bb])'.repeat(5000)}${')'.repeat(5000)})`);
    expect(deep.isCut).to.equal(true);
    expect(bookOf(`(;SZ[19]${moves(300)})`).isCut).to.equal(false);
  });
});

describe('a picture of a book', () => {
  const drawn = (sgf: string, kind: string) => {
    const replayer = new Replayer(treeOf(sgf));
    const diagram = openBook(replayer, look).parts.find((part) => part.kind === kind);
    if (!diagram || diagram.kind === 'text') throw new Error(`no ${kind}`);
    return drawDiagram(replayer, diagram, look);
  };
  const sgf = '(;SZ[19];B[pd](;W[dp])(;W[qf]TR[pd]C[here];B[nd]))';

  it('has the whole board in a figure, and the part that it needs in a diagram', () => {
    const { left, right } = drawn(sgf, 'figure').layout.crop;
    expect([left, right]).to.deep.equal([0, 18]);
    const { crop } = drawn(sgf, 'variation').layout;
    expect([crop.right, crop.top]).to.deep.equal([18, 0]);
    expect(crop.left).to.be.above(8);
    expect(drawn(sgf, 'variation').cssWidth).to.be.below(drawn(sgf, 'figure').cssWidth);
  });

  it('has the numbers of its moves', () => {
    const numbers = (kind: string) =>
      drawn(sgf, kind).scene.shapes.flatMap((shape) => (shape.kind === 'number' ? shape.text : []));
    expect(numbers('figure')).to.have.members(['1', '2']);
    expect(numbers('variation')).to.have.members(['1', '2']);
    expect(numbers('position')).to.deep.equal(['1']);
  });
});

describe('the numbers of a book', () => {
  const drawnIn = (sgf: string, at: number) => {
    const replayer = new Replayer(treeOf(sgf));
    const part = openBook(replayer, look).parts.filter(({ kind }) => kind !== 'text')[at];
    if (!part || part.kind === 'text') throw new Error('no picture');
    const { shapes } = drawDiagram(replayer, part, look).scene;
    const texts = shapes.flatMap((shape) => ('text' in shape ? [shape.text] : []));
    return { texts, moves: part.moves.map(({ number }) => number) };
  };

  it('are whole on stones whose labels leave out the hundreds', () => {
    const { texts, moves: numbers } = drawnIn(`(;SZ[19]${moves(103)}LB[hf:3])`, 2);
    expect(numbers).to.deep.equal([101, 102, 103]);
    expect([...texts].sort()).to.deep.equal(['101', '102', '103']);
  });

  it('of a variation continue those that its labels continue', () => {
    const { texts, moves: numbers } = drawnIn(
      '(;SZ[9];B[ee](;W[ge])(;W[cc];B[gg]C[So 4]LB[cc:3][gg:4]))',
      1,
    );
    expect(numbers).to.deep.equal([3, 4]);
    expect([...texts].sort()).to.deep.equal(['3', '4']);
  });

  it('and the coordinates of a whole board can be read, though two diagrams are side by side', () => {
    const replayer = new Replayer(treeOf('(;SZ[19];B[ee](;W[ge])(;W[aa];B[ss]C[Far]))'));
    const [, part] = openBook(replayer, look).parts;
    if (!part || part.kind === 'text') throw new Error('no diagram');
    const { scene, cssWidth } = drawDiagram(replayer, part, look);
    expect(cssWidth).to.be.at.most(323); // half of the text's width on A4
    const svg = svgOf(scene, undefined, { cssWidth, isOnPaper: true });
    const [, units] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes.length).to.be.greaterThan(0);
    const points = (72 / 96) * (cssWidth / Number(units)) * Math.min(...sizes);
    expect(points).to.be.at.least(6);
  });
});
