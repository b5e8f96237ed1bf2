import { readAddress } from '../../game/address.js';
import type { FigureMoves } from '../../replay/captions.js';
import type { Replayer } from '../../replay/replayer.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { figureAt as figureFrom, type FigureOptions, printed } from '../../view/scene/figure.js';
import {
  allowedMarks,
  allowedNumbers,
  buildRichScene,
  type OwnMarks,
  readMarksOption,
  readNumberFrom,
  readNumbersOption,
} from '../../view/scene/rich-scene.js';
import { choiceOf, settings, warnOnce } from '../attributes.js';
import type { Board } from '../board.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { listHiddenMoves } from './hidden-moves.js';
import type { SceneBuilder } from './picture.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';
export { findTheme, withFont } from './find-theme.js';

/** Builds the scene of a place as the attributes ask for it. Invalid attributes are ignored, with a console warning. */
export const buildRich: SceneBuilder = (position, _markup, layout, host, game, place, board) => {
  const marks = readMarksOption(host.marks);
  const numbers = readNumbersOption(host.numbers);
  const numberFrom = readNumberFrom(host.numberFrom);
  if (!marks) warnOnce(host, 'marks', allowedMarks);
  if (!numbers) warnOnce(host, 'numbers', allowedNumbers);
  if (host.numberFrom && numberFrom === undefined)
    warnOnce(host, 'number-from', 'whole numbers from 0', host.numberFrom);
  const chosen = { ...(numbers && { numbers }), numberFrom };
  const figure = figureAt(host, game.replayer, place.node, chosen);
  listHiddenMoves(board, figure, game.replayer);
  return buildRichScene(game.replayer, place.node, layout, {
    marks: withNext(host, marks ?? { last: 'ring' }),
    ...chosen,
    next: place.line[place.index + 1],
    figure: figure && printed(figure, position, chosen),
    asked: board.session.challenge?.asked,
  });
};

/** The figure that a diagram shows instead of the position. */
export function figureOf({ host, session }: Board): FigureMoves | undefined {
  const numbers = readNumbersOption(host.numbers);
  const chosen = { ...(numbers && { numbers }), numberFrom: readNumberFrom(host.numberFrom) };
  return figureAt(host, session.game.replayer, session.node, chosen);
}

/** The figure up to a node, from the node that the page or the record names. */
function figureAt(
  host: SgfBoardElement,
  replayer: Replayer,
  node: NodeId,
  options: FigureOptions,
): FigureMoves | undefined {
  if (choiceOf(host, 'mode') !== 'diagram') return undefined;
  const from = host.from ? readAddress(replayer.tree, host.from) : undefined;
  const figure = figureFrom(replayer, node, { ...options, from });
  if (host.from && !(from !== undefined && figure))
    warnOnce(host, 'from', 'an address before that of `to`');
  return figure;
}

/**
 * Shows or hides the next moves, as the reader has set it. Outside the mode `viewer` the setting can only hide them.
 */
function withNext(host: SgfBoardElement, marks: OwnMarks): OwnMarks {
  const isHidden = settings.get('next') === 'hide';
  const isShown = settings.get('next') === 'show' && choiceOf(host, 'mode') === 'viewer';
  return isHidden || isShown ? { ...marks, next: isShown, variations: isShown } : marks;
}
