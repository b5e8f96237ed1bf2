import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { observeSize } from './observers.js';

/** Boxes narrower than this many CSS pixels have room for the board and three buttons. */
const TINY = 208;

/** Watches how much room there is; asks for an update where that makes a difference. */
export class BoxController implements ReactiveController {
  isTiny = false;
  readonly #host: ReactiveControllerHost;
  readonly #box: HTMLElement;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, box: HTMLElement) {
    this.#host = host;
    this.#box = box;
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = observeSize(this.#box, ({ cssWidth }) => {
      const isTiny = cssWidth > 0 ? cssWidth < TINY : this.isTiny; // nothing is known of a hidden box
      if (isTiny === this.isTiny) return;
      this.isTiny = isTiny;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
