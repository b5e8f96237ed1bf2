import type { BoardContext } from './context.js';
import type { Panel } from './arrangement.js';
import { kindInWords } from './open-game.js';
import { hasMoreGames } from './records/long-record.js';

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
