import { setOtherGames } from '../../replay/games.js';
import { otherGames } from '../../replay/other-games.js';
import { type OtherStyles, setOtherStyles } from './build-layout.js';
import { hexGround, hexMarks } from '../scene/hex-scene.js';
import { layHex, turnHex } from './hex-layout.js';
import { layOthello, othelloGround } from './othello-board.js';

/** The boards that differ from Go's in more than their star points. */
export const otherBoards: OtherStyles = {
  hex: { turnStep: 30, lay: layHex, turn: turnHex, ground: hexGround, decorate: hexMarks },
  othello: { theme: 'felt', turnStep: 90, lay: layOthello, ground: othelloGround },
};

/** Adds replays and layouts of games other than Go: the file that every page loads has only Go. */
export function addOtherGames(): void {
  setOtherGames(otherGames);
  setOtherStyles(otherBoards);
}
