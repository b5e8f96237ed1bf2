import { addGames, type BoardKind } from '../../replay/games.js';
import { otherGames } from '../../replay/other-games.js';
import { addBoardStyles, type BoardStyle } from './build-layout.js';
import { hexGround, hexMarks } from '../scene/hex-scene.js';
import { layHex, turnHex } from './hex-layout.js';
import { layOthello, othelloGround } from './othello-board.js';

/** The boards that differ from Go's in more than their star points. */
export const otherBoards: ReadonlyMap<BoardKind, BoardStyle> = new Map<BoardKind, BoardStyle>([
  ['hex', { turnStep: 30, lay: layHex, turn: turnHex, ground: hexGround, decorate: hexMarks }],
  ['othello', { theme: 'felt', turnStep: 90, lay: layOthello, ground: othelloGround }],
]);

/** Registers all games with replays and layouts: only Go is in the file that every page loads. */
export function addOtherGames(): void {
  addGames(otherGames);
  addBoardStyles(otherBoards);
}
