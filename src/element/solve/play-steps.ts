import type { Problem } from '../../problem/problem.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { Board } from '../board.js';
import { prefersReducedMotion } from '../platform/motion.js';

/** Delay before the opponent's reply, in milliseconds. */
const ANSWER_MS = 300;

/** Resolves when the opponent should reply: at once, if the reader prefers reduced motion. */
export async function untilAnswer(): Promise<void> {
  if (!prefersReducedMotion()) await new Promise((resume) => setTimeout(resume, ANSWER_MS));
}

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

/** Returns a function that plays the next move of the solution, or its answer, and returns the node; `undefined` at the end. */
export function solutionMoves(problem: Problem): () => NodeId | undefined {
  let reply: NodeId | undefined;
  return () => {
    const answer = reply;
    reply = undefined;
    if (answer !== undefined || problem.status !== 'open') return answer;
    const outcome = problem.playSolution();
    if (outcome.move === undefined) return outcome.reply;
    reply = outcome.reply;
    return outcome.move;
  };
}
