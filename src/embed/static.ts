/** Boards as HTML text, for feeds, mail, search engines and readers without script: the package’s entry `sgf-board/static`. */
import { boardWithFigure, type Sgf } from './figure.js';
import { htmlOf } from '../view/html/html-of.js';
import { checkOptions, type StaticOptions } from './options.js';

export { renderBook } from './book.js';
export { renderStory } from './story.js';
export { staticStyles } from './figure-sheet.js';
export type { BoardAttributes, StaticOptions } from './options.js';
export type { Dictionary } from '../texts/dictionary.js';

/**
 * Writes `<sgf-board>` with its record, and inside it a figure: the position as SVG, the players, the result, the moves
 * and comments as text. Where the script of the element runs, the live board replaces the figure. The text is one line
 * of HTML; everything from the record is escaped in it.
 *
 * A viewer that opens at an empty board shows the last position in the figure, unless `move` or `path` say otherwise.
 * Problems show only the question. Never throws because of content: a text without a game is shown as it is.
 *
 * @param sgf the text of the record, or the bytes of its file
 * @throws TypeError for an unknown option or one of another type; RangeError for a width that is no width
 */
export function renderStatic(sgf: Sgf, options: StaticOptions = {}): string {
  checkOptions(options);
  return htmlOf(boardWithFigure(sgf, options));
}
