import { css } from 'lit';
import { formatAddress, readAddress } from '../../game/address.js';
import { lineThrough } from '../../game/walk.js';
import { BoardComment } from '../../replay/comments/board-comment.js';
import type { Signed } from '../../replay/comments/signs.js';
import type { BoardToken } from '../../replay/comments/tokens.js';
import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import {
  describeHighlight,
  describeToken,
  highlightOf,
  type Highlight,
} from '../../speech/token.js';
import { pointAtPlace } from '../../view/layout/point-at-place.js';
import { withLights } from '../../view/scene/previews.js';
import { openingNode } from '../attributes.js';
import type { Board, Part } from '../board.js';
import { adoptInPage } from './page-styles.js';
import { join, split, type Split, type TextBlock, textBlocksIn } from './text-parts.js';

/** Styles without specificity, so that the page's own rules override them. */
const proseStyles = css`
  :where(.sgf-board-word) {
    border-radius: 0.25em;
    text-decoration: underline dotted 1.5px;
    text-decoration-color: var(--sgf-board-accent, currentcolor);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  :where(.sgf-board-word:is(:hover, :focus-visible, [aria-pressed='true'], [aria-current='true'])) {
    background: color-mix(in srgb, var(--sgf-board-accent, currentcolor) 18%, transparent);
    text-decoration-style: solid;
  }
  @media print {
    :where(.sgf-board-word) {
      background: none;
      text-decoration: none;
    }
  }
`;

/** Maximum number of words turned into elements; more remain plain text. */
const MOST_WORDS = 500;

/**
 * Highlights the points, labels, marks, numbers or moves of a board that words of the page name: in elements with
 * `data-sgf-prose="ID OF THE BOARD"`, as in comments. The words refer to the position at which the board opens, or at
 * the address in `data-path` of an element around them.
 */
export class Prose implements Part {
  readonly #board: Board;
  /** The highlighting words, with what each of them names. */
  readonly #words = new Map<Element, Highlight>();
  #splits: Split[] = [];
  #sections: readonly Element[] = [];
  /** The id, game and language for which the words were read. */
  #readFor: readonly unknown[] = [];
  #pointed: Element | undefined;
  #pressed: Element | undefined;
  readonly #observer = new MutationObserver(() => this.#readAgain());
  readonly #listening = new AbortController();

