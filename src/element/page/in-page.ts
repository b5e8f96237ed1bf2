import type { BoardContext } from '../context.js';
import { loadChunk } from '../chunks.js';

/** Has buttons of the page followed. */
export function followPage(board: BoardContext): void {
  board.host.addEventListener('command', (event) => void run(board, event as CommandEvent));
}

async function run(board: BoardContext, event: CommandEvent): Promise<void> {
  const { command, source } = event;
  const part = await loadChunk('reader');
  if (!event.defaultPrevented) part?.runForPage(board, command, source);
}
