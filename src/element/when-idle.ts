/** Runs once the page has nothing else to do; never for readers who save data. */
export function whenIdle(run: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const wait = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout; // Safari
  wait(run);
}
