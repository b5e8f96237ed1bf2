import { formatAddress } from '../../game/address.js';
import { movesIn, pathTo } from '../../game/walk.js';
import { describePosition } from '../../speech/describe.js';
import { describeHiddenMoves } from '../../replay/captions.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { drawNode } from '../../view/draw-node.js';
import { extras } from '../picture/picture.js';
import type { BoardContext } from '../context.js';
import type { StoryStep } from './story.js';

/** A figure with more moves than this has no numbers. */
const MOST_NUMBERED = 40;

/**
 * On paper each step of a story has a figure of its own: its moves since the step before are numbered, as in books. A step
 * that has a figure already keeps it.
 *
 * @returns what takes them away again
 */
export function addFigures(
  board: BoardContext,
  section: Element | undefined,
  steps: readonly StoryStep[],
): () => void {
  const figures: Element[] = [];
  let before: NodeId | undefined;
  for (const { element, node } of section && extras.drawSvg ? steps : []) {
    const figure = element.querySelector('.sgf-figure') ? undefined : figureOf(board, node, before);
    before = node;
    if (!figure) continue;
    element.before(figure);
    figures.push(figure);
  }
  return () => {
    for (const figure of figures) figure.remove();
  };
}

function figureOf(board: BoardContext, node: NodeId, before: NodeId | undefined) {
  const { host, session, picture, language } = board;
  const { replayer, tree } = session.game;
  const { theme } = picture;
  if (!theme || !replayer.hasBoard) return undefined;
  const from = firstBetween(tree, before ?? tree.root, node);
  const { view, coordinates, rotate, mirror, swapColors, marks, numbers, numberFrom } = host;
  const wishes = { view, coordinates, rotate, mirror, swapColors, marks, numbers, numberFrom };
  const drawn = drawNode(replayer, node, wishes, Infinity, from);
  const title = describePosition(replayer.positionAt(node), replayer.notation, language);
  const svg = extras.drawSvg?.(board, { ...drawn, theme }, title);
  if (!svg) return undefined;
  const figure = document.createElement('figure');
  figure.className = 'sgf-figure';
  figure.append(svg);
  const hidden = drawn.figure ? describeHiddenMoves(drawn.figure, replayer, language) : '';
  if (hidden)
    figure.append(Object.assign(document.createElement('figcaption'), { textContent: hidden }));
  return figure;
}

/** The address of the first node behind another one, where the line to `node` goes through that one. */
function firstBetween(tree: GameTree, before: NodeId, node: NodeId): string | undefined {
  const path = pathTo(tree, node);
  const behind = path.slice(path.indexOf(before) + 1);
  const moves = behind.reduce((sum, each) => sum + movesIn(tree, each), 0);
  const [first] = behind;
  const isNear = path.includes(before) && moves <= MOST_NUMBERED;
  return isNear && first !== undefined ? formatAddress(tree, first) : undefined;
}
