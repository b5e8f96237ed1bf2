import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { buildScene } from '../../view/scene.js';
import type { Shown, ViewController } from '../controllers/view-controller.js';
import type { OpenGame } from '../open-game.js';
import { placeAt } from '../place.js';
import { sceneBuilder } from './scene-builder.js';
import type { SceneHost } from './scene-host.js';

/** Another node of the game as the board would show it, without names of lines. */
export function smallBoard(
  host: SceneHost,
  view: ViewController,
  game: OpenGame,
  node: NodeId,
): Shown {
  const { replayer, tree } = game;
  const markup = readMarkup(replayer, node);
  const layout = view.layoutOf(game, markup.view, 0);
  const build = sceneBuilder(host, game) ?? buildScene;
  const position = replayer.positionAt(node);
  const scene = build(position, markup, layout, host, game, placeAt(tree, node));
  return { layout, scene: view.recolored(scene) };
}
