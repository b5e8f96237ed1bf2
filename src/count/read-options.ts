import { readHandicap } from '../game/info/handicaps.js';
import { hasHundredths, readKomi } from '../game/info/komi.js';
import type { GameTree } from '../sgf/game-tree.js';
import { simpleTextAt } from '../sgf/values.js';
import type { CountOptions } from './count-score.js';

/** What a record says about counting its game: RU, KM and HA. */
export function readCountOptions(
  tree: GameTree,
): Pick<CountOptions, 'rules' | 'komi' | 'handicap'> {
  const text = (identifier: string) => simpleTextAt(tree, tree.root, identifier);
  return {
    rules: text('RU'),
    komi: readKomi(text('KM'), hasHundredths(tree)).points,
    handicap: readHandicap(text('HA')).stones,
  };
}
