import type { BoardSize } from '../rules/point.js';
import { boardStyle } from './board-styles.js';
import {
  type Crop,
  type KindOfBoard,
  type Layout,
  layoutOnLines,
  type LayoutOptions,
} from './layout.js';

/** What board it is: a `Replayer` knows. */
export interface Board extends KindOfBoard {
  readonly size: BoardSize;
}

/** The layout of a part of a board, upright; `turnLayout` turns it. */
export function buildLayout(
  { size, boardKind }: Board,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions = {},
): Layout {
  const own = { ...options, boardKind };
  return (boardStyle(own)?.lay ?? layoutOnLines)(size, crop, hasCoordinates, own);
}
