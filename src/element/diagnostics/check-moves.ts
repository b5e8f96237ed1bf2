import { CheckedReplayer } from '../../replay/checked-replayer.js';
import type { Finding } from '../../sgf/diagnostic.js';
import type { OpenGame } from '../../view/open-game.js';

/** Maximum number of reported oddities of moves. A million sentences would block the page. */
const MOST_TOLD = 1000;
/** Number of moves that are checked between two looks at the clock. */
const STRIDE = 500;

/** Checks the moves of a game's main line step by step, until there are enough oddities to report. */
export function* checkMoves({ tree, mainLine }: OpenGame): Generator<void, readonly Finding[]> {
  const replayer = new CheckedReplayer(tree);
  const last = mainLine.length - 1;
  for (let index = 0; ; index = Math.min(index + STRIDE, last)) {
    replayer.positionAt(mainLine[index] ?? tree.root);
    const { findings } = replayer;
    if (index >= last || findings.length >= MOST_TOLD) return findings.slice(0, MOST_TOLD);
    yield;
  }
}
