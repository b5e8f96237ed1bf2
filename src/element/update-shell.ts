import type { Layout } from '../view/layout.js';
import type { Arrangement, ArrangementHost, Panel } from './arrangement.js';
import type { Announced } from './cursor.js';
import type { RecordState } from './controllers/record-controller.js';
import { type MessageHost, showMessage } from './messages/message.js';
import { kindInWords, type OpenGame } from './open-game.js';
import { choiceOf } from './options.js';
import { hasMoreGames } from './records/long-record.js';
import type { Shell } from './shell.js';

interface ShellHost extends ArrangementHost, MessageHost {
  readonly swapColors: boolean;
  readonly caption: string;
}

/** A board is at most so many times as high as its box is wide. */
const TALLEST = 1.5;
/** So much is spoken, in characters: what is longer, a record has made so. */
const LONGEST_SPOKEN = 1000;

/** What a board is to look like. */
interface ShellView {
  readonly state: RecordState;
  readonly game: OpenGame;
  readonly layout: Layout;
  readonly arrangement: Arrangement;
  /** A step, for those who can't see it. */
  readonly announced: Announced;
}

export function updateShell(shell: Shell, host: ShellHost, view: ShellView): void {
  const { frame, board, canvas, caption, spoken } = shell;
  const { state, game, announced } = view;
  const { width, height } = view.layout;
  const { hasBoard } = game.replayer;
  frame.className = classesOf(host, view);
  board.style.aspectRatio = `${width} / ${height}`;
  board.style.maxWidth = height > width * TALLEST ? `${(100 * TALLEST * width) / height}%` : '';
  canvas.tabIndex = view.arrangement.isPlayable ? 0 : -1;
  canvas.ariaLabel = `${kindInWords(game)}: ${host.describe()}`;
  caption.textContent = host.caption;
  say(spoken, announced);
  showMessage(shell, host, state, hasBoard);
}

/** What was said last where. */
const said = new WeakMap<HTMLElement, Announced>();

/** Once; also what is the same as what was said before. */
function say(spoken: HTMLElement, announced: Announced): void {
  const heard = announced.text.slice(0, LONGEST_SPOKEN);
  if (said.get(spoken) === announced && spoken.textContent === heard) return;
  said.set(spoken, announced);
  spoken.replaceChildren(heard);
}

/** What styles go by. */
function classesOf(host: ShellHost, view: ShellView): string {
  const { state, game, arrangement } = view;
  const { isPlayable, controls, panels } = arrangement;
  const has = (name: Panel) => panels.has(name);
  const isReady = state.kind === 'ready';
  const hasTree = has('tree') && isReady && game.hasVariations;
  const hasComment = has('comment') && (!isReady || game.hasComments || game.hasVariations);
  const hasGames = isReady && controls === 'full' && hasMoreGames(state.collection);
  const hasHead = has('players') || has('info') || hasGames;
  const classes = {
    playable: isPlayable,
    tries: host.try && game.replayer.hasBoard,
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
