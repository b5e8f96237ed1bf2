import { resolveTheme, themeNamed } from '../../src/view/paint/theme.js';
import { richDrawings } from '../../src/view/paint/rich-drawings.js';
import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import { withNumbers } from '../../src/view/scene/own-numbers.js';
import { withAnswer, withGuess } from '../../src/view/scene/guessed.js';
import { withGhost } from '../../src/view/scene/overlays.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { buildRichScene } from '../../src/view/scene/rich-scene.js';
import { pointOn, treeOf } from '../helpers/records.js';

/** The root of a record with a ghost of White on B2, as it is painted. */
function hauntedBoard(sgf: string): string[] {
  const replayer = new Replayer(treeOf(sgf));
  const layout = buildLayout(replayer, fullCrop(replayer.size), false);
  const scene = buildRichScene(replayer, replayer.tree.root, layout);
  const point = pointOn(replayer.size, 1, 1);
  return withGhost(scene, point, 'white', layout).shapes.map((shape) =>
    [
      shape.kind,
      'opacity' in shape ? `${shape.color} ${shape.opacity}` : '',
      'on' in shape && shape.on ? `on ${shape.on}` : '',
    ].join(' '),
  );
}

describe('the ghost under a pointer', () => {
  it('lies below what is drawn on its point, which is to be read on it', () => {
    expect(hauntedBoard('(;SZ[3]AB[aa]TR[bb])')).to.eql([
      'stone white 0.5 ',
      'stone black 1 ',
      'mark  on white',
    ]);
  });

  it('lies above tints', () => {
    expect(hauntedBoard('(;SZ[3]RG[bb])')).to.eql(['tint  ', 'stone white 0.5 ']);
  });

  it('stands in place of a stone that is there', () => {
    expect(hauntedBoard('(;SZ[3]AB[aa]AW[bb])')).to.eql(['stone white 0.5 ', 'stone black 1 ']);
  });
});

describe('the stone that a reader has guessed', () => {
  const shown = (sgf: string, guess: readonly [number, number]) => {
    const replayer = new Replayer(treeOf(sgf));
    const layout = buildLayout(replayer, fullCrop(replayer.size), false);
    const scene = buildRichScene(replayer, replayer.tree.root, layout);
    const point = (at: readonly [number, number]) => pointOn(replayer.size, ...at);
    const haunted = withGuess(scene, point(guess), 'black', layout);
    return withAnswer(haunted, point([0, 0]), 'black', layout).shapes.map((shape) => {
      if (shape.kind === 'mark') return `${shape.mark} on ${shape.on}`;
      if (shape.kind === 'label') return `${shape.text} on ${shape.on}`;
      return shape.kind === 'stone' ? `${shape.color} ${shape.opacity}` : shape.kind;
    });
  };

  it('has a question mark, and the move that was asked a triangle', () => {
    expect(shown('(;SZ[3]AB[aa])', [1, 1])).to.eql([
      'black 0.5',
      'black 1',
      '? on black',
      'triangle on black',
    ]);
  });

  it('leaves the labels and marks of the record', () => {
    expect(shown('(;SZ[3]AB[aa]LB[bb:A]CR[aa])', [1, 1])).to.have.members([
      'black 0.5',
      'black 1',
      'A on black',
      'circle on black',
    ]);
  });
});

describe('numbers on stones', () => {
  it('stand in place of marks there, the last one for the last move, and not on points without a stone', () => {
    const replayer = new Replayer(treeOf('(;SZ[3]AB[aa]AW[bb]TR[aa][cc])'));
    const layout = buildLayout(replayer, fullCrop(replayer.size), false);
    const { root } = replayer.tree;
    const scene = buildRichScene(replayer, root, layout);
    const pointAt = (at: number) => pointOn(replayer.size, at, at);
    const { board } = replayer.positionAt(root);
    const { shapes } = withNumbers(scene, [2, 0, 1].map(pointAt), board, layout, '#a0f');
    const shown = shapes.flatMap((shape) => {
      if (shape.kind === 'mark') return ['mark'];
      return shape.kind === 'number' ? [`${shape.text} on ${shape.on} ${shape.isLast}`] : [];
    });
    expect(shown).to.eql(['mark', '2 on black false', '3 on white true']); // the mark of the empty point
  });

  it('have a rim that is seen on stones of both colours, whatever its colour and the theme', () => {
    for (const name of ['kaya', 'dark', 'paper']) {
      const theme = resolveTheme(themeNamed(name) ?? {});
      for (const [rim, on] of [
        ['#7a1f0a', 'black'],
        ['#ff9069', 'white'],
      ] as const) {
        const number = { kind: 'number', key: '', x: 0, y: 0, text: '1', isLast: false } as const;
        expect(richDrawings({ ...number, on }, theme, 20), 'of the record').to.eql([]);
        const strokes = richDrawings({ ...number, on, rim }, theme, 20).map(({ stroke }) => stroke);
        expect(strokes, `${name}, ${rim} on ${on}`).to.eql([rim, theme.mark[on]]); // the ink makes it visible
      }
      const easy = { kind: 'number', key: '', x: 0, y: 0, text: '1', isLast: false } as const;
      expect(richDrawings({ ...easy, on: 'white', rim: '#b3391b' }, theme, 20).length).to.equal(1);
    }
  });
});