  constructor(board: Board) {
    this.#board = board;
    adoptInPage(board.host.getRootNode(), proseStyles);
    const { signal } = this.#listening;
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal, capture: true });
    listen('pointerover', (event) => this.#onPointer(event as PointerEvent));
    listen('focusin', ({ target }) => this.#point(this.#wordAt(target)));
    listen('focusout', () => this.#point(undefined));
    listen('click', (event) => this.#onClick(event));
    listen('keydown', (event) => this.#onKey(event as KeyboardEvent));
  }

  update(): void {
    this.#follow();
    this.#showCurrent();
  }

  /** Reads the texts again if they, the record or the language have changed. */
  #follow(): void {
    const { host, session, language } = this.#board;
    const readFor = [host.id, session.record, language];
    const isSame = readFor.every((each, at) => each === this.#readFor[at]);
    const sections = this.#sectionsOf(host.id);
    const isKnown = sections.every((each, at) => each === this.#sections[at]);
    if (isSame && isKnown && sections.length === this.#sections.length) return;
    this.#readFor = readFor;
    this.#sections = sections;
    this.#readAgain();
  }

  release(): void {
    this.#listening.abort();
    this.#observer.disconnect();
    this.#undo();
    this.#show();
  }

  #sectionsOf(id: string): Element[] {
    const root = this.#board.host.getRootNode() as ParentNode & Node;
    return [...root.querySelectorAll(`[data-sgf-prose="${CSS.escape(id)}"]`)];
  }

  /** Reads all texts again, because the record or the page has changed. */
  #readAgain(): void {
    this.#observer.disconnect();
    this.#undo();
    for (const section of this.#sections) {
      for (const block of textBlocksIn(section)) this.#read(section, block);
      this.#observer.observe(section, { childList: true, characterData: true, subtree: true });
    }
    this.#observer.takeRecords();
    this.#showCurrent();
  }

  /** Marks the words that lead to the shown position. */
  #showCurrent(): void {
    const { game, node } = this.#board.session;
    const shown = game.own ? game.own.grown.recordNodeOf(node) : node;
    for (const [word, { token, comment }] of this.#words) {
      const target = comment.targetOf(token);
      word.ariaCurrent = target !== undefined && target === shown ? 'true' : null;
    }
  }

  #undo(): void {
    for (const each of this.#splits.splice(0)) join(each);
    this.#words.clear();
    this.#pointed = this.#pressed = undefined;
    this.#show();
  }

  #read(section: Element, { element, nodes }: TextBlock): void {
    const comment = this.#commentOf(section, element, nodes.map(({ data }) => data).join(''));
    if (!comment) return;
    const { language } = this.#board;
    const { challenge } = this.#board.session;
    const tokens = tokensOf(comment).filter(({ token }) => !challenge || token.kind !== 'node'); // it may be hidden
    let start = 0;
    for (const node of nodes) {
      const end = start + node.length;
      const inside = tokens.filter((token) => token.start >= start && token.end <= end);
      const parts = inside.slice(0, MOST_WORDS - this.#words.size).map(({ token, ...place }) => {
        const isToggle = comment.targetOf(token) === undefined;
        const word = newWord(describeToken(token, comment, language), isToggle);
        this.#words.set(word, highlightOf(token, comment));
        return { start: place.start - start, end: place.end - start, element: word };
      });
      if (parts.length > 0) this.#splits.push(split(node, parts));
      start = end;
    }
  }

  /** Reads a text as a comment of the board; `undefined` if its address leads nowhere. */
  #commentOf(section: Element, element: Element, text: string): BoardComment | undefined {
    const { host, session } = this.#board;
    const { replayer, tree, mainLine } = session.record;
    const address = pathAround(element, section);
    const node = address === undefined ? openingNode(host, tree) : readAddress(tree, address);
    if (node === undefined) return undefined;
    const line = lineThrough(tree, node);
    return new BoardComment(text, {
      replayer,
      node,
      line,
      labels: readMarkup(replayer, node).labels,
      numbered: (number, comment) =>
        this.#printed(number, node) ?? comment.moveAt(comment.nodeOf(number)),
      isMainLine: line.every((each, at) => mainLine[at] === each),
      hasNumbers: host.coordinates.trim() === 'numeric',
    });
  }

  /** The stone with a number in the shown picture. A figure may have its own numbers. */
  #printed(number: number, node: NodeId): ReturnType<Signed['numbered']> {
    const { picture, session } = this.#board;
    const drawn = node === session.node ? picture.draw(Infinity, true) : undefined;
    const shape = drawn?.scene.shapes.find(
      (each) => each.kind === 'number' && each.text === String(number),
    );
    if (!drawn || shape?.kind !== 'number') return undefined;
    const point = pointAtPlace(drawn.layout, shape.x, shape.y);
    return point === undefined ? undefined : { point, color: shape.on };
  }

  #wordAt(target: EventTarget | null): Element | undefined {
    const word = target instanceof Element ? target.closest('.sgf-board-word') : undefined;
    return word && this.#words.has(word) ? word : undefined;
  }

  #onPointer({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') this.#point(this.#wordAt(target));
  }

  #point(word: Element | undefined): void {
    if (word === this.#pointed) return;
    this.#pointed = word;
    this.#show();
  }

  readonly #onClick = (event: Event): void => {
    const word = this.#wordAt(event.target);
    const highlight = word && this.#words.get(word);
    if (!highlight) return this.#press(undefined);
    const { token, comment } = highlight;
    const node = comment.targetOf(token);
    const { session } = this.#board;
    if (node !== undefined) session.goTo(formatAddress(session.record.tree, node), 'link');
    else this.#press(word === this.#pressed ? undefined : word);
  };

  #onKey(event: KeyboardEvent): void {
    const word = this.#wordAt(event.target);
    if (event.key === 'Escape') this.#press(undefined);
    if (!word || event.repeat || !(event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault(); // Space would scroll the page
    word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }

  /** Keeps the highlight of a word on the board, and announces it. */
  #press(word: Element | undefined): void {
    if (word === this.#pressed) return;
    this.#pressed?.setAttribute('aria-pressed', 'false');
    word?.setAttribute('aria-pressed', 'true');
    this.#pressed = word;
    const { announcer, picture, language } = this.#board;
    const highlight = word && this.#words.get(word);
    if (highlight) announcer.say(describeHighlight(highlight, picture.shown?.layout, language));
    this.#show();
  }

  #show(): void {
    const { picture } = this.#board;
    const highlight = this.#words.get((this.#pointed ?? this.#pressed) as Element);
    const points = highlight && highlight.comment.pointsOf(highlight.token);
    const overlay = points && (({ scene, layout }: Shown) => withLights(scene, points, layout));
    if (overlay || picture.overlays.has('prose')) picture.setOverlay('prose', overlay);
  }
}

type Shown = Parameters<Parameters<Board['picture']['setOverlay']>[1] & object>[0];

/** The address in the closest `data-path` around an element. */
function pathAround(element: Element, section: Element): string | undefined {
  const holder = element.closest('[data-path]');
  const isInside = holder && (section.contains(holder) || holder.contains(section));
  return isInside ? (holder.getAttribute('data-path') ?? undefined) : undefined;
}

/** The tokens that name something on the board, with their places in the text. */
function tokensOf({ paragraphs }: BoardComment) {
  const found: { start: number; end: number; token: BoardToken }[] = [];
  let start = 0;
  for (const { tokens } of paragraphs) {
    for (const token of tokens) {
      const end = start + token.text.length;
      if ('points' in token || 'number' in token || 'node' in token || 'moves' in token)
        found.push({ start, end, token });
      start = end;
    }
    start++; // the line feed
  }
  return found;
}

/** A word that keeps a highlight on the board (a toggle) or leads to a move. */
function newWord(title: string, isToggle: boolean): HTMLElement {
  const word = document.createElement('span');
  word.className = 'sgf-board-word';
  word.tabIndex = 0;
  word.title = title;
  word.setAttribute('role', 'button');
  if (isToggle) word.setAttribute('aria-pressed', 'false');
  return word;
}
