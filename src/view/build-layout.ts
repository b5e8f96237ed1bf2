import type { BoardSize } from '../rules/point.js';
import { boardStyle } from './board-styles.js';
import { type Crop, type Layout, layoutOnLines, type LayoutOptions } from './layout.js';

/** The layout of a part of a board, upright; `turnLayout` turns it. */
export function buildLayout(
  size: BoardSize,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions = {},
): Layout {
  const style = boardStyle(options);
  if (style) return style.lay(size, crop, hasCoordinates, options);
  return layoutOnLines(size, crop, hasCoordinates, options);
}
