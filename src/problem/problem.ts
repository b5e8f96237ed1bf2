/**
 * A problem that answers: the reader plays, and the record gives the verdict and the reply.
 *
 *     open ──right end──→ solved        undo, retry and reset lead back to open
 *       └──no right end below──→ failed   (a move that is not in the record changes nothing)
 */
import { formatAddress } from '../game/address.js';
import { expandDialect } from '../game/dialects.js';
import { lineThrough, pathTo } from '../game/walk.js';
import { Replayer } from '../replay/replayer.js';
import type { Color, Point } from '../rules/point.js';
import type { SpecialMove } from '../rules/ruleset.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { textAt } from '../sgf/values.js';
import { Answers, type Resist } from './answers.js';
import { type Area, areaAround, isNear } from './area.js';
import type { Exchange, Place } from './attempt.js';
import { type Answer, type Convention, type Marks, readMarks } from './conventions.js';
import { EqualPositions, type EqualSteps } from './equal-positions.js';
import type { Hint, Outcome, ProblemOptions, Remark } from './outcome.js';
import { answerInWords, promptOf } from './prompt.js';
import { findStart, readSteps, type Step, type Steps } from './steps.js';
import { combined, opposite, type Turn, turned, UPRIGHT } from './turns.js';
import { remarkOf, type Verdict, Verdicts } from './verdicts.js';
import { withoutKeywords } from './words.js';

export type { Answer, Area, Convention, Resist, Turn, Verdict };
export type * from './outcome.js';

/**
 * A problem and the reader's progress in it. The record’s tree never changes; after the mirror image of a move
 * (`turn`), `variedTree` makes the tree that fits the board. Once the problem is solved or failed, the reader may
 * continue along the record, and the verdict of this attempt remains.
 */
export class Problem {
  readonly tree: GameTree;
  readonly convention: Convention;
  /** The reader’s colour. */
  readonly toPlay: Color;
  readonly start: NodeId;
  readonly steps: Steps;
  readonly marks: Marks;
  readonly verdicts: Verdicts;
  readonly positions: EqualPositions;
  readonly replayer: Replayer;
  readonly #answers: Answers;
  #found = new Set<EqualSteps>();
  readonly #history: Exchange[] = [];
  #place: Place;
  #decided: Verdict | undefined;

  /** @throws RangeError if `start` is not a node of the tree */
  constructor(tree: GameTree, options: ProblemOptions = {}) {
    const { start, answer = 'auto', resist = 'first', random = Math.random } = options;
    this.tree = expandDialect(tree);
    this.replayer = new Replayer(this.tree);
    this.start = start ?? findStart(this.tree);
    this.replayer.positionAt(this.start);
    this.steps = readSteps(this.replayer, this.start);
    this.marks = readMarks(this.replayer, this.steps, answer, start !== undefined);
    this.positions = new EqualPositions(this.replayer, this.steps);
    this.verdicts = new Verdicts(this.steps, this.marks, this.positions);
    this.convention = this.marks.convention;
    this.toPlay = this.steps.start.toPlay;
    this.#answers = new Answers(this.toPlay, this.marks, this.verdicts, resist, random);
    this.#place = { step: this.steps.start, turn: UPRIGHT };
  }

  /** The shown node: that of the last move, or the start. */
  get node(): NodeId {
    return this.#place.step.node;
  }

  /** The turn of the board after the reader has played the mirror image of a move. */
  get turn(): Turn {
    return this.#place.turn;
  }

