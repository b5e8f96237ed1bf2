import { expect } from '@esm-bundle/chai';
import { english } from '../../src/texts/language.js';
import { readHeadline } from '../../src/game/info/headline.js';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { describeGame, describeResult } from '../../src/speech/game.js';
import { describePosition } from '../../src/speech/describe.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { type Crop, fullCrop } from '../../src/view/layout/layout.js';
import { buildScene, type SceneOptions } from '../../src/view/scene/scene.js';
import type { Scene, Shape } from '../../src/view/scene/shapes.js';
import { nodeAt, positionOf, treeOf } from '../helpers/records.js';

interface Look {
  readonly crop?: Crop;
  readonly hasCoordinates?: boolean;
  readonly options?: SceneOptions;
}

/** The scene at the end of a record's main line. */
function sceneOf(sgf: string, { crop, hasCoordinates = false, options }: Look = {}): Scene {
  const tree = treeOf(sgf);
  const replayer = new Replayer(tree);
  const node = nodeAt(tree, 'main:last');
  const layout = buildLayout(replayer, crop ?? fullCrop(replayer.size), hasCoordinates);
  return buildScene(replayer.positionAt(node), readMarkup(replayer, node), layout, options);
}

/** What is drawn, in order, in words: kind, what it is, where, and the stone under it. */
function told({ shapes }: Scene): string[] {
  return shapes.map((shape) => {
    const what = 'mark' in shape ? shape.mark : 'text' in shape ? shape.text : colorOf(shape);
    const on = 'on' in shape && shape.on ? ` on ${shape.on}` : '';
    return `${shape.kind} ${what} ${shape.x},${shape.y}${on}`;
  });
}

function colorOf(shape: Shape): string {
  return 'color' in shape ? shape.color : '';
}

