import { expect } from '@esm-bundle/chai';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { Replayer } from '../../src/replay/replayer.js';
import { setOtherStyles, buildLayout } from '../../src/view/layout/build-layout.js';
import { otherBoards } from '../../src/view/layout/other-boards.js';
import { type Crop, cropAround, fullCrop } from '../../src/view/layout/layout.js';
import { lineNames } from '../../src/view/layout/line-names.js';
import { buildRichScene, type RichOptions } from '../../src/view/scene/rich-scene.js';
import { swapColors, turnLayout } from '../../src/view/layout/symmetry.js';
import { type DiagramStyle, formatDiagram } from '../../src/view/characters/text-diagram.js';
import { readMarkup } from '../../src/replay/markup.js';
import { nodeAt, treeOf } from '../helpers/records.js';

interface Look extends RichOptions {
  readonly crop?: Crop;
  readonly hasNames?: boolean;
  readonly degrees?: number;
  readonly style?: DiagramStyle;
  readonly caption?: string;
}

function lookAt(sgf: string, { crop, hasNames = true, degrees = 0, ...options }: Look) {
  const replayer = new Replayer(treeOf(sgf));
  const node = nodeAt(replayer.tree, 'main:last');
  const points = readMarkup(replayer, node).view;
  const { size } = replayer;
  const part = crop ?? cropAround(points ?? [], size) ?? fullCrop(size);
  const layout = turnLayout(buildLayout(replayer, part, hasNames, { points }), degrees, false);
  return { layout, scene: buildRichScene(replayer, node, layout, options) };
}

/** The lines of a diagram, each with its blanks on the left. */
function diagramOf(sgf: string, look: Look = {}): string[] {
  const { layout, scene } = lookAt(sgf, look);
  const text = formatDiagram(scene, layout, look.style ?? 'western', look);
  expect(text.endsWith('\n')).to.equal(true);
  return text.slice(0, -1).split('\n');
}

setOtherGames(otherGames);
setOtherStyles(otherBoards);

const game = '(;SZ[5];B[bb];W[db];B[cd];W[bc]LB[aa:A][db:x])';
const numbers = { kind: 'all' } as const;

describe('formatDiagram, western', () => {
  it('writes stones, labels, names and a caption; the last move in brackets', () => {
    expect(diagramOf(game, { caption: ' A\n game\u0007 ' })).to.eql([
      '  A  B  C  D  E',
      '5 A  .  .  .  .  5',
      '4 .  X  .  Ox .  4',
      '3 . (O) .  .  .  3',
      '2 .  .  X  .  .  2',
      '1 .  .  .  .  .  1',
      '  A  B  C  D  E',
      '',
      'A game',
    ]);
  });

  it('takes no more room than it needs', () => {
    expect(diagramOf('(;SZ[3]AB[aa][cc]CR[aa][cc])', { marks: {} })).to.eql([
      '  A B C',
      '3(X). . 3',
      '2 . . . 2',
      '1 . .(X)1',
      '  A B C',
    ]);
    expect(diagramOf('(;SZ[3]AB[aa]AW[ba]CR[aa][ba])', { marks: {}, hasNames: false })).to.eql([
      '(X)(O) .',
      ' .  .  .',
      ' .  .  .',
    ]);
  });

  it('writes numbers instead of stones', () => {
    const crop = { left: 1, top: 1, right: 4, bottom: 3 };
    expect(diagramOf(game, { numbers, crop, numberFrom: 99, hasNames: false })).to.eql([
      ' 99   .  Ox   .',
      ' 102  .   .   .',
      '  .  101  .   .',
    ]);
  });

  it('has a sign for each mark, star points, territory and dead stones', () => {
    const marks =
      '(;SZ[7]AB[aa:ga]TR[aa][ab]SQ[ba][bb]CR[ca][cb]MA[da][db]SL[ea][eb]TW[fa:gb]TB[gc])';
    expect(diagramOf(marks, { crop: { left: 0, top: 0, right: 6, bottom: 2 } })).to.eql([
      '  A  B  C  D  E  F  G',
      '7<X>[X](X){X}*X* Xo Xo 7',
      '6<.>[.](.){.}*.* o  o  6',
      '5 .  .  +  .  +  .  x  5',
    ]);
  });

  it('turns with the board, and leaves out what is not seen', () => {
    const sgf = '(;SZ[3]VW[aa:ba][ab]AB[ba])';
    expect(diagramOf(sgf, { hasNames: false })).to.eql([' . X', ' .']);
    expect(diagramOf(sgf, { degrees: 90 })).to.eql([' 2 3', ' . . A', '   X B']);
  });

  it('leans in Hex', () => {
    expect(diagramOf('(;GM[11]SZ[5]AB[a2]AW[c3])')).to.eql([
      ' a b c d e',
      '1 . . . . .',
      ' 2 X . . . .',
      '  3 . . O . .',
      '   4 . . . . .',
      '    5 . . . . .',
    ]);
    expect(diagramOf('(;GM[11]SZ[3]AB[a2]AW[c3])')).to.eql([
      ' a b c',
      '1 . . .',
      ' 2 X . .',
      '  3 . . O',
    ]);
  });

  it('gives wide characters their room, and hides none that nobody sees', () => {
    const { scene, layout } = lookAt('(;SZ[2]LB[aa:劫][ba:a\u202ebcd])', {});
    const { ground } = buildSceneWith(layout);
    expect(formatDiagram({ ...scene, ground }, layout, 'western').split('\n')[1]).to.equal(
      '一 劫  abc 一',
    );
  });
});

