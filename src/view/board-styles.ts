import type { BoardKind } from '../replay/games.js';
import type { Position } from '../replay/position.js';
import type { BoardSize } from '../rules/point.js';
import type { Crop, KindOfBoard, Layout, LayoutOptions } from './layout.js';
import type { Ground, Shape } from './shapes.js';

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
