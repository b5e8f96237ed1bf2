import type { Color } from '../rules/point.js';
import type { At } from './at.js';

/** Shapes of boards with cells, such as Hex; `cell-drawings.ts` tells what they look like. */
export type CellShape = HexagonShape | SideShape | ConnectionShape | SwapShape;

export interface HexagonShape extends At {
  readonly kind: 'hexagon';
  /** Around its middle, in cells, as SVG writes paths. */
  readonly path: string;
  /** Beyond the part that is shown: the board goes on there. */
  readonly isBeyond: boolean;
}

/** A side of the board in the colour of the player whom it belongs to. */
export interface SideShape extends At {
  readonly kind: 'side';
  readonly color: Color;
  readonly path: string;
}

/** The way by which a player has joined both sides. */
export interface ConnectionShape extends At {
  readonly kind: 'connection';
  readonly color: Color;
  readonly path: string;
}

/** A stone that has changed its colour and its place, or its player, by a swap. */
export interface SwapShape extends At {
  readonly kind: 'swap';
  readonly on: Color;
}
