import { moveStones as animate } from '../../view/paint/motion.js';
import type { Scene } from '../../view/scene/shapes.js';
import type { Board } from '../board.js';
import { FAST_STEP_MS, prefersReducedMotion } from '../platform/motion.js';

/** The time of the last step of each board. */
const lastSteps = new WeakMap<Board, number>();

/**
 * Animates the stones of a step, unless the reader steps quickly or prefers reduced motion. Captured stones move
 * towards the number of captures.
 *
 * @returns a function that stops the animation; `undefined` if nothing moves
 */
export function moveStones(
  board: Board,
  before: Scene,
  after: Scene,
  isForward: boolean,
  show: (scene: Scene) => void,
): (() => void) | undefined {
  const now = performance.now();
  const isFast = now - (lastSteps.get(board) ?? -Infinity) <= FAST_STEP_MS;
  lastSteps.set(board, now);
  if (isFast || prefersReducedMotion()) return undefined;
  return animate(before, after, show, isForward ? () => countPlace(board, after) : undefined);
}

/** The place of the number of captures of the last player, in cells of the picture; `undefined` if it isn't shown. */
function countPlace(
  { shell, session }: Board,
  { margins, width }: Scene,
): { x: number; y: number } | undefined {
  const { lastMove } = session.position;
  const count =
    lastMove && shell.frame.querySelector(`[part~=player-${lastMove.color}] [part=captures]`);
  const box = count?.getBoundingClientRect();
  if (!box?.width) return undefined;
  const canvas = shell.canvas.getBoundingClientRect();
  const cell = canvas.width / width;
  return {
    x: (box.x + box.width / 2 - canvas.x) / cell - margins.left,
    y: (box.y + box.height / 2 - canvas.y) / cell - margins.top,
  };
}
