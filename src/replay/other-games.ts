/*
 * How to add a game.
 *
 * You can add games in which black and white stones are placed, flipped or removed but never moved, and a point holds
 * at most one stone (a cell has two bits). Othello is an example. The tree, markup, captions, addresses and going back
 * need no changes.
 *
 * 1. Add its number to `game/game-type.ts`, and its board size, if that is not 19, to `game/board-size.ts`.
 * 2. Write the effect of a move, as in `rules/othello.ts`: `on(board)` places the four discs of the start, and `play`
 *    places a disc and flips others, always with `board.put`, so that going back works by itself.
 * 3. Write how its points are named, as in `replay/notation/othello-notation.ts`: Go's letters, or its own `f5`. A game
 *    that names its points as Go does (gomoku) needs no notation of its own.
 * 4. Add an entry to `otherGames` below. `isReadable` is for games whose notation SGF does not define: a record in
 *    another notation is shown as text. Add its kind to `BoardKind` in `games.ts`, and its name to `texts/en/board.ts`
 *    and `texts/languages/`. With these lines `sgf-board/core` plays the game, and the element shows it on a board like
 *    Go's.
 * 5. If its board does not look like Go's, write its layout and its empty board, as in `view/layout/othello-board.ts`,
 *    and add an entry to `view/layout/other-boards.ts`. Add its own shapes to `view/scene/shapes.ts` and
 *    `view/paint/cell-drawings.ts`; both painters draw them.
 * 6. Write tests like `test/rules/othello.test.ts`, and add diagrams to `test/replay/other-games.test.ts`.
 *    `test/replay/game-types.test.ts` lists the games without a board.
 * 7. Update `demo/reference/supported.md`, `demo/games.html` and CHANGELOG, and check the sizes that `npm run build`
 *    prints.
 */

import { GOMOKU, HEX, OTHELLO } from '../game/game-type.js';
import { gomoku } from '../rules/gomoku.js';
import { hex } from '../rules/hex.js';
import { othello } from '../rules/othello.js';
import type { BoardSize } from '../rules/point.js';
import { type GameTree, nodesOf } from '../sgf/game-tree.js';
import type { OtherGames } from './games.js';
import { goNotation } from './notation/go-notation.js';
import { hexNotation } from './notation/hex-notation.js';
import type { Notation } from './notation/notation.js';
import { othelloNotation } from './notation/othello-notation.js';

/** The games other than Go that have a board here. */
export const otherGames: OtherGames = {
  othello: {
    gameType: OTHELLO,
    ruleset: othello,
    notation: othelloNotation,
    boardKind: 'othello',
    isReadable,
  },
  gomoku: {
    gameType: GOMOKU,
    ruleset: gomoku,
    notation: goNotation,
    boardKind: 'gomoku',
    isReadable,
  },
  hex: { gameType: HEX, ruleset: hex, notation: hexNotation, boardKind: 'hex' },
};

/** SGF leaves the moves of these games undefined: false if no move of a record uses our notation (G-41). */
function isReadable(tree: GameTree, notation: Notation, size: BoardSize): boolean {
  let hasMoves = false;
  for (const node of nodesOf(tree)) {
    for (const raw of [...tree.values(node, 'B'), ...tree.values(node, 'W')]) {
      if (raw.trim() === '') continue;
      if (notation.readMove(raw, size) !== undefined) return true;
      hasMoves = true;
    }
  }
  return !hasMoves;
}
