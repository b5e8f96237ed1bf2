import type { Markup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import type { Layout } from '../view/layout.js';
import { buildScene } from '../view/scene.js';
import type { Scene } from '../view/shapes.js';
import type { OpenGame } from './open-game.js';
import type { Place } from './place.js';

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

/** The attributes `marks`, `numbers` and `number-from` of plain scenes, side by side. */
const plain = /^(auto|last|none)?,(auto|none)?,$/;

let buildRich: SceneBuilder | undefined;

/**
 * Who builds the scene that the record and the page ask for. `undefined` while that is a chunk on its
 * way: the board is better not painted yet.
 */
export function sceneBuilder(host: SceneHost, { isRich }: OpenGame): SceneBuilder | undefined {
  if (!isRich && plain.test(`${host.marks},${host.numbers},${host.numberFrom}`)) return buildScene;
  if (!buildRich) void loadRich(host);
  return buildRich;
}

async function loadRich(host: SceneHost): Promise<void> {
  buildRich = await import('./rich-board.js').then(
    ({ richSceneOf }) => richSceneOf,
    () => buildScene, // better the stones than nothing
  );
  host.requestUpdate();
}
