import { expect } from '@esm-bundle/chai';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { type Crop, fullCrop } from '../../src/view/layout/layout.js';
import { buildScene, needsRichScene } from '../../src/view/scene/scene.js';
import {
  buildRichScene,
  readMarksOption,
  readNumbersOption,
} from '../../src/view/scene/rich-scene.js';
import { swapColors, turnLayout } from '../../src/view/layout/symmetry.js';
import type { Shape } from '../../src/view/scene/shapes.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

interface Look {
  readonly path?: NodePath;
  readonly marks?: string;
  readonly numbers?: string;
  readonly from?: number;
  readonly crop?: Crop;
}

function shapesOf(sgf: string, { path = 'main:last', crop, ...look }: Look = {}): readonly Shape[] {
  const replayer = new Replayer(treeOf(sgf));
  const layout = buildLayout(replayer, crop ?? fullCrop(replayer.size), false);
  const marks = readMarksOption(look.marks ?? '') ?? {};
  const numbers = readNumbersOption(look.numbers ?? '') ?? { kind: 'none' };
  const options = { marks, numbers, numberFrom: look.from };
  return buildRichScene(replayer, nodeAt(replayer.tree, path), layout, options).shapes;
}

/** A shape in words, its place as column and row. */
function told(shape: Shape): string {
  const place = `${shape.x - 0.5},${shape.y - 0.5}`;
  const words: (string | undefined)[] = [
    shape.kind,
    'text' in shape && shape.text ? shape.text : undefined,
    'mark' in shape ? shape.mark : undefined,
    'tint' in shape ? shape.tint : undefined,
    'not' in shape ? shape.not : undefined,
    'color' in shape ? shape.color : undefined,
    'opacity' in shape && shape.opacity < 1 ? 'faded' : undefined,
    'scale' in shape && shape.scale > 1 ? 'large' : undefined,
    'isLast' in shape && shape.isLast ? 'last' : undefined,
    place,
  ];
  return words.filter((word) => word !== undefined).join(' ');
}

const GAME = '(;SZ[5];B[aa];W[bb];B[cc];W[dd];B[ee])';
const KO = '(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb])';
const VARIATIONS = '(;SZ[5]ST[2];W[cc](;B[ab])(;B[ac])(;B[ad]))';
const SIBLINGS = VARIATIONS.replace('ST[2]', 'ST[3]');

const last = ['stone black 0,0', 'mark last 0,0'];

