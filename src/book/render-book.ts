import { readHeadline } from '../game/info/headline.js';
import type { Replayer } from '../replay/replayer.js';
import { describeGame } from '../speech/game.js';
import { infoRows } from '../speech/info-rows.js';
import { en } from '../texts/en.js';
import type { Language } from '../texts/language.js';
import { htmlOf } from '../view/html/markup.js';
import type { Theme } from '../view/paint/theme.js';
import { escapeXml } from '../view/svg/svg-sheet.js';
import { svgOf } from '../view/svg/svg.js';
import { type BookOptions, openBook } from './open-book.js';
import { bookPieces, type BookTitle } from './pieces.js';
import { bookStyles, pageStyles } from './styles.js';

/** What a page with a book is made from. */
export interface BookPage extends BookOptions {
  /** The heading; by default who plays whom. */
  readonly title: string;
  /** A line below it. */
  readonly caption: string;
  readonly hidesResult: boolean;
  readonly theme: Theme;
  readonly language: Language;
}

/** What stands above a book; the rows of facts are those of `infoRows`. */
export function titleOf(
  replayer: Replayer,
  { title, caption }: Pick<BookPage, 'title' | 'caption'>,
  facts: BookTitle['facts'],
  language: Language,
): BookTitle {
  const headline = readHeadline(replayer.tree);
  const name = describeGame(headline, language) || (headline.name ?? '');
  const heading = title || name || language.say(en, replayer.boardKind);
  const isTold = (values: readonly string[]) => values.join() === heading;
  return { title: heading, caption, facts: facts.filter(({ values }) => !isTold(values)) };
}

/**
 * Writes a game as a page for a browser to print: one HTML file that needs nothing else. All boards are vectors, all that
 * the record says is escaped, and the page allows no script and no address.
 */
export function renderBookPage(replayer: Replayer, page: BookPage): string {
  const { language, theme, hidesResult } = page;
  const { tree } = replayer;
  const { main } = infoRows(tree, tree.root, hidesResult, language);
  const facts = main.filter(({ isHidden }) => !isHidden);
  const title = titleOf(replayer, page, facts, language);
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

/** A whole page around HTML. */
export function pageOf(title: string, lang: string, body: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return `<!doctype html>
<html lang="${escapeXml(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${pageStyles}${bookStyles}</style>
</head>
<body>${body}</body>
</html>
`;
}
