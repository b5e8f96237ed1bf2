import { pointFrom } from './record-writer.js';

/** The board of a file, and which way its rows count. */
export interface UgfBoard {
  readonly size: number;
  /** Whether rows count from the bottom. */
  readonly isFromBottom: boolean;
}

/** A move of the file. */
export interface UgfMove {
  readonly color: 'B' | 'W' | undefined;
  /** As SGF writes it; '' for a pass. */
  readonly point: string;
  /** From 1; 0 for a stone of the position before them. */
  readonly number: number;
}

/** Reads a move: `PP,B1,1,0`. Passes are `YA`, `YR`, `YS`, `YZ`, `ZZ`; the player of a pass may be `MK`, unknown. */
export function readMove(line: string, board: UgfBoard): UgfMove | undefined {
  const [, column = '', row = '', player = '', number = ''] =
    /^\s*([A-Z])([A-Z]),(B|W|MK)\d?,(\d+)(?:,.*)?$/i.exec(line) ?? [];
  if (!column) return undefined;
  const isPass = board.size < 25 && /[yz]/i.test(column);
  const [x = 0, y = 0] = [column, row].map((each) => each.toLowerCase().charCodeAt(0) - 0x61);
  const point = isPass ? '' : pointOn(board, x, y);
  if (!isPass && !point) return undefined;
  const color = /^[bw]$/i.test(player) ? (player.toUpperCase() as 'B' | 'W') : undefined;
  return { color, point, number: Number(number) };
}

/** The point at a column and row, which count from 0; '' if it is not on the board. */
export function pointOn({ size, isFromBottom }: UgfBoard, column: number, row: number): string {
  if (column < 0 || row < 0 || column >= size || row >= size) return '';
  return pointFrom(column, isFromBottom ? size - 1 - row : row);
}
