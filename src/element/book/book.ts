import { detach } from '../platform/detach.js';
import { css, unsafeCSS } from 'lit';
import { bookStyles } from '../../book/styles.js';
import type { Theme } from '../../view/paint/theme.js';
import type { Board, Part } from '../board.js';
import { orReport } from '../platform/events.js';
import { NEAR_PX } from '../platform/observers.js';
import { beginBook, type BookPicture, loadTools, optionsOf, type Tools } from './layout.js';

export { printBook } from './print-book.js';
/** Hides the board but keeps it rendered, because it detects whether the page is dark. */
const modeStyles = css`
  .frame:has(> .pages) {
    > :not(.pages, .board, .tools, .spoken) {
      display: none;
    }
    > .board {
      position: absolute;
      width: 0;
      height: 0;
      visibility: hidden;
    }
  }
  @media print {
    :host {
      break-inside: auto;
    }
    .frame:has(> .pages) {
      display: block;
    }
  }
  .pages {
    max-width: 768px; /* limits the length of lines */
    .picture > svg {
      width: 100%;
      border-radius: var(--radius);
    }
  }
`;

/** Time for adding parts of a long book before the page can do other things, in milliseconds. */
const SLICE_MS = 12;

type Parts = ReturnType<typeof beginBook>['parts'];

/** A picture in the page, which is drawn when it comes near the screen. */
interface PagePicture extends BookPicture {
  isNear: boolean;
  /** The theme in which the picture is drawn; `ink` for paper. */
  drawn: Theme | 'ink' | undefined;
}

export const styles = [modeStyles, unsafeCSS(bookStyles)]; // the same styles as in files

export const mount = (board: Board): Part => new BookView(board);

/** Shows the game of a board as a book while its mode is `book`. */
class BookView implements Part {
  readonly #board: Board;
  readonly #box = document.createElement('div');
  #tools: Tools | undefined;
  /** The game, language and options from which the pages were made. */
  #made: readonly unknown[] = [];
  #pictures: PagePicture[] = [];
  /** The parts of the book. Missing parts are added in slices, or before printing. */
  #parts: Parts | undefined;
  #nearness: IntersectionObserver | undefined;

  constructor(board: Board) {
    this.#board = board;
    this.#box.className = 'pages';
    this.#box.part.add('book');
    addEventListener('beforeprint', this.#beforePrint);
    addEventListener('afterprint', this.#afterPrint);
    void this.#load();
  }

  async #load(): Promise<void> {
    this.#tools = await loadTools();
    this.#board.host.requestUpdate();
  }

  release(): void {
    removeEventListener('beforeprint', this.#beforePrint);
    removeEventListener('afterprint', this.#afterPrint);
    this.#clear();
  }

  update(): void {
    const { session, record, shell } = this.#board;
    const isReady = record.state.kind === 'ready' && session.game.replayer.hasBoard;
    const tools = this.#tools;
    if (!isReady || !tools) return this.#clear();
    if (!this.#box.isConnected) {
      shell.frame.append(this.#box);
    }
    orReport(() => this.#follow(tools));
  }

  #follow(tools: Tools): void {
    const { session, language } = this.#board;
    const made = [
      session.game,
      language,
      session.mayReveal('result'),
      JSON.stringify(optionsOf(this.#board)),
    ];
    if (made.some((part, at) => part !== this.#made[at])) this.#make(tools);
    this.#made = made;
    this.#drawAll();
  }

  #make(tools: Tools): void {
    this.#empty();
    const { article, parts } = beginBook(this.#board, tools);
    this.#box.replaceChildren(article);
    this.#nearness = new IntersectionObserver(this.#see, { rootMargin: `${NEAR_PX}px` });
    this.#parts = parts;
    void this.#fill(parts);
  }

  /** Adds the parts in slices, so that the page remains responsive. */
  async #fill(parts: Parts): Promise<void> {
    let end = performance.now() + SLICE_MS;
    for (const pictures of parts) {
      this.#add(pictures);
      if (performance.now() < end) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#parts !== parts) return; // another book, or none
      end = performance.now() + SLICE_MS;
    }
  }

  #add(pictures: readonly BookPicture[]): void {
    for (const each of pictures) {
      this.#pictures.push({ ...each, isNear: false, drawn: undefined });
      this.#nearness?.observe(each.box);
    }
  }

  readonly #see = (entries: readonly IntersectionObserverEntry[]): void => {
    const near = new Set(entries.flatMap((each) => (each.isIntersecting ? each.target : [])));
    for (const picture of this.#pictures) picture.isNear ||= near.has(picture.box);
    orReport(() => this.#drawAll());
  };

  #drawAll(theme = this.#theme): void {
    for (const picture of this.#pictures) this.#draw(picture, theme);
  }

  /** The theme of the pictures: ink, as in printed books, unless the page names a theme or is dark. */
  get #theme(): Theme | 'ink' | undefined {
    const { host, shell, picture } = this.#board;
    const isPlain = /^(auto)?$/.test(host.theme.trim());
    return isPlain && shell.frame.style.colorScheme !== 'dark' ? 'ink' : picture.theme;
  }

  #draw(picture: PagePicture, theme: Theme | 'ink' | undefined): void {
    const tools = this.#tools;
    const { title, shown, box, cssWidth } = picture;
    const { theme: ofBoard } = this.#board.picture; // for its font, which is that of the page
    if (!tools || !theme || !ofBoard || !picture.isNear || picture.drawn === theme) return;
    picture.drawn = theme;
    const drawing =
      theme === 'ink'
        ? this.#board.parts
            .get('vectors')
            ?.drawSvg(this.#board, { ...shown, theme: ofBoard }, title, cssWidth)
        : tools.svgElement(tools.svgOf(shown.scene, { ...theme, grain: 0 }, { title, cssWidth })); // grain is slow in SVG
    box.replaceChildren(drawing ?? '');
  }

  /** Draws all pictures before printing, in ink unless the author names a theme. */
  readonly #beforePrint = (): void => {
    for (const pictures of this.#parts ?? []) this.#add(pictures);
    for (const picture of this.#pictures) picture.isNear = true;
    this.#drawAll('ink');
  };

  readonly #afterPrint = (): void => {
    this.#board.host.requestUpdate();
  };

  #clear(): void {
    this.#empty();
    this.#made = [];
    detach(this.#box);
  }

  #empty(): void {
    this.#nearness?.disconnect();
    this.#parts = undefined;
    this.#pictures = [];
    this.#box.replaceChildren();
  }
}
