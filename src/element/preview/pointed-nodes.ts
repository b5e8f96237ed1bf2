import type { NodeId } from '../../sgf/game-tree.js';
import type { Board, Part } from '../board.js';
import type { Place } from '../../game/place.js';
import { boxOf, scaleOf } from '../platform/spot.js';
import { stepsAlong } from '../ui/slider.js';
import { type NodePreview, previewOf, type PreviewSource } from './node-preview.js';

/** A node under the pointer or the focus, and the source that shows it. */
interface Pointed {
  readonly source: PreviewSource;
  readonly node: NodeId;
}

export const mount = (board: Board): Part => new PointedNodes(board);

/** Previews of the nodes along the slider, and of the nodes that follow the shown one. */
class PointedNodes implements Part {
  readonly #board: Board;
  readonly #preview: NodePreview;
  readonly #slider: PreviewSource;
  readonly #ways: PreviewSource;
  #place: Place;
  /** The source whose preview the focus has opened; it stays open wherever the pointer goes. */
  #focused: PreviewSource | undefined;
  readonly #listeners: readonly (readonly [type: string, listener: (event: Event) => void])[] = [
    ['pointermove', (event) => this.#point(event as PointerEvent)],
    ['pointerleave', () => this.#leave()],
    ['pointerup', (event) => this.#lift(event as PointerEvent)],
    ['pointercancel', (event) => this.#lift(event as PointerEvent)],
    ['focusin', ({ target }) => this.#focus(target as Element)],
    ['focusout', () => this.#hideAll()],
    ['input', ({ target }) => this.#show(this.#at(target as Element))],
  ];

  constructor(board: Board) {
    const { frame, root } = board.shell;
    const changed = (node?: NodeId) => {
      if (node === undefined) this.#focused = undefined;
    };
    this.#board = board;
    this.#preview = previewOf(board);
    this.#place = board.session.place;
    this.#slider = { isQuick: true, placeOf: (node) => this.#placeAlong(node), changed };
    this.#ways = { placeOf: (node) => this.#placeOfWay(node), changed };
    for (const [type, listener] of this.#listeners) frame.addEventListener(type, listener);
    if (root.activeElement) this.#focus(root.activeElement); // the focus has loaded this part
  }

  update(): void {
    const { place } = this.#board.session;
    const { node, tree } = this.#place;
    this.#place = place;
    if (place.node === node && place.tree === tree) return;
    this.#preview.hide(this.#ways);
    if (this.#focused) this.#show({ source: this.#focused, node: place.node });
  }

  release(): void {
    const { frame } = this.#board.shell;
    for (const [type, listener] of this.#listeners) frame.removeEventListener(type, listener);
    this.#hideAll();
  }

  /**
   * Shows the node under a mouse. A finger that drags the slider gets a preview above it (`input`); otherwise it
   * presses or scrolls.
   */
  #point({ target, clientX, pointerType }: PointerEvent): void {
    const element = target as Element;
    if (pointerType === 'touch' || element.closest('.preview')) return;
    const pointed = this.#at(element, clientX);
    this.#leave(pointed?.source);
    this.#show(pointed);
  }

  #leave(to?: PreviewSource): void {
    for (const source of [this.#slider, this.#ways])
      if (source !== to && source !== this.#focused) this.#preview.hide(source);
  }

  #lift({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') this.#preview.hide(this.#slider);
  }

  #focus(element: Element): void {
    const pointed = element.matches(':focus-visible') ? this.#at(element) : undefined;
    this.#show(pointed);
    this.#focused = pointed?.source;
  }

  #hideAll(): void {
    this.#preview.hide(this.#slider);
    this.#preview.hide(this.#ways);
  }

  #show(pointed: Pointed | undefined): void {
    if (pointed) this.#preview.show(pointed.source, pointed.node);
  }

  /** The node of an element: of a variation button, or of the slider at its thumb or where it is pointed at. */
  #at(element: Element, clientX?: number): Pointed | undefined {
    const { place } = this.#board.session;
    if (element === this.#input) {
      const node = clientX === undefined ? place.node : this.#nodeAlong(clientX);
      return { source: this.#slider, node };
    }
    const button = element.closest('button');
    const node = button
      ? place.tree.children(place.node)[this.#wayButtons.indexOf(button)]
      : undefined;
    return node === undefined ? undefined : { source: this.#ways, node };
  }

  get #input(): HTMLInputElement | null {
    return this.#board.shell.controls.querySelector('input');
  }

  get #wayButtons(): HTMLElement[] {
    return [...this.#board.shell.comment.querySelectorAll<HTMLElement>('.flow .branch:not(.all)')];
  }

  #placeOfWay(node: NodeId): DOMRect {
    const { place } = this.#board.session;
    const button = this.#wayButtons[place.tree.children(place.node).indexOf(node)];
    return button ? boxOf(button) : new DOMRect();
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
