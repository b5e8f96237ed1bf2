import { isDocumentIntact } from './before-lit.js';
import { html, noChange, render, type TemplateResult } from 'lit';
import type { Place } from '../game/place.js';
import { registerProperties } from './register-properties.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import type { Board } from './board.js';
import type { Arrangement, Panel } from './arrangement.js';
import { loadPart } from './platform/load-part.js';
import { kindInWords } from '../view/open-game.js';
import { tagOf } from './language-controller.js';
import { commentToCome, problemToCome } from './ui/comment-room.js';
import { hasMoreGames } from './record/records.js';
import type { RecordState } from './record/record-controller.js';

/** The permanent elements of a board's shadow tree; the panels fill some of them. */
export interface Shell {
  readonly root: ShadowRoot;
  /** An element as wide as the board and without height, which measures how much room there is. */
  readonly gauge: HTMLElement;
  readonly frame: HTMLElement;
  readonly head: HTMLElement;
  readonly games: HTMLElement;
  readonly board: HTMLElement;
  /** Inherits the page's custom properties, from which the theme is read. */
  readonly probe: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly message: HTMLElement;
  readonly slot: HTMLSlotElement;
  readonly controls: HTMLElement;
  readonly comment: HTMLElement;
  readonly tree: HTMLElement;
  /** The live region, for readers who can't see the step. */
  readonly spoken: HTMLElement;
  /** Renders the text of a comment with its links and buttons; missing until its part is loaded. */
  renderComment?: ((text: string) => unknown) | undefined;
}

/**
 * Renders the empty frame before the board is set up, because controllers listen to its elements from the beginning.
 * Later, Lit renders `frame` over it.
 */
export function renderShell({ shadowRoot, renderOptions }: SgfBoardElement): Shell {
  const root = shadowRoot as ShadowRoot;
  isDocumentIntact(); // names the element that makes the next lines fail
  registerProperties();
  render(frame(), root, renderOptions);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  return {
    root,
    gauge: find('.gauge'),
    frame: find('.frame'),
    head: find('.head'),
    games: find('.games'),
    board: find('.board'),
    probe: find('.probe'),
    canvas: find('canvas') as HTMLCanvasElement,
    message: find('.message'),
    slot: find('.fallback') as HTMLSlotElement,
    controls: find('.controls'),
    comment: find('.comment'),
    tree: find('.tree-box'),
    spoken: find('.spoken'),
  };
}

/** The whole shadow tree. An empty HTML comment ends what Lit renders; parts add their elements after it. */
export function frame(board?: Board): TemplateResult {
  const panels = board && hasPanels(board) ? board.panels : undefined;
  /** A caption may come after the board. */
  const recaption = () => board?.host.requestUpdate();
  const lang = board && panels?.comment ? board.language.tag : noChange;
  return html`
    <div class="gauge"></div>
    <slot name="header"></slot>
    <div class=${board ? classesOf(board) : 'frame'}>
      <div class="head panel">
        <div class="games" part="games" role="group" lang=${lang}></div>
        ${panels?.players?.render() ?? noChange}<!---->
      </div>
      <div class="board" part="board" lang=${lang}>
        <i class="probe"></i>
        <canvas class="canvas" part="canvas" role="img" tabindex=${board?.arrangement.isPlayable ? 0 : -1} aria-label=${board ? canvasLabel(board) : ''}></canvas>
        <slot class="poster" name="poster"></slot>
        <div class="message" part="message" role="status" hidden></div>
        <slot class="fallback"></slot>
      </div>
      <div class="caption" part="caption"><slot class="caption-text" name="caption" @slotchange=${recaption}>${board?.host.caption}</slot></div>
      <div class="controls panel" lang=${lang}>${panels?.controls?.render() ?? noChange}<!----></div>
      <div class="side">
        <div class="comment panel" lang=${lang}>${panels?.comment?.render() ?? (board ? commentBefore(board) : noChange)}<!----></div>
        <div class="tree-box panel" part="tree" dir="ltr" lang=${lang}></div>
      </div>
      <p class="spoken" aria-live="polite" lang=${lang}></p>
    </div>
    <slot name="footer"></slot>
    <slot name="rest"></slot>
  `;
}

/** What a comment's panel is before it is loaded, by mode. */
const wordsToCome: Partial<Record<Arrangement['mode'], typeof commentToCome>> = {
  viewer: commentToCome,
  problem: problemToCome,
};

/** The room of a comment whose panel is still loading. */
function commentBefore({
  host,
  session,
  record,
  arrangement,
}: Board): TemplateResult | typeof noChange {
  const toCome = wordsToCome[arrangement.mode];
  return toCome && arrangement.panels.has('comment') && record.state.kind === 'ready'
    ? toCome(session.record.tree, tagOf(host))
    : noChange;
}

