import type { ReactiveControllerHost } from 'lit';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Layout } from '../../view/layout.js';
import type { Scene } from '../../view/shapes.js';
import type { Theme } from '../../view/theme.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../place.js';

/** What a board shows, and how. */
export interface ShownGame {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly game: OpenGame;
  readonly place: Place;
}

/**
 * What the board shows in a box of so many CSS pixels; `undefined` while that is not known. A bare one is without what
 * lies over it on the screen: the pointer's ghost, say.
 */
export type Picture = (cssWidth: number, isBare?: boolean) => ShownGame | undefined;

/** The board; `near` names the reason of an update: it came near the screen, perhaps elsewhere than before. */
export interface CanvasHost extends ReactiveControllerHost, HTMLElement {
  readonly node: NodeId;
  readonly theme: string;
  requestUpdate(reason?: string): void;
  performUpdate(): boolean;
}

/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** The canvas of a board as others need it who make pictures. */
export interface BoardCanvas {
  /** Near the screen. */
  isNear: boolean;
  readonly host: CanvasHost;
  readonly canvas: HTMLCanvasElement;
  readonly picture: Picture;
  /** `undefined` while it has none. */
  readonly size: ElementSize | undefined;
}
