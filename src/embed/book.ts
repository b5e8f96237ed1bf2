import { pageOf, renderBookPage } from '../book/render-book.js';
import { htmlOf } from '../view/html/html-of.js';
import { element } from '../view/html/markup.js';
import { fileTheme } from '../view/paint/file-themes.js';
import { resolveTheme } from '../view/paint/theme.js';
import { languageOf, recordIn, type Sgf } from './figure.js';
import { openGame } from './open-figure.js';
import { checkOptions, type StaticOptions, readAttributes } from './options.js';

/**
 * Writes a game as a book for a browser to print: a whole page as one HTML text that needs no other file, with figures
 * of fifty moves, all comments, and variations as small diagrams. `numbers` divides the moves (`last-30`, `all`),
 * `from` and `to` limit the game, `label` is the heading and `caption` the line below it. Never throws because of
 * content: a text without a game is shown as it is.
 *
 * @param record the text of the record, or the bytes of its file
 */
export function renderBook(record: Sgf, options: StaticOptions = {}): string {
  checkOptions(options);
  const attributes = readAttributes(options);
  const sgf = recordIn(record, attributes);
  const language = languageOf(attributes.lang.trim(), options);
  const { label, caption, theme, view, coordinates, rotate, mirror, numbers, from, to } =
    attributes;
  const replayer = openGame(sgf, attributes);
  if (!replayer) return pageOf(label, language.tag, htmlOf(element('pre', {}, sgf)));
  return renderBookPage(replayer, {
    ...{ view, coordinates, rotate, mirror, numbers, from, to, caption, language },
    swapColors: attributes['swap-colors'],
    hidesResult: attributes['hide-result'],
    title: label,
    theme: fileTheme(theme.trim()) ?? fileTheme('paper') ?? resolveTheme({}),
  });
}