describe('buildRichScene', () => {
  const rows: readonly (readonly [title: string, sgf: string, look: Look, expected: string[]])[] = [
    [
      'dimmed points, inherited (K-20)',
      '(;SZ[5]DD[ab];B[aa])',
      {},
      ['tint dimmed 0,1', 'stone black 0,0', 'mark last 0,0'],
    ],
    [
      'stones on dimmed points fade',
      '(;SZ[5]AB[aa]DD[aa])',
      {},
      ['tint dimmed 0,0', 'stone black faded 0,0'],
    ],
    ['DD[] clears (K-21)', '(;SZ[5]DD[aa];DD[])', {}, []],
    ['sigma is a label (K-39)', '(;SZ[5]SI[aa])', {}, ['label Σ 0,0']],
    ['a label wins over sigma', '(;SZ[5]SI[aa]LB[aa:x])', {}, ['label x 0,0']],
    [
      'areas below stones (K-40)',
      '(;SZ[5]RG[aa]SC[bb]SE[cc]AB[bb])',
      {},
      ['tint region 0,0', 'tint secure 1,1', 'tint tried 2,2', 'stone black 1,1'],
    ],
    ['dead stones of KGS (K-41)', '(;SZ[5]AW[aa]KGSDE[aa])', {}, ['stone white faded 0,0']],
    [
      'dead stones in territory',
      '(;SZ[5]AW[aa]AB[bb]TB[aa][bb])',
      {},
      ['stone white faded 0,0', 'stone black 1,1', 'territory black 0,0', 'territory black 1,1'],
    ],
    [
      'search patterns (K-45)',
      '(;SZ[5]QE[aa]QB[bb]QW[cc])',
      {},
      ['pattern empty 0,0', 'pattern black 1,1', 'pattern white 2,2'],
    ],
    ['off the board: nothing (K-46)', '(;SZ[5]SI[ss]DD[ss]AR[aa:ss])', {}, []],
    [
      'marks make room for labels (K-15)',
      '(;SZ[5]CR[aa]SL[aa]LB[aa:1])',
      {},
      ['mark circle large 0,0', 'mark selected 0,0', 'label 1 0,0'],
    ],
    ['a dot for the last move', '(;SZ[5];B[aa])', { marks: 'dot' }, ['stone black 0,0', 'dot 0,0']],
    ['a ring, by two words', '(;SZ[5];B[aa])', { marks: 'ring' }, last],
    ['a ring, as it is usual', '(;SZ[5];B[aa])', { marks: 'last' }, last],
    [
      'no mark on a number, either',
      '(;SZ[5];B[aa])',
      { marks: 'none', numbers: 'all' },
      ['stone black 0,0', 'number 1 0,0'],
    ],
    ['no mark', '(;SZ[5];B[aa])', { marks: 'none' }, ['stone black 0,0']],
  ];
  for (const [title, sgf, look, expected] of rows) {
    it(title, () => expect(shapesOf(sgf, look).map(told)).to.eql(expected));
  }

  it('arrows and lines stop at stones and are cut off with the board (K-17, K-18)', () => {
    const [line, arrow] = shapesOf('(;SZ[5]AR[aa:ea]LN[ab:eb]AR[cc:cc])');
    expect(arrow).to.include({ kind: 'arrow', x: 0.64, y: 0.5, toY: 0.5 });
    expect(line).to.include({ kind: 'line', x: 0.64 });
    expect(line && 'toX' in line && line.toX).to.be.closeTo(4.36, 0.001);
    const [, taken] = shapesOf('(;SZ[5]AB[ea]AR[aa:ea])');
    expect(taken).to.include({ toX: 4 });
    const crop = { left: 0, top: 0, right: 2, bottom: 2 };
    const [cut, ...none] = shapesOf('(;SZ[5]AR[aa:ea][ee:ed])', { crop });
    expect(cut).to.include({ kind: 'line', toX: 3 });
    expect(none).to.eql([]);
  });

  it('of 3,000 arrows and lines the first 1,000 are drawn: no board shows more', () => {
    const letters = 'abcdefghijklmnopqrs';
    const points = [...letters].flatMap((x) => [...letters].map((y) => x + y));
    const pairs = Array.from({ length: 1500 }, (_, at) => [
      points[at % 361],
      points[(at * 7 + 3 + Math.floor(at / 361)) % 361],
    ]);
    const values = pairs.map((pair) => `[${pair.join(':')}]`).join('');
    const shapes = shapesOf(`(;LN${values}AR${values})`);
    expect(shapes).to.have.length(1000);
    expect(shapes[0]).to.include({ kind: 'line' });
  });

  it('texts interrupt the arrows and lines that pass them (K-15, K-16)', () => {
    const piecesOf = (sgf: string, look: Look = {}) =>
      shapesOf(sgf, look).flatMap((shape) =>
        'toX' in shape ? [`${shape.kind} ${shape.x.toFixed(2)}-${shape.toX.toFixed(2)}`] : [],
      );
    const row = '(;SZ[9]AR[aa:ia]';
    expect(piecesOf(`${row})`)).to.eql(['arrow 0.64-8.36']);
    expect(piecesOf(`${row}LB[ca:x][cb:y])`)).to.eql(['line 0.64-2.12', 'arrow 2.88-8.36']);
    expect(piecesOf(`${row}LB[fa:12][ca:x])`)).to.eql([
      'line 0.64-2.12',
      'line 2.88-5.04',
      'arrow 5.96-8.36',
    ]);
    // A stone without a text lies under the arrow.
    expect(piecesOf('(;SZ[9]AB[ga]AR[aa:ia];B[ca]AR[aa:ia])', { numbers: 'all' })).to.eql([
      'line 0.64-2.12',
      'arrow 2.88-8.36',
    ]);
    const hinted = piecesOf(`${row}(;B[ca])(;B[ia]))`, { path: 'root', marks: 'variations' });
    expect(hinted).to.eql(['line 0.64-2.06', 'arrow 2.94-8.00']);
    // Its ends keep clear of texts anyhow, and one beside its way is none of its business.
    expect(piecesOf('(;SZ[9]AR[aa:ba][bc:fb]LB[aa:x][ba:y][ea:z])')).to.eql([
      'arrow 0.75-1.25',
      'arrow 1.64-5.36',
    ]);
    expect(piecesOf(`${row}LB[ha:123][ia:4])`)).to.eql(['line 0.64-7.04', 'arrow 7.70-8.00']); // a head stays
    const pieces = shapesOf(`${row}LB[fa:12][ca:x])`);
    expect(new Set(pieces.map(({ key }) => key)).size).to.equal(pieces.length);
  });

  it('territory makes room for a label or a number (K-15, K-27)', () => {
    const sgf = '(;SZ[5];B[aa];W[bb]TW[aa][cc][dd]LB[cc:x])';
    const asides = shapesOf(sgf, { numbers: 'all' }).flatMap((shape) =>
      shape.kind === 'territory' ? [`${shape.x - 0.5} ${shape.isAside}`] : [],
    );
    expect(asides).to.eql(['0 true', '2 true', '3 false']);
  });

  it('arrows reach the edge of a turned board that is not square', () => {
    const replayer = new Replayer(treeOf('(;SZ[9:5]AR[aa:ia]LN[ac:ic])'));
    const layout = turnLayout(buildLayout(replayer, fullCrop(replayer.size), false), 90, false);
    const options = { marks: {}, numbers: { kind: 'none' as const }, numberFrom: undefined };
    const { shapes } = buildRichScene(replayer, replayer.tree.root, layout, options);
    expect(shapes.map(({ kind }) => kind)).to.have.members(['arrow', 'line']);
    for (const shape of shapes) {
      expect('toY' in shape && Math.abs(shape.toY - shape.y)).to.be.closeTo(7.72, 0.01);
    }
  });

  it('a move that is expected and played is hinted once', () => {
    const hints = shapesOf('(;SZ[5]EX[cc][dd];B[cc])', { path: 'root', marks: 'next' });
    expect(hints.map(({ key }) => key)).to.have.length(2);
    expect(new Set(hints.map(({ key }) => key)).size).to.equal(2);
  });

  it('what must not stand on a point is swapped with the colours', () => {
    const replayer = new Replayer(treeOf('(;SZ[5]QB[aa]QE[bb])'));
    const layout = buildLayout(replayer, fullCrop(replayer.size), false);
    const options = { marks: {}, numbers: { kind: 'none' as const }, numberFrom: undefined };
    const scene = swapColors(buildRichScene(replayer, replayer.tree.root, layout, options));
    expect(scene.shapes.map((shape) => 'not' in shape && shape.not)).to.have.members([
      'white',
      'empty',
    ]);
  });

  it('is the plain scene for plain records, and every key is its own', () => {
    const sgf = '(;SZ[9]AB[aa][bb]AW[cc]TR[aa]CR[aa]LB[aa:1][ii:]TB[dd]TW[dd];B[ee]LB[ff:x]M[ee])';
    const replayer = new Replayer(treeOf(sgf));
    const node = nodeAt(replayer.tree, 'main:last');
    const layout = buildLayout(replayer, fullCrop(replayer.size), false);
    const plain = buildScene(replayer.positionAt(node), readMarkup(replayer, node), layout);
    expect(buildRichScene(replayer, node, layout)).to.eql(plain);
    const rich = shapesOf('(;SZ[9]AR[aa:bb][bb:aa]LN[aa:bb]RG[aa]DD[aa]SI[aa]QE[aa]QB[aa];B[ii])');
    expect(new Set(rich.map(({ key }) => key)).size).to.equal(rich.length);
  });

  it('is asked for by what few records have', () => {
    for (const sgf of ['(;AR[aa:bb])', '(;B[aa];PM[1])', '(;KGSDE[aa])']) {
      expect(needsRichScene(treeOf(sgf)), sgf).to.equal(true);
    }
    expect(needsRichScene(treeOf('(;CR[aa]LB[bb:1]TB[cc];B[dd])'))).to.equal(false);
  });
});

