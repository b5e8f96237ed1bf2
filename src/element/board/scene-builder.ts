import { buildScene } from '../../view/scene.js';
import type { OpenGame } from '../open-game.js';
import { partOr } from '../part-or.js';
import type { SceneBuilder, SceneHost } from './scene-host.js';

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

/** Sets who builds rich scenes from now on. */
export function buildRichWith(builder: SceneBuilder): void {
  buildRich = builder;
}

async function loadRich(host: SceneHost): Promise<void> {
  buildRich = (await partOr(import('./rich-board.js'), { richSceneOf: buildScene })).richSceneOf;
  host.requestUpdate();
}
