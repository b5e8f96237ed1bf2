import type { ReactiveController } from 'lit';
import type { BoardContext } from '../context.js';
import { type Feature, features } from '../features.js';
import type { Part } from '../part.js';
import { whenIdle } from '../when-idle.js';

/**
 * Has the features of a board follow it, each as long as the board needs it. What may wait comes when the page is idle
 * (or after two seconds), with the first touch, or when the board is to play. Readers who save data wait for the touch.
 */
export class FeatureController implements ReactiveController {
  /** Whether what may wait has waited long enough. */
  isAwake = false;
  readonly #board: BoardContext;
  /** Those that have been wanted; `undefined` while one is on its way. */
  readonly #parts = new Map<Feature, Part | undefined>();
  #isExpected = false;
  /** Grows each time that the board leaves the page: what comes later is not wanted. */
  #visit = 0;

  constructor(board: BoardContext) {
    const { host, shell } = board;
    this.#board = board;
    host.addController(this);
    for (const type of ['pointerover', 'focusin'])
      shell.frame.addEventListener(type, this.#wake, { once: true });
  }

  hostUpdated(): void {
    const { host, arrangement } = this.#board;
    const { collection } = host;
    if (collection && !this.#isExpected) {
      this.#isExpected = true;
      if (host.autoplay && arrangement.isPlayable) this.isAwake = true;
      else whenIdle(this.#wake);
    }
    for (const feature of features) {
      const mayCome = feature.isUrgent || (this.isAwake && collection);
      const isWanted = mayCome && feature.when(this.#board);
      const part = this.#parts.get(feature);
      if (part) part[isWanted ? 'update' : 'hide']?.();
      else if (isWanted && !this.#parts.has(feature)) void this.#load(feature);
    }
  }

  hostDisconnected(): void {
    this.#visit++;
    for (const [feature, part] of this.#parts) {
      if (part && !part.release) part.hide?.();
      else this.#parts.delete(feature);
      part?.release?.();
    }
  }

  async #load(feature: Feature): Promise<void> {
    const visit = this.#visit;
    this.#parts.set(feature, undefined);
    const part = await feature.load(this.#board);
    if (visit !== this.#visit) return part?.release?.();
    this.#parts.set(feature, part);
    part?.update();
  }

  readonly #wake = (): void => {
    if (this.isAwake) return;
    this.isAwake = true;
    if (this.#board.host.isConnected) this.#board.host.requestUpdate();
  };
}
