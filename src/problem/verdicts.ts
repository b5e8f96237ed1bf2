import type { Outcome } from './outcome.js';
import type { Marks } from './conventions.js';
import type { EqualPositions, EqualSteps } from './equal-positions.js';
import type { Step, Steps } from './steps.js';

/** `unknown`: not in the record, or nothing in it says whether the move is right. */
export type Verdict = 'right' | 'wrong' | 'open' | 'unknown';

/** The verdicts on the moves of a problem. A move is open if a right end can follow it, in any order of moves. */
export class Verdicts {
  readonly #marks: Marks;
  readonly #positions: EqualPositions;
  /** Steps with a right end at or below them in their own branch. */
  readonly #inBranch = new Set<Step>();
  /** The same for any order of moves: the steps, and the positions that they lead to. */
  readonly #open = new Set<Step | EqualSteps>();
  /** Unmarked ends of lines in which the opponent left the marked lines and the reader played last. */
  readonly #lastWords = new Set<Step>();
  /** `#open`, and steps with such an end below. */
  readonly #solvable: Set<Step | EqualSteps>;
  readonly #belowWrong = new Set<Step>();

  constructor(steps: Steps, marks: Marks, positions: EqualPositions) {
    this.#marks = marks;
    this.#positions = positions;
    const right = marks.all('right');
    for (const each of right) this.#spreadInBranch(each);
    this.#spread(right, this.#open);
    this.#solvable = new Set(this.#open);
    if (marks.isComplete) this.#findLastWords(steps);
    this.#spread([...this.#lastWords], this.#solvable);
    for (const step of steps.all)
      if (this.#isMarkedWrong(step) || this.#belowWrong.has(step.before))
        this.#belowWrong.add(step);
  }

  /** Whether a right end can be reached from here. */
  isSolvable(step: Step): boolean {
    return this.#solvable.has(this.#positions.equalTo(step));
  }

  /** Whether an end that the author marked as right can be reached from here. */
  isMarkedSolvable(step: Step): boolean {
    return this.#open.has(this.#positions.equalTo(step));
  }

  /** Whether the step’s own branch has a right end. */
  isSolvableInBranch(step: Step): boolean {
    return this.#inBranch.has(step);
  }

  isRight(step: Step): boolean {
    return this.#marks.has(step, 'right') || this.#lastWords.has(step);
  }

  of(step: Step): Verdict {
    if (this.isRight(step)) return 'right';
    if (this.isSolvable(step)) return 'open';
    const isWrong = this.#positions.equalTo(step).some((each) => this.isCalledWrong(each));
    return isWrong ? 'wrong' : 'unknown';
  }

  /** Whether the record calls a step wrong unless a right end can be reached from it. */
  isCalledWrong(step: Step): boolean {
    return this.#marks.isComplete || this.#belowWrong.has(step);
  }

  /** The step that helps the reader most among several; if there is a tie, the first. */
  best(steps: readonly Step[]): Step | undefined {
    let best: Step | undefined;
    for (const step of steps) {
      if (this.#marks.has(step, 'refused')) continue;
      if (!best || this.#worth(step) > this.#worth(best)) best = step;
    }
    return best;
  }

  /**
   * The best of the steps with the same position. If none leads to a right end, it is the first one that the record
   * marks as wrong or continues.
   */
  bestOfEqual(steps: EqualSteps): Step | undefined {
    const best = this.best(steps);
    if (!best || this.isSolvable(best)) return best;
    const isExplained = (step: Step) => this.#isMarkedWrong(step) || step.after.length > 0;
    return steps.find((step) => isExplained(step) && !this.#marks.has(step, 'refused')) ?? best;
  }

  #worth(step: Step): number {
    if (this.isRight(step)) return 4;
    if (this.#inBranch.has(step)) return 3;
    if (this.#solvable.has(step)) return 2;
    return this.#belowWrong.has(step) ? 0 : 1;
  }

  /** Whether a step is marked as wrong. It remains wrong, whatever follows. */
  #isMarkedWrong(step: Step): boolean {
    return this.#marks.has(step, 'wrong') && !this.#marks.has(step, 'right');
  }

  #isBarred(step: Step): boolean {
    return this.#isMarkedWrong(step) || this.#marks.has(step, 'refused');
  }

  #spreadInBranch(end: Step): void {
    let step = end;
    while (!this.#inBranch.has(step) && !this.#isBarred(step)) {
      this.#inBranch.add(step);
      step = step.before;
    }
  }

  /** Adds all steps from which one of the ends can be reached. */
  #spread(ends: readonly Step[], reached: Set<Step | EqualSteps>): void {
    const waiting = [...ends];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      if (this.#isBarred(step)) continue;
      reached.add(step);
      const equal = this.#positions.equalTo(step);
      if (reached.has(equal)) continue;
      reached.add(equal);
      for (const each of equal) if (!this.#marks.has(each, 'refused')) waiting.push(each.before);
    }
  }

  #findLastWords({ all, start }: Steps): void {
    const left = new Set<Step>();
    for (const step of all) {
      const { before } = step;
      const isAnswer = step.color !== start.toPlay && before.toPlay !== start.toPlay;
      const leaves = isAnswer && this.isMarkedSolvable(before) && !this.isMarkedSolvable(step);
      if (left.has(before) || leaves) left.add(step);
      const isEnd = step.after.length === 0 && step.color === start.toPlay;
      if (left.has(step) && isEnd && !this.#isBarred(step)) this.#lastWords.add(step);
    }
  }
}

/** The remark on a move of the record. */
export function remarkOf(
  verdict: Verdict,
  isOther: boolean,
  isRescued: boolean,
): Pick<Outcome, 'remark'> {
  if (isOther) return { remark: 'other-answer' };
  if (verdict === 'unknown') return { remark: 'unmarked' };
  return isRescued && verdict !== 'wrong' ? { remark: 'rescued' } : {};
}
