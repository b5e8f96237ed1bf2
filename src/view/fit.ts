import type { MarkupSource } from '../replay/markup.js';
import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { propertyKind, type ValueType } from '../sgf/properties.js';
import { splitComposite } from '../sgf/values.js';
import { comfortableCrop, type Crop, cropAround, fullCrop } from './layout.js';

/** The value types that name points which a reader must see. */
const pointTypes: readonly (ValueType | undefined)[] = ['move', 'stones', 'points', 'labels', 'pointPairs'];
/** Properties that say what not to show. */
const leftOut = new Set(['VW', 'DD']);

/** The smallest sensible crop that holds every stone, mark and label of the whole tree. */
export function fitCrop(source: MarkupSource): Crop {
  const crop = cropAround(allPoints(source), source.size);
  return crop ? comfortableCrop(crop, source.size) : fullCrop(source.size);
}

function allPoints({ tree, notation, size }: MarkupSource): Set<Point> {
  const points = new Set<Point>();
  for (let node = 0; node < tree.size; node++) {
    for (const { identifier, values } of tree.properties(node as NodeId)) {
      const type = propertyKind(identifier)?.type;
      if (!pointTypes.includes(type) || leftOut.has(identifier)) continue;
      for (const point of values.flatMap((raw) => pointsIn(raw, type))) points.add(point);
    }
  }
  return points;

  function pointsIn(raw: string, type: ValueType | undefined): readonly Point[] {
    if (type === 'labels') return notation.readPoints(splitComposite(raw)[0], size);
    if (type !== 'move') return notation.readPoints(raw, size);
    const move = notation.readMove(raw, size);
    return typeof move === 'number' ? [move] : [];
  }
}
