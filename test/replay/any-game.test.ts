import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { lineThrough, pathTo } from '../../src/game/walk.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import { anyGame, anyStoneGame } from '../helpers/any-game.js';
import { NaiveGo } from '../helpers/naive-go.js';
import { codesOf, comparable, rowsOf, treeOf } from '../helpers/records.js';

setOtherGames(otherGames);

const RUNS = { numRuns: 300 };

/** The nodes of a tree in an order that chance gives, some of them more than once. */
const asking = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });

function nodesAsked(tree: GameTree, asked: readonly number[]): NodeId[] {
  return asked.map((number) => (number % tree.size) as NodeId);
}

/** A replayer that has been through every node of the path, and through no other. */
function steppedTo(tree: GameTree, node: NodeId): CheckedReplayer {
  const replayer = new CheckedReplayer(tree);
  for (const step of pathTo(tree, node)) replayer.positionAt(step);
  return replayer;
}

function naiveAt(tree: GameTree, node: NodeId, columns: number, rows: number): NaiveGo {
  const game = new NaiveGo(columns, rows);
  game.turn = firstTurn(tree);
  for (const step of pathTo(tree, node)) game.apply(tree, step);
  return game;
}

/** The side of the first move or PL of the main line; without one White has to answer a handicap. */
function firstTurn(tree: GameTree): 'black' | 'white' {
  for (const node of lineThrough(tree, tree.root)) {
    const names = tree.properties(node).map(({ identifier }) => identifier);
    const first = names.includes('B')
      ? 'B'
      : names.includes('W')
        ? 'W'
        : tree.values(node, 'PL')[0];
    if (first) return first === 'B' ? 'black' : 'white';
  }
  return tree.has(tree.root, 'HA') ? 'white' : 'black';
}

const isSetup = (tree: GameTree, node: NodeId) =>
  ['AB', 'AW', 'AE'].some((identifier) => tree.has(node, identifier));

describe('any game', () => {
  it('positions do not depend on what was asked before (M-24, M-35)', () => {
    const property = fc.property(anyStoneGame, asking, ({ sgf }, asked) => {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      for (const node of nodesAsked(tree, asked)) {
        const stepped = steppedTo(tree, node).positionAt(node);
        expect(comparable(replayer.positionAt(node))).to.eql(comparable(stepped));
      }
    });
    fc.assert(property, RUNS);
  });

  it('what is odd does not depend on what was asked before (M-24)', () => {
    const property = fc.property(anyStoneGame, asking, ({ sgf }, asked) => {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      nodesAsked(tree, asked).forEach((node, index) => {
        if (index % 3 === 2) replayer.positionAt(node);
        else expect(replayer.findingsAt(node)).to.eql(steppedTo(tree, node).findingsAt(node));
      });
    });
    fc.assert(property, RUNS);
  });

  it('no chain beside a move is left without a liberty (M-02, M-05)', () => {
    const property = fc.property(anyGame, ({ sgf, columns, rows }) => {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      for (const node of nodesOf(tree)) {
        const position = replayer.positionAt(node);
        const { lastMove } = position;
        const isPlayed = tree.has(node, 'B') || tree.has(node, 'W');
        if (!isPlayed || lastMove?.kind !== 'play' || isSetup(tree, node)) continue;
        const board = new NaiveGo(columns, rows);
        board.cells.splice(0, Infinity, ...(Array.from(rowsOf(position).join('')) as 'X'[]));
        for (const place of [lastMove.point, ...board.besides(lastMove.point)]) {
          if (board.cells[place] !== '.') expect(board.libertiesOf(place)).to.be.greaterThan(0);
        }
      }
    });
    fc.assert(property, RUNS);
  });

  it('boards, prisoners, kos and turns are those of plain rules (M-01, M-02, M-03, M-04, M-05, M-09, M-13, M-16, S-04, S-05, S-08)', () => {
    const property = fc.property(anyGame, ({ sgf, columns, rows }) => {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      for (const node of nodesOf(tree)) {
        const position = replayer.positionAt(node);
        const naive = naiveAt(tree, node, columns, rows);
        expect([rowsOf(position), position.captures]).to.eql([naive.drawn, naive.captures]);
        expect([position.koPoint, position.toPlay]).to.eql([naive.ko, naive.turn]);
        const isReported = replayer
          .findingsAt(node)
          .some((one) => one.code === 'ko' && one.node === node);
        expect(isReported).to.equal(naive.hasTakenBack && !tree.has(node, 'KO'));
      }
    });
    fc.assert(property, RUNS);
  });

  it('everything that matters happens', () => {
    const seen = new Map<string, number>();
    const count = (what: string, isSo = true) =>
      seen.set(what, (seen.get(what) ?? 0) + Number(isSo));
    for (const { sgf } of fc.sample(anyGame, { numRuns: 300, seed: 1 })) {
      const tree = treeOf(sgf);
      const replayer = new CheckedReplayer(tree);
      for (const node of nodesOf(tree)) {
        const { captures, koPoint, lastMove } = replayer.positionAt(node);
        count('variation', tree.children(node).length > 1);
        count('captures', captures.black + captures.white > 0);
        count('many captures', captures.black + captures.white > 9);
        count('ko point', koPoint !== undefined);
        count('pass', lastMove?.kind === 'pass');
        count('setup', isSetup(tree, node));
      }
      for (const code of codesOf(replayer.findings)) count(code);
    }
    const wanted = [
      ...['variation', 'captures', 'many captures', 'ko point', 'pass', 'setup'],
      ...['ko', 'overwrite', 'suicide', 'two-moves', 'setup-and-move', 'duplicate-point'],
    ];
    expect(wanted.filter((what) => (seen.get(what) ?? 0) < 20)).to.eql([]);
  });
});