describe('move numbers', () => {
  const numbersIn = (sgf: string, look: Look) =>
    shapesOf(sgf, look)
      .filter((shape) => shape.kind === 'number')
      .map((shape) => shape.text)
      .join(' ');
  const rows: readonly (readonly [title: string, sgf: string, look: Look, expected: string])[] = [
    ['all', GAME, { numbers: 'all' }, '1 2 3 4 5'],
    ['none without PM', GAME, {}, ''],
    ['PM[1] shows them (K-32)', GAME.replace('SZ[5]', 'SZ[5]PM[1]'), {}, '1 2 3 4 5'],
    [
      'PM[0] does not (K-32)',
      GAME.replace('SZ[5]', 'SZ[5]PM[0]').replace('B[cc]', 'B[cc]FG[]'),
      {},
      '',
    ],
    ['a figure begins below the root (K-28)', GAME.replace('B[cc]', 'B[cc]FG[]'), {}, '3 4 5'],
    ['FG in the root alone says nothing', GAME.replace('SZ[5]', 'SZ[5]FG[]'), {}, ''],
    ['figure', GAME.replace('W[dd]', 'W[dd]FG[]'), { numbers: 'figure' }, '4 5'],
    ['modulo 100 (K-32)', '(;SZ[5]PM[2];B[aa]MN[102];W[bb])', {}, '2 3'],
    ['MN numbers its move (K-38)', '(;SZ[5];B[aa]MN[7];W[bb])', { numbers: 'all' }, '7 8'],
    ['last', GAME, { numbers: 'last' }, '5'],
    ['last-2', GAME, { numbers: 'last-2' }, '4 5'],
    ['a range', GAME, { numbers: '2-3' }, '2 3'],
    ['a range that is turned round', GAME, { numbers: '3-2' }, '2 3'],
    ['number-from', GAME, { numbers: '3-5', from: 1 }, '1 2 3'],
    ['a label wins', GAME.replace('B[ee]', 'B[ee]LB[aa:x]'), { numbers: 'all' }, '2 3 4 5'],
    ['captured stones have none, retakes their own', KO, { numbers: 'all' }, '1 2 3 4 5 6 8'],
    ['setup stones have none', '(;SZ[5];B[aa];AE[aa];AB[aa];W[bb])', { numbers: 'all' }, '2'],
    ['passes count', '(;SZ[5];B[aa];W[];B[bb])', { numbers: 'all' }, '1 3'],
  ];
  for (const [title, sgf, look, expected] of rows) {
    it(title, () => expect(numbersIn(sgf, look)).to.equal(expected));
  }

  it('the last move’s number is its mark; author’s marks stand around numbers', () => {
    const shapes = shapesOf('(;SZ[5];B[aa];W[bb]CR[aa])', { numbers: 'all' }).map(told);
    expect(shapes.slice(2)).to.eql(['mark circle large 0,0', 'number 1 0,0', 'number 2 last 1,1']);
  });
});

