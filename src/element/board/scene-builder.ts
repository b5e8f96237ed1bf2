import type { Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { Layout } from '../../view/layout.js';
import { buildScene } from '../../view/scene.js';
import type { Scene } from '../../view/shapes.js';
import { loadChunk } from '../chunks.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../session/place.js';
import type { BoardContext } from '../context.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** Builds what a board shows; rich scenes take more than the position and its markup. */
export type SceneBuilder = (
  position: Position,
  markup: Markup,
  layout: Layout,
  host: SgfBoardElement,
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
export function sceneBuilder(
  { host, picture }: BoardContext,
  { isRich }: OpenGame,
): SceneBuilder | undefined {
  if (!isRich && plain.test(`${host.marks},${host.numbers},${host.numberFrom}`)) return buildScene;
  if (!buildRich) picture.need(loadRich(host));
  return buildRich;
}

/** Sets who builds rich scenes from now on. */
export function buildRichWith(builder: SceneBuilder): void {
  buildRich = builder;
}

async function loadRich(host: SgfBoardElement): Promise<void> {
  await loadChunk('rich');
  buildRich ??= buildScene;
  host.requestUpdate();
}
