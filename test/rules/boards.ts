import { WorkingBoard } from '../../src/rules/board.js';
import type { Color } from '../../src/rules/point.js';
import type { Ruleset, RulesOnBoard } from '../../src/rules/ruleset.js';
import { diagram, pointOn, rowsOf } from '../helpers/records.js';

/** What the diagrams are drawn with. */
const stones: Readonly<Record<string, Color>> = { X: 'black', O: 'white' };

/** A board as drawn, `X` black and `O` white, whatever the rules start with. */
export function boardOf(drawn: string, ruleset: Ruleset): [WorkingBoard, RulesOnBoard] {
  const rows = diagram(drawn);
  const size = { columns: rows[0]?.length ?? 0, rows: rows.length };
  const board = new WorkingBoard(size);
  const rules = ruleset.on(board);
  rows.forEach((row, y) => {
    Array.from(row).forEach((character, x) => {
      board.set(pointOn(size, x, y), stones[character]);
    });
  });
  return [board, rules];
}

export function rowsOn(board: WorkingBoard): string[] {
  const position = { board, captures: { black: 0, white: 0 }, toPlay: 'black' as const };
  return rowsOf({ ...position, moveNumber: 0, lastMove: undefined, koPoint: undefined });
}
