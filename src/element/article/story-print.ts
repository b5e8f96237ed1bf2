import { describePosition } from '../../speech/describe.js';
import { describeHiddenMoves } from '../../replay/captions.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { drawNode, firstMoveOfStep } from '../../view/draw-node.js';
import type { Board } from '../board.js';
import type { StoryStep } from './story.js';

const FIGURE = '.sgf-figure:not(sgf-board *)';
/** Elements that can't contain a figure, or would make it a table cell; the same as in `embed/hast-stories.ts`. */
const HOLDERS = 'p, h1, h2, h3, h4, h5, h6, pre, summary, table';

/**
 * Adds a figure for each step of a story, for paper. The moves since the previous step are numbered, as in books. A
 * step that already has a figure keeps it.
 *
 * @returns a function that removes the figures
 */
export function addFigures(
  board: Board,
  section: Element | undefined,
  steps: readonly StoryStep[],
): () => void {
  const figures: Element[] = [];
  let before: NodeId | undefined;
  for (const { element, node } of section && board.parts.get('vectors') ? steps : []) {
    const place = placeOf(element, section);
    const figure = hasFigure(element, place) ? undefined : figureOf(board, node, before);
    before = node;
    if (!figure) continue;
    place.before(figure);
    figures.push(figure);
  }
  return () => {
    for (const figure of figures) figure.remove();
  };
}

/** The element before which a step's figure is inserted: the step, or the paragraph or table around it. */
function placeOf(step: Element, section: Element | undefined): Element {
  const holder = step.closest(HOLDERS);
  return holder && holder !== section && section?.contains(holder) ? holder : step;
}

/** Whether there is a figure in the step, or directly before its place. */
function hasFigure(step: Element, place: Element): boolean {
  return !!(step.querySelector(FIGURE) ?? place.previousElementSibling?.matches(FIGURE));
}

function figureOf(board: Board, node: NodeId, before: NodeId | undefined) {
  const { host, session, picture, language } = board;
  const { replayer, tree } = session.game;
  const { theme } = picture;
  if (!theme || !replayer.hasBoard) return undefined;
  const from = firstMoveOfStep(tree, before ?? tree.root, node);
  const { view, coordinates, marks, numbers, numberFrom } = host;
  const options = { view, coordinates, ...picture.orientation, marks, numbers, numberFrom };
  const drawn = drawNode(replayer, node, options, Infinity, from);
  const title = describePosition(replayer.positionAt(node), replayer.notation, language);
  const svg = board.parts.get('vectors')?.drawSvg(board, { ...drawn, theme }, title);
  if (!svg) return undefined;
  const figure = document.createElement('figure');
  figure.className = 'sgf-figure';
  figure.append(svg);
  const hidden = drawn.figure ? describeHiddenMoves(drawn.figure, replayer, language) : '';
  if (hidden)
    figure.append(Object.assign(document.createElement('figcaption'), { textContent: hidden }));
  return figure;
}