  get status(): 'open' | 'solved' | 'failed' {
    if (this.#decided === undefined) return 'open';
    return this.#decided === 'right' ? 'solved' : 'failed';
  }

  /** The reader’s move that failed the problem, or the answer to a move that is not in the record. */
  get failedAt(): NodeId | undefined {
    if (this.status !== 'failed') return undefined;
    const last = this.#history.filter(({ wasDecided }) => wasDecided === undefined).at(-1);
    return (last?.move?.step ?? last?.answer)?.node;
  }

  /** Number of right first moves, and how many of them the reader has found. This survives `reset`. */
  get answers(): { readonly found: number; readonly total: number } {
    const right = new Set<EqualSteps>();
    for (const step of this.steps.start.after)
      if (step.color === this.toPlay && this.verdicts.isMarkedSolvable(step))
        right.add(this.positions.equalTo(step));
    const found = [...right].filter((steps) => this.#found.has(steps)).length;
    return { found, total: right.size };
  }

  /** The nodes of the record after the shown node, to be seen after the end. */
  get rest(): NodeId[] {
    return lineThrough(this.tree, this.node).filter((node) => node > this.node);
  }

  /** The question in the words of the record; '' if there is none, or if it gives away the answer. */
  get prompt(): string {
    return this.#shown(promptOf(this.tree, this.start, this.steps.start.after[0]?.node));
  }

  /** The comments at the start that give away the answer, to be shown once the problem is solved. */
  get answerInWords(): string {
    return answerInWords(this.tree, this.start);
  }

  /** A comment without the keywords of the convention. */
  commentAt(node: NodeId): string {
    return this.#shown(textAt(this.tree, node, 'C'));
  }

  /**
   * Plays a move for the reader: a following node, a point by its SGF name or the name shown on the board, or `pass`.
   *
   * @throws RangeError for a number that is not a node of the tree
   */
  play(move: NodeId | string): Outcome {
    if (typeof move === 'string') {
      const { notation, size } = this.replayer;
      const named = /^\s*pass\s*$/i.test(move) ? 'pass' : notation.readMove(move, size);
      return named === undefined ? this.#stay('illegal') : this.playAt(named);
    }
    this.replayer.positionAt(move); // throws
    const step = this.#own().find(({ node }) => node === move);
    return step ? this.#playStep(step) : this.#stay('not-in-record');
  }

  /** Plays a move for the reader, at a point of the shown board. */
  playAt(shown: Point | 'pass' | SpecialMove): Outcome {
    const { step, turn } = this.#place;
    const move = this.#turned(shown, opposite(turn));
    const same = this.#own().filter((each) => each.move === move);
    const answer = this.verdicts.best(step.after.filter(({ color }) => color !== this.toPlay));
    const known = move === 'pass' && answer ? [...same, answer] : same;
    const direct = this.verdicts.best(known) ?? same[0];
    if (direct && direct === answer) return this.#land(this.#bestOf(answer), 'elsewhere');
    if (direct) return this.#playStep(direct);
    if (this.marks.has(step, 'force')) return this.#stay('forced');
    if (typeof move === 'string' && move !== 'pass') return this.#stay('illegal');
    const reached = this.positions.reachedBy(step, move, this.toPlay);
    if (reached === 'illegal') return this.#stay('illegal');
    const equal = this.verdicts.bestOfEqual(reached.steps);
    if (equal && equal !== this.steps.start)
      return this.#land({ step: equal, turn: combined(reached.turnFrom(equal), turn) });
    const isElsewhere = answer && move !== 'pass' && !isNear(move, this.steps, this.replayer);
    return isElsewhere
      ? this.#land(this.#bestOf(answer), 'elsewhere')
      : this.#stay('not-in-record');
  }

  /** Plays the next move of the solution. It does not count as found. */
  playSolution(): Outcome {
    const found = new Set(this.#found);
    const outcome = this.playAt(this.hint().move ?? 'pass');
    this.#found = found;
    return outcome;
  }

  /** Takes back the reader’s last move and its answer; false at the start. */
  undo(): boolean {
    const last = this.#history.pop();
    if (!last) return false;
    this.#place = last.from;
    this.#decided = last.wasDecided;
    return true;
  }

  /** Takes back the moves after a node of the record, because the reader went back to it and plays on. */
  undoTo(node: NodeId): void {
    const isAfter = () => this.node > node && this.node > this.start;
    while (isAfter() && pathTo(this.tree, this.node).includes(node) && this.undo());
  }

  /** Goes back to the last position from which the problem could still be solved. */
  retry(): void {
    while ((this.#decided ?? !this.verdicts.isSolvable(this.#place.step)) && this.undo());
  }

  /** Goes back to the start. */
  reset(): void {
    while (this.undo());
    this.#answers.forget();
  }

  hint(): Hint {
    const { step, turn } = this.#place;
    const isSolvable = this.#decided === undefined && this.verdicts.isSolvable(step);
    if (!isSolvable) return { isSolvable };
    const good = this.#own().filter((each) => this.verdicts.isSolvable(each));
    const moves = good.map((each) => this.#turned(each.move, turn));
    const points = moves.filter((move) => typeof move === 'number');
    const best = this.verdicts.best(good);
    return {
      isSolvable,
      area: areaAround(points, this.replayer.size),
      move: best ? this.#turned(best.move, turn) : 'pass',
    };
  }

  /** A text of the record without the keywords of the convention. */
  #shown(text: string): string {
    return this.convention === 'goproblems' ? withoutKeywords(text) : text;
  }

  #turned(move: Step['move'], turn: Turn): Step['move'] {
    return typeof move === 'number' ? turned(move, turn, this.replayer.size) : move;
  }

  /** The moves of the record that the reader can play here. */
  #own(): readonly Step[] {
    return this.#place.step.after.filter(({ color }) => color === this.toPlay);
  }

  #stay(remark: Remark): Outcome {
    return { verdict: 'unknown', remark, path: formatAddress(this.tree, this.node) };
  }

  #playStep(step: Step): Outcome {
    if (this.marks.has(step, 'refused')) return this.#stay('refused');
    const place = this.#bestOf(step);
    const isRescued = !this.verdicts.isSolvableInBranch(step) && this.verdicts.isCalledWrong(step);
    return this.#land(place, isRescued ? 'rescued' : undefined);
  }

  /** The best of the steps with the same position as `step`, and the turn of the board there. */
  #bestOf(step: Step): Place {
    const best = this.verdicts.bestOfEqual([step, ...this.positions.equalTo(step)]) ?? step;
    return {
      step: best,
      turn: combined(this.positions.turnBetween(best, step), this.#place.turn),
    };
  }

  /**
   * Goes to the position after the reader’s move, and then to the answer.
   *
   * @param way `elsewhere` if the move is not in the record, and `place` is the answer to it
   */
  #land(place: Place, way?: 'rescued' | 'elsewhere'): Outcome {
    const wasDecided = this.#decided;
    const { step } = place;
    const isElsewhere = way === 'elsewhere';
    const isSolved = wasDecided === undefined && this.verdicts.isRight(step);
    const answer = isSolved ? undefined : this.#answers.choose(step, wasDecided !== undefined);
    this.#history.push({
      from: this.#place,
      wasDecided,
      move: isElsewhere ? undefined : place,
      answer: isElsewhere ? step : answer,
    });
    this.#place = place;
    if (answer) this.#place = this.#bestOf(answer);
    const verdict = this.#decide(step);
    const isEnd = verdict === 'right' && wasDecided === undefined;
    const isOther = isEnd && this.#tryOtherAnswer();
    if (!isOther && (verdict === 'right' || verdict === 'wrong')) this.#decided = verdict;
    if (isEnd && !isOther)
      this.#found.add(this.positions.equalTo(this.#history[0]?.move?.step ?? step));
    return {
      verdict: isOther ? 'open' : verdict,
      ...remarkOf(verdict, isOther, way === 'rescued'),
      ...(!isElsewhere && { move: step.node }),
      ...((isElsewhere || isOther || answer) && { reply: this.node }),
      path: formatAddress(this.tree, this.node),
    };
  }

  /** The verdict on a move, which may depend on the opponent’s answer. The first decision in an attempt remains. */
  #decide(move: Step): Verdict {
    if (this.#decided) return this.#decided;
    const verdict = this.verdicts.of(move);
    const answered = this.verdicts.of(this.#place.step);
    return verdict === 'unknown' || (answered === 'right' && verdict === 'open')
      ? answered
      : verdict;
  }

  /** After a right end, goes back to the last move with an answer that the reader has not refuted yet. */
  #tryOtherAnswer(): boolean {
    for (let at = this.#history.length - 1; at >= 0; at--) {
      const exchange = this.#history[at];
      if (!exchange?.move || !exchange.answer) continue;
      const answer = this.#answers.next(exchange.move.step, exchange.answer);
      if (!answer) continue;
      this.#history.splice(at, Infinity, { ...exchange, answer });
      this.#place = exchange.move;
      this.#place = this.#bestOf(answer);
      return true;
    }
    return false;
  }
}

/** Opens a record as a problem that answers. */
export function openProblem(tree: GameTree, options?: ProblemOptions): Problem {
  return new Problem(tree, options);
}
