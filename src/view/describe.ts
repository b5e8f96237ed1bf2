import type { GameInfo } from '../game/game-info.js';
import type { GameResult } from '../game/results.js';
import { formatWestern } from '../replay/notation/western.js';
import type { Position } from '../replay/position.js';
import { type TextKey, textOf } from '../texts/texts.js';

/** The position in one sentence: 'Move 35, Black Q16'. */
export function describePosition({ lastMove, moveNumber, toPlay, board }: Position): string {
  if (!lastMove) return textOf('start', { toPlay: textOf(toPlay) });
  const isPlay = lastMove.kind === 'play';
  const text = (isPlay ? formatWestern(lastMove.point, board.size) : lastMove.text) ?? '';
  return textOf(isPlay ? 'moveAt' : text ? 'moveText' : 'movePass', {
    number: moveNumber,
    color: textOf(lastMove.color),
    point: text,
    text,
  });
}

/** A step in one sentence, with what it took: 'Move 35, Black Q16, takes 2'. */
export function describeStep(position: Position, before: Position | undefined): string {
  const sentence = describePosition(position);
  const color = position.lastMove?.color;
  const count = color && before ? position.captures[color] - before.captures[color] : 0;
  return count > 0 ? `${sentence}, ${textOf('takes', { count })}` : sentence;
}

/** The names of the players for the board's accessible name; `undefined` where none is known. */
export function describeGame({ black, white, name }: GameInfo): string | undefined {
  if (!black.name && !white.name) return name;
  return textOf('game', {
    black: black.name ?? textOf('black'),
    white: white.name ?? textOf('white'),
  });
}

const resultTexts = {
  points: 'resultBy',
  resign: 'resultResign',
  time: 'resultTime',
  forfeit: 'resultForfeit',
} as const satisfies Record<NonNullable<GameResult['by']>, TextKey>;

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult({ raw, winner, by, score }: GameResult): string {
  if (!winner) return raw;
  if (winner === 'draw') return textOf('resultDraw');
  const args = { winner: textOf(winner), score: score ?? '' };
  return textOf(by ? resultTexts[by] : 'resultWin', args);
}
