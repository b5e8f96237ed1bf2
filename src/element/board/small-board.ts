import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { buildScene } from '../../view/scene.js';
import type { BoardContext } from '../context.js';
import type { Shown } from '../picture/picture.js';
import { placeAt } from '../session/place.js';
import { sceneBuilder } from './scene-builder.js';

/** Another node of the game as the board would show it, without names of lines. */
export function smallBoard(board: BoardContext, node: NodeId): Shown {
  const { host, session, picture } = board;
  const { game } = session;
  const { replayer, tree } = game;
  const markup = readMarkup(replayer, node);
  const layout = picture.layoutOf(game, markup.view, 0);
  const build = sceneBuilder(board, game) ?? buildScene;
  const position = replayer.positionAt(node);
  const scene = build(position, markup, layout, host, game, placeAt(tree, node));
  return { layout, scene: picture.recolored(scene) };
}
