import { readGameInfo } from '../game/info/game-info.js';
import type { GameTree } from '../sgf/game-tree.js';
import type { CountOptions } from './count-score.js';

/** What a record says about counting its game: RU, KM and HA, also in the forms of dialects and in later nodes. */
export function readCountOptions(
  tree: GameTree,
): Pick<CountOptions, 'rules' | 'komi' | 'handicap'> {
  const { komi, handicap, texts } = readGameInfo(tree);
  return { rules: texts['RU'], komi: komi?.points, handicap: handicap?.stones };
}
