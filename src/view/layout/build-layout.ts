import type { BoardKind } from '../../replay/games.js';
import type { Position } from '../../replay/position.js';
import type { BoardSize, Point } from '../../rules/point.js';
import {
  type Crop,
  cropAround,
  fullCrop,
  type KindOfBoard,
  type Layout,
  layoutOnLines,
  type LayoutOptions,
} from './layout.js';
import type { Ground, Shape } from '../scene/shapes.js';
import type { Display, DisplayWishes } from './display-options.js';

/** How boards of one kind are laid out and drawn, where that is not as in Go. */
export interface BoardStyle {
  /** The theme where neither page nor reader want another. */
  readonly theme?: string;
  /** By how many degrees the board can be turned, in steps of this. */
  readonly turnStep: number;
  lay(
    size: BoardSize,
    crop: Crop,
    hasCoordinates: boolean,
    options: LayoutOptions & KindOfBoard,
  ): Layout;
  /** Clockwise by so many degrees, then mirrored, if so wanted. */
  turn?(layout: Layout, degrees: number, isMirrored: boolean): Layout;
  /** The empty board. */
  ground(layout: Layout): Pick<Ground, 'edges' | 'shapes'>;
  /** What lies over the stones, beside marks. */
  decorate?(position: Position, layout: Layout): Shape[];
}

const styles = new Map<BoardKind | undefined, BoardStyle>();

/** Makes more kinds of boards known; Go's alone is in the file that every page loads. */
export function addBoardStyles(more: Iterable<readonly [BoardKind, BoardStyle]>): void {
  for (const [kind, style] of more) styles.set(kind, style);
}

/** `undefined` for boards like Go's. */
export function boardStyle({ boardKind }: KindOfBoard): BoardStyle | undefined {
  return styles.get(boardKind);
}

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
