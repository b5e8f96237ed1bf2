import { loadPart } from './load-part.js';

/** A part of a board: it follows the board, and leaves nothing behind. */
export interface Part {
  /** After each update of the board, as long as the part is wanted. */
  update(): unknown;
  /** When the part is not wanted now: closes what it has opened. */
  hide?(): void;
  /** When the board leaves the page; a new part is made if it comes back. */
  release?(): void;
}

/** A part whose chunk is loaded when it is first wanted. */
export class LazyPart implements Part {
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;
  #isLoading = false;
  /** The load that counts. */
  #wish: object | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  update(): void {
    this.#part?.update();
    if (!this.#isLoading) void this.#begin();
  }

  hide(): void {
    this.#part?.hide?.();
  }

  release(): void {
    this.#part?.release?.();
    this.#part = undefined;
    this.#isLoading = false;
    this.#wish = undefined;
  }

  async #begin(): Promise<void> {
    this.#isLoading = true;
    const wish = (this.#wish = {});
    const part = await loadPart(this.#load());
    if (wish !== this.#wish) return part?.release?.(); // the board has left the page meanwhile
    this.#part = part;
    part?.update();
  }
}
