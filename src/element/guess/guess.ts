import { asksForGuesses } from '../attributes.js';
import { openGame } from '../session/open-game.js';
import type { PolicyMaker } from '../board.js';
import { beginAsking } from '../solve/solve.js';
import { Guesser } from './guesser.js';

/** The reader guesses moves of a game. The policy of `solve/` hides what comes next. */
export const guessing: PolicyMaker = (board) => ({
  open(tree) {
    if (!asksForGuesses(board.host)) return undefined;
    beginAsking(board);
    const guesser = (board.session.solver = new Guesser(board, tree));
    return { game: openGame(guesser.guess.tree), node: guesser.start };
  },
});
