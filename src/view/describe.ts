import { formatWestern } from '../replay/notation/western.js';
import type { Position } from '../replay/position.js';
import { textOf } from '../texts/texts.js';

/** The position in one sentence: 'Move 35, Black Q16'. */
export function describePosition({ lastMove, moveNumber, toPlay, board }: Position): string {
  const color = textOf(lastMove?.color ?? toPlay);
  if (!lastMove) return textOf('start', { color });
  const point = lastMove.kind === 'play' ? formatWestern(lastMove.point, board.size) : '';
  const text = lastMove.kind === 'pass' ? lastMove.text : undefined;
  return textOf(text ? 'text' : lastMove.kind, { number: moveNumber, color, point, text });
}

/** A step in one sentence, with what it took: 'Move 35, Black Q16, takes 2'. */
export function describeStep(position: Position, before: Position): string {
  const move = describePosition(position);
  const color = position.lastMove?.color ?? 'black';
  const count = position.captures[color] - before.captures[color];
  return count > 0 ? textOf('takes', { move, count }) : move;
}
