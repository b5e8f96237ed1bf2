import type { GameTree } from '../sgf/game-tree.js';
import { readGameType } from './game-type.js';

/** The games of GM, from 1 (FF[4] and 000 §Games; G-01 to G-40). */
const names = `Go, Othello, Chess, Gomoku/Renju, Nine Men's Morris, Backgammon,
  Xiangqi, Shogi, Lines of Action, Ataxx, Hex, Jungle,
  Neutron, Phutball, Quadrature, Trax, Tantrix, Amazons,
  Octi, Gess, Twixt, Zèrtz, Plateau, Yinsh,
  Pünct, Gobblet, Hive, Exxit, Hnefatafl, Kuba,
  Tripples, Chase, Tumbling Down, Sahara, Byte, Focus,
  Dvonn, Tamsk, Gipf, Kropki`.split(/,\s+/);

/** The English name of a game by its GM number, or `undefined` for an unassigned number (G-43). */
export function gameName(gameType: number): string | undefined {
  return names[gameType - 1];
}

/** The English name of a record's game (G-41, G-43). */
export function nameOfGame(tree: GameTree): string {
  const gameType = readGameType(tree);
  return gameName(gameType) ?? `Unknown game ${gameType}`;
}
