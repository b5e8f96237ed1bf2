import { loadChunk } from './chunks.js';
import type * as printing from './print/print-board.js';
import { whenIdle } from './when-idle.js';

/** Prints boards as vectors. A chunk: it has to be there before the page is printed, which waits for nobody. */
export let printer: Pick<typeof printing, 'printBoard'> | undefined;
let isExpected = false;

/** Loads the chunk once the page has nothing else to do (or after two seconds), but not for readers who save data. */
export function expectPrinting(): void {
  if (isExpected) return;
  isExpected = true;
  whenIdle(() => void loadPrinter());
}

export async function loadPrinter(): Promise<void> {
  printer = await loadChunk('export');
}
