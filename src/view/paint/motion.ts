import type { Scene, Shape, StoneShape } from '../scene/shapes.js';
import { isWay } from '../scene/ways.js';

/** The durations of placing a stone and of removing one. */
const LANDING_MS = 120;
const LEAVING_MS = 140;
/**
 * Maximum number of stones that are animated. Larger changes are jumps, but a single move may take any number of
 * stones.
 */
const MOST_LANDING = 2;
const MOST_LEAVING = 12;
/** The distance that a captured stone moves before it disappears, in cells. */
const JOURNEY = 4;

/** A place in cells, which may be outside the board. */
type Place = Pick<Shape, 'x' | 'y'>;

/**
 * Animates from one scene to another: new stones come down, captured ones lift off.
 *
 * @param findGoal finds the place towards which stones leave; they go straight up if there is none
 * @returns a function that stops the animation where it is
 */
export function moveStones(
  before: Scene,
  after: Scene,
  show: (scene: Scene) => void,
  findGoal?: () => Place | undefined,
): () => void {
  const landing = stonesOnlyIn(after, before);
  const leaving = stonesOnlyIn(before, after);
  const isCapture =
    landing.length === 1 && leaving.every(({ color }) => color !== landing[0]?.color);
  const isJump = landing.length > MOST_LANDING || (leaving.length > MOST_LEAVING && !isCapture);
  if (isJump || before.ground.key !== after.ground.key) {
    show(after);
    return () => undefined;
  }
  const goal = leaving.length > 0 ? findGoal?.() : undefined;
  const duration = leaving.length > 0 ? LEAVING_MS : LANDING_MS;
  const start = performance.now();
  let frame = 0;
  const next = () => {
    const elapsedMs = performance.now() - start;
    const isMoving = elapsedMs < duration;
    show(isMoving ? sceneInMotion(before, after, elapsedMs, goal) : after);
    if (isMoving) frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

/** A scene between two others. Everything but the stones that come and go is already that of `after`. */
export function sceneInMotion(before: Scene, after: Scene, elapsedMs: number, goal?: Place): Scene {
  const landing = new Set<Shape>(stonesOnlyIn(after, before));
  const lift = (1 - Math.min(1, elapsedMs / LANDING_MS)) ** 3; // fast at first, then slow
  const shapes = after.shapes.map((shape) => (landing.has(shape) ? { ...shape, lift } : shape));
  const progress = Math.min(1, elapsedMs / LEAVING_MS);
  const leaving = stonesOnlyIn(before, after).map((stone) => leave(stone, progress, goal));
  return { ...after, shapes: [...shapes, ...leaving] };
}

/** A stone on its way to a place, higher and fainter with each step. */
function leave(stone: StoneShape, lift: number, goal: Place = stone): StoneShape {
  const [across, down] = [goal.x - stone.x, goal.y - stone.y];
  const share = lift * Math.min(1, JOURNEY / Math.hypot(across, down) || 0);
  return { ...stone, lift, x: stone.x + share * across, y: stone.y + share * down };
}

function stonesOnlyIn(one: Scene, other: Scene): StoneShape[] {
  const keys = new Set(other.shapes.map(({ key }) => key));
  const stones = one.shapes.filter((shape) => shape.kind === 'stone');
  return stones.filter((stone) => !keys.has(stone.key) && !isWay(stone)); // next moves are not played
}
