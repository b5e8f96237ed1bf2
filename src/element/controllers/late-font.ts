import { kaya, type Theme } from '../../view/theme.js';
import type { BoardContext } from '../context.js';

/** A font that takes longer is seen when it comes; nobody waits for it any more. */
const LONGEST_WAIT_MS = 3000;

/** Fonts that have come, or are not to be had. */
const awaited = new Set<string>();

/** Until a font of the page is there, a board is written in the usual one; then it is painted again. */
export function withFont({ host, picture }: BoardContext, theme: Theme): Theme {
  const font = `1em ${theme.font}`;
  // A form of the page may be called 'fonts', and be what a document has by that name.
  const fonts: FontFaceSet = Reflect.get(Document.prototype, 'fonts', document);
  if (awaited.has(font) || fonts.check(font)) return theme;
  const paintAgain = () => {
    awaited.add(font);
    host.requestUpdate('theme');
  };
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  picture.need(Promise.race([fonts.load(font).then(paintAgain, paintAgain), patience]));
  return { ...theme, font: kaya.font };
}
