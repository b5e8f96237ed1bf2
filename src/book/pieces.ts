import { describeHiddenMoves } from '../replay/captions.js';
import type { Replayer } from '../replay/replayer.js';
import { startOf } from '../sgf/characters.js';
import { simpleTextAt, textAt } from '../sgf/values.js';
import type { InfoRow } from '../speech/info-rows.js';
import { moveName } from '../speech/move-name.js';
import { enBoard } from '../texts/en/board.js';
import { enBook } from '../texts/en/book.js';
import { enCaptions } from '../texts/en/captions.js';
import { type Language, withoutControls } from '../texts/language.js';
import { element, type MarkupElement, type Piece } from '../view/html/markup.js';
import { paragraphs } from '../view/html/paragraphs.js';
import { type BookLook, drawDiagram, type DrawnDiagram } from './draw.js';
import {
  type Book,
  type BookDiagram,
  type BookMove,
  type BookText,
  MOST_PICTURES,
} from './plan.js';

/** Maximum length of all comments together, in characters. */
const MOST_TEXT = 1_000_000;
/** Maximum length of a name or a fact, in characters. Longer ones would fill the page. */
const LONGEST_LINE = 500;

const circles = { black: '\u25cf', white: '\u25cb' } as const;

/** The texts above the first figure. */
export interface BookTitle {
  readonly title: string;
  readonly caption: string;
  /** The facts about the game in the record, one row for each. */
  readonly facts: readonly InfoRow[];
}

/** The data from which a book is made. */
export interface BookSource {
  readonly replayer: Replayer;
  readonly book: Book;
  readonly look: BookLook;
  /** The language of the captions. */
  readonly language: Language;
  /** The language tag of the record's own texts, if it is known. */
  readonly textLang: string | undefined;
  /** Makes the picture of a diagram. */
  readonly picture: (diagram: BookDiagram, drawn: DrawnDiagram, title: string) => Piece;
}

/** A book as pieces of a page. Its boxes have their own classes (`bookStyles`). Everything from the record is text. */
export function bookPieces(source: BookSource, title: BookTitle): MarkupElement {
  const { attributes, tag, children } = bookStart(source, title);
  return element(tag, attributes, ...children, ...bookParts(source));
}

/** The beginning of the book: the article with its header, without the parts. */
export function bookStart(
  { language, textLang }: Pick<BookSource, 'language' | 'textLang'>,
  title: BookTitle,
): MarkupElement {
  const attributes = { class: 'book', lang: language.tag };
  return element('article', attributes, headerOf(title, textLang));
}

/** The parts of a book one by one, so that a long book need not be made at once. */
export function bookParts(source: BookSource): Generator<MarkupElement> {
  return new BookPieces(source).all();
}

function headerOf({ title, caption, facts }: BookTitle, lang: string | undefined): MarkupElement {
  const rows = facts.flatMap(({ label, values }) => [
    element('dt', {}, label),
    ...values.map((value) =>
      element('dd', { dir: 'auto', lang: value.lang ?? lang }, plain(value.text)),
    ),
  ]);
  return element(
    'header',
    {},
    title ? element('h1', { dir: 'auto' }, plain(title)) : undefined,
    caption ? element('p', {}, plain(caption)) : undefined,
    rows.length > 0 ? element('dl', {}, ...rows) : undefined,
  );
}

/** A line of a record that is safe to show: without characters that control the text around it. */
function plain(text: string): string {
  return withoutControls(startOf(text, LONGEST_LINE));
}

/** Whether a part is one of the small pictures that are side by side. */
function isDiagram(part: BookDiagram | BookText | undefined): boolean {
  return part !== undefined && part.kind !== 'text' && part.kind !== 'figure';
}

class BookPieces {
  readonly #source: BookSource;
  #rest = MOST_TEXT;

  constructor(source: BookSource) {
    this.#source = source;
  }

