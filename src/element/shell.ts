import type { Layout } from '../view/layout.js';
import type { RecordState } from './controllers/record-controller.js';
import { type MessageHost, showMessage } from './message.js';
import { kindInWords, type OpenGame } from './open-game.js';
import { choiceOf } from './options.js';
import { registerThemeProperties, shellSheet } from './shell-styles.js';

/** The parts of a board's shadow tree that stay; the panels fill some of them. */
export interface Shell {
  readonly root: ShadowRoot;
  readonly frame: HTMLElement;
  readonly head: HTMLElement;
  readonly board: HTMLElement;
  /** Inherits what the page sets, for the theme. */
  readonly probe: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly message: HTMLElement;
  readonly slot: HTMLSlotElement;
  readonly controls: HTMLElement;
  readonly comment: HTMLElement;
  readonly caption: HTMLElement;
  /** What is spoken to those who can't see the step. */
  readonly spoken: HTMLElement;
}

export function buildShell(root: ShadowRoot): Shell {
  const probe = make('i', 'probe');
  const canvas = make('canvas', 'canvas', { part: 'canvas', role: 'img' });
  const message = make('div', 'message', { part: 'message', role: 'status' });
  const slot = make('slot', 'fallback');
  const caption = make('slot', 'caption-text', { name: 'caption' });
  const head = make('div', 'head panel');
  const controls = make('div', 'controls panel');
  const comment = make('div', 'comment panel');
  const spoken = make('p', 'spoken', { 'aria-live': 'polite' });
  const board = make('div', 'board', { part: 'board' }, probe, canvas, message, slot);
  const captionBox = make('div', 'caption', { part: 'caption' }, caption);
  const frame = make('div', '', {}, head, board, captionBox, controls, comment, spoken);
  root.append(frame);
  registerThemeProperties();
  root.adoptedStyleSheets = [shellSheet()];
  return {
    root,
    frame,
    head,
    board,
    probe,
    canvas,
    message,
    slot,
    controls,
    comment,
    caption,
    spoken,
  };
}

interface ShellHost extends MessageHost {
  readonly mode: string;
  readonly swapColors: boolean;
  readonly caption: string;
}

/** A board is at most so many times as high as its box is wide. */
const TALLEST = 1.5;

/** @param announcement a step, for those who can't see it */
export function updateShell(
  shell: Shell,
  host: ShellHost,
  state: RecordState,
  game: OpenGame,
  { width, height }: Layout,
  announcement: string,
): void {
  const { frame, board, canvas, caption, spoken } = shell;
  const { hasBoard } = game.replayer;
  const mode = choiceOf(host, 'mode');
  const hasComment = state.kind !== 'ready' || game.hasComments;
  frame.className = [
    `frame ${mode} ${state.kind}`,
    hasBoard ? '' : 'no-board',
    hasComment ? '' : 'no-comment',
    host.swapColors ? 'swapped' : '',
    host.caption || host.querySelector('[slot=caption]') ? '' : 'no-caption',
  ].join(' ');
  board.style.aspectRatio = `${width} / ${height}`;
  board.style.maxWidth = height > width * TALLEST ? `${(100 * TALLEST * width) / height}%` : '';
  canvas.tabIndex = mode === 'viewer' ? 0 : -1;
  canvas.ariaLabel = `${kindInWords(game)}: ${host.describe()}`;
  caption.textContent = host.caption;
  spoken.textContent = announcement;
  showMessage(shell, host, state, hasBoard);
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
