import { CheckedReplayer } from '../../replay/checked-replayer.js';
import type { Finding } from '../../sgf/diagnostic.js';
import type { OpenGame } from '../session/open-game.js';

/** So many oddities of the moves are told, as of the text: a million sentences would hold up the page. */
const MOST_TOLD = 1000;
/** So many moves are checked before the time is looked at. */
const STRIDE = 500;

/** Checks the moves of a game's main line step by step, until there is enough to tell. */
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
