import { expect } from '@esm-bundle/chai';
import { type PointPair, readFullMarkup } from '../../src/replay/full-markup.js';
import { formatWestern } from '../../src/replay/notation/western.js';
import { Replayer } from '../../src/replay/replayer.js';
import type { Point } from '../../src/rules/point.js';
import { nodesOf } from '../../src/sgf/game-tree.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

function readAt(sgf: string, path: NodePath = 'main:last') {
  const replayer = new Replayer(treeOf(sgf));
  const node = nodeAt(replayer.tree, path);
  const markup = readFullMarkup(replayer, node, replayer.positionAt(node).board);
  const name = (point: Point) => formatWestern(point, replayer.size);
  return { markup, name, names: (points: readonly Point[] = []) => points.map(name) };
}

describe('readFullMarkup', () => {
  const marks: readonly (readonly [string, string, readonly string[]])[] = [
    ['M on a stone and on an empty point (K-06)', ';AB[aa]M[aa][bb]', ['triangle A9', 'cross B8']],
    ['M beside what it means (K-06, K-15)', ';AB[aa]M[aa]TR[aa]', ['triangle A9']],
    ['M of a stone just played (K-06)', ';W[cc]M[cc]', ['triangle C7']],
    ['those of readMarkup (K-01, K-05)', ';CR[aa]SL[bb]', ['circle A9', 'selected B8']],
  ];
  for (const [title, sgf, wanted] of marks) {
    it(title, () => {
      const { markup, name } = readAt(`(;SZ[9]${sgf})`);
      expect(markup.marks.map(({ kind, point }) => `${kind} ${name(point)}`)).to.eql(wanted);
    });
  }

  it('labels, letters and territory (K-07, K-08, K-27)', () => {
    const { markup, name, names } = readAt('(;SZ[9];LB[aa:x]L[bb]TB[cc]TW[dd:ed])');
    expect(markup.labels.map(({ point, text }) => name(point) + text)).to.eql(['A9x', 'B8A']);
    expect(names(markup.territory.black)).to.eql(['C7']);
    expect(names(markup.territory.white)).to.eql(['D6', 'E6']);
  });

  const pairs: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
    ['an arrow (K-17)', ';AR[aa:cc]', ['A9 C7'], []],
    ['a line (K-18)', ';LN[aa:cc]', [], ['A9 C7']],
    ['of length 0 (K-19)', ';AR[aa:aa]LN[bb:bb]', [], []],
    ['repeated (K-19)', ';AR[aa:cc][aa:cc]LN[aa:cc][cc:aa]', ['A9 C7'], ['A9 C7']],
    ['an arrow there and back', ';AR[aa:cc][cc:aa]', ['A9 C7', 'C7 A9'], []],
    ['off the board or without an end (K-46)', ';AR[aa:zz][aa]LN[zz:aa]', [], []],
    ['gone at the next node (K-14)', ';AR[aa:cc];', [], []],
  ];
  for (const [title, sgf, arrows, lines] of pairs) {
    it(title, () => {
      const { markup, names } = readAt(`(;SZ[9]${sgf})`);
      const text = (list: readonly PointPair[]) =>
        list.map(({ from, to }) => names([from, to]).join(' '));
      expect(text(markup.arrows)).to.eql(arrows);
      expect(text(markup.lines)).to.eql(lines);
    });
  }

  const dimmed: readonly (readonly [string, string, NodePath, readonly string[]])[] = [
    ['inherited (K-20)', '(;SZ[9];DD[aa:ba];B[ee])', 'main:last', ['A9', 'B9']],
    ['replaced (K-20)', '(;SZ[9];DD[aa];DD[bb])', 'main:last', ['B8']],
    ['cleared by DD[] (K-21)', '(;SZ[9];DD[aa];DD[];)', 'main:last', []],
    ['of the path (K-26)', '(;SZ[9](;DD[aa];)(;B[bb]))', [1], []],
    ['of the path, again (K-26)', '(;SZ[9]DD[cc](;DD[aa];)(;B[bb]))', [1], ['C7']],
  ];
  for (const [title, sgf, path, wanted] of dimmed) {
    it(`dimmed points, ${title}`, () => {
      const { markup, names } = readAt(sgf, path);
      expect(names(markup.dimmed)).to.eql(wanted);
    });
  }

  const views: readonly (readonly [string, string, readonly string[] | undefined])[] = [
    ['inherited (K-22)', '(;FF[4]SZ[9]VW[aa][bb];)', ['A9', 'B8']],
    ['given back by VW[] (K-23)', '(;SZ[9]VW[aa:bb];VW[];)', undefined],
    ['two points of FF[3] are corners (K-25)', '(;FF[3]SZ[9]VW[ba][ab])', ['A9', 'B9', 'A8', 'B8']],
    ['also where FF is missing (K-25)', '(;SZ[9]VW[aa][ba])', ['A9', 'B9']],
    ['three are points (K-25)', '(;FF[1]SZ[9]VW[aa][bb][cc])', ['A9', 'B8', 'C7']],
    ['rectangles are no corners (K-25)', '(;SZ[9]VW[aa:aa][cc])', ['A9', 'C7']],
  ];
  for (const [title, sgf, wanted] of views) {
    it(`the part in view, ${title}`, () => {
      const { markup, names } = readAt(sgf);
      expect(markup.view && names(markup.view)).to.eql(wanted);
    });
  }

  it('Σ on points, none for the whole node (K-39, X-16)', () => {
    expect(readAt('(;SZ[9];SI[cc][dd])').markup.sigma).to.have.length(2);
    expect(readAt('(;SZ[9];SI[1])').markup.sigma).to.eql([]);
  });

  it('regions, secure stones, tried moves, dead stones (K-40, K-41)', () => {
    const { markup, names } = readAt('(;SZ[9];RG[aa:ba]SC[cc]SE[dd]KGSDE[ee])');
    const { region, secure, tried, dead } = markup.areas;
    expect([region, secure, tried, dead].map(names)).to.eql([['A9', 'B9'], ['C7'], ['D6'], ['E5']]);
  });

  it('search patterns and the expected move (K-45, N-21)', () => {
    const { markup, names } = readAt('(;SZ[9];QE[aa]QB[bb]QW[cc]EX[dd])');
    const { notEmpty, notBlack, notWhite } = markup.patterns;
    const lists = [notEmpty, notBlack, notWhite, markup.expected];
    expect(lists.map(names)).to.eql([['A9'], ['B8'], ['C7'], ['D6']]);
  });

  it('costs the same at every depth', function () {
    this.timeout(60_000); // walking up from each of 100,000 nodes takes minutes
    const replayer = new Replayer(treeOf(`(;SZ[9]DD[aa]VW[aa:cc]PM[2]${';C[x]'.repeat(100_000)})`));
    const { board } = replayer.positionAt(replayer.tree.root);
    for (const node of nodesOf(replayer.tree)) {
      if (readFullMarkup(replayer, node, board).dimmed.length !== 1) expect.fail(String(node));
    }
  });
});
