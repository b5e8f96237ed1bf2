import type { BoardContext } from '../context.js';
import { loadPart } from '../load-part.js';

/**
 * Has links and buttons of the page followed. Links name a board by its id: only boards with one load
 * their chunk. A link that is clicked before it is there has changed the address of the page, from which
 * the chunk then opens.
 */
export function followPage(board: BoardContext): void {
  const { host } = board;
  const linked = {
    hostUpdated() {
      if (!host.id) return;
      host.removeController(linked);
      void link(board);
    },
  };
  host.addController(linked);
  host.addEventListener('command', (event) => void run(board, event as CommandEvent));
}

async function link(board: BoardContext): Promise<void> {
  const part = await loadPart(import('./links.js'));
  part?.linkBoard(board);
}

async function run(board: BoardContext, event: CommandEvent): Promise<void> {
  const { command, source } = event;
  const part = await loadPart(import('./more-commands.js'));
  if (!event.defaultPrevented) part?.runForPage(board, command, source);
}
