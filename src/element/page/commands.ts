import { readAddress } from '../../game/address.js';
import type { Cursor } from '../cursor.js';
import type { PageBoard } from './page-board.js';
import { openingNode } from '../options.js';
import { goTo } from '../go-to.js';
import { partOr } from '../part-or.js';
import type { Step } from '../place.js';

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
export function obey(
  host: PageBoard,
  cursor: Cursor,
  command: string,
  source: Element | null,
): void {
  const step = Object.hasOwn(steps, command) ? steps[command] : undefined;
  if (step) return whenReady(host, () => cursor.step(step, 'command'));
  if (command === '--go') return whenReady(host, () => goToValue(host, cursor, source));
  if (command === '--reset')
    return whenReady(host, () => cursor.show(openingNode(host, cursor.tree), 'command'));
  if (command === '--play') host.play().catch(ignore);
  if (command === '--pause') host.pause();
  if (command === '--flip') host.rotate = String((Number(host.rotate) + 180 || 180) % 360);
  if (command === '--fullscreen') {
    void partOr(
      import('./fullscreen.js').then(({ toggleFullscreen }) => toggleFullscreen(host)),
      undefined,
    );
  }
  if (command === '--describe') {
    const open = () =>
      import('../help/position-dialog.js').then((chunk) => chunk.openPosition(host));
    whenReady(host, () => void partOr(open(), undefined));
  }
  if (command === '--download') {
    void partOr(
      import('./download.js').then(({ downloadRecord }) => downloadRecord(host, cursor.tree)),
      undefined,
    );
  }
}

function goToValue(host: PageBoard, cursor: Cursor, source: Element | null): void {
  const value = source?.getAttribute('value') ?? '';
  const node = readAddress(cursor.tree, value);
  if (node !== undefined) goTo(cursor, value, 'command');
  else
    console.warn(
      `<sgf-board id="${host.id}">: --go with the value “${value}” leads nowhere: it is no address ` +
        '(35, 35.2.4, last, #Name), or no node has that name.',
    );
}

/** A board that can't show its record says why itself. */
const ignore = () => undefined;

function whenReady(host: PageBoard, act: () => void): void {
  if (host.collection) act();
  else host.ready.then(act, ignore);
}
