import { pathTo } from '../../game/walk.js';
import { readAddress } from '../../game/address.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Board, Part } from '../board.js';
import { atRest } from '../platform/moments.js';
import { loadPart } from '../platform/load-part.js';
import type { NavigateDetail } from '../platform/events.js';
import { prefersReducedMotion } from '../platform/motion.js';
import { openingNode, warnOnce } from '../attributes.js';
import { clock } from '../platform/clock.js';
import { adoptInPage } from './page-styles.js';
import { addFigures } from './story-print.js';
import { storyStyles } from './story-styles.js';

/** A paragraph of a story, or another element, and the node that it is about. */
export interface StoryStep {
  readonly element: Element;
  readonly node: NodeId;
}

const STEP = '[data-path]:not([data-sgf-board], a, button, sgf-board)';
/** Position of the reading line: a share of the height below the board, or of the window if the board is beside. */
const READING_LINE = 0.4;
/** Total time for showing the moves between two steps one by one, and limits for each move, in milliseconds. */
const WALK_MS = 1500;
const LONGEST_MS = 250;
const SHORTEST_MS = 60;

/**
 * A story, `data-sgf-story="ID OF THE BOARD"`. As the reader scrolls, the board shows the node of the paragraph being
 * read: `<p data-path="35">`. The moves in between are shown, too. If the reader moves the board, it keeps that
 * position until another paragraph is read.
 */
export class Story implements Part {
  readonly #board: Board;
  #section: Element | undefined;
  #current: Element | undefined;
  #isFirst = true;
  #cancelWalk: (() => void) | undefined;
  #isWalking = false;
  #frame = 0;
  readonly #listening = new AbortController();

  constructor(board: Board) {
    this.#board = board;
    const { signal } = this.#listening;
    adoptInPage(board.host.getRootNode(), storyStyles);
    for (const type of ['scroll', 'resize'])
      addEventListener(type, this.#followSoon, { signal, passive: true, capture: true });
    board.host.addEventListener('sgf-navigate', this.#navigated, { signal });
    let end: (() => void) | undefined;
    const begin = () => {
      end?.();
      end = addFigures(board, this.#section, this.#steps);
    };
    addEventListener('beforeprint', begin, { signal });
    addEventListener('afterprint', () => end?.(), { signal });
  }

  update(): void {
    const { host } = this.#board;
    const root = host.getRootNode() as ParentNode & Node;
    const section = root.querySelector(`[data-sgf-story="${CSS.escape(host.id)}"]`) ?? undefined;
    if (section === this.#section) return;
    this.#section = section;
    this.#isFirst = true;
    if (!section) return;
    atRest(() => void loadPart('vectors')); // printing can't wait for it
    this.#follow();
  }

  release(): void {
    this.#listening.abort();
    this.#stop();
    cancelAnimationFrame(this.#frame);
    this.#mark(undefined);
  }

  /** The steps whose addresses lead to a node. */
  get #steps(): StoryStep[] {
    const { tree } = this.#board.session;
    const section = this.#section;
    return [...(section?.querySelectorAll(STEP) ?? [])].flatMap((element) => {
      if (element.parentElement?.closest('[data-sgf-story]') !== section) return []; // it belongs to a nested story
      const address = element.getAttribute('data-path') ?? '';
      const node = readAddress(tree, address);
      if (node === undefined) warnOnce(this.#board.host, 'data-path', 'addresses', address);
      return node === undefined ? [] : { element, node };
    });
  }

  /** Follows at the next frame, at most once per frame. */
  readonly #followSoon = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#follow());
  };

  #follow(): void {
    const section = this.#section;
    const { top, bottom } = section?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isSeen = top < innerHeight && bottom > 0;
    const isFirst = this.#isFirst;
    if (!section || !(isSeen || isFirst)) return;
    (section as HTMLElement).style.setProperty('--sgf-story-ground', groundOf(section));
    const step = this.#readStep();
    this.#isFirst = false;
    if (step?.element === this.#current && !isFirst) return;
    this.#mark(step?.element);
    const { host, session } = this.#board;
    const node = step?.node ?? openingNode(host, session.tree);
    if (isFirst && !step) return; // the board has just opened, perhaps by a link
    this.#walkTo(node, isFirst || prefersReducedMotion());
  }

  /** The last step that begins above the reading line; at the end of the page, the last one in view. */
  #readStep(): StoryStep | undefined {
    const steps = this.#steps;
    const board = this.#board.host.getBoundingClientRect();
    const first = steps[0]?.element.getBoundingClientRect();
    const isBeside = !first || first.left >= board.right || first.right <= board.left;
    const start = isBeside ? 0 : Math.max(0, Math.min(board.bottom, innerHeight));
    const line = start + READING_LINE * (innerHeight - start);
    const { scrollHeight } = document.documentElement;
    const isEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
    const limit = isEnd ? innerHeight : line;
    return steps.filter(({ element }) => element.getBoundingClientRect().top <= limit).at(-1);
  }

  #mark(element: Element | undefined): void {
    if (this.#current?.getAttribute('aria-current') === 'step')
      this.#current.removeAttribute('aria-current');
    this.#current = element;
    if (element && !element.hasAttribute('aria-current'))
      element.setAttribute('aria-current', 'step');
  }

  /** Goes to a node, and shows the nodes on the way one after the other. */
  #walkTo(node: NodeId, isJump: boolean): void {
    this.#stop();
    const { session } = this.#board;
    const { tree } = session;
    const way = isJump ? [node] : wayBetween(tree, session.node, node);
    const pause = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, WALK_MS / way.length));
    const stride = Math.max(1, Math.ceil((way.length * SHORTEST_MS) / WALK_MS));
    let at = (way.length - 1) % stride; // the last step then ends at the last node
    const walk = (): void => {
      const next = way[at];
      if (next === undefined || tree !== session.tree) return;
      at += stride;
      this.#isWalking = true;
      session.go({ node: next }, 'link', false); // no announcement: the text tells what happens
      this.#isWalking = false;
      if (at < way.length) this.#cancelWalk = clock.after(pause, walk);
    };
    walk();
  }

  #stop(): void {
    this.#cancelWalk?.();
    this.#cancelWalk = undefined;
  }

  /** Stops walking when something else moves the board. */
  readonly #navigated = (event: Event): void => {
    const { target } = event as CustomEvent<NavigateDetail>;
    if (target === this.#board.host && !this.#isWalking) this.#stop();
  };
}

/** The background colour behind an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'canvas';
}

/** The nodes from one to another, without the first: back to where their lines branch, and forward from there. */
export function wayBetween(tree: GameTree, from: NodeId, to: NodeId): NodeId[] {
  const [back, on] = [pathTo(tree, from), pathTo(tree, to)];
  let shared = 0;
  while (shared < back.length && back[shared] === on[shared]) shared++;
  return [...back.slice(Math.max(0, shared - 1), -1).reverse(), ...on.slice(shared)];
}
