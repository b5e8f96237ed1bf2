import type { Guessed } from '../../problem/guess.js';
import { startOf } from '../../sgf/characters.js';
import { isolated } from '../../texts/isolated.js';
import { enBoard } from '../../texts/en/board.js';
import { enGuess } from '../../texts/en/guess.js';
import { movesOf } from '../../game/walk.js';
import { moveName } from '../../speech/move-name.js';
import type { Board } from '../board.js';
import type { Guesser } from './guesser.js';

/** Maximum length of the comment quoted about a guessed variation, in characters. */
export const MOST_WORDS = 60;

/** The verdict on a guess, in words. */
export function sayGuess({ language }: Board, { guess }: Guesser, guessed: Guessed): string {
  const { verdict, distance: count, isMirrored, comment = '', question } = guessed;
  const [property] = movesOf(guess.tree, question.move);
  const raw = property && guess.tree.firstValue(property);
  const point = raw === undefined ? '' : moveName(guess.replayer, raw, language);
  if (verdict === 'near' || verdict === 'far')
    return count === undefined
      ? language.say(enGuess, 'skipped', { point })
      : language.say(enGuess, verdict, { count, point });
  const sentence = language.say(enGuess, verdict === 'hit' && isMirrored ? 'mirrored' : verdict, {
    point,
  });
  const words = comment.trim();
  const start = startOf(words, MOST_WORDS);
  const quote = start === words ? words : `${start.trim()}…`;
  return verdict === 'variation' && quote ? `${sentence} ${isolated(quote)}` : sentence;
}

/** The question about the next move, or the sentence that the game is over. */
export function sayQuestion({ language }: Board, { guess, question }: Guesser): string {
  if (question)
    return language.say(enGuess, 'question', { color: language.say(enBoard, question.toPlay) });
  return guess.isOver ? language.say(enGuess, 'over') : '';
}

/** The score so far, in words. */
export function sayScore({ language }: Board, { guess }: Guesser): string {
  const { points, most, hits, asked } = guess.score;
  return asked > 0 ? language.say(enGuess, 'score', { points, most, hits, count: asked }) : '';
}
