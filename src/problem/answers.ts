import type { Color } from '../rules/point.js';
import type { Marks } from './conventions.js';
import type { Step } from './steps.js';
import type { Verdicts } from './verdicts.js';

/** How the opponent chooses among several answers: `all` plays each of them until it is refuted. */
export type Resist = 'first' | 'random' | 'all';

/** Chooses the opponent’s answers. While the problem can be solved, it prefers answers that leave it solvable. */
export class Answers {
  readonly #reader: Color;
  readonly #marks: Marks;
  readonly #verdicts: Verdicts;
  readonly #resist: Resist;
  readonly #random: () => number;
  readonly #refuted = new Set<Step>();

  constructor(
    reader: Color,
    marks: Marks,
    verdicts: Verdicts,
    resist: Resist,
    random: () => number,
  ) {
    this.#reader = reader;
    this.#marks = marks;
    this.#verdicts = verdicts;
    this.#resist = resist;
    this.#random = random;
  }

  /** The answer to a move; `undefined` at the end of a line, or if the opponent plays elsewhere. */
  choose(step: Step, isDecided: boolean): Step | undefined {
    if (step.toPlay === this.#reader) return undefined;
    const answers = this.#answersTo(step, isDecided);
    const [first] = answers;
    if (this.#resist === 'all') return this.#unrefuted(answers) ?? first;
    const isAny = this.#resist === 'random';
    const pool = isAny ? answers : answers.filter((each) => this.#marks.has(each, 'choice'));
    return pool[Math.floor(this.#random() * pool.length)] ?? first;
  }

  /** The next answer for the opponent to try, after the reader has refuted this one. */
  next(step: Step, refuted: Step): Step | undefined {
    if (this.#resist !== 'all') return undefined;
    this.#refuted.add(refuted);
    return this.#unrefuted(this.#answersTo(step, false));
  }

  forget(): void {
    this.#refuted.clear();
  }

  #unrefuted(answers: readonly Step[]): Step | undefined {
    return answers.find((each) => !this.#refuted.has(each));
  }

  /** The answers among which the opponent chooses, those with a marked end first. */
  #answersTo({ after }: Step, isDecided: boolean): readonly Step[] {
    const all = after.filter(
      (step) => step.color !== this.#reader && !this.#marks.has(step, 'refused'),
    );
    if (isDecided) return all;
    const marked = all.filter((step) => this.#verdicts.isMarkedSolvable(step));
    const solvable = all.filter((step) => this.#verdicts.isSolvable(step));
    const several = this.#resist === 'all' ? [...new Set([...marked, ...solvable])] : marked;
    return [several, solvable, all].find(({ length }) => length > 0) ?? [];
  }
}
