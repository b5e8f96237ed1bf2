import { make } from './make.js';
import type { Place } from './session/place.js';
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
  /** Makes the text of a comment alive, once a chunk is there. */
  enliven?: ((comment: string, place: Place) => unknown) | undefined;
}

export function buildShell(root: ShadowRoot): Shell {
  const probe = make('i', 'probe');
  const canvas = make('canvas', 'canvas', { part: 'canvas', role: 'img' });
  const message = make('div', 'message', { part: 'message', role: 'status', hidden: '' });
  const slot = make('slot', 'fallback');
  const poster = make('slot', 'poster', { name: 'poster' });
  const caption = make('slot', 'caption-text', { name: 'caption' });
  const games = make('div', 'games', { part: 'games', role: 'group' });
  const head = make('div', 'head panel', {}, games);
  const controls = make('div', 'controls panel');
  const comment = make('div', 'comment panel');
  const tree = make('div', 'tree-box panel', { part: 'tree', dir: 'ltr' });
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
