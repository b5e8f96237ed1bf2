import type { Scene, Shape, StoneShape } from '../scene/shapes.js';

/** The duration of a stone being placed or removed. */
const MOTION_MS = 120;
/** The most stones that are animated; larger changes are jumps. */
const MOST_LANDING = 2;
const MOST_LEAVING = 12;

/**
 * Animates from one scene to another: new stones come down, captured ones lift off.
 *
 * @returns a function that stops the animation where it is
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
 * A scene between two others. Everything but the stones that come and go is already that of `after`.
 *
 * @param progress from 0 to 1
 */
export function sceneInMotion(before: Scene, after: Scene, progress: number): Scene {
  const landing = new Set<Shape>(stonesOnlyIn(after, before));
  const lift = (1 - progress) ** 3; // fast at first, then slow
  const shapes = after.shapes.map((shape) => (landing.has(shape) ? { ...shape, lift } : shape));
  const leaving = stonesOnlyIn(before, after).map((stone) => ({ ...stone, lift: 1 - lift }));
  return { ...after, shapes: [...shapes, ...leaving] };
}

function stonesOnlyIn(one: Scene, other: Scene): StoneShape[] {
  const keys = new Set(other.shapes.map(({ key }) => key));
  return one.shapes.filter((shape) => shape.kind === 'stone').filter(({ key }) => !keys.has(key));
}
