import { english, type Language, withoutControls } from '../texts/language.js';
import { goNotation } from '../replay/notation/go-notation.js';
import type { Notation } from '../replay/notation/notation.js';
import type { Position } from '../replay/position.js';
import { enResults, en } from '../texts/en.js';
import type { Headline } from '../game/info/headline.js';
import type { GameResult } from '../game/info/results.js';

/** So much is told of a move that can't be read, in characters. */
const LONGEST_TEXT = 60;

/** The position in one sentence: 'Move 35, Black Q16'; points have the names of their game. */
export function describePosition(
  { lastMove, moveNumber, toPlay, board }: Position,
  notation: Notation = goNotation,
  language = english,
): string {
  const color = language.say(en, lastMove?.color ?? toPlay);
  if (!lastMove) return language.say(en, 'start', { color });
  const point = lastMove.kind === 'play' ? notation.formatPoint(lastMove.point, board.size) : '';
  const text =
    lastMove.kind === 'pass' && withoutControls(lastMove.text?.slice(0, LONGEST_TEXT) ?? '');
  return language.say(en, text ? 'text' : lastMove.kind, {
    number: moveNumber,
    color,
    point,
    text: text || '',
  });
}

/** Who plays whom; the game's name, or '', where no player is known. */
export function describeGame({ black, white, name = '' }: Headline, language: Language): string {
  if (!black.name && !white.name) return name;
  return language.say(enResults, 'game', {
    black: black.name ?? language.say(en, 'black'),
    white: white.name ?? language.say(en, 'white'),
  });
}

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult(
  { raw, winner, by, score, note }: GameResult,
  language = english,
): string {
  const isDraw = winner === 'draw';
  if (!isDraw && winner !== 'black' && winner !== 'white') return raw;
  const outcome = isDraw
    ? language.say(enResults, 'draw')
    : language.say(enResults, by ?? 'win', { winner: language.say(en, winner), score });
  return note ? `${outcome} (${note})` : outcome;
}