describe('buildScene', () => {
  const rows: readonly (readonly [title: string, sgf: string, expected: readonly string[]])[] = [
    ['an empty board', '(;SZ[5])', []],
    ['stones', '(;SZ[5]AB[aa]AW[eb])', ['stone black 0.5,0.5', 'stone white 4.5,1.5']],
    [
      'the last move is marked',
      '(;SZ[5];B[bb])',
      ['stone black 1.5,1.5', 'mark last 1.5,1.5 on black'],
    ],
    ['a pass marks nothing', '(;SZ[5];B[bb];W[])', ['stone black 1.5,1.5']],
    [
      'a suicide leaves nothing to mark',
      '(;SZ[5]AW[ba][ab];B[aa])',
      ['stone white 1.5,0.5', 'stone white 0.5,1.5'],
    ],
    [
      'the author’s mark says enough (K-33)',
      '(;SZ[5];B[bb]CR[bb])',
      ['stone black 1.5,1.5', 'mark circle 1.5,1.5 on black'],
    ],
    [
      'a label has the ring around it',
      '(;SZ[5];B[bb]LB[bb:1])',
      ['stone black 1.5,1.5', 'mark last 1.5,1.5 on black', 'label 1 1.5,1.5 on black'],
    ],
    [
      'marks of FF[1]: a cross on an empty point, a triangle on a stone (K-06)',
      '(;SZ[5]AW[aa]M[aa][bb])',
      ['stone white 0.5,0.5', 'mark triangle 0.5,0.5 on white', 'mark cross 1.5,1.5'],
    ],
    [
      'territory, also on dead stones (K-27)',
      '(;SZ[5]AB[aa]TB[bb]TW[aa])',
      ['stone black 0.5,0.5', 'territory black 1.5,1.5', 'territory white 0.5,0.5 on black'],
    ],
    [
      'labels stand on top (K-15)',
      '(;SZ[5]LB[aa:x]SQ[aa])',
      ['mark square 0.5,0.5', 'label x 0.5,0.5'],
    ],
    ['an empty label is none', '(;SZ[5]LB[aa:])', []],
  ];
  for (const [title, sgf, expected] of rows) {
    it(title, () => {
      expect(told(sceneOf(sgf))).to.eql(expected);
    });
  }

  it('the last move’s mark can be left out', () => {
    const options = { marks: 'none' };
    expect(told(sceneOf('(;SZ[5];B[bb])', { options }))).to.eql(['stone black 1.5,1.5']);
  });

  it('a part: what lies outside is left out, places count from its corner', () => {
    const crop = { left: 2, top: 1, right: 4, bottom: 3 };
    const sgf = '(;SZ[5]AB[aa][cb]AW[ed]TR[ae][ee][cb]LB[aa:a][dc:b]TB[ab][dd];B[ba])';
    expect(told(sceneOf(sgf, { crop }))).to.eql(['stone black 0.5,0.5', 'stone white 2.5,2.5']);
    const marked = '(;SZ[5]TR[ae][cb]LB[aa:a][dc:b]TB[ab][dd])';
    expect(told(sceneOf(marked, { crop }))).to.eql([
      'territory black 1.5,2.5',
      'mark triangle 0.5,0.5',
      'label b 1.5,1.5',
    ]);
  });

  it('is pure, and every key is its own', () => {
    const sgf = '(;SZ[9]AB[aa][bb]AW[cc]TR[aa]CR[aa]LB[aa:1]TB[dd]TW[dd];B[ee])';
    expect(sceneOf(sgf)).to.eql(sceneOf(sgf));
    const scene = sceneOf(sgf, { hasCoordinates: true });
    const keys = [...scene.ground.shapes, ...scene.shapes].map(({ key }) => key);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  it('a stone that stays keeps its key', () => {
    const keys = (sgf: string) => sceneOf(sgf).shapes.map(({ key }) => key);
    const [before] = keys('(;SZ[5]AB[bb])');
    expect(keys('(;SZ[5]AB[bb];W[aa])')).to.include(before);
  });
});

describe('the ground', () => {
  const kinds = (scene: Scene, kind: Shape['kind']) =>
    scene.ground.shapes.filter((shape) => shape.kind === kind);

  it('has a line for each column and row', () => {
    expect(kinds(sceneOf('(;SZ[4:7])'), 'grid').length).to.equal(11);
  });

  const stars: readonly (readonly [size: string, count: number])[] = [
    ['5', 0],
    ['7', 5],
    ['9', 5],
    ['13', 5],
    ['19', 9],
    ['18', 4],
  ];
  for (const [size, count] of stars) {
    it(`${size} lines have ${count} star points (K-36)`, () => {
      expect(kinds(sceneOf(`(;SZ[${size}])`), 'star').length).to.equal(count);
    });
  }

  it('the star points of 19 lines are where they belong', () => {
    const found = kinds(sceneOf('(;)'), 'star').map(({ x, y }) => [x - 0.5, y - 0.5]);
    const lines = [3, 9, 15];
    expect(found).to.have.deep.members(lines.flatMap((x) => lines.map((y) => [x, y])));
  });

  it('coordinates leave out I and count from below (K-34)', () => {
    const names = kinds(sceneOf('(;SZ[9])', { hasCoordinates: true }), 'coordinate');
    const texts = names.map((shape) => ('text' in shape ? shape.text : ''));
    expect(texts.slice(0, 4)).to.eql(['A', 'A', 'B', 'B']);
    expect(texts).to.include('J');
    expect(texts).not.to.include('I');
    const nine = names.filter((shape) => 'text' in shape && shape.text === '9');
    expect(nine.map(({ y }) => y)).to.eql([0.5, 0.5]);
  });

  it('lines run on where the board is cut', () => {
    const crop = { left: 0, top: 0, right: 4, bottom: 4 };
    const [column] = kinds(sceneOf('(;)', { crop }), 'grid');
    expect(column).to.include({ y: 0.5, height: 4.65 });
  });

  it('is the same for the same layout', () => {
    const ground = (sgf: string) => sceneOf(sgf).ground;
    expect(ground('(;SZ[9])')).to.equal(ground('(;SZ[9];B[aa])'));
    expect(ground('(;SZ[9])').key).not.to.equal(ground('(;SZ[9:8])').key);
  });
});

describe('describe', () => {
  const positions: readonly (readonly [sgf: string, sentence: string])[] = [
    ['(;)', 'Start, Black to play'],
    ['(;HA[4])', 'Start, White to play'],
    ['(;B[pd])', 'Move 1, Black Q16'],
    ['(;B[pd];W[])', 'Move 2, White passes'],
    ['(;B[resign])', 'Move 1, Black: resign'],
  ];
  for (const [sgf, sentence] of positions) {
    it(`${sgf}: ${sentence}`, () => {
      expect(describePosition(positionOf(sgf))).to.equal(sentence);
    });
  }

  it('tells who plays', () => {
    const game = (sgf: string) => describeGame(readHeadline(treeOf(sgf)), english);
    expect(game('(;PB[A]PW[B])')).to.equal('A (Black) against B (White)');
    expect(game('(;PB[A])')).to.equal('A (Black) against White (White)');
    expect(game('(;GN[Jubango])')).to.equal('Jubango');
    expect(game('(;)')).to.equal('');
  });

  it('tells the result', () => {
    const result = (raw: string) => {
      const found = readHeadline(treeOf(`(;RE[${raw}])`)).result;
      return found && describeResult(found);
    };
    expect(result('B+3.5')).to.equal('Black wins by 3.5 points');
    expect(result('W+1')).to.equal('White wins by 1 point');
    expect(result('W+0.5')).to.equal('White wins by half a point');
    expect(result('W+T')).to.equal('White wins on time');
    expect(result('W+')).to.equal('White wins');
    expect(result('0')).to.equal('Draw');
    expect(result('Void')).to.equal('No result');
    expect(result('void: four kos')).to.equal('No result (four kos)');
    expect(result('Black resigns')).to.equal('Black resigns');
  });
});
