import type { Board } from '../board.js';

/** Time between two moves that the board plays by itself, in milliseconds. */
const MOVE_MS = 900;

/**
 * Takes steps by itself, until there are no more or something else is shown.
 *
 * @param step takes a step; returns whether there may be another one
 * @returns whether the last step was taken
 */
export async function playSteps({ host, session }: Board, step: () => boolean): Promise<boolean> {
  while (step()) {
    const { place } = session;
    await new Promise((resume) => setTimeout(resume, MOVE_MS));
    if (session.place !== place || !host.isConnected) return false;
  }
  return true;
}
