import { until } from '../helpers/until.js';
import { clock } from '../../src/element/platform/clock.js';
import { loadPart } from '../../src/element/platform/load-part.js';
import { type Board, boardOf, partOf, settled, touch } from './board.js';

/** Helpers for the tests of playing, holding, wheel and fingers. */

/** A board whose part for gestures is loaded. */
export async function steeredBoard(sgf: string, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  board.scrollIntoView({ block: 'nearest' });
  touch(board);
  await untilSteered(board);
  return settled(board);
}

/** Waits for the keys, and for what a held button, a wheel and a finger do. The tooltips then name the keys. */
export async function untilSteered(board: Board): Promise<void> {
  if (board.keys !== 'none')
    return until(() => partOf(board, 'button-next').title.includes('('), 'what readers steer with');
  await loadPart('reader');
  await settled(board);
}

export { until };

/** This number of moves, each on a different point. */
export function moves(count: number): string {
  const letter = (place: number) => 'abcdefghi'.charAt(place % 9);
  const points = Array.from({ length: count }, (_, i) => letter(i) + letter(Math.floor(i / 9)));
  return points.map((point, i) => `;${i % 2 ? 'W' : 'B'}[${point}]`).join('');
}

/** Fires a pointer event at an element. */
export const point = (element: Element, type: string, init: PointerEventInit = {}) => {
  const event = new PointerEvent(type, {
    ...{
      bubbles: true,
      composed: true,
      cancelable: true,
      button: 0,
      pointerId: 7,
      isPrimary: true,
    },
    ...init,
  });
  element.dispatchEvent(event);
  return event;
};

/** Tests of a `describe` have time that passes when they say so, from 0 in each test. */
export function useFakeClock(): FakeClock {
  const time = new FakeClock();
  beforeEach(() => time.start());
  afterEach(() => time.restore());
  return time;
}

/** Time that passes when a test says so. */
export class FakeClock {
  now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  readonly #after = clock.after;

  start(): void {
    this.now = 0;
    this.#timers = [];
    clock.after = (ms, run) => {
      const timer = { at: this.now + ms, run };
      this.#timers.push(timer);
      return () => (this.#timers = this.#timers.filter((other) => other !== timer));
    };
  }

  /** Number of timers that have not run yet. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Moves the clock on, and runs the timers that are due, in their order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = [...this.#timers].sort((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  restore(): void {
    clock.after = this.#after;
  }
}
