import type { Scene, Shape, StoneShape } from '../scene/shapes.js';

/** How long a stone takes to land, and a taken one to lift. */
const MOTION_MS = 120;
/** Where more stones come or go at once it is a jump, and nothing moves. */
const MOST_LANDING = 2;
const MOST_LEAVING = 12;

/**
 * Shows one scene after another until the second stands there: new stones come down, taken ones lift.
 *
 * @returns what ends it where it is
 */
export function moveStones(before: Scene, after: Scene, show: (scene: Scene) => void): () => void {
  const landing = stonesOnlyIn(after, before).length;
  const isJump = landing > MOST_LANDING || stonesOnlyIn(before, after).length > MOST_LEAVING;
  if (isJump || before.ground.key !== after.ground.key) {
    show(after);
    return () => undefined;
  }
  const start = performance.now();
  let frame = 0;
  const next = () => {
    const progress = Math.min(1, (performance.now() - start) / MOTION_MS);
    show(progress < 1 ? sceneInMotion(before, after, progress) : after);
    if (progress < 1) frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}

/**
 * The scene between two others. All but the stones that come and go is that of the scene after, from the
 * beginning.
 *
 * @param progress from 0 to 1
 */
export function sceneInMotion(before: Scene, after: Scene, progress: number): Scene {
  const landing = new Set<Shape>(stonesOnlyIn(after, before));
  const lift = (1 - progress) ** 3; // fast at first, then calm
  const shapes = after.shapes.map((shape) => (landing.has(shape) ? { ...shape, lift } : shape));
  const leaving = stonesOnlyIn(before, after).map((stone) => ({ ...stone, lift: 1 - lift }));
  return { ...after, shapes: [...shapes, ...leaving] };
}

function stonesOnlyIn(one: Scene, other: Scene): StoneShape[] {
  const keys = new Set(other.shapes.map(({ key }) => key));
  return one.shapes.filter((shape) => shape.kind === 'stone').filter(({ key }) => !keys.has(key));
}
