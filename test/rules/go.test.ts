import { expect } from '@esm-bundle/chai';
import { WorkingBoard } from '../../src/rules/board.js';
import { go } from '../../src/rules/go.js';
import type { Color, Point } from '../../src/rules/point.js';
import { diagram, pointOn, rowsOf } from '../helpers/records.js';

/** What the diagrams are drawn with; `b` and `w` are where Black or White plays now. */
const stones: Readonly<Record<string, Color>> = { X: 'black', O: 'white' };
const moves: Readonly<Record<string, Color>> = { b: 'black', w: 'white' };

interface Drawn {
  readonly board: WorkingBoard;
  readonly move: { readonly color: Color; readonly point: Point };
}

function draw(drawn: string): Drawn {
  const rows = diagram(drawn);
  const size = { columns: rows[0]?.length ?? 0, rows: rows.length };
  const board = new WorkingBoard(size);
  let move: Drawn['move'] | undefined;
  rows.forEach((row, y) => {
    Array.from(row).forEach((character, x) => {
      const point = pointOn(size, x, y);
      board.set(point, stones[character]);
      const color = moves[character];
      if (color) move = { color, point };
    });
  });
  if (!move) throw new Error('no move is drawn');
  return { board, move };
}

function rowsOn(board: WorkingBoard): string[] {
  const position = { board, captures: { black: 0, white: 0 }, toPlay: 'black' as const };
  return rowsOf({ ...position, moveNumber: 0, lastMove: undefined, koPoint: undefined });
}

interface Case {
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly captured?: number;
  readonly suicide?: number;
  /** Column and row of the ko point. */
  readonly ko?: readonly [number, number];
}

const cases: readonly Case[] = [
  {
    title: 'a stone on an empty board',
    before: `. . .
             . b .
             . . .`,
    after: `. . .
            . X .
            . . .`,
  },
  {
    title: 'takes a stone in the middle (M-02)',
    before: `. X . .
             X O b .
             . X . .`,
    after: `. X . .
            X . X .
            . X . .`,
    captured: 1,
  },
  {
    title: 'takes a stone at the border',
    before: `X O b
             . X .
             . . .`,
    after: `X . X
            . X .
            . . .`,
    captured: 1,
  },
  {
    title: 'finds no liberty beyond the right border',
    before: `. b O
             . . X
             . . .`,
    after: `. X .
            . . X
            . . .`,
    captured: 1,
  },
  {
    title: 'finds no liberty beyond the left border',
    before: `. . .
             X . .
             O b .
             X . .`,
    after: `. . .
            X . .
            . X .
            X . .`,
    captured: 1,
  },
  {
    title: 'takes a stone in the corner',
    before: `O b .
             X . .
             . . .`,
    after: `. X .
            X . .
            . . .`,
    captured: 1,
  },
  {
    title: 'takes a chain around a corner',
    before: `. X X X .
             X O O O X
             X O X b .
             . X . . .
             . . . . .`,
    after: `. X X X .
            X . . . X
            X . X X .
            . X . . .
            . . . . .`,
    captured: 4,
  },
  {
    title: 'takes three chains with one stone (M-03)',
    before: `X O X O X
             X O b O X
             . X O X .
             . . X . .
             . . . . .`,
    after: `X . X . X
            X . X . X
            . X . X .
            . . X . .
            . . . . .`,
    captured: 5,
  },
  {
    title: 'takes one chain only once, though it touches it twice',
    before: `X X X
             X O O
             X O b`,
    after: `X X X
            X . .
            X . X`,
    captured: 3,
  },
  {
    title: 'leaves a chain that has a liberty left',
    before: `. X . .
             X O b .
             . . . .`,
    after: `. X . .
            X O X .
            . . . .`,
  },
  {
    title: 'does not reach around the border',
    before: `b . .
             . . O
             O . .`,
    after: `X . .
            . . O
            O . .`,
  },
  {
    title: 'fills its last liberty while capturing: no suicide (M-04)',
    before: `b O X
             O X .
             X . .`,
    after: `X . X
            . X .
            X . .`,
    captured: 2,
  },
  {
    title: 'suicide of one stone takes that stone (M-05)',
    before: `b O .
             O . .
             . . .`,
    after: `. O .
            O . .
            . . .`,
    suicide: 1,
  },
  {
    title: 'suicide of a chain takes all of it (M-05)',
    before: `X b O
             O O .
             . . .`,
    after: `. . O
            O O .
            . . .`,
    suicide: 2,
  },
  {
    title: 'a ko: the taken stone could take back',
    before: `. X O .
             X O b O
             . X O .`,
    after: `. X O .
            X . X O
            . X O .`,
    captured: 1,
    ko: [1, 1],
  },
  {
    title: 'no ko where two stones are taken',
    before: `X O O b
             . X X O
             . . . .`,
    after: `X . . X
            . X X O
            . . . .`,
    captured: 2,
  },
  {
    title: 'no ko where the stone is one of a chain',
    before: `. X O .
             X O b O
             . X X .`,
    after: `. X O .
            X . X O
            . X X .`,
    captured: 1,
  },
  {
    title: 'no ko where the stone has another liberty',
    before: `. X O .
             X O b .
             . X O .`,
    after: `. X O .
            X . X .
            . X O .`,
    captured: 1,
  },
];

describe('go', () => {
  for (const { title, before, after, captured = 0, suicide = 0, ko } of cases) {
    it(title, () => {
      const { board, move } = draw(before);
      const outcome = go.on(board).play(move.color, move.point);
      const koPoint = ko && pointOn(board.size, ...ko);
      expect(rowsOn(board)).to.eql(diagram(after));
      expect(outcome).to.eql({ captured, suicide, koPoint, isOverwrite: false });
    });
  }

  it('replaces a stone without taking it prisoner (M-09)', () => {
    const { board, move } = draw('b O .\n. . .');
    board.set(move.point, 'white');
    const outcome = go.on(board).play('black', move.point);
    expect(rowsOn(board)).to.eql(['XO.', '...']);
    expect(outcome).to.eql({ captured: 0, suicide: 0, koPoint: undefined, isOverwrite: true });
  });

  it('what a move changed can be taken back and done again', () => {
    const { board, move } = draw('b O X\n. X .');
    const start = board.log.end;
    go.on(board).play('black', move.point);
    expect(rowsOn(board)).to.eql(['X.X', '.X.']);
    board.log.undo(board.cells, start, board.log.end);
    expect(rowsOn(board)).to.eql(['.OX', '.X.']);
    board.log.redo(board.cells, start, board.log.end);
    expect(rowsOn(board)).to.eql(['X.X', '.X.']);
  });
});
