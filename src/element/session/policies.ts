import { chunkIfLoaded } from '../platform/load-chunk.js';
import { hideResult } from './hide-result.js';
import type { PolicyMaker } from '../board.js';

let makers: readonly PolicyMaker[] = [];

/**
 * The policies of all boards, in the order in which they are asked. Those of a part are there once it is loaded.
 * `RecordController` loads a part that hides moves before it opens the record.
 */
export function policyMakers(): readonly PolicyMaker[] {
  const loaded = [
    chunkIfLoaded('guess')?.guessing,
    chunkIfLoaded('solve')?.solving,
    hideResult,
    chunkIfLoaded('reader')?.reviewing,
    chunkIfLoaded('try')?.trying,
  ].filter((maker) => maker !== undefined);
  if (loaded.length > makers.length) makers = loaded;
  return makers;
}
