import { paintRich } from '../../view/paint/paint-rich.js';
import { addPainter } from '../../view/paint/paint.js';
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
import type { SgfBoardElement } from '../sgf-board-element.js';
import { extras } from './picture.js';

export { findTheme, withFont } from './find-theme.js';
export { readDisplay } from '../../view/layout/display-options.js';

addPainter(paintRich);

/**
 * Builds the scene of a place as the attributes ask for it; nonsense in them is as if it were not there. It is set when
 * the chunk is loaded: boards that were never on the screen may be the first to need it, on paper.
 */
extras.buildRich = (_position, _markup, layout, host, game, place) => {
  const marks = readMarksOption(host.marks);
  const numbers = readNumbersOption(host.numbers);
  const numberFrom = readNumberFrom(host.numberFrom);
  if (!marks) warnOnce(host, 'marks', allowedMarks);
  if (!numbers) warnOnce(host, 'numbers', allowedNumbers);
  if (host.numberFrom && numberFrom === undefined)
    warnOnce(host, 'number-from', 'whole numbers from 0', host.numberFrom);
  return buildRichScene(game.replayer, place.node, layout, {
    marks: withNext(host, marks ?? { last: 'ring' }),
    ...(numbers && { numbers }),
    numberFrom,
    next: place.line[place.index + 1],
  });
};

/** Shows the moves to come, or hides them, as the reader has set it. A diagram may ask for them: it only hides them. */
function withNext(host: SgfBoardElement, marks: OwnMarks): OwnMarks {
  const isHidden = settings.get('next') === 'hide';
  const isShown = settings.get('next') === 'show' && choiceOf(host, 'mode') === 'viewer';
  return isHidden || isShown ? { ...marks, next: isShown, variations: isShown } : marks;
}
