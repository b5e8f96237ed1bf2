import type { Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { Layout } from '../../view/layout.js';
import type { Scene } from '../../view/shapes.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../place.js';

export interface SceneHost extends HTMLElement {
  readonly marks: string;
  readonly numbers: string;
  readonly numberFrom: string;
  requestUpdate(): void;
}

/** Builds what a board shows; rich scenes take more than the position and its markup. */
export type SceneBuilder = (
  position: Position,
  markup: Markup,
  layout: Layout,
  host: SceneHost,
  game: OpenGame,
  place: Place,
) => Scene;
