import type { Point } from '../../rules/point.js';
import { type Crop, cropAround, fullCrop } from '../../view/layout.js';
import type { OpenGame } from '../open-game.js';
import { warnOnce } from '../options.js';

export interface ViewHost extends HTMLElement {
  readonly view: string;
  requestUpdate(): void;
}

/** What `auto`, `full` and no value at all stand for needs no working out. */
const plain = /^(auto|full)?$/;

/** Which part of the board is shown. What the attribute `view` names is worked out by a chunk. */
export class ViewController {
  /** False while that chunk is on its way: the board is better not painted yet. */
  isKnown = true;
  readonly #host: ViewHost;
  #crop: Crop | undefined;
  #game: OpenGame | undefined;

  constructor(host: ViewHost) {
    this.#host = host;
  }

  /** Reads the attribute anew, for a game. */
  async read(game: OpenGame): Promise<void> {
    const { view } = this.#host;
    this.#game = game;
    this.#crop = undefined;
    this.isKnown = plain.test(view);
    if (this.isKnown) return;
    const crop = await import('../../view/view-option.js').then(
      ({ readCrop }) => readCrop(view, game.replayer),
      () => fullCrop(game.replayer.size), // better the whole board than none
    );
    if (game !== this.#game || view !== this.#host.view) return;
    if (!crop) {
      const corners =
        'two corners (A1-J10, cc:ff), a corner and its size (top-right 10, bottom-left 10x6)';
      warnOnce(this.#host, 'view', `auto, full, fit, ${corners}`);
    }
    this.#crop = crop;
    this.isKnown = true;
    this.#host.requestUpdate();
  }

  /** The crop: what the attribute names, else what the record itself says (VW), else all. */
  cropOf({ replayer }: OpenGame, recorded: readonly Point[] = []): Crop {
    const isFull = this.#host.view === 'full';
    const own = isFull ? undefined : cropAround(recorded, replayer.size);
    return this.#crop ?? own ?? fullCrop(replayer.size);
  }
}
