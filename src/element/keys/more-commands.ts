import { readAddress } from '../../game/address.js';
import type { Invocation } from '../commands.js';
import type { BoardContext } from '../context.js';
import { loadChunk } from '../chunks.js';
import { openingNode } from '../attributes.js';

/** Adds the commands that few readers give. */
export function addMoreCommands(board: BoardContext): void {
  const { host, session } = board;
  board.commands.add({
    go: (invocation) => goToValue(board, invocation),
    reset: ({ source }) => session.go({ node: openingNode(host, session.tree) }, source),
    pause: () => host.pause(),
    flip: () => (host.rotate = String((Number(host.rotate) + 180 || 180) % 360)),
    async fullscreen() {
      const part = await loadChunk('dialogs');
      await part?.toggleFullscreen(board).catch(ignore); // a browser may refuse it
    },
    async download() {
      const part = await loadChunk('export');
      await host.ready.then(() => part?.downloadRecord(host, session.tree), ignore); // the board says itself what it lacks
    },
    async describe() {
      const part = await loadChunk('dialogs');
      if (host.isConnected) part?.openPosition(board);
    },
    async help() {
      const part = await loadChunk('dialogs');
      if (host.isConnected) part?.openHelp(board);
    },
  });
}

/** What buttons of a page may command: `--next` and so on. */
const ofPages: Readonly<Record<string, string>> = {
  ...{ '--first': 'first', '--prev': 'prev', '--next': 'next', '--last': 'last' },
  ...{ '--prev-variation': 'up', '--next-variation': 'down' },
  ...{ '--go': 'go', '--reset': 'reset', '--describe': 'describe' },
  ...{ '--pause': 'pause', '--flip': 'flip' },
  ...{ '--fullscreen': 'fullscreen', '--download': 'download' },
};

/** These need no record. */
const atOnce = ['--pause', '--flip', '--fullscreen', '--download'];

/**
 * Does what a button of the page commands. What it does not know is another's: it is ignored. What moves the
 * board waits for its record.
 */
export function runForPage(board: BoardContext, command: string, invoker: Element | null): void {
  const { host, commands } = board;
  addMoreCommands(board);
  if (command === '--play') host.play().catch(ignore);
  const name = Object.hasOwn(ofPages, command) ? ofPages[command] : undefined;
  if (name === undefined) return;
  const run = () => void commands.run(name, { source: 'command', invoker });
  if (host.collection || atOnce.includes(command)) run();
  else host.ready.then(run, ignore);
}

function goToValue({ host, session }: BoardContext, { source, invoker }: Invocation): void {
  const value = invoker?.getAttribute('value') ?? '';
  const node = readAddress(session.tree, value);
  if (node !== undefined) session.goTo(value, source);
  else
    console.warn(
      `<sgf-board id="${host.id}">: --go with the value “${value}” leads nowhere: it is no address ` +
        '(35, 35.2.4, last, #Name), or no node has that name.',
    );
}

/** A board that can't show its record says why itself. */
const ignore = () => undefined;
