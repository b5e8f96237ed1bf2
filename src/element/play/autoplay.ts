import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { textAt } from '../../sgf/values.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { enSteering } from '../../texts/en/steering.js';
import { clock } from '../platform/clock.js';
import { prefersReducedMotion } from '../platform/motion.js';
import { boardEvent, type NavigateDetail } from '../platform/events.js';
import { warnOnce } from '../attributes.js';

/** Time for the move itself: to find the stone and see its effect. */
const LOOK_MS = 1500;
/** Longest time for a node, in milliseconds. Readers of longer comments stop the board. */
const LONGEST_MS = 30_000;
/**
 * People read 238 words of English a minute in silence (Brysbaert 2019), about 20 characters a second; here they also
 * look up the points that a comment names.
 */
const CHARACTERS_PER_SECOND = 15;
/** A Chinese, Japanese or Korean character says as much as three letters. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;
const LETTERS_OF_WIDE = 3;
/** Number of characters that are counted; longer text takes the longest time anyway. */
const MOST_CHARACTERS = 500;

/** How long a node with this comment is shown, in ms. */
export function readingTime(comment: string): number {
  const text = comment.trim().slice(0, MOST_CHARACTERS);
  const letters = text.length + (LETTERS_OF_WIDE - 1) * (text.match(wide)?.length ?? 0);
  return Math.min(LONGEST_MS, LOOK_MS + (1000 * letters) / CHARACTERS_PER_SECOND);
}

/** The intervals that a page may set: from 0.1 s to a bit under three hours, in ms. */
const interval = /^[1-9]\d{2,6}$/;
/** The board plays while at least this share of it is on the screen. */
const SEEN_SHARE = 0.25;

/**
 * Plays a game.
 *
 *     paused ──play()──→ playing ──reader's action, other navigation, end, disconnect──→ paused
 *                           ↕ page hidden, board off the screen
 *                        waiting (counts as playing)
 *
 * Steps are not announced: a sentence every other second would drown out everything else that screen readers say. The
 * position at which it stops is announced.
 */
export class Autoplay implements ReactiveController {
  readonly #board: Board;
  /** Set while it plays; its signal removes the listeners. */
  #playing: AbortController | undefined;
  /** The tree that is playing or was played last; the attribute `autoplay` starts each tree once. */
  #tree: GameTree | undefined;
  #observer: IntersectionObserver | undefined;
  #isSeen = false;
  #cancelStep: (() => void) | undefined;

  constructor(board: Board) {
    this.#board = board;
    board.host.addController(this);
  }

  get isPlaying(): boolean {
    return this.#playing !== undefined;
  }

  /** Plays on from the shown node; at the end, from the beginning. */
  play(): void {
    const { host, shell, session } = this.#board;
    if (this.#playing || session.place.line.length < 2 || !host.isConnected) return;
    this.#playing = new AbortController();
    const { signal } = this.#playing;
    this.#tree = session.record.tree;
    if (this.#isAtEnd) session.step('first', 'autoplay');
    // A wheel that scrolls the page over the board does not stop it.
    for (const type of ['pointerdown', 'focusin'])
      shell.frame.addEventListener(type, this.stopFor, { capture: true, passive: true, signal });
    host.addEventListener('sgf-navigate', this.#navigated, { signal });
    document.addEventListener('visibilitychange', this.#scheduleStep, { signal });
    this.#observe();
    this.#scheduleStep();
    host.requestUpdate();
    host.dispatchEvent(boardEvent('sgf-play', null));
  }

  /** Stops, and announces the position. */
  pause(): void {
    if (!this.#playing) return;
    this.#stop();
    const { host, announcer, language } = this.#board;
    announcer.say(language.say(enSteering, 'paused', { position: host.describe() }));
  }

  /** Stops when the reader does anything on the board. The pause button stops it by itself. */
  readonly stopFor = ({ target }: Event): void => {
    const isOnButton = target instanceof Element && target.closest('button[value=toggle]');
    if (!isOnButton) this.pause();
  };

  /**
   * Starts a board with the attribute `autoplay` once it is visible, if a button can stop it and the reader does not
   * prefer reduced motion. Stops when another game is opened.
   */
  hostUpdated(): void {
    const { host, session, arrangement } = this.#board;
    const { tree } = session.record;
    const isSame = tree === this.#tree;
    if (!isSame) this.#stop();
    const isWanted = host.autoplay && host.collection && !isSame;
    if (!isWanted || prefersReducedMotion() || arrangement.controls === 'none') return;
    this.#observe();
    if (!this.#isSeen) return;
    this.#tree = tree;
    this.play();
  }

  hostDisconnected(): void {
    this.#stop();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#isSeen = false;
  }

  #stop(): void {
    if (!this.#playing) return;
    const { host } = this.#board;
    this.#playing.abort();
    this.#playing = undefined;
    this.#cancelStep?.();
    host.requestUpdate();
    host.dispatchEvent(boardEvent('sgf-pause', null));
  }

  get #isAtEnd(): boolean {
    const { line, index } = this.#board.session.place;
    return index === line.length - 1;
  }

  #observe(): void {
    if (this.#observer) return;
    const options = { threshold: SEEN_SHARE };
    this.#observer = new IntersectionObserver((entries) => {
      this.#isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
      this.#scheduleStep();
      this.hostUpdated();
    }, options);
    this.#observer.observe(this.#board.shell.board);
  }

  /** Shows the node for its whole time from now on; waits while nobody can see it. */
  readonly #scheduleStep = (): void => {
    this.#cancelStep?.();
    if (this.#playing && this.#isSeen && !document.hidden)
      this.#cancelStep = clock.after(this.#delayMs, this.#step);
  };

  get #delayMs(): number {
    const { host, session } = this.#board;
    const wanted = host.interval.trim();
    if (interval.test(wanted)) return Number(wanted);
    if (wanted && wanted !== 'auto') warnOnce(host, 'interval', 'auto, milliseconds from 100 on');
    return readingTime(textAt(session.tree, session.node, 'C', 10 * MOST_CHARACTERS));
  }

  readonly #step = (): void => {
    const { host, session } = this.#board;
    const isShown = session.step(this.#isAtEnd ? 'first' : 'next', 'autoplay');
    if (!isShown || (this.#isAtEnd && !host.loop)) this.pause();
    else this.#scheduleStep();
  };

  readonly #navigated = (event: Event): void => {
    const { detail } = event as CustomEvent<NavigateDetail>;
    if (event.target === this.#board.host && detail.source !== 'autoplay') this.#stop();
  };
}
