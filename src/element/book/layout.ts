import { openBook } from '../../book/open-book.js';
import { bookParts, type BookSource, bookStart } from '../../book/pieces.js';
import { titleOf } from '../../book/title.js';
import { infoRows } from '../../speech/info-rows.js';
import { element } from '../../view/html/markup.js';
import { loadPart, type ModuleOf } from '../platform/load-part.js';
import type { Board } from '../board.js';
import { tagOf } from '../language-controller.js';
import type { Shown } from '../picture/picture.js';
import { domOf } from './dom-of.js';

/** The part of the script that draws the pictures of a book. */
export type Tools = ModuleOf<'vectors'>;

/** Loads the tools; `undefined` if the part can't be loaded. */
export const loadTools = (): Promise<Tools | undefined> => loadPart('vectors');

/** A picture of a book that is not drawn yet: a box of its size, and the content to draw. */
export interface BookPicture {
  readonly box: HTMLElement;
  readonly shown: Shown;
  readonly title: string;
  /** The width of the box if there is room, in CSS pixels. */
  readonly cssWidth: number;
}

/** A book as part of a page. */
export interface BookInPage {
  readonly article: HTMLElement;
  /** The players, or the title that the page gives. */
  readonly title: string;
  /** Each step adds the next part to the article, and yields its pictures. */
  readonly parts: Generator<readonly BookPicture[]>;
}

/** The attributes of a board that its book uses. Some are used only in the mode `book`. */
export function optionsOf({ host, picture }: Board) {
  const { coordinates, caption, label } = host;
  const isBook = host.mode.trim() === 'book';
  return {
    ...{ coordinates, ...picture.orientation, caption, label },
    view: isBook ? host.view : '',
    from: isBook ? host.from : '',
    to: isBook ? host.to : '',
    // Reads the attribute, not the reader's setting, which is for boards that are played through.
    numbers: isBook ? (host.getAttribute('numbers') ?? '') : '',
  };
}

/** Begins the book of the game that a board shows, with the reader's own moves. */
export function beginBook(board: Board, { svgElement }: Tools): BookInPage {
  const { host, session, language } = board;
  const { replayer } = session.game;
  const { tree } = replayer;
  const look = optionsOf(board);
  const rows = infoRows(tree, tree.root, !session.mayReveal('result'), language).main;
  const title = titleOf(replayer, { title: look.label, caption: look.caption }, rows, language);
  const textLang = tagOf(host) || undefined;
  const article = domOf(bookStart({ language, textLang }, title), svgElement) as HTMLElement; // it is one element
  return { article, title: title.title, parts: fill() };

  function* fill(): Generator<readonly BookPicture[]> {
    let drawn: Drawing[] = [];
    const picture: BookSource['picture'] = (_diagram, { scene, layout, cssWidth }, name) => {
      drawn.push({ shown: { scene, layout }, title: name, cssWidth });
      return element('div', { class: 'picture' });
    };
    const book = openBook(replayer, look);
    for (const piece of bookParts({ replayer, book, look, language, textLang, picture })) {
      const part = domOf(piece, svgElement) as HTMLElement; // it is one element
      const boxes = [...part.querySelectorAll<HTMLElement>('.picture')];
      const pictures = drawn.flatMap((each, at) => (boxes[at] ? [inBox(boxes[at], each)] : []));
      drawn = [];
      article.append(part);
      yield pictures;
    }
  }
}

type Drawing = Omit<BookPicture, 'box'>;

/** Gives a box the size of its picture. It sets properties, because a strict CSP forbids style attributes. */
function inBox(box: HTMLElement, drawing: Drawing): BookPicture {
  const { width, height } = drawing.shown.layout;
  box.style.width = `${drawing.cssWidth}px`;
  box.style.aspectRatio = `${width} / ${height}`;
  return { box, ...drawing };
}
