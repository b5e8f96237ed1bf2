import { openBook } from '../../book/open-book.js';
import { bookPieces } from '../../book/pieces.js';
import { titleOf } from '../../book/title.js';
import { element } from '../../view/html/markup.js';
import { type Chunk, loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import { tagOf } from '../language-controller.js';
import type { Shown } from '../picture/picture.js';
import { domOf } from './dom-of.js';

/** What a book uses of other parts of the script. */
export type Tools = Pick<Chunk<'dialogs'>, 'infoRows'> &
  Pick<Chunk<'export'>, 'svgOf' | 'svgElement'>;

/** `undefined` where a part can't be had. */
export async function loadTools(): Promise<Tools | undefined> {
  const [dialogs, files] = await Promise.all([loadChunk('dialogs'), loadChunk('export')]);
  return dialogs && files && { ...files, infoRows: dialogs.infoRows };
}

/** A picture of a book that is not drawn yet: a box of its size, and what belongs there. */
export interface BookPicture {
  readonly box: HTMLElement;
  readonly shown: Shown;
  readonly title: string;
}

/** A book as part of a page. */
export interface LaidOut {
  readonly article: HTMLElement;
  readonly pictures: readonly BookPicture[];
  /** Who plays whom, or what the page calls it. */
  readonly title: string;
}

/** What of a board's attributes counts in its book: those of the mode `book` only there. */
export function optionsOf({ host }: BoardContext) {
  const { coordinates, rotate, mirror, swapColors, caption, label } = host;
  const isBook = host.mode.trim() === 'book';
  return {
    ...{ coordinates, rotate, mirror, swapColors, caption, label },
    view: isBook ? host.view : '',
    from: isBook ? host.from : '',
    to: isBook ? host.to : '',
    // Not what readers have set for the boards that they play through.
    numbers: isBook ? (host.getAttribute('numbers') ?? '') : '',
  };
}

/** Lays out the book of the game that a board shows, with the reader's own moves. */
export function layOutBook(board: BoardContext, { infoRows, svgElement }: Tools): LaidOut {
  const { host, session, language } = board;
  const { replayer } = session.game;
  const { tree } = replayer;
  const options = optionsOf(board);
  const rows = infoRows(tree, tree.root, !session.mayTell('result'), language).main;
  const { caption, label } = options;
  const title = titleOf(replayer, { title: label, caption }, rows, language);
  const book = openBook(replayer, options);
  const textLang = tagOf(host) || undefined;
  const drawn: (Omit<BookPicture, 'box'> & { readonly cssWidth: number })[] = [];
  const source = { replayer, book, look: options, language, textLang };
  const pieces = bookPieces(
    {
      ...source,
      picture: (_diagram, { scene, layout, cssWidth }, name) => {
        drawn.push({ shown: { scene, layout }, title: name, cssWidth });
        return element('div', { class: 'picture' });
      },
    },
    title,
  );
  const article = domOf(pieces, svgElement) as HTMLElement; // it is one element
  const boxes = [...article.querySelectorAll<HTMLElement>('.picture')];
  const pictures = boxes.flatMap((box, at) => {
    const picture = drawn[at];
    if (!picture) return [];
    const { width, height } = picture.shown.layout;
    box.style.width = `${picture.cssWidth}px`; // a strict CSP forbids style attributes
    box.style.aspectRatio = `${width} / ${height}`;
    return [{ ...picture, box }];
  });
  return { article, pictures, title: title.title };
}
