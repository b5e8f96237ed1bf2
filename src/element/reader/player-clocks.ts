import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { type Clock, readClocks } from '../../game/clocks.js';
import type { Color } from '../../rules/point.js';
import { describeClock, describeTimeLeft } from '../../speech/clocks.js';
import type { BoardContext } from '../context.js';
import { make } from '../make.js';
import type { Part } from '../features.js';
import { adopt } from '../styles.js';
import { clockSheet } from './info-part.js';

/** Whether any node of the game tells a clock. */
export function hasClocks(tree: GameTree): boolean {
  return ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier));
}

/** What a clock shows: the time, '3:05', and what is left of overtime, '(5)'; '' where that is not told. */
function onTheClock({ seconds, overtime }: Clock): readonly [time: string, count: string] {
  const time = seconds === undefined ? '' : describeClock(seconds);
  return [time, overtime === undefined ? '' : `(${overtime})`];
}

const colors = ['black', 'white'] as const;

/** The clocks at the shown move, in the players' boxes. */
export class PlayerClocks implements Part {
  readonly #board: BoardContext;
  readonly #clocks = { black: make('span', 'clock'), white: make('span', 'clock') };

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, clockSheet());
  }

  update(): void {
    const { session, shell, language } = this.#board;
    const { tree, node } = session;
    const clocks = readClocks(tree, node);
    const widest = widestOf(tree);
    for (const color of colors) {
      const clock = this.#clocks[color];
      const box = shell.head.querySelector(`[part~='player-${color}']`);
      if (clock.parentElement !== box) box?.append(clock);
      const [time, count] = onTheClock(clocks[color]);
      const [widestTime, widestCount] = onTheClock(widest[color]);
      clock.hidden = !widestTime && !widestCount;
      clock.replaceChildren(...part(time, widestTime), ...part(count, widestCount));
      name(clock, describeTimeLeft(clocks[color], clocks, language));
    }
  }

  /** A game without clocks. */
  hide(): void {
    for (const color of colors) this.#clocks[color].remove();
  }

  release(): void {
    this.hide();
  }
}

/** As wide as the longest of the game. */
function part(text: string, widest: string): HTMLElement[] {
  return widest ? [make('span', '', { 'data-widest': widest }, text)] : [];
}

/** A clock that nobody has told yet keeps its room only. */
function name(clock: HTMLElement, words = ''): void {
  clock.title = words;
  clock.ariaLabel = words || null;
  clock.role = words ? 'img' : null;
}

const widths = new WeakMap<GameTree, Readonly<Record<Color, Clock>>>();

/** The longest that each clock shows in the whole game: its room is kept. */
function widestOf(tree: GameTree): Readonly<Record<Color, Clock>> {
  const known = widths.get(tree) ?? findWidest(tree);
  widths.set(tree, known);
  return known;
}

function findWidest(tree: GameTree): Readonly<Record<Color, Clock>> {
  const widest: Record<Color, Clock> = { black: {}, white: {} };
  for (let row = 0; row < tree.size; row++) {
    const clocks = readClocks(tree, row as NodeId);
    for (const color of colors) widest[color] = larger(widest[color], clocks[color]);
  }
  return widest;
}

function larger(one: Clock, other: Clock): Clock {
  const seconds = Math.max(one.seconds ?? -1, other.seconds ?? -1);
  const overtime = Math.max(one.overtime ?? -1, other.overtime ?? -1);
  return { ...(seconds >= 0 && { seconds }), ...(overtime >= 0 && { overtime }) };
}