/** Sets the frame's classes, so that it takes its room before it is rendered for the first time. */
export function shapeFrame(board: Board): void {
  board.shell.frame.className = classesOf(board);
}

/** Sets the styles that a strict CSP forbids in attributes. */
export function styleFrame({ shell, picture }: Board): void {
  const { width, height } = picture.layoutFor(Infinity);
  shell.frame.style.setProperty('--ratio', String(width / height));
}

/** Whether panels are shown. A board far from the screen has none, because it hasn't loaded its record yet. */
export function hasPanels({ arrangement, record }: Board): boolean {
  return (arrangement.isPlayable || arrangement.panels.size > 0) && record.state.kind !== 'idle';
}

/** Loads the panels. */
export const loadPanels = (): Promise<unknown> =>
  Promise.all((['players', 'controls', 'comment'] as const).map((name) => loadPart(name)));

/** The accessible name of a board. */
export function nameOf(board: Board): string {
  const { host, session, language } = board;
  const players = hasPanels(board) && board.panels.players?.name;
  return host.label || players || host.caption || kindInWords(session.game, language);
}

function canvasLabel({ host, session, language }: Board): string {
  return `${kindInWords(session.game, language)}: ${host.describe()}`;
}

/** Properties that are shown in a row above the players: event, date, round, place, result. */
const FACTS = ['RE', 'EV', 'RO', 'DT', 'PC'];

/** The classes of the frame, which the styles use. */
function classesOf({ host, session, picture, record, arrangement }: Board): string {
  const [{ state }, { game }] = [record, session];
  const { mode, isPlayable, controls, panels, hasFullscreen } = arrangement;
  const has = (name: Panel) => panels.has(name);
  const isReady = state.kind === 'ready';
  const isHeadKept = !isReady || record.keepsHead;
  const isCommentKept = !isReady || record.keepsComment !== undefined;
  const hasTree = has('tree') && isReady && game.variations > 0;
  const hasWords = isCommentKept || game.hasComments || game.variations > 0 || !!session.challenge;
  const hasGames = isReady && controls === 'full' && hasMoreGames(state.collection);
  const hasHead = has('players') || has('captures') || has('info') || hasGames;
  const classes = {
    playable: isPlayable,
    tries: session.takesMoves,
    'no-board': !game.replayer.hasBoard,
    'no-head': !hasHead,
    'no-players': !has('players') && !has('captures'),
    'no-names': !has('players'),
    'no-info': !has('info'),
    'no-captures': !has('captures'),
    'no-comment': !has('comment'),
    'no-words': !hasWords,
    kept: isHeadKept,
    held: record.keepsHeight,
    bare: !isHeadKept && !game.tree.mentions('PB'),
    'no-text': !isCommentKept && !game.hasComments,
    'kept-words': isReady && record.keepsComment === 'least',
    'held-words': isReady && record.keepsComment === 'same',
    commented: game.hasComments,
    'has-tree': hasTree,
    'asks-tree': hasTree && arrangement.asksForTree,
    'no-variations': isReady && (game.own?.record ?? game).variations === 0,
    'has-curve': has('curve') && game.isEvaluated,
    'has-side': has('comment') || hasTree,
    'has-facts': FACTS.some((identifier) => game.tree.mentions(identifier)),
    'no-controls': controls === 'none',
    compact: controls === 'compact',
    'has-fullscreen': hasFullscreen,
    'has-games': hasGames,
    swapped: picture.orientation.swapColors,
    'no-caption': !host.caption && !host.querySelector('[slot=caption]'),
  };
  const names = Object.entries(classes).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return ['frame', mode, state.kind, ...names].join(' ');
}

/**
 * Sets the custom states for `:state()` in the page's styles: the states of the record, of the shown place, and others.
 */
export function updateStates(
  internals: ElementInternals,
  { kind }: RecordState,
  { siblings, line, index }: Place,
  others: Readonly<Record<string, boolean>>,
  status?: string,
): void {
  const states = {
    loading: kind === 'loading',
    ready: kind === 'ready',
    empty: kind === 'empty',
    error: kind === 'failed',
    'at-start': index === 0,
    'at-end': index === line.length - 1,
    'has-variations': siblings.length > 1,
    open: status === 'open',
    solved: status === 'solved',
    failed: status === 'failed',
    ...others,
  };
  try {
    for (const [state, isOn] of Object.entries(states))
      internals.states[isOn ? 'add' : 'delete'](state);
  } catch {
    return; // Safari before 17.4 has no custom states; Chrome before 125 requires names with two dashes
  }
}
