import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';

/** What tests have the browser say of its window, its device and its reader. */

/** The window in which tests run that ask for no other size. */
const USUAL = { width: 800, height: 600 };

/** All tests of a `describe` run in a window of this size. */
export function inWindow(width: number, height: number): void {
  before(() => setViewport({ width, height }));
  after(usualWindow);
}

/** Gives the window its usual size again. */
export const usualWindow = () => setViewport(USUAL);

/** Media features as the reader wants them; all others are as usual. `emulateMedia` forgets forced colours. */
export function prefer(wants: Readonly<Record<string, string>>): Promise<unknown> {
  const features = Object.entries(wants).map(([name, value]) => ({ name, value }));
  return emulation('setEmulatedMedia', { features });
}

/** Lays the page out for a medium, or for the one that it is really shown on. */
export const useMedia = (media: 'print' | '') => emulation('setEmulatedMedia', { media });

/** A finger as the pointer, or not. */
export const useFinger = (enabled: boolean) =>
  emulation('setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

/** Runs for a reader who wants little motion. */
export async function withLittleMotion(run: () => Promise<void>): Promise<void> {
  await emulateMedia({ reducedMotion: 'reduce' });
  try {
    await run();
  } finally {
    await emulateMedia({ reducedMotion: 'no-preference' });
  }
}

function emulation(method: string, params: object): Promise<unknown> {
  return executeServerCommand('cdp', { method: `Emulation.${method}`, params });
}
