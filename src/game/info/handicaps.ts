import { readNumber } from '../../sgf/values.js';

/** HA: the number of stones, also `2子`; `stones` is missing if the record has it in words (I-35, I-36). */
export interface Handicap {
  readonly raw: string;
  readonly stones?: number;
}

/** OH: who takes Black from game to game, before there was komi (000 §OH; I-53). */
export interface OldHandicap {
  readonly raw: string;
  /** The weaker player's colours and stones in turn: `['B', 'W', 'B']`, `['B', '2']`; [] if unreadable. */
  readonly pattern: readonly string[];
  /** The index of the entry in brackets, which is this game's. */
  readonly current?: number;
  readonly name?: 'tagai-sen' | 'sen-ai-sen' | 'josen' | 'sen-ni-sen' | 'sen-ni';
}

export function readHandicap(raw: string): Handicap {
  const stones = readNumber(raw.replace(/\s*子\s*$/, ''));
  return stones === undefined || stones < 0 ? { raw } : { raw, stones };
}

/** Names by sorted pattern: its order depends on the games played. */
const names: Readonly<Partial<Record<string, OldHandicap['name']>>> = {
  BW: 'tagai-sen',
  BBW: 'sen-ai-sen',
  B: 'josen',
  '2BB': 'sen-ni-sen',
  '2B': 'sen-ni',
};

/** Longest text that is read as a pattern. */
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
