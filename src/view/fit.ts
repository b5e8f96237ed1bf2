import type { PointSource } from '../replay/notation/notation.js';
import type { BoardSize, Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { basicKind, type ValueType } from '../sgf/properties.js';
import { splitComposite } from '../sgf/values.js';
import { type Crop, cropAround, fullCrop } from './layout.js';

/** The value types that name points which a reader must see. */
const pointTypes: readonly (ValueType | undefined)[] = [
  'move',
  'stones',
  'points',
  'labels',
  'pointPairs',
];
/** Properties that say what not to show. */
const leftOut = new Set(['VW', 'DD']);

/** The smallest sensible crop that holds every stone, mark and label of the whole tree. */
export function fitCrop(source: PointSource): Crop {
  const crop = cropAround(allPoints(source), source.size);
  return crop ? comfortableCrop(crop, source.size) : fullCrop(source.size);
}

function allPoints({ tree, notation, size }: PointSource): Set<Point> {
  const points = new Set<Point>();
  for (let node = 0; node < tree.size; node++) {
    for (const { identifier, values } of tree.properties(node as NodeId)) {
      const type = basicKind(identifier)?.type;
      if (!pointTypes.includes(type) || leftOut.has(identifier)) continue;
      for (const raw of new Set(values)) {
        for (const point of pointsIn(raw, type)) points.add(point);
      }
      if (points.size === size.columns * size.rows) return points;
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

/** Lines that end this near to the border are shown up to it. */
const NEAR_BORDER = 3;
/** Room around the points that must be seen, in lines. */
const BREATHING_SPACE = 1;

/** A crop with some air, which takes in a border that is near: corners look like corners. */
function comfortableCrop(crop: Crop, { columns, rows }: BoardSize): Crop {
  const near = (value: number) => (value <= NEAR_BORDER ? 0 : value - BREATHING_SPACE);
  const far = (value: number, last: number) => last - near(last - value);
  return {
    left: near(crop.left),
    top: near(crop.top),
    right: far(crop.right, columns - 1),
    bottom: far(crop.bottom, rows - 1),
  };
}
