import type { SgfBoardElement } from '../sgf-board-element.js';
import { readAddress } from '../../game/address.js';
import type { BoardContext } from '../context.js';
import { openingNode } from '../options.js';
import { loadPart } from '../load-part.js';
import type { Step } from '../session/place.js';

const steps: Readonly<Record<string, Step>> = {
  '--first': 'first',
  '--prev': 'prev',
  '--next': 'next',
  '--last': 'last',
  '--prev-variation': 'up',
  '--next-variation': 'down',
};

/**
 * Does what a button of the page commands. What it does not know is another's: it is ignored. What moves the
 * board waits for its record.
 *
 * @param source the button; its `value` says where `--go` goes
 */
export function runCommand(board: BoardContext, command: string, source: Element | null): void {
  const { host, session } = board;
  const step = Object.hasOwn(steps, command) ? steps[command] : undefined;
  if (step) return whenReady(host, () => session.step(step, 'command'));
  if (command === '--go') return whenReady(host, () => goToValue(board, source));
  if (command === '--reset')
    return whenReady(host, () => session.go({ node: openingNode(host, session.tree) }, 'command'));
  if (command === '--play') host.play().catch(ignore);
  if (command === '--pause') host.pause();
  if (command === '--flip') host.rotate = String((Number(host.rotate) + 180 || 180) % 360);
  if (command === '--fullscreen') void fullscreen(board);
  if (command === '--describe') whenReady(host, () => void describe(board));
  if (command === '--download') void download(board);
}

async function fullscreen({ host }: BoardContext): Promise<void> {
  const part = await loadPart(import('./fullscreen.js'));
  await part?.toggleFullscreen(host).catch(ignore); // browsers may refuse, and say so themselves
}

async function describe(board: BoardContext): Promise<void> {
  const part = await loadPart(import('../help/position-dialog.js'));
  part?.openPosition(board);
}

async function download({ host, session }: BoardContext): Promise<void> {
  const part = await loadPart(import('./download.js'));
  await part?.downloadRecord(host, session.tree).catch(ignore); // the board itself says what it lacks
}

function goToValue({ host, session }: BoardContext, source: Element | null): void {
  const value = source?.getAttribute('value') ?? '';
  const node = readAddress(session.tree, value);
  if (node !== undefined) session.goTo(value, 'command');
  else
    console.warn(
      `<sgf-board id="${host.id}">: --go with the value “${value}” leads nowhere: it is no address ` +
        '(35, 35.2.4, last, #Name), or no node has that name.',
    );
}

/** A board that can't show its record says why itself. */
const ignore = () => undefined;

function whenReady(host: SgfBoardElement, act: () => void): void {
  if (host.collection) act();
  else host.ready.then(act, ignore);
}
