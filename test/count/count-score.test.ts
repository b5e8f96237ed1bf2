import { expect } from '@esm-bundle/chai';
import {
  type CountOptions,
  countScore,
  findDeadStones,
  readCountOptions,
} from '../../src/count.js';
import { judgeStones, MOST_SEARCHED } from '../../src/count/dead-stones.js';
import { RandomNumbers } from '../../src/count/random-numbers.js';
import type { Board } from '../../src/rules/board.js';
import type { Point } from '../../src/rules/point.js';
import { treeOf } from '../helpers/records.js';

/** A board from its rows: X black, O white, `.` empty. */
function boardOf(...rows: readonly string[]): Board {
  const cells = rows.join('').replaceAll(' ', '');
  const columns = cells.length / rows.length;
  const at = (point: Point) =>
    ({ X: 'black' as const, O: 'white' as const })[cells[point] as 'X' | 'O'];
  return { size: { columns, rows: rows.length }, at };
}

const divided = boardOf(
  '. . X O . . .',
  '. . X O . . .',
  '. . X O . O .',
  '. . X O O . .',
  '. . X X O . .',
  '. . . X O . .',
  '. . . X O . .',
);

const sum = (board: Board, options?: CountOptions) => {
  const { black, white, winner, margin } = countScore({ board }, options);
  return [black.total, white.total, winner, margin];
};

describe('countScore', () => {
  it('counts territory and prisoners, or stones and territory', () => {
    expect(sum(divided)).to.eql([16, 16, undefined, 0]);
    expect(sum(divided, { rules: 'Chinese' })).to.eql([24, 25, 'white', 1]);
    expect(sum(divided, { prisoners: { black: 1, white: 4 } })).to.eql([17, 20, 'white', 3]);
    expect(sum(divided, { rules: 'AGA', prisoners: { black: 1, white: 4 } })).to.eql([
      24,
      25,
      'white',
      1,
    ]);
  });

  it('gives White komi, and what the rules give for a handicap', () => {
    expect(sum(divided, { komi: 6.5 })).to.eql([16, 22.5, 'white', 6.5]);
    expect(sum(divided, { komi: -0.5 })).to.eql([16, 15.5, 'black', 0.5]);
    expect(sum(divided, { rules: 'Chinese', handicap: 2 })).to.eql([24, 27, 'white', 3]);
    expect(sum(divided, { rules: 'AGA', handicap: 2 })).to.eql([24, 26, 'white', 2]);
    expect(sum(divided, { rules: 'Japanese', handicap: 2 })).to.eql([16, 16, undefined, 0]);
    expect(sum(divided, { rules: 'New Zealand', handicap: 2 })).to.eql([24, 25, 'white', 1]);
  });

  it('says how it counted', () => {
    const by = (rules?: string) => {
      const { method, areRulesKnown } = countScore({ board: divided }, { rules });
      return [method, areRulesKnown];
    };
    for (const rules of [
      'Chinese',
      'chinese 2002',
      '中国规则',
      'AGA',
      'New Zealand',
      'NZ',
      'Ing',
      'Tromp-Taylor',
    ])
      expect(by(rules), rules).to.eql(['area', true]);
    for (const rules of ['Japanese', 'japanese', '日本', 'Korean', 'Japanese scoring'])
      expect(by(rules), rules).to.eql(['territory', true]);
    for (const rules of [undefined, '', 'house rules', 'territory scoring'])
      expect(by(rules), rules).to.eql(['territory', false]);
  });

  it('counts dead stones as prisoners, and their points as territory', () => {
    const board = boardOf('. . X O .', '. O X O .', '. . X O .', '. . X O .', '. . X O .');
    const dead = [6 as Point];
    expect(sum(board, { dead })).to.eql([11, 5, 'black', 6]);
    expect(sum(board, { dead, rules: 'Chinese' })).to.eql([15, 10, 'black', 5]);
  });

  it('gives neither player what both surround, nor by territory the eyes of a seki', () => {
    const board = boardOf(
      'X X X X X X X X',
      'X O O O O O O X',
      'X O . X X X O X',
      'X O X X X . O X',
      'X O O O O O O X',
      'X X X X X X X X',
      'X . X . X X X X',
      'X X X X X X X X',
    );
    expect(findDeadStones({ board })).to.eql([]);
    const { black, white, neutral, seki } = countScore({ board });
    expect([black.total, white.total]).to.eql([2, 0]);
    expect(neutral).to.eql([18, 29]);
    expect(seki.length).to.equal(22);
    expect(sum(board, { rules: 'Chinese' })).to.eql([46, 16, 'black', 30]);
  });

  it('divides a region whose border was left open', () => {
    const board = boardOf('. . X O .', '. . X O .', '. . X O .', '. . X O .', '. . . O .');
    const { territory, neutral } = countScore({ board });
    expect(territory.black.length).to.equal(10);
    expect(territory.white.length).to.equal(5);
    expect(neutral).to.eql([22]);
  });

  it('counts any board', () => {
    const empty: Board = { size: { columns: 52, rows: 52 }, at: () => undefined };
    expect(sum(empty)).to.eql([0, 0, undefined, 0]);
    expect(findDeadStones({ board: empty })).to.eql([]);
    const full: Board = { size: { columns: 52, rows: 52 }, at: () => 'black' };
    expect(countScore({ board: full }, { rules: 'Chinese' }).black.total).to.equal(52 * 52);
    expect(findDeadStones({ board: full })).to.eql([]);
    const one: Board = { size: { columns: 1, rows: 1 }, at: () => undefined };
    expect(sum(one)).to.eql([0, 0, undefined, 0]);
    expect(findDeadStones({ board: one })).to.eql([]);
  });
});

