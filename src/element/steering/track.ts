import type { BoardContext } from '../context.js';
import { observeSize } from '../controllers/observers.js';
import { landmarksOf } from './landmarks.js';
import { trackPaths } from './track-marks.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws along the slider where comments, branchings and bookmarks are: once for each line and width. */
export class Track {
  readonly #board: BoardContext;
  readonly #drawing = svgElement('svg', 'landmarks');
  #width = 0;
  #drawn: readonly unknown[] = [];
  #unwatch: (() => void) | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#drawing.ariaHidden = 'true';
  }

  update(): void {
    const { host, shell } = this.#board;
    const track = shell.controls.querySelector('.track');
    if (!track || !host.isConnected) return;
    if (!this.#drawing.isConnected) track.prepend(this.#drawing);
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
    const { tree, place } = this.#board.session;
    const wanted = [place.line, this.#width];
    if (!this.#width || wanted.every((part, at) => part === this.#drawn[at])) return;
    this.#drawn = wanted;
    const { worths } = landmarksOf(tree, place.line);
    const paths = trackPaths(worths, this.#width, this.#thumb).map(({ name, path }) => {
      const element = svgElement('path', name);
      element.setAttribute('d', path);
      return element;
    });
    this.#drawing.replaceChildren(...paths);
  }

  /** The styles say how wide the thumb is. */
  get #thumb(): number {
    return parseFloat(getComputedStyle(this.#drawing).getPropertyValue('--thumb'));
  }
}

function svgElement<Tag extends 'svg' | 'path'>(tag: Tag, name: string): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute('class', name);
  return element;
}
