import { partOr } from './part-or.js';
import type * as printing from './print/print-board.js';

/** Prints boards as vectors. A chunk: it has to be there before the page is printed, which waits for nobody. */
export let printer: typeof printing | undefined;
let isExpected = false;

/** Loads the chunk once the page has nothing else to do, but not for readers who save data. */
export function expectPrinting(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (isExpected || connection?.saveData) return;
  isExpected = true;
  const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout; // Safari
  whenIdle(() => void loadPrinter());
}

export async function loadPrinter(): Promise<void> {
  printer = await partOr(import('./print/print-board.js'), undefined);
}
