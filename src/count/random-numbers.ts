/** Random numbers that are the same for the same seed, so that a position is always judged alike (xorshift32). */
export class RandomNumbers {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** An integer from 0, less than `limit`. */
  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return Math.floor(((state >>> 0) / 0x100000000) * limit);
  }
}