function buildSceneWith(layout: ReturnType<typeof lookAt>['layout']) {
  const names = lineNames('cjk', layout.size);
  const replayer = new Replayer(treeOf('(;SZ[2])'));
  return buildRichScene(replayer, replayer.tree.root, { ...layout, names });
}

describe('formatDiagram, sensei', () => {
  const style = 'sensei';

  it('writes a board with its edges', () => {
    expect(diagramOf(game, { style, caption: 'A game' })).to.eql([
      '$$c5 A game',
      '$$ +-----------+',
      '$$ | a . . . . |',
      '$$ | . X . W . |',
      '$$ | . W . . . |',
      '$$ | . . X . . |',
      '$$ | . . . . . |',
      '$$ +-----------+',
    ]);
  });

  it('numbers ten moves from 1 on, and says which of the game they are', () => {
    const moves = 'ab bb cb db ac bc cc dc ad bd cd dd'.split(' ');
    const sgf = `(;SZ[5]${moves.map((move, index) => `;${index % 2 ? 'W' : 'B'}[${move}]`).join('')})`;
    expect(diagramOf(sgf, { style, numbers })).to.eql([
      '$$Bc5',
      '$$ +-----------+',
      '$$ | . . . . . |',
      '$$ | 1 2 3 4 . |',
      '$$ | 5 6 7 8 . |',
      '$$ | 9 0 X O . |',
      '$$ | . . . . . |',
      '$$ +-----------+',
    ]);
    const range = { kind: 'range', first: 10, last: 12 } as const;
    expect(diagramOf(sgf, { style, numbers: range, hasNames: false })[0]).to.equal('$$W5m10');
  });

  it('shows a stone where the number would have the other colour', () => {
    const lines = diagramOf('(;SZ[3];B[aa];B[ba];W[ca])', { style, numbers });
    expect(lines[2]).to.equal('$$ | 1 X O |');
  });

  it('has a letter for each mark; other texts are circles', () => {
    const marks =
      '(;SZ[7:3]AB[aa:fa]AW[ab:fb]TR[aa][ab][ac]SQ[ba][bb][bc]CR[ca][cb][cc]MA[da][db][dc]' +
      'LB[ea:Q][eb:Q][ec:Q][gc:12]TW[fa])';
    expect(diagramOf(marks, { style, hasNames: false })).to.eql([
      '$$',
      '$$ +---------------+',
      '$$ | Y # B Z B Z . |',
      '$$ | Q @ W P W O . |',
      '$$ | T S C M q . C |',
      '$$ +---------------+',
    ]);
  });

  it('opens where the board goes on, and has blanks and star points', () => {
    const crop = { left: 0, top: 15, right: 4, bottom: 18 };
    expect(diagramOf('(;AB[bp])', { style, crop, hasNames: false })).to.eql([
      '$$19',
      '$$ | . X . , .',
      '$$ | . . . . .',
      '$$ | . . . . .',
      '$$ | . . . . .',
      '$$ +-----------',
    ]);
    expect(diagramOf('(;SZ[3]VW[aa:ba][ab]AB[ba])', { style, hasNames: false })).to.eql([
      '$$3',
      '$$ +-----',
      '$$ | . X',
      '$$ | . _',
    ]);
  });

  it('shows colours as they are seen', () => {
    const { scene, layout } = lookAt('(;SZ[2]AB[aa])', {});
    expect(formatDiagram(swapColors(scene), layout, style)).to.include('O .');
  });
});
