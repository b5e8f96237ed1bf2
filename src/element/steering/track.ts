import { observeSize } from '../controllers/observers.js';
import { landmarksOf } from './landmarks.js';
import type { Steered } from './steering.js';
import { trackPaths } from './track-marks.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws along the slider where comments, branchings and bookmarks are: once for each line and width. */
export class Track {
  readonly #steered: Steered;
  #drawing: SVGElement | undefined;
  #width = 0;
  #drawn: readonly unknown[] = [];
  #unwatch: (() => void) | undefined;

  constructor(steered: Steered) {
    this.#steered = steered;
  }

  update(): void {
    const { root, host } = { root: this.#steered.shell.controls, host: this.#steered.host };
    this.#drawing ??= root.querySelector<SVGElement>('.landmarks') ?? undefined;
    if (!this.#drawing || !host.isConnected) return;
    this.#unwatch ??= observeSize(this.#drawing, ({ cssWidth }) => {
      this.#width = cssWidth;
      this.#draw();
    });
    this.#draw();
  }

  release(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
  }

  #draw(): void {
    const { tree, place } = this.#steered.cursor;
    const wanted = [place.line, this.#width];
    if (!this.#drawing || !this.#width || wanted.every((part, at) => part === this.#drawn[at]))
      return;
    this.#drawn = wanted;
    const { worths } = landmarksOf(tree, place.line);
    const paths = trackPaths(worths, this.#width, this.#thumb).map(({ name, path }) => {
      const element = document.createElementNS(SVG, 'path');
      element.setAttribute('class', name);
      element.setAttribute('d', path);
      return element;
    });
    this.#drawing.replaceChildren(...paths);
  }

  /** The styles say how wide the thumb is. */
  get #thumb(): number {
    return parseFloat(getComputedStyle(this.#drawing as Element).getPropertyValue('--thumb'));
  }
}
