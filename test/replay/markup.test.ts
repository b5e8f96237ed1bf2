import { expect } from '@esm-bundle/chai';
import { readMarkup } from '../../src/replay/markup.js';
import { formatWestern, readWestern } from '../../src/replay/notation/western.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { Replayer } from '../../src/replay/replayer.js';
import type { Point } from '../../src/rules/point.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

/** The markup of one node of a 9×9 record, with points under their Western names. */
function markupOf(sgf: string, path: NodePath = 'main:last') {
  const tree = treeOf(`(;SZ[9]${sgf})`);
  const replayer = new CheckedReplayer(tree);
  const { marks, labels, territory, view } = readMarkup(replayer, nodeAt(tree, path));
  const name = (point: Point) => formatWestern(point, replayer.size);
  return {
    marks: marks.map(({ kind, point }) => `${kind} ${name(point)}`),
    labels: labels.map(({ point, text }) => `${name(point)} ${text}`),
    territory: { black: territory.black.map(name), white: territory.white.map(name) },
    view: view?.map(name),
  };
}

describe('readMarkup', () => {
  describe('marks', () => {
    const rows: readonly (readonly [string, string, readonly string[]])[] = [
      ['circle (K-01)', ';CR[aa]', ['circle A9']],
      ['square (K-02)', ';SQ[aa]', ['square A9']],
      ['triangle (K-03)', ';TR[aa]', ['triangle A9']],
      ['cross (K-04)', ';MA[aa]', ['cross A9']],
      ['selected (K-05)', ';SL[aa]', ['selected A9']],
      ['plain of FF[1] (K-06)', ';M[aa]', ['plain A9']],
      [
        'rectangles (K-48)',
        ';TR[aa:bb]',
        ['triangle A9', 'triangle B9', 'triangle A8', 'triangle B8'],
      ],
      ['each point once (V-24)', ';TR[aa][aa]', ['triangle A9']],
      ['different ones on one point (K-15)', ';TR[aa]CR[aa]', ['circle A9', 'triangle A9']],
      ['off the board (K-46)', ';CR[ss]', []],
      ['none', ';CR[]', []],
      ['gone at the next node (K-14)', ';CR[aa];B[bb]', []],
    ];
    for (const [title, sgf, marks] of rows) {
      it(title, () => {
        expect(markupOf(sgf).marks).to.eql(marks);
      });
    }
  });

  describe('labels', () => {
    const rows: readonly (readonly [string, string, readonly string[]])[] = [
      ['text on a point (K-08)', ';LB[aa:a][ba:12]', ['A9 a', 'B9 12']],
      [
        'with brackets and colons (K-10)',
        ';LB[aa:\\]][ba:a\\:b][ca:a:b]',
        ['A9 ]', 'B9 a:b', 'C9 a:b'],
      ],
      ['of two on a point the first (K-11)', ';LB[aa:1][aa:2]', ['A9 1']],
      ['none (K-12)', ';LB[]', []],
      ['without a colon (K-13)', ';LB[aa]', []],
      ['letters of FF[1] (K-07)', ';L[ca][aa]', ['C9 A', 'A9 B']],
      ['a label counts more than a letter (K-11)', ';LB[ca:x]L[ca][aa]', ['C9 x', 'A9 B']],
      ['after Z small letters (K-07)', ';L[aa:ic]', expectedLetters()],
    ];
    for (const [title, sgf, labels] of rows) {
      it(title, () => {
        expect(markupOf(sgf).labels).to.eql(labels);
      });
    }
  });

  it('territory (K-27)', () => {
    const { territory } = markupOf(';TB[aa:ba]TW[ia]');
    expect(territory).to.eql({ black: ['A9', 'B9'], white: ['J9'] });
  });

  describe('the part in view', () => {
    const rows: readonly (readonly [string, string, NodePath, readonly string[] | undefined])[] = [
      ['is inherited (K-22)', ';VW[aa:ba];B[bb];W[cc]', 'main:last', ['A9', 'B9']],
      ['is the nearest (K-22)', ';VW[aa:ba];VW[cc:dc];W[cc]', 'main:last', ['C7', 'D7']],
      ['is given back by VW[] (K-23)', ';VW[aa:ba];VW[]', 'main:last', undefined],
      ['follows the path, not the file (K-26)', '(;VW[aa:ba])(;W[cc])', [1], undefined],
      ['is the whole board by default', ';B[aa]', 'main:last', undefined],
      ['has two points in FF[4]', 'FF[4];VW[aa][bb]', 'main:last', ['A9', 'B8']],
      ['has corners below (K-25)', 'FF[3];VW[bb][aa]', 'main:last', ['A9', 'B9', 'A8', 'B8']],
      ['has corners without FF (K-25)', ';VW[aa][ba];B[ee]', 'main:last', ['A9', 'B9']],
      ['has no corners of three (K-25)', ';VW[aa][bb][cc]', 'main:last', ['A9', 'B8', 'C7']],
      ['has no corners of rectangles (K-25)', ';VW[aa:ba][cc]', 'main:last', ['A9', 'B9', 'C7']],
    ];
    for (const [title, sgf, path, view] of rows) {
      it(title, () => {
        expect(markupOf(sgf, path).view).to.eql(view);
      });
    }

    it('costs the same at every depth', function () {
      this.timeout(60_000); // walking up from each of 100,000 nodes takes minutes
      const replayer = new Replayer(treeOf(`(;SZ[9]VW[aa:cc]${';C[x]'.repeat(100_000)})`));
      for (const node of nodesOf(replayer.tree)) {
        if (readMarkup(replayer, node).view?.length !== 9) expect.fail(String(node));
      }
    });
  });
});

function expectedLetters(): string[] {
  const columns = 'ABCDEFGHJ';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZa';
  return Array.from(letters, (letter, index) => {
    return `${columns.charAt(index % 9)}${9 - Math.floor(index / 9)} ${letter}`;
  });
}

describe('Western names', () => {
  const size = { columns: 52, rows: 52 };
  const rows: readonly (readonly [string, number])[] = [
    ['A52', 0],
    ['H52', 7],
    ['J52', 8],
    ['Z52', 24],
    ['AA52', 25],
    ['BB1', 51 * 52 + 26],
    ['BBB52', 51],
  ];
  for (const [name, point] of rows) {
    it(`${name}, both ways (K-34, K-35)`, () => {
      expect(readWestern(name, size)).to.equal(point);
      expect(readWestern(name.toLowerCase(), size)).to.equal(point);
      expect(formatWestern(point as Point, size)).to.equal(name);
    });
  }

  for (const name of ['I5', 'A53', 'A0', 'AB1', '5', 'A', 'CCC1']) {
    it(`${name} names no point`, () => {
      expect(readWestern(name, size)).to.equal(undefined);
    });
  }
});

describe('markup of a hostile record', () => {
  it('is read in bounded room: a thousand times the whole board is the whole board', () => {
    const tree = treeOf(`(;SZ[52]CR${'[aa:ZZ]'.repeat(60_000)})`);
    expect(readMarkup(new CheckedReplayer(tree), tree.root).marks).to.have.length(52 * 52);
  });
});

describe('findings of a hostile record', () => {
  it('are limited for each node, and quote little of what is long', () => {
    const points = Array.from({ length: 1000 }, (_, index) => `[${index}${'z'.repeat(500)}]`);
    const replayer = new CheckedReplayer(treeOf(`(;SZ[9]AB${points.join('')})`));
    const findings = replayer.findingsAt(replayer.tree.root);
    expect(findings.length).to.equal(100);
    for (const { detail = '' } of findings) expect(detail.length).to.be.lessThan(100);
  });
});
