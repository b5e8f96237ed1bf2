import { make } from './make.js';
import type { Place } from './session/place.js';
import { registerThemeProperties, shellSheet } from './frame-styles.js';
import type { BoardContext } from './context.js';
import type { Panel } from './arrangement.js';
import { kindInWords } from './session/open-game.js';
import { hasMoreGames } from './record/records.js';
import { siblingsOf } from '../game/walk.js';
import type { RecordState } from './record/record-controller.js';

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

/** A board is at most so many times as high as its box is wide. */
const TALLEST = 1.5;

/** Brings the frame up to date: what stands in it, how large the board is, and what the board is called. */
export function updateShell(board: BoardContext): void {
  const { host, shell, session, picture, arrangement, language } = board;
  const { width, height } = picture.layoutFor(Infinity);
  const { style } = shell.board;
  shell.frame.className = classesOf(board);
  style.aspectRatio = `${width} / ${height}`;
  style.maxWidth = height > width * TALLEST ? `${(100 * TALLEST * width) / height}%` : '';
  shell.canvas.tabIndex = arrangement.isPlayable ? 0 : -1;
  shell.canvas.ariaLabel = `${kindInWords(session.game, language)}: ${host.describe()}`;
  shell.caption.textContent = host.caption;
}

/** What styles go by. */
function classesOf({ host, session, record, arrangement }: BoardContext): string {
  const { state } = record;
  const { game } = session;
  const { mode, isPlayable, controls, panels } = arrangement;
  const has = (name: Panel) => panels.has(name);
  const isReady = state.kind === 'ready';
  const hasTree = has('tree') && isReady && game.hasVariations;
  const hasComment = has('comment') && (!isReady || game.hasComments || game.hasVariations);
  const hasGames = isReady && controls === 'full' && hasMoreGames(state.collection);
  const hasHead = has('players') || has('captures') || has('info') || hasGames;
  const classes = {
    playable: isPlayable,
    tries: host.try && game.replayer.hasBoard,
    'no-board': !game.replayer.hasBoard,
    'no-head': !hasHead,
    'no-players': !has('players') && !has('captures'),
    'no-names': !has('players'),
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
  return ['frame', mode, state.kind, ...names].join(' ');
}

/** Sets the states that `:state()` in a page's styles knows: of the record, of the place in it, and others. */
export function updateStates(
  internals: ElementInternals,
  { kind }: RecordState,
  { tree, node, line, index }: Place,
  others: Readonly<Record<string, boolean>>,
): void {
  const states = {
    loading: kind === 'loading',
    ready: kind === 'ready',
    empty: kind === 'empty',
    error: kind === 'failed',
    'at-start': index === 0,
    'at-end': index === line.length - 1,
    'has-variations': siblingsOf(tree, node).length > 1,
    ...others,
  };
  // Browsers without states go without: Safari before 17.4 has none, Chrome before 125 wants two dashes.
  for (const [state, isOn] of Object.entries(states)) {
    try {
      if (isOn) internals.states.add(state);
      else internals.states.delete(state);
    } catch {
      return;
    }
  }
}
