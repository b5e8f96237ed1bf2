/**
 * Guessing the next move: the reader guesses where a player of the record played, and learns how near the guess is.
 *
 *     asked ──guess, skip──→ asked … ──after the last question──→ over        ask, reset lead back to asked
 */
import { readJudgements } from '../game/judgements.js';
import { expandDialect } from '../game/dialects.js';
import { Replayer } from '../replay/replayer.js';
import type { Point } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { textAt } from '../sgf/values.js';
import { playAfter } from './legal-move.js';
import { distanceBetween, symmetriesOf } from './near.js';
import {
  type GuessOptions,
  isSameBefore,
  type Question,
  questionsAt,
  questionsBetween,
} from './questions.js';
import { readSteps, type Step, type Steps } from './steps.js';
import { turned } from './turns.js';
import { judgementIn } from './words.js';

export { questionNodes, type GuessOptions, type Question } from './questions.js';

/**
 * - `hit`: the move of the record, or its mirror image on a symmetric position
 * - `variation`: another move that the record shows here
 * - `near`: at most three points away from the move of the record; `far`: everything else
 * - `skipped`: the reader asked for the move
 * - `illegal`: not counted as a guess, because it is against the rules of the game or not on the board
 */
export type GuessVerdict = 'hit' | 'variation' | 'near' | 'far' | 'skipped' | 'illegal';

/** The result of a guess. */
export interface Guessed {
  readonly verdict: GuessVerdict;
  readonly question: Question;
  /** From 0 up to `MOST_POINTS`. */
  readonly points: number;
  /** The guessed point. */
  readonly point?: Point;
  /** The distance between the guess and the record’s move, in steps along the lines or, in Hex, from cell to cell. */
  readonly distance?: number;
  /** Whether the guess is a mirror image of the move that it counts as. */
  readonly isMirrored?: boolean;
  /** The node of the record’s move; missing only after an illegal guess, which answers nothing. */
  readonly move?: NodeId;
  /** The node of the variation that begins with the guess. */
  readonly variation?: NodeId;
  /** The record's comment on that variation; '' if there is none. */
  readonly comment?: string;
}

export interface GuessScore {
  readonly points: number;
  /** The maximum points so far. */
  readonly most: number;
  readonly hits: number;
  /** Number of questions answered or skipped. */
  readonly asked: number;
  readonly total: number;
}

/** The points of a hit. */
export const MOST_POINTS = 10;

/** The points of a variation that the record does not judge. */
const VARIATION_POINTS = 5;

/** The points of a guess, indexed by its distance from the record’s move. */
const nearPoints = [MOST_POINTS, 4, 2, 1];

/** Questions about the moves of a record, and the reader's guesses. The record’s tree never changes. */
export class Guess {
  readonly tree: GameTree;
  readonly replayer: Replayer;
  readonly questions: readonly Question[];
  readonly #steps: Steps;
  readonly #begin: NodeId;
  readonly #answered = new Map<Question, Guessed>();
  #at = 0;

