import { english, withoutControls } from '../texts/language.js';
import { goNotation } from '../replay/notation/go-notation.js';
import type { Notation } from '../replay/notation/notation.js';
import type { Position } from '../replay/position.js';
import { enBoard } from '../texts/en/board.js';

/** The longest text of a move that can't be read, in characters. */
const LONGEST_TEXT = 60;

/** The position in one sentence: 'Move 35, Black Q16'; points have the names of their game. */
export function describePosition(
  { lastMove, moveNumber, toPlay, board }: Position,
  notation: Notation = goNotation,
  language = english,
): string {
  const color = language.say(enBoard, lastMove?.color ?? toPlay);
  if (!lastMove) return language.say(enBoard, 'start', { color });
  const point = lastMove.kind === 'play' ? notation.formatPoint(lastMove.point, board.size) : '';
  const text =
    lastMove.kind === 'pass' && withoutControls(lastMove.text?.slice(0, LONGEST_TEXT) ?? '');
  return language.say(enBoard, text ? 'text' : lastMove.kind, {
    number: moveNumber,
    color,
    point,
    text: text || '',
  });
}
