import type { Scene, Shape, StoneShape } from './shapes.js';

/** How long a stone takes to land, and a taken one to lift. */
export const MOTION_MS = 120;

/**
 * The scene between two others: new stones come down, taken ones lift off and fade. Everything else is
 * that of the scene after, from the beginning.
 *
 * @param progress from 0 to 1
 */
export function sceneInMotion(before: Scene, after: Scene, progress: number): Scene {
  const stonesBefore = new Set(before.shapes.filter(isStone).map(({ key }) => key));
  const stonesAfter = new Set(after.shapes.filter(isStone).map(({ key }) => key));
  const down = 1 - easeOut(progress);
  const landing = after.shapes.map((shape) =>
    isStone(shape) && !stonesBefore.has(shape.key) ? { ...shape, lift: down } : shape,
  );
  const leaving = before.shapes
    .filter((shape) => isStone(shape) && !stonesAfter.has(shape.key))
    .map((shape) => ({ ...shape, lift: 1 - down }));
  return { ...after, shapes: [...landing, ...leaving] };
}

function isStone(shape: Shape): shape is StoneShape {
  return shape.kind === 'stone';
}

/** Fast at first, then calm. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
