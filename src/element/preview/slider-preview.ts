import type { NodeId } from '../../sgf/game-tree.js';
import type { Board, Part } from '../board.js';
import type { Place } from '../../game/place.js';
import { boxOf, scaleOf } from '../platform/spot.js';
import { stepsAlong } from '../ui/slider.js';
import { type NodePreview, previewOf, type PreviewSource } from './node-preview.js';

/** Shows the node of the slider under the pointer, or at its thumb while it has the focus. */
export class SliderPreview implements Part {
  readonly #board: Board;
  readonly #preview: NodePreview;
  readonly #source: PreviewSource;
  #place: Place;
  /** Whether the focus has opened the preview; it then stays open wherever the pointer goes. */
  #isFocused = false;
  readonly #listeners: readonly (readonly [type: string, listener: (event: Event) => void])[] = [
    ['pointermove', (event) => this.#point(event as PointerEvent)],
    ['pointerleave', () => this.#leave()],
    ['pointerup', (event) => this.#lift(event as PointerEvent)],
    ['pointercancel', (event) => this.#lift(event as PointerEvent)],
    ['focusin', ({ target }) => this.#focus(target as Element)],
    ['focusout', () => this.#blur()],
    ['input', ({ target }) => target === this.#input && this.#showShown()],
  ];

  constructor(board: Board) {
    const { frame, root } = board.shell;
    this.#board = board;
    this.#preview = previewOf(board);
    this.#place = board.session.place;
    this.#source = {
      isQuick: true,
      placeOf: (node) => this.#placeAlong(node),
      changed: (node) => {
        if (node === undefined) this.#isFocused = false;
      },
    };
    for (const [type, listener] of this.#listeners) frame.addEventListener(type, listener);
    if (root.activeElement) this.#focus(root.activeElement); // the focus has loaded this part
  }

  update(): void {
    const { place } = this.#board.session;
    const { node, tree } = this.#place;
    this.#place = place;
    if (this.#isFocused && (place.node !== node || place.tree !== tree)) this.#showShown();
  }

  release(): void {
    const { frame } = this.#board.shell;
    for (const [type, listener] of this.#listeners) frame.removeEventListener(type, listener);
    this.#preview.hide(this.#source);
  }

  /**
   * Shows the node under a mouse. A finger that drags the slider gets a preview above it (`input`); otherwise it
   * presses or scrolls.
   */
  #point({ target, clientX, pointerType }: PointerEvent): void {
    const element = target as Element;
    if (pointerType === 'touch' || element.closest('.preview')) return;
    if (element === this.#input) this.#preview.show(this.#source, this.#nodeAlong(clientX));
    else this.#leave();
  }

  #leave(): void {
    if (!this.#isFocused) this.#preview.hide(this.#source);
  }

  #lift({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') this.#preview.hide(this.#source);
  }

  #focus(element: Element): void {
    if (element !== this.#input || !element.matches(':focus-visible')) return;
    this.#showShown();
    this.#isFocused = true;
  }

  #blur(): void {
    this.#isFocused = false; // `changed` is not called if no preview is shown
    this.#preview.hide(this.#source);
  }

  #showShown(): void {
    this.#preview.show(this.#source, this.#board.session.node);
  }

  get #input(): HTMLInputElement | null {
    return this.#board.shell.controls.querySelector('input');
  }

  #placeAlong(node: NodeId): DOMRect {
    const { line } = this.#board.session.place;
    const { left, top, height, distance } = this.#along();
    return new DOMRect(left + line.indexOf(node) * distance, top, 0, height);
  }

  #nodeAlong(clientX: number): NodeId {
    const { line, node } = this.#board.session.place;
    const { left, distance } = this.#along();
    const index = Math.round((clientX - left) / distance);
    return line[Math.max(0, Math.min(index, line.length - 1))] ?? node;
  }

  /** Position of the slider's first step in the window, and the distance between steps. */
  #along() {
    const input = this.#input ?? this.#board.shell.controls;
    const { left, top, height } = boxOf(input);
    const scale = scaleOf(input);
    const { start, distance } = stepsAlong(input, this.#board.session.timeLine);
    return { left: left + start * scale, top, height, distance: distance * scale };
  }
}
