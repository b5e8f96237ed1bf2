import { movesOf } from '../../game/walk.js';
import type { Replayer } from '../../replay/replayer.js';
import { columnOf, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { Scene, Shape } from './shapes.js';

/** The opacity of stones that may be played next. No other stone has this opacity. */
const FAINT = 0.3;

/** The scene with faint stones for nodes that may come next, on points where nothing else is drawn. */
export function withWays(
  scene: Scene,
  { tree, notation, size }: Replayer,
  ways: readonly NodeId[],
  layout: Layout,
): Scene {
  const isTaken = new Set(scene.shapes.map(({ x, y }) => `${x},${y}`));
  const stones = ways.flatMap((way): Shape[] => {
    const [move] = movesOf(tree, way);
    const point = move === undefined ? move : notation.readMove(tree.firstValue(move), size);
    if (typeof point !== 'number' || !isInCrop(point, layout)) return [];
    const place = placeOf(layout, 'way', columnOf(point, size), rowOf(point, size));
    const spot = `${place.x},${place.y}`;
    if (isTaken.has(spot)) return [];
    isTaken.add(spot);
    const color = move !== undefined && tree.nameOf(move) === 'B' ? 'black' : 'white';
    return [{ kind: 'stone', color, opacity: FAINT, ...place }];
  });
  return { ...scene, shapes: [...scene.shapes, ...stones] };
}

/** Whether a shape is one of those stones. */
export function isWay(shape: Shape): boolean {
  return shape.kind === 'stone' && shape.opacity === FAINT;
}
