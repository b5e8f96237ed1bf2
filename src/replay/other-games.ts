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
