import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { isHinted, withGhost } from '../../view/ghost.js';
import { placeLayout } from '../../view/placement.js';
import { pointAtPlace } from '../../view/point-at-place.js';
import type { Scene } from '../../view/shapes.js';
import type { Shown, ViewController } from '../controllers/view-controller.js';
import { openGame } from '../open-game.js';
import { type PointedMove, pointedMove } from './pointed-move.js';

/** Shows a node, as the reader wants. */
export type Enter = (node: NodeId) => boolean;

/** A place on the canvas, in shares of its width and height. */
export type Spot = readonly [across: number, down: number];

const pointers = new WeakMap<ViewController, BoardPointer>();

/** Takes a `pointermove`, `pointerleave` or `click` of a board's canvas. */
export function takePointer(
  event: PointerEvent,
  spot: Spot,
  canvas: HTMLCanvasElement,
  view: ViewController,
  enter: Enter,
): void {
  const pointer = pointers.get(view) ?? new BoardPointer(canvas, view, enter);
  pointers.set(view, pointer);
  pointer.take(event, spot);
}

/**
 * Follows the pointer over a board: shows the move that the record goes on with there as a ghost, and
 * goes where a click leads. Fingers only click: what they drag is the page, or the game (`steering/swipe.ts`).
 */
class BoardPointer {
  readonly #view: ViewController;
  readonly #canvas: HTMLCanvasElement;
  readonly #enter: Enter;
  /** Where the pointer is; a finger is nowhere. */
  #spot: Spot | undefined;
  /** The point on which the board shows a ghost. */
  #haunted: Point | undefined;
  /** The move that was found last, and for what: a pointer moves much on one point. */
  #found:
    { readonly asked: readonly unknown[]; readonly move: PointedMove | undefined } | undefined;

  constructor(canvas: HTMLCanvasElement, view: ViewController, enter: Enter) {
    this.#canvas = canvas;
    this.#view = view;
    this.#enter = enter;
  }

  take({ type, pointerType }: PointerEvent, spot: Spot): void {
    if (type === 'click') {
      const move = this.#moveAt(spot);
      if (move) this.#enter(move.node);
    } else if (pointerType !== 'touch') {
      this.#spot = type === 'pointermove' ? spot : undefined;
      const isLaid = this.#view.covers.has('pointer');
      if (!isLaid) this.#view.lay('pointer', this.#cover);
      else if (hauntedBy(this.#aim()) !== this.#haunted) this.#view.host.requestUpdate();
    }
  }

  /** Called for each scene: when another node is shown, another move is under a pointer that rests. */
  readonly #cover = ({ scene, layout }: Shown): Scene => {
    const move = this.#aim();
    this.#haunted = hauntedBy(move);
    return move && !move.isPlayed ? withGhost(scene, move.point, move.color, layout) : scene;
  };

  /** The move under the pointer; a hand shows that a click leads to another node. */
  #aim(): PointedMove | undefined {
    const move = this.#spot && this.#moveAt(this.#spot);
    this.#canvas.style.cursor = move && move.node !== this.#view.host.node ? 'pointer' : '';
    return move;
  }

  #moveAt([across, down]: Spot): PointedMove | undefined {
    const { shown, host } = this.#view;
    const { width, height, tabIndex } = this.#canvas;
    if (!shown || tabIndex < 0) return undefined; // a diagram is a picture
    const { scene, layout } = shown;
    const { cell, left, top } = placeLayout(layout, width, height);
    const [x, y] = [(across * width - left) / cell, (down * height - top) / cell];
    const point = pointAtPlace(layout, x, y);
    if (point === undefined) return undefined;
    const asked = [host.tree, host.node, point, isHinted(point, scene, layout)] as const;
    if (asked.some((part, index) => part !== this.#found?.asked[index])) {
      const [tree, ...what] = asked;
      this.#found = { asked, move: pointedMove(openGame(tree).replayer, ...what) };
    }
    return this.#found?.move;
  }
}

function hauntedBy(move: PointedMove | undefined): Point | undefined {
  return move?.isPlayed === false ? move.point : undefined;
}
