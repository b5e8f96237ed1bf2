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
import type { Display, DisplayOptions } from './display-options.js';

const QUARTER = 90;

/** The layout and drawing of one kind of board, if they differ from Go. */
export interface BoardStyle {
  /** The theme if neither page nor reader choose one. */
  readonly theme?: string;
  /** The board can be rotated in steps of this many degrees. */
  readonly turnStep: number;
  readonly lay: (
    size: BoardSize,
    crop: Crop,
    hasCoordinates: boolean,
    options: LayoutOptions & KindOfBoard,
  ) => Layout;
  /** Rotates clockwise by `degrees`, then mirrors if `isMirrored`. */
  turn?(layout: Layout, degrees: number, isMirrored: boolean): Layout;
  /** The empty board. */
  ground(layout: Layout): Pick<Ground, 'edges' | 'shapes'>;
  /** Shapes above the stones and below the given marks. */
  decorate?(position: Position, layout: Layout, marks: readonly Shape[]): Shape[];
}

/** The kinds of boards that differ from Go's in more than their star points. */
type OtherKind = Exclude<BoardKind, 'go' | 'gomoku'>;

/** The style for each of these kinds. */
export type OtherStyles = Readonly<Record<OtherKind, BoardStyle>>;

/**
 * The styles of boards other than Go's. Empty until their part is loaded, because the file that every page loads has
 * only Go's.
 */
let otherStyles: Partial<Record<BoardKind, BoardStyle>> = {};

export function setOtherStyles(styles: OtherStyles): void {
  otherStyles = styles;
}

/** The style of a board; `undefined` for boards like Go's. */
export function boardStyle({ boardKind }: KindOfBoard): BoardStyle | undefined {
  return boardKind && otherStyles[boardKind];
}

/** The board can be rotated in steps of this many degrees. */
export function turnStepOf(source: KindOfBoard): number {
  return boardStyle(source)?.turnStep ?? QUARTER;
}

/** The size and kind of a board; a `Replayer` has both. */
export interface Board extends KindOfBoard {
  readonly size: BoardSize;
}

/** The layout of a part of a board, upright; `turnLayout` rotates it. */
export function buildLayout(
  { size, boardKind }: Board,
  crop: Crop,
  hasCoordinates: boolean,
  options: LayoutOptions = {},
): Layout {
  const own = { ...options, boardKind };
  return (boardStyle(own)?.lay ?? layoutOnLines)(size, crop, hasCoordinates, own);
}

/** The smallest cell that has room for a readable coordinate, in CSS pixels. */
const SMALLEST_NAMED_CELL = 15;
/** The smallest cell whose label is 8 pixels high, in CSS pixels. */
const SMALLEST_LABELLED_CELL = 13;
/** Minimum width of a picture with names on all four sides, in CSS pixels. */
const NARROW = 480;
/** The width above which the room for names grows with the cells, in CSS pixels. */
const WIDE = 600;
/** Room for names of one digit or letter, for names of two, and for other styles, in CSS pixels. */
const FIGURE = 13;
const TWO_FIGURES = 17;
const OTHER_STYLE = 22;

/**
 * Lays out the part of a board that the page asks for, or else the view of the record (VW), or else the whole board.
 *
 * @param points the points of the record's VW, if it has one
 * @param cssWidth the width of the picture in CSS pixels; unless the page asks for coordinates, small boards have none
 */
export function layoutDisplay(
  { crop, narrowCrop, names, turn }: Display,
  options: Pick<DisplayOptions, 'view' | 'coordinates'>,
  board: Board,
  points: readonly Point[] | undefined,
  cssWidth: number,
): Layout {
  const { size } = board;
  const seen = crop || options.view.trim() === 'full' ? undefined : points;
  const usual = crop ?? cropAround(seen ?? [], size) ?? fullCrop(size);
  const hasRoomForLabels = (part: Crop) =>
    cssWidth / buildLayout(board, part, false).width >= SMALLEST_LABELLED_CELL;
  const mayCut = narrowCrop && !crop && !seen;
  const isCut = mayCut && !hasRoomForLabels(usual) && hasRoomForLabels(narrowCrop);
  const part = isCut ? narrowCrop : usual;
  const layoutWith = (hasCoordinates: boolean, options?: LayoutOptions) => {
    const layout = buildLayout(board, part, hasCoordinates, { names, points: seen, ...options });
    return turn?.(layout) ?? layout;
  };
  const bare = layoutWith(false);
  const cssCell = Math.min(cssWidth, WIDE) / bare.width;
  if (!names && !hasRoom(options.coordinates.trim(), cssCell)) return bare;
  const room = names ? OTHER_STYLE : size.rows > 9 ? TWO_FIGURES : FIGURE;
  return layoutWith(true, {
    nameRoom: Math.min(1, room / cssCell),
    isNamedOnce: cssWidth < NARROW,
  });
}

function hasRoom(coordinates: string, cssCell: number): boolean {
  return coordinates === 'western' || (coordinates !== 'none' && cssCell >= SMALLEST_NAMED_CELL);
}
