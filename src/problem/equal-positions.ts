import type { Position } from '../replay/position.js';
import type { Replayer } from '../replay/replayer.js';
import type { Board } from '../rules/board.js';
import { type Color, opponent, type Point } from '../rules/point.js';
import { playAfter } from './legal-move.js';
import type { Step, Steps } from './steps.js';
import { type Turn, turned, turnsOf, UPRIGHT } from './turns.js';

/**
 * Everything that is compared between two positions: the stones, the player to move, the point where a ko can't be
 * retaken.
 */
interface Situation {
  readonly board: Board;
  readonly toPlay: Color;
  readonly koPoint: Point | undefined;
}

/** Steps that lead to the same position, or to its mirror image. */
export type EqualSteps = readonly Step[];

/** The steps of a position that was reached by a move outside of the record. */
interface Reached {
  readonly steps: EqualSteps;
  /** The turn that maps the position of a step to the reached position. */
  turnFrom(step: Step): Turn;
}

/** Maximum number of positions, images included, up to which mirror images are compared. */
const MOST_IMAGES = 40_000;

/** Cells in one character of a key; each takes two bits. */
const CELLS_PER_CHARACTER = 8;

/** Finds the moves of a problem that lead to the same position in another order. */
export class EqualPositions {
  readonly #replayer: Replayer;
  readonly #known = new Map<string, Step[]>();
  readonly #equal = new Map<Step, EqualSteps>();
  /** The turns that leave the position of the question unchanged. */
  readonly #turns: readonly Turn[];

  constructor(replayer: Replayer, { all, start }: Steps) {
    this.#replayer = replayer;
    const question = this.#after(start);
    const turns = turnsOf(replayer.size, replayer.boardKind);
    const key = this.#key(question, UPRIGHT);
    const images = turns.filter((turn) => this.#key(question, turn) === key);
    this.#turns = images.length * all.length > MOST_IMAGES ? [UPRIGHT] : images;
    const path: Step[] = [];
    for (const step of all) {
      path[step.depth] = step;
      const equal = this.#stepsOf(this.#after(step));
      // A position that is repeated in a line counts as a different one, because it is not another order of moves. If
      // a step above is among the equal ones, it is the last of them: everything between it and here is below it.
      const last = equal.at(-1);
      const isRepeated = last && last.depth < step.depth && path[last.depth] === last;
      if (!isRepeated) equal.push(step);
      this.#equal.set(step, isRepeated ? [step] : equal);
    }
  }

  /** The steps with the same position, including this one. */
  equalTo(step: Step): EqualSteps {
    return this.#equal.get(step) ?? [step];
  }

  /** The steps whose position a move leads to by the rules of the game; `illegal` if it can't be played. */
  reachedBy(from: Step, move: Point | 'pass', color: Color): Reached | 'illegal' {
    const toPlay = opponent(color);
    if (move === 'pass')
      return this.#reached({ board: this.#after(from).board, koPoint: undefined, toPlay });
    const played = playAfter(this.#replayer, from.node, color, move);
    return played ? this.#reached({ ...played, toPlay }) : 'illegal';
  }

  /** The turn that maps the position of `step` to the position of `image`. */
  turnBetween(step: Step, image: Step): Turn {
    return step === image ? UPRIGHT : this.#turnTo(step, this.#key(this.#after(image), UPRIGHT));
  }

  #reached(situation: Situation): Reached {
    const key = this.#key(situation, UPRIGHT);
    const steps = this.#known.get(this.#canonical(situation)) ?? [];
    return { steps, turnFrom: (step) => this.#turnTo(step, key) };
  }

  #turnTo(step: Step, key: string): Turn {
    const after = this.#after(step);
    return this.#turns.find((turn) => this.#key(after, turn) === key) ?? UPRIGHT;
  }

  #after({ node, toPlay }: Step): Situation {
    const { board, koPoint }: Position = this.#replayer.positionAt(node);
    return { board, koPoint, toPlay };
  }

  #stepsOf(situation: Situation): Step[] {
    const key = this.#canonical(situation);
    const known = this.#known.get(key) ?? [];
    this.#known.set(key, known);
    return known;
  }

  /** A key that is the same for all mirror images. */
  #canonical(situation: Situation): string {
    return this.#turns.map((turn) => this.#key(situation, turn)).sort()[0] ?? '';
  }

  #key({ board, toPlay, koPoint }: Situation, turn: Turn): string {
    const { size } = board;
    const ko = koPoint === undefined ? '' : turned(koPoint, turn, size);
    const total = size.columns * size.rows;
    const cells = new Array<number>(Math.ceil(total / CELLS_PER_CHARACTER)).fill(0);
    for (let place = 0; place < total; place++) {
      const color = board.at(place as Point);
      if (!color) continue;
      const shown = turn === UPRIGHT ? place : turned(place as Point, turn, size);
      const index = Math.floor(shown / CELLS_PER_CHARACTER);
      const shift = (shown % CELLS_PER_CHARACTER) * 2;
      cells[index] = (cells[index] ?? 0) | ((color === 'black' ? 1 : 2) << shift);
    }
    return `${toPlay} ${ko} ${String.fromCharCode(...cells)}`;
  }
}
