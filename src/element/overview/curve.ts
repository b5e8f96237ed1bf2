import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';

/** Whether a board has a curve: one that asks the reader for moves has none, until its answer is told. */
export function hasCurve({ arrangement, session }: Board): boolean {
  const { mode, panels } = arrangement;
  return mode === 'viewer' && panels.has('curve') && session.game.isEvaluated;
}

/** Draws the curve of a game that programs have evaluated, once its chunk is there. */
export function addCurve(board: Board): Part {
  const curve = loadChunk('curve').then((chunk) => chunk && new chunk.Curve(board));
  return {
    update: () => curve.then((part) => part?.update()),
    release: () => void curve.then((part) => part?.release()),
  };
}