describe('the viewer’s own marks', () => {
  const rows: readonly (readonly [title: string, sgf: string, look: Look, expected: string[]])[] = [
    ['next', VARIATIONS, { path: 'main:1', marks: 'next' }, ['hint black 0,1']],
    [
      'children (K-30)',
      VARIATIONS,
      { path: 'main:1', marks: 'variations' },
      ['hint A black 0,1', 'hint B black 0,2', 'hint C black 0,3'],
    ],
    [
      'both: each point once',
      VARIATIONS,
      { path: 'main:1', marks: 'next variations' },
      ['hint A black 0,1', 'hint B black 0,2', 'hint C black 0,3'],
    ],
    [
      'siblings (K-30, T-15)',
      SIBLINGS,
      { marks: 'variations' },
      ['hint B black 0,2', 'hint C black 0,3'],
    ],
    ['one way on is no variation', GAME, { path: 'main:1', marks: 'variations' }, []],
    [
      'not on what is drawn, no letter twice (K-31)',
      VARIATIONS.replace('W[cc]', 'W[cc]TR[ab]LB[ee:B]'),
      { path: 'main:1', marks: 'variations' },
      ['hint C black 0,2', 'hint D black 0,3'],
    ],
    [
      'not on stones',
      '(;SZ[5]AB[aa](;B[aa])(;B[bb]))',
      { path: 'root', marks: 'variations' },
      ['hint B black 1,1'],
    ],
    ['ko', KO, { marks: 'ko' }, ['ko 2,1']],
    ['no ko mark over a label (K-31)', KO.replace('W[bb]', 'W[bb]LB[cb:x]'), { marks: 'ko' }, []],
  ];
  for (const [title, sgf, look, expected] of rows) {
    it(title, () => {
      const found = shapesOf(sgf, look).filter(({ kind }) => kind === 'hint' || kind === 'ko');
      expect(found.map(told)).to.eql(expected);
    });
  }

  it('nonsense is no option', () => {
    for (const text of ['dots', 'last none', 'auto next']) {
      expect(readMarksOption(text), text).to.equal(undefined);
    }
    for (const text of ['some', 'last-0', 'last-', '5', '1-2-3']) {
      expect(readNumbersOption(text), text).to.equal(undefined);
    }
  });
});