  /** @throws RangeError if `from`, `to` or one of `nodes` is not a node of the tree */
  constructor(tree: GameTree, { from, to, side = 'both', nodes }: GuessOptions = {}) {
    this.tree = expandDialect(tree);
    this.replayer = new Replayer(this.tree);
    for (const node of [from, to, ...(nodes ?? [])])
      if (node !== undefined) this.replayer.positionAt(node); // throws
    this.#steps = readSteps(this.replayer, this.tree.root);
    this.#begin = from ?? this.tree.root;
    const all = nodes
      ? questionsAt(this.replayer, this.#steps, nodes)
      : questionsBetween(this.#steps, this.tree, from, to);
    this.questions = all.filter(({ toPlay }) => side === 'both' || side === toPlay);
  }

  /** The current question; `undefined` after the last one. */
  get question(): Question | undefined {
    return this.questions[this.#at];
  }

  get isOver(): boolean {
    return this.question === undefined;
  }

  /** The shown node: the one before the move in question, or at the end that of the last move. */
  get node(): NodeId {
    return this.question?.node ?? this.questions.at(-1)?.move ?? this.#begin;
  }

  get score(): GuessScore {
    const answers = [...this.#answered.values()];
    return {
      points: answers.reduce((sum, { points }) => sum + points, 0),
      most: answers.length * MOST_POINTS,
      hits: answers.filter(({ verdict }) => verdict === 'hit').length,
      asked: answers.length,
      total: this.questions.length,
    };
  }

  /** The share of the maximum points after each answer, from 0 to 1. */
  get curve(): number[] {
    let points = 0;
    return [...this.#answered.values()].map(
      (answer, index) => (points += answer.points) / ((index + 1) * MOST_POINTS),
    );
  }

  /** The answer to a question, if there is one. */
  answerTo(question: Question): Guessed | undefined {
    return this.#answered.get(question);
  }

  /**
   * Guesses a point, or a move by its SGF name or the name shown on the board, or `pass`. Every legal guess leads to
   * the next question, and the first answer to each question counts. `undefined` if nothing is asked.
   */
  guess(move: Point | string): Guessed | undefined {
    const { question } = this;
    return question && this.#answer(this.#judge(question, this.#read(move)));
  }

  /** Gives up a question, without points. */
  skip(): Guessed | undefined {
    const { question } = this;
    return question && this.#answer({ verdict: 'skipped', question, points: 0 });
  }

  /** Goes to the question at a node; false if nothing is asked there. */
  ask(node: NodeId): boolean {
    const at = this.questions.findIndex((question) => question.node === node);
    if (at >= 0) this.#at = at;
    return at >= 0;
  }

  /** Forgets all answers, and asks the first question. */
  reset(): void {
    this.#answered.clear();
    this.#at = 0;
  }

  #read(move: Point | string): Step['move'] | undefined {
    const { notation, size } = this.replayer;
    if (typeof move === 'string')
      return /^\s*pass\s*$/i.test(move) ? 'pass' : notation.readMove(move, size);
    const isPoint = Number.isInteger(move) && move >= 0 && move < size.columns * size.rows;
    return isPoint ? move : undefined;
  }

  #judge(question: Question, move: Step['move'] | undefined): Guessed {
    const { node, toPlay } = question;
    const point = typeof move === 'number' ? move : undefined;
    const images = this.#imagesOf(node, move);
    const guessed = { question, points: 0, ...(point !== undefined && { point }) };
    const step = this.#steps.nodes.get(question.move);
    if (!step || move === undefined) return { ...guessed, verdict: 'illegal' };
    const isMirrored = (each: Step) => each.move !== move && { isMirrored: true };
    if (images.includes(step.move))
      return { ...guessed, verdict: 'hit', points: MOST_POINTS, distance: 0, ...isMirrored(step) };
    const distance = this.#distance(images, step.move);
    const away = { ...guessed, ...(distance !== undefined && { distance }) };
    const variation = this.#variationWith(question, step, images);
    if (variation)
      return {
        ...away,
        verdict: 'variation',
        points: this.#worthOf(variation),
        variation: variation.node,
        comment: textAt(this.tree, variation.node, 'C'),
        ...isMirrored(variation),
      };
    const isLegal =
      move === 'pass' || (point !== undefined && playAfter(this.replayer, node, toPlay, point));
    if (!isLegal) return { ...guessed, verdict: 'illegal' };
    const points = nearPoints[distance ?? Infinity];
    return { ...away, verdict: points === undefined ? 'far' : 'near', points: points ?? 0 };
  }

  /** A move and the mirror images of it that are equivalent in the position of a node. */
  #imagesOf(node: NodeId, move: Step['move'] | undefined): (Step['move'] | undefined)[] {
    if (typeof move !== 'number') return [move];
    const turns = symmetriesOf(this.replayer, this.replayer.positionAt(node));
    return turns.map((turn) => turned(move, turn, this.replayer.size));
  }

  #distance(images: readonly (Step['move'] | undefined)[], move: Step['move']): number | undefined {
    if (typeof move !== 'number') return undefined;
    const points = images.filter((image) => typeof image === 'number');
    const distances = points.map((point) => distanceBetween(point, move, this.replayer));
    return distances.length === 0 ? undefined : Math.min(...distances);
  }

  /** The record’s variation that begins with a guessed point; if there are several, the one worth most. */
  #variationWith(
    { node, toPlay }: Question,
    { before }: Step,
    images: readonly (Step['move'] | undefined)[],
  ): Step | undefined {
    const same = before.after.filter(
      (each) =>
        each.color === toPlay &&
        !each.isUnreadable &&
        images.includes(each.move) &&
        isSameBefore(this.replayer, node, each.node),
    );
    return same.sort((one, other) => this.#worthOf(other) - this.#worthOf(one))[0];
  }

  /** The points of a variation, from the record's judgement of its first move. */
  #worthOf({ node, color }: Step): number {
    const { tree } = this;
    const { TE, BM, GB, GW } = readJudgements(tree, node);
    const [own, others] = color === 'black' ? [GB, GW] : [GW, GB];
    const words = judgementIn(textAt(tree, node, 'C')) ?? judgementIn(textAt(tree, node, 'N'));
    if (BM ?? others ?? (words === 'wrong' || tree.has(node, 'WV'))) return 0;
    return (TE ?? own ?? words === 'right') ? MOST_POINTS : VARIATION_POINTS;
  }

  #answer(guessed: Guessed): Guessed {
    const { question, verdict } = guessed;
    if (verdict === 'illegal') return guessed;
    const answer = { ...guessed, move: question.move };
    if (!this.#answered.has(question)) this.#answered.set(question, answer);
    this.#at = this.questions.indexOf(question) + 1;
    return answer;
  }
}

/** Opens a record for guessing. */
export function openGuess(tree: GameTree, options?: GuessOptions): Guess {
  return new Guess(tree, options);
}
