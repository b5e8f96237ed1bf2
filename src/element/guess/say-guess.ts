import type { Guessed } from '../../problem/guess.js';
import { isolated } from '../../texts/isolated.js';
import { enBoard } from '../../texts/en/board.js';
import { enGuess } from '../../texts/en/guess.js';
import { movesOf } from '../../game/walk.js';
import type { Board } from '../board.js';
import type { Guesser } from './guesser.js';

/** So much of what the record says about a guessed variation is told, in characters. */
const MOST_WORDS = 120;

/** What a guess was worth. */
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

/** Whose move is asked for, or how well the reader has guessed. */
export function sayQuestion({ language }: Board, { guess, question }: Guesser): string {
  if (question)
    return language.say(enGuess, 'question', { color: language.say(enBoard, question.toPlay) });
  return guess.isOver ? language.say(enGuess, 'over') : '';
}

/** The points so far. */
export function sayScore({ language }: Board, { guess }: Guesser): string {
  const { points, most, hits, asked } = guess.score;
  return asked > 0 ? language.say(enGuess, 'score', { points, most, hits, count: asked }) : '';
}
