import { asksForGuesses } from '../attributes.js';
import { openGame } from '../../view/open-game.js';
import type { PolicyMaker } from '../board.js';
import { prepareChallenge } from '../moves/challenge-parts.js';
import { Guesser } from './guesser.js';

/** Lets the reader guess the moves of a game. The policy of `solve/` hides the moves that follow. */
export const policy: PolicyMaker = (board) => ({
  open(tree) {
    if (!asksForGuesses(board.host)) return undefined;
    prepareChallenge(board);
    const guesser = new Guesser(board, tree);
    return { game: openGame(guesser.guess.tree), node: guesser.start, challenge: guesser };
  },
});