/** White has an eye of three points, with a black stone in the middle. */
const killed = boardOf(
  'X X X X X X X',
  'X O O O O O X',
  'X O . X . O X',
  'X O O O O O X',
  'X X X X X X X',
  'X . X . X X X',
  'X X X X X X X',
);

describe('findDeadStones', () => {
  it('finds stones in the territory of the opponent', () => {
    const board = boardOf(
      '. . . X O . . . .',
      '. O . X O . . . .',
      '. . . X O . . X .',
      '. . . X O . . X .',
      '. . . X O . . . .',
      'X X X X O O O . .',
      'O O O X X X O . .',
      '. . O O O X O O O',
      '. . . . O X X . .',
    );
    const dead = findDeadStones({ board });
    expect(dead).to.include.members([10, 25, 34]);
    expect(dead).to.not.include.members([3, 4]);
  });

  it('finds out that three points with the middle taken are no life', () => {
    expect(findDeadStones({ board: killed }).length).to.equal(12);
  });

  it('kills by a sacrifice of four stones in an eye of six points', () => {
    const board = boardOf(
      'X X X X X X X',
      'X O O O O O X',
      'X O X X O O X',
      'X O X X . O X',
      'X O . O O O X',
      'X O O O O O X',
      'X X X X X X X',
      'X . X . X X X',
      'X X X X X X X',
    );
    expect(findDeadStones({ board }).length).to.equal(19);
  });

  it('leaves an eye of four points in a row', () => {
    const board = boardOf(
      '. . . . . . .',
      '. . . . . . .',
      'O O O O O O .',
      'X X X X X O .',
      '. . . . X O .',
    );
    expect(findDeadStones({ board })).to.eql([]);
  });

  it('lets stones live whose captors are dead', () => {
    const middle = 2 * 7 + 3;
    expect(findDeadStones({ board: killed })).to.not.include(middle);
  });

  it('judges large boards full of fights in a limited number of steps', () => {
    const random = new RandomNumbers(1);
    const colors = ['black', 'white', undefined, undefined] as const;
    const cells = Array.from({ length: 52 * 52 }, () => colors[random.below(4)]);
    const at = (point: Point) => cells[point];
    const steps = judgeStones({ board: { size: { columns: 52, rows: 52 }, at } });
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).to.equal(1 + MOST_SEARCHED);
  });

  it('gives the same answer every time', () => {
    expect(findDeadStones({ board: divided })).to.eql(findDeadStones({ board: divided }));
  });
});

describe('readCountOptions', () => {
  it('finds them in later nodes and in dialects, as the game information does', () => {
    expect(readCountOptions(treeOf('(;SZ[9];KM[6.5]B[ee])')).komi).to.equal(6.5);
    expect(readCountOptions(treeOf('(;SZ[9]KO[6.5])')).komi).to.equal(6.5);
  });

  it('reads rules, komi and handicap of a record', () => {
    expect(readCountOptions(treeOf('(;RU[Chinese]KM[750]HA[2])'))).to.eql({
      rules: 'Chinese',
      komi: 7.5,
      handicap: 2,
    });
    expect(sum(divided, readCountOptions(treeOf('(;KM[none]HA[吴先相先])')))).to.eql([
      16,
      16,
      undefined,
      0,
    ]);
  });
});
