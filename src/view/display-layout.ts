import type { Point } from '../rules/point.js';
import type { Display, DisplayWishes } from './display-options.js';
import { type Board, buildLayout } from './build-layout.js';
import { cropAround, fullCrop, type Layout } from './layout.js';

/** Below this many CSS pixels a cell has no room for a readable coordinate. */
const SMALLEST_NAMED_CELL = 14;

/**
 * How a board lies: the part that is wished for, else what the record itself says (VW), else all.
 *
 * @param points those of the record's VW, if it has one
 * @param cssWidth how wide the picture is, in CSS pixels: where nobody says otherwise, small boards have no coordinates
 */
export function layoutDisplay(
  { crop, names, turn }: Display,
  wishes: Pick<DisplayWishes, 'view' | 'coordinates'>,
  board: Board,
  points: readonly Point[] | undefined,
  cssWidth: number,
): Layout {
  const { size } = board;
  const seen = crop || wishes.view.trim() === 'full' ? undefined : points;
  const part = crop ?? cropAround(seen ?? [], size) ?? fullCrop(size);
  const layoutWith = (hasCoordinates: boolean) => {
    const layout = buildLayout(board, part, hasCoordinates, { names, points: seen });
    return turn?.(layout) ?? layout;
  };
  const layout = layoutWith(true);
  const isNamed = names ?? hasRoom(wishes.coordinates.trim(), cssWidth / layout.width);
  return isNamed ? layout : layoutWith(false);
}

function hasRoom(coordinates: string, cssCell: number): boolean {
  return coordinates === 'western' || (coordinates !== 'none' && cssCell >= SMALLEST_NAMED_CELL);
}
