import type { Layout } from '../view/layout.js';
import type { RecordState } from './controllers/record-controller.js';
import { type MessageHost, showMessage } from './message.js';
import { kindInWords, type OpenGame } from './open-game.js';
import type { Arrangement, ArrangementHost, Panel } from './arrangement.js';
import { choiceOf } from './options.js';
import { registerThemeProperties, shellSheet } from './shell-styles.js';

/** The parts of a board's shadow tree that stay; the panels fill some of them. */
export interface Shell {
  readonly root: ShadowRoot;
  /** As wide as the element, and without height: it tells how much room there is. */
  readonly gauge: HTMLElement;
  readonly frame: HTMLElement;
  readonly head: HTMLElement;
  readonly games: HTMLElement;
  readonly board: HTMLElement;
  /** Inherits what the page sets, for the theme. */
  readonly probe: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly message: HTMLElement;
  readonly slot: HTMLSlotElement;
  readonly controls: HTMLElement;
  readonly comment: HTMLElement;
  readonly tree: HTMLElement;
  readonly caption: HTMLElement;
  /** What is spoken to those who can't see the step. */
  readonly spoken: HTMLElement;
}

export function buildShell(root: ShadowRoot): Shell {
  const probe = make('i', 'probe');
  const canvas = make('canvas', 'canvas', { part: 'canvas', role: 'img' });
  const message = make('div', 'message', { part: 'message', role: 'status' });
  const slot = make('slot', 'fallback');
  const poster = make('slot', 'poster', { name: 'poster' });
  const caption = make('slot', 'caption-text', { name: 'caption' });
  const games = make('div', 'games', { part: 'games', role: 'group' });
  const head = make('div', 'head panel', {}, games);
  const controls = make('div', 'controls panel');
  const comment = make('div', 'comment panel');
  const tree = make('div', 'tree panel', { part: 'tree', dir: 'ltr' });
  const spoken = make('p', 'spoken', { 'aria-live': 'polite' });
  const board = make('div', 'board', { part: 'board' }, probe, canvas, poster, message, slot);
  const captionBox = make('div', 'caption', { part: 'caption' }, caption);
  const header = make('slot', '', { name: 'header' });
  const footer = make('slot', '', { name: 'footer' });
  const parts = { head, board, captionBox, controls, comment, tree, spoken };
  const frame = make('div', '', {}, ...Object.values(parts));
  const gauge = make('div');
  root.append(gauge, header, frame, footer);
  registerThemeProperties();
  root.adoptedStyleSheets = [shellSheet()];
  return { root, gauge, frame, probe, games, canvas, message, slot, ...parts, caption };
}

interface ShellHost extends ArrangementHost, MessageHost {
  readonly swapColors: boolean;
  readonly caption: string;
}

/** A board is at most so many times as high as its box is wide. */
const TALLEST = 1.5;

/** What a board is to look like. */
interface ShellView {
  readonly state: RecordState;
  readonly game: OpenGame;
  readonly layout: Layout;
  readonly arrangement: Arrangement;
  /** A step, for those who can't see it. */
  readonly announcement: string;
}

export function updateShell(shell: Shell, host: ShellHost, view: ShellView): void {
  const { frame, board, canvas, caption, spoken } = shell;
  const { state, game, announcement } = view;
  const { width, height } = view.layout;
  const { hasBoard } = game.replayer;
  frame.className = classesOf(host, view);
  board.style.aspectRatio = `${width} / ${height}`;
  board.style.maxWidth = height > width * TALLEST ? `${(100 * TALLEST * width) / height}%` : '';
  canvas.tabIndex = view.arrangement.isPlayable ? 0 : -1;
  canvas.ariaLabel = `${kindInWords(game)}: ${host.describe()}`;
  caption.textContent = host.caption;
  spoken.textContent = announcement;
  showMessage(shell, host, state, hasBoard);
}

/** What styles go by. */
function classesOf(host: ShellHost, view: ShellView): string {
  const { state, game, arrangement } = view;
  const { isPlayable, controls, panels } = arrangement;
  const has = (name: Panel) => panels.has(name);
  const isReady = state.kind === 'ready';
  const hasTree = has('tree') && isReady && game.hasVariations;
  const hasComment = has('comment') && (!isReady || game.hasComments || game.hasVariations);
  const hasGames = isReady && isPlayable && state.collection.trees.length > 1;
  const hasHead = has('players') || has('info') || hasGames;
  const classes = {
    playable: isPlayable,
    'no-board': !game.replayer.hasBoard,
    'no-head': !hasHead,
    'no-players': !has('players'),
    'no-info': !has('info'),
    'no-captures': !has('captures'),
    'no-comment': !hasComment,
    'no-text': isReady && !game.hasComments,
    'has-tree': hasTree,
    'asks-tree': hasTree && arrangement.asksForTree,
    'has-side': hasHead || hasComment || hasTree,
    'no-controls': controls === 'none',
    compact: controls === 'compact',
    'has-games': hasGames,
    swapped: host.swapColors,
    'no-caption': !host.caption && !host.querySelector('[slot=caption]'),
  };
  const names = Object.entries(classes).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return ['frame', choiceOf(host, 'mode'), state.kind, ...names].join(' ');
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
