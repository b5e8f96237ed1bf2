import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Step } from '../place.js';

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'back10',
  PageDown: 'forward10',
  Home: 'first',
  End: 'last',
};

/**
 * Keys step the board while it has the focus; never elsewhere. A key that does nothing here, or
 * that belongs to a text that scrolls or a slider, is left to the browser.
 */
export class KeyController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #take: (step: Step) => boolean;

  constructor(host: ReactiveControllerHost & HTMLElement, take: (step: Step) => boolean) {
    this.#host = host;
    this.#take = take;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath();
    const step = steps[event.key];
    if (!step || !(target instanceof Element) || target.getRootNode() !== this.#host.shadowRoot) return;
    if (target.matches('input, [part~="comment"]')) return;
    if (this.#take(step)) event.preventDefault();
  };
}
