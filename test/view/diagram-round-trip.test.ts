import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { lineThrough } from '../../src/game/walk.js';
import { Replayer } from '../../src/replay/replayer.js';
import { stonesOn } from '../../src/rules/board.js';
import { readDiagram } from '../../src/sgf/text-diagrams/read-diagram.js';
import { type DiagramStyle, formatDiagram } from '../../src/view/characters/text-diagram.js';
import { drawNode } from '../../src/view/draw-node.js';
import { treeOf } from '../helpers/records.js';

const plain = { view: '', coordinates: '', rotate: '', marks: 'none', numberFrom: '' };

/** The last position of a record in characters, and its stones. */
function written(sgf: string, style: DiagramStyle, numbers = 'none') {
  const replayer = new Replayer(treeOf(sgf));
  const { tree } = replayer;
  const node = lineThrough(tree, tree.root).at(-1) ?? tree.root;
  const choices = { ...plain, numbers, mirror: false, swapColors: false };
  const { scene, layout } = drawNode(replayer, node, choices, Infinity, '');
  const text = formatDiagram(scene, layout, style, { caption: 'A title' });
  const stones = stonesOn(replayer.positionAt(node).board).map(
    ({ point, color }) => `${point}${color}`,
  );
  return { text, stones: stones.sort(), size: replayer.size };
}

const letters = 'abcdefghijklmnopqrs';
/** Points, each with what stands there: `-` nothing, or a property and a mark. */
const points = fc.array(
  fc.record({
    at: fc.tuple(fc.nat(18), fc.nat(18)),
    stone: fc.constantFrom('AB', 'AW', ''),
    mark: fc.constantFrom('', '', 'CR', 'SQ', 'TR', 'MA', 'LB'),
  }),
  { maxLength: 60 },
);

const records = fc
  .tuple(fc.integer({ min: 5, max: 19 }), points, fc.nat(12))
  .map(([size, all, moves]) => {
    const seen = new Set<string>();
    const inside = all.flatMap(({ at: [x, y], ...what }) => {
      const name = letters.charAt(x % size) + letters.charAt(y % size);
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew ? [{ name, ...what }] : [];
    });
    const setup = inside.slice(moves).map(({ name, stone, mark }) => {
      const label = mark === 'LB' && !stone ? `LB[${name}:b]` : '';
      const marked = mark && mark !== 'LB' ? `${mark}[${name}]` : label;
      return (stone && `${stone}[${name}]`) + marked;
    });
    const played = inside.slice(0, moves).map(({ name }, at) => `;${at % 2 ? 'W' : 'B'}[${name}]`);
    return { root: `(;SZ[${size}]${setup.join('')}`, played: played.join('') };
  });

describe('a diagram that is written and read again', () => {
  it('of Sensei’s Library has the same stones, marks, letters, size and title', () => {
    fc.assert(
      fc.property(records, ({ root }) => {
        const { text, stones, size } = written(`${root})`, 'sensei');
        const again = written(readDiagram(text)?.sgf ?? '', 'sensei');
        expect(again).to.eql({ text, stones, size });
      }),
      { numRuns: 150 },
    );
  });

  it('has the moves of a figure', () => {
    const game = '(;SZ[9]AB[cc];B[ee]FG[257:]PM[1];W[gc];B[cg];W[gg])';
    for (const style of ['sensei', 'western'] as const) {
      const { text, stones } = written(game, style, 'all');
      const again = written(readDiagram(text)?.sgf ?? '', style, 'all');
      expect(again.text, style).to.equal(text);
      expect(again.stones, style).to.eql(stones);
    }
  });

  it('in plain text has rows that begin and end with a mark', () => {
    const { text, stones } = written('(;SZ[5]AB[aa][ca][ea]TR[aa]CR[ca]SQ[ea])', 'western');
    expect(text).to.contain('5<X>.(X).[X]5');
    expect(written(readDiagram(text)?.sgf ?? '', 'western')).to.deep.include({ text, stones });
  });

  it('in plain text has the same stones', () => {
    fc.assert(
      fc.property(records, ({ root }) => {
        const { text, stones } = written(`${root.replace(/LB\[\w\w:b\]/g, '')})`, 'western');
        if (stones.length === 0) return; // nothing tells such a grid from words
        expect(written(readDiagram(text)?.sgf ?? '', 'western').stones).to.eql(stones);
      }),
      { numRuns: 100 },
    );
  });
});
