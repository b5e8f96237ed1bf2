import type { GameInfo } from '../game/game-info.js';
import type { GameResult } from '../game/results.js';
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

/** Who plays whom; the game's name, or '', where no player is known. */
export function describeGame({ black, white, name = '' }: GameInfo): string {
  if (!black.name && !white.name) return name;
  return textOf('game', {
    black: black.name ?? textOf('black'),
    white: white.name ?? textOf('white'),
  });
}

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult({ raw, winner, by, score }: GameResult): string {
  if (!winner) return raw;
  return winner === 'draw' ? textOf(winner) : textOf(by ?? 'win', { winner: textOf(winner), score });
}
