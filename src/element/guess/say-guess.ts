import type { Guessed } from '../../problem/guess.js';
import { isolated } from '../../texts/isolated.js';
import { enBoard } from '../../texts/en/board.js';
import { enGuess } from '../../texts/en/guess.js';
import { movesOf } from '../../game/walk.js';
import type { Board } from '../board.js';
import type { Guesser } from './guesser.js';

/** Maximum length of the comment quoted about a guessed variation, in characters. */
const MOST_WORDS = 120;

/** The verdict on a guess, in words. */
export function sayGuess(board: Board, { guess }: Guesser, guessed: Guessed): string {
  const { language } = board;
  const { verdict, distance, isMirrored, comment = '', question } = guessed;
  const { notation, size } = guess.replayer;
  const [property] = movesOf(guess.tree, question.move);
  const move = property && notation.readMove(guess.tree.firstValue(property), size);
  const point = typeof move === 'number' ? notation.formatPoint(move, size) : '';
  if (verdict === 'near') return language.say(enGuess, 'near', { count: distance, point });
  const sentence = language.say(enGuess, verdict === 'hit' && isMirrored ? 'mirrored' : verdict, {
    point,
  });
  const words = comment.trim().slice(0, MOST_WORDS);
  return verdict === 'variation' && words ? `${sentence} ${isolated(words)}` : sentence;
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