  *all(): Generator<MarkupElement> {
    const { book, language } = this.#source;
    let group: MarkupElement[] = [];
    let next = 0;
    for (const part of book.parts) {
      next += 1;
      if (part.kind === 'text') yield* this.#text(part);
      else if (part.kind === 'figure') yield this.#figure(part);
      else {
        group.push(this.#diagram(part));
        if (isDiagram(book.parts[next])) continue;
        yield element('div', { class: 'diagrams' }, ...group);
        group = [];
      }
    }
    if (book.isCut) {
      const note = language.say(enBook, 'cut', { count: MOST_PICTURES });
      yield element('p', { class: 'cut' }, note);
    }
  }

  /** A small picture with its texts. */
  #diagram(diagram: BookDiagram): MarkupElement {
    const texts = diagram.texts.flatMap((text) => this.#text(text));
    return element(
      'section',
      { class: 'diagram' },
      this.#figure(diagram),
      texts.length > 0 ? element('div', {}, ...texts) : undefined,
    );
  }

  #figure(diagram: BookDiagram): MarkupElement {
    const { replayer, look, language, textLang, picture } = this.#source;
    const drawn = drawDiagram(replayer, diagram, look);
    const caption = captionOf(diagram, language);
    const hidden = drawn.figure ? describeHiddenMoves(drawn.figure, replayer, language) : '';
    const name = plain(diagram.name);
    return element(
      'figure',
      { class: diagram.kind },
      picture(diagram, drawn, caption),
      element(
        'figcaption',
        {},
        element('b', {}, caption),
        name ? element('span', { dir: 'auto', lang: textLang }, name) : undefined,
        hidden ? element('small', {}, plain(hidden)) : undefined,
      ),
      diagram.moves.length > 0
        ? element('p', { class: 'moves' }, this.#movesInWords(diagram.moves))
        : undefined,
    );
  }

  /** The moves in words, for readers who can't see the picture. */
  #movesInWords(moves: readonly BookMove[]): string {
    const { replayer, language, look } = this.#source;
    const words = moves.map(({ number, color, raw }) =>
      language.say(enBook, 'move', {
        number,
        color: language.say(enBoard, seen(color, look)),
        point: plain(moveName(replayer, raw, language)),
      }),
    );
    return words.join(language.say(enCaptions, 'comma'));
  }

  #text({ node, moves }: BookText): MarkupElement[] {
    const { replayer, language, look, textLang } = this.#source;
    const { tree } = replayer;
    const words = moves.map(
      ({ number, color, raw }) =>
        `${number} ${circles[seen(color, look)]} ${plain(moveName(replayer, raw, language))}`,
    );
    const heading = [...words, plain(simpleTextAt(tree, node, 'N'))].filter(Boolean).join(' ');
    const text = startOf(textAt(tree, node, 'C').trim(), this.#rest);
    this.#rest -= text.length;
    return paragraphs(text, heading, textLang);
  }
}

/** The colour in which a stone is shown. */
function seen(color: BookMove['color'], { swapColors }: BookLook): BookMove['color'] {
  const isBlack = (color === 'black') !== swapColors;
  return isBlack ? 'black' : 'white';
}

/** 'Figure 1 (1–50)', 'Diagram 2: instead of 27', 'Diagram 3: after 5 in diagram 2'. */
export function captionOf(diagram: BookDiagram, language: Language): string {
  const { kind, number, moves, at, continues } = diagram;
  const [first, last] = [moves[0]?.number, moves.at(-1)?.number];
  if (kind === 'figure')
    return language.say(enBook, first === undefined ? 'figure' : 'figure-of', {
      number,
      first,
      last,
    });
  if (continues !== undefined)
    return language.say(enBook, 'continued', { number, diagram: continues });
  if (!at) return language.say(enBook, 'diagram', { number });
  const { move, diagram: other } = at;
  const key = kind === 'variation' ? 'instead' : 'after';
  return language.say(enBook, other === undefined ? key : `${key}-in`, {
    number,
    move,
    diagram: other,
  });
}
