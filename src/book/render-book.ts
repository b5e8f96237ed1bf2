import type { Replayer } from '../replay/replayer.js';
import { infoRows } from '../speech/info-rows.js';
import type { Language } from '../texts/language.js';
import { htmlOf } from '../view/html/html-of.js';
import type { Theme } from '../view/paint/theme.js';
import { escapeXml } from '../view/svg/svg-sheet.js';
import { svgOf } from '../view/svg/svg.js';
import { type BookOptions, openBook } from './open-book.js';
import { bookPieces } from './pieces.js';
import { bookStyles, pageStyles } from './styles.js';
import { titleOf } from './title.js';

/** The data from which a page with a book is made. */
export interface BookPage extends BookOptions {
  /** The heading; by default the players. */
  readonly title: string;
  /** A line below the heading. */
  readonly caption: string;
  readonly hidesResult: boolean;
  readonly theme: Theme;
  readonly language: Language;
}

/**
 * Writes a game as a page for a browser to print: one HTML file without dependencies. All boards are vectors, all texts
 * of the record are escaped, and the page allows no scripts and no requests.
 */
export function renderBookPage(replayer: Replayer, page: BookPage): string {
  const { language, theme, hidesResult } = page;
  const { tree } = replayer;
  const { main } = infoRows(tree, tree.root, hidesResult, language);
  const title = titleOf(replayer, page, main, language);
  const pieces = bookPieces(
    {
      replayer,
      book: openBook(replayer, page),
      look: page,
      language,
      textLang: undefined,
      picture: ({ kind, number }, { scene, cssWidth }, name) => ({
        svg: svgOf(scene, theme, {
          title: name,
          cssWidth,
          isOnPaper: true,
          idPrefix: `${kind}-${number}-`,
        }),
      }),
    },
    title,
  );
  return pageOf(title.title, language.tag, htmlOf(pieces));
}

/** Wraps HTML in a whole page. */
export function pageOf(title: string, lang: string, body: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${htmlOf(title)}</title>
<style>${pageStyles}${bookStyles}</style>
</head>
<body>${body}</body>
</html>
`;
}
