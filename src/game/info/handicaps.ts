import { readNumber } from '../../sgf/values.js';

/** HA: how many stones; `stones` is missing where the record says it in words (I-35, I-36). */
export interface Handicap {
  readonly raw: string;
  readonly stones?: number;
}

/** OH: who takes Black from game to game, before komi was known (000 §OH; I-53). */
export interface OldHandicap {
  readonly raw: string;
  /** The weaker player's colours and stones in turn: `['B', 'W', 'B']`, `['B', '2']`; [] if unread. */
  readonly pattern: readonly string[];
  /** Which entry of the pattern brackets name as this game's, from 0. */
  readonly current?: number;
  readonly name?: 'tagai-sen' | 'sen-ai-sen' | 'josen' | 'sen-ni-sen' | 'sen-ni';
}

export function readHandicap(raw: string): Handicap {
  const stones = readNumber(raw);
  return stones === undefined || stones < 0 ? { raw } : { raw, stones };
}

/** The order of a pattern depends on the games played, its name does not. */
const names: Readonly<Partial<Record<string, OldHandicap['name']>>> = {
  BW: 'tagai-sen',
  BBW: 'sen-ai-sen',
  B: 'josen',
  '2BB': 'sen-ni-sen',
  '2B': 'sen-ni',
};

/** Longer texts are no pattern. */
const LONGEST_PATTERN = 40;

export function readOldHandicap(raw: string): OldHandicap {
  const text = raw.slice(0, LONGEST_PATTERN + 1).replace(/[\s-]/g, '');
  if (text.length > LONGEST_PATTERN || !/^(?:[BW2-9]|\([BW2-9]\))+$/.test(text)) {
    return { raw, pattern: [] };
  }
  const pattern = text.match(/[^()]/g) ?? [];
  const name = names[[...pattern].sort().join('')];
  const current = text.indexOf('(');
  return { raw, pattern, ...(current >= 0 && { current }), ...(name && { name }) };
}
