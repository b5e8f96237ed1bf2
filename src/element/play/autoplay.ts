import type { BoardContext } from '../context.js';
import { textAt } from '../../sgf/values.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { enSteering } from '../../texts/en-reader.js';
import { wantsCalm } from '../interaction-controller.js';
import { boardEvent, type NavigateDetail } from '../events.js';
import { warnOnce } from '../attributes.js';

/** Time, in one place: tests put their own here. */
export const clock = {
  /** @returns what calls it off */
  after: (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** For the move itself: to find the stone and to see what it does. */
const LOOK_MS = 1500;
/** Nobody waits longer than this; who reads more stops the board. */
const LONGEST_MS = 30_000;
/**
 * People read 238 words of English a minute in silence (Brysbaert 2019), about 20 characters a second; here they also
 * look up the points that a comment talks of.
 */
const CHARACTERS_PER_SECOND = 15;
/** Chinese, Japanese and Korean say in one character what takes three letters. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;
const LETTERS_OF_WIDE = 3;
/** More text than this takes the longest time anyhow. */
const MOST_CHARACTERS = 500;

/** How long a node is shown before the next one, in ms, for somebody who reads its comment. */
export function readingTime(comment: string): number {
  const text = comment.trim().slice(0, MOST_CHARACTERS);
  const letters = text.length + (LETTERS_OF_WIDE - 1) * (text.match(wide)?.length ?? 0);
  return Math.min(LONGEST_MS, LOOK_MS + (1000 * letters) / CHARACTERS_PER_SECOND);
}

/** From 0.1 s to a bit under three hours: what a page may ask for, in ms. */
const interval = /^[1-9]\d{2,6}$/;
/** So much of the board has to be on the screen. */
const SEEN_SHARE = 0.25;
const PAUSE_BUTTON = 'button[value=toggle]';

/**
 * Plays a game by itself.
 *
 *     still ──play()──→ playing ──a touch, another navigation, the end, release()──→ still
 *                          ↕ the page is hidden, or the board off the screen
 *                       waiting (it still counts as playing)
 *
 * While it plays nothing is spoken: a sentence every other second would talk over all else that a reader wants to
 * hear. Where it stops is.
 */
export class Autoplay {
  isPlaying = false;
  readonly #board: BoardContext;
  /** The tree that `autoplay` has begun to play: it does so once. */
  #begun: GameTree | undefined;
  /** The tree that is being played. */
  #tree: GameTree | undefined;
  #isSeen = false;
  #seen: IntersectionObserver | undefined;
  #callOff: (() => void) | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  /** Plays on; at the end, from the beginning. */
  play(): void {
    const { host, shell, session } = this.#board;
    if (this.isPlaying || session.place.line.length < 2 || !host.isConnected) return;
    this.isPlaying = true;
    this.#tree = session.record.tree;
    this.#begun = session.record.tree;
    if (this.#isAtEnd) session.step('first', 'autoplay');
    for (const type of touches) shell.frame.addEventListener(type, this.touched, touching);
    host.addEventListener('sgf-navigate', this.#navigated);
    document.addEventListener('visibilitychange', this.#wait);
    this.#watch();
    this.#wait();
    host.requestUpdate();
    host.dispatchEvent(boardEvent('sgf-play', null));
  }

  pause(): void {
    if (!this.#stop()) return;
    const { host, announcer, language } = this.#board;
    announcer.say(language.say(enSteering, 'paused', { position: host.describe() }));
  }

  /** Begins what the attribute asks for, once the board is seen; ends when another game has been opened. */
  update(): void {
    const { host, session } = this.#board;
    if (this.isPlaying && session.record.tree !== this.#tree) this.#stop();
    const isAsked = host.autoplay && host.collection && this.#begun !== session.record.tree;
    if (!isAsked || !this.#mayBegin) return;
    this.#watch();
    if (!this.#isSeen) return;
    this.play();
    this.#begun = session.record.tree;
  }

  release(): void {
    this.#stop();
    this.#seen?.disconnect();
    this.#seen = undefined;
    this.#isSeen = false;
  }

  /** @returns whether it was playing */
  #stop(): boolean {
    if (!this.isPlaying) return false;
    const { host, shell } = this.#board;
    this.isPlaying = false;
    this.#callOff?.();
    for (const type of touches) shell.frame.removeEventListener(type, this.touched, touching);
    host.removeEventListener('sgf-navigate', this.#navigated);
    document.removeEventListener('visibilitychange', this.#wait);
    host.requestUpdate();
    host.dispatchEvent(boardEvent('sgf-pause', null));
    return true;
  }

  /** By itself it starts where a button stops it, and only for readers who like motion. */
  get #mayBegin(): boolean {
    return !wantsCalm() && this.#board.arrangement.controls !== 'none';
  }

  get #isAtEnd(): boolean {
    const { line, index } = this.#board.session.place;
    return index === line.length - 1;
  }

  #watch(): void {
    if (this.#seen) return;
    const watch = (entries: readonly IntersectionObserverEntry[]) => {
      this.#isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
      this.#wait();
      this.update();
    };
    this.#seen = new IntersectionObserver(watch, { threshold: SEEN_SHARE });
    this.#seen.observe(this.#board.shell.board);
  }

  /** Shows the node for its whole time, from now on; not while nobody can see it. */
  readonly #wait = (): void => {
    this.#callOff?.();
    if (!this.isPlaying || !this.#isSeen || document.hidden) return;
    this.#callOff = clock.after(this.#delayMs, this.#next);
  };

  get #delayMs(): number {
    const { host, session } = this.#board;
    const wish = host.interval.trim();
    if (interval.test(wish)) return Number(wish);
    if (wish) warnOnce(host, 'interval', 'milliseconds, from 100 on');
    return readingTime(textAt(session.tree, session.node, 'C'));
  }

  readonly #next = (): void => {
    const { host, session } = this.#board;
    const isShown = session.step(this.#isAtEnd ? 'first' : 'next', 'autoplay');
    if (!isShown || (this.#isAtEnd && !host.loop)) this.pause();
    else this.#wait();
  };

  /** The reader has taken over, with whatever it is; the button stops it by itself. */
  readonly touched = (event: Event): void => {
    const { target } = event;
    const isOnButton = target instanceof Element && target.closest(PAUSE_BUTTON);
    if (!isOnButton && this.isPlaying) this.pause();
  };

  readonly #navigated = (event: Event): void => {
    const { host } = this.#board;
    const { detail } = event as CustomEvent<NavigateDetail>;
    if (event.target === host && detail.source !== 'autoplay') this.#stop();
  };
}

/** A wheel scrolls the page over the board: it is no touch of it, unless it steps. */
const touches = ['pointerdown', 'focusin'];
const touching = { capture: true, passive: true };
