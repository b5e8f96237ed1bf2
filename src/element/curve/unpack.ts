import type { Evaluation } from '../../game/evaluations.js';
import { unpack } from '../platform/unpack.js';

/** Longest unpacked analysis, in bytes; KaTrain writes 120,000 for an empty board. */
const LONGEST = 1_000_000;

/**
 * Unpacks the analysis that KaTrain writes as the third value of `KT`: JSON, packed with gzip, in Base64. The win rate
 * and the lead of its root are Black's. Returns `undefined` if it can't be read.
 */
export async function unpackEvaluation(packed: string): Promise<Evaluation | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/\s/g, '')), (char) => char.charCodeAt(0));
    const text = new TextDecoder().decode(await unpack(bytes, LONGEST));
    const { root } = JSON.parse(text) as { root?: Record<string, unknown> };
    const winRate = numberIn(root?.['winrate'], 0, 1);
    const score = numberIn(root?.['scoreLead'], -1000, 1000);
    return winRate === undefined && score === undefined ? undefined : { winRate, score };
  } catch {
    return undefined; // the value may be anything
  }
}

function numberIn(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
