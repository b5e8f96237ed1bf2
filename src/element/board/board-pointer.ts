import type { Point } from '../../rules/point.js';
import { isHinted, withGhost } from '../../view/ghost.js';
import type { Scene } from '../../view/shapes.js';
import type { Shown, ViewController } from '../controllers/view-controller.js';
import type { Cursor } from '../cursor.js';
import { TouchPlay } from '../own-moves/touch-play.js';
import { type PointedMove, pointedMove } from './pointed-move.js';
import { pointAtSpot, type Spot } from './point-at-spot.js';
import { selectPoint } from './select-point.js';

const pointers = new WeakMap<ViewController, BoardPointer>();

/** Takes a `pointermove`, `pointerleave` or `click` of a board's canvas. */
export function takePointer(
  event: PointerEvent,
  spot: Spot,
  canvas: HTMLCanvasElement,
  view: ViewController,
  cursor: Cursor,
): void {
  const pointer = pointers.get(view) ?? new BoardPointer(canvas, view, cursor);
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
  readonly #cursor: Cursor;
  #touch: TouchPlay | undefined;
  #lastType = '';
  /** Where the pointer is; a finger is nowhere. */
  #spot: Spot | undefined;
  /** The point on which the board shows a ghost. */
  #haunted: Point | undefined;
  /** The move that was found last, and for what: a pointer moves much on one point. */
  #found:
    { readonly asked: readonly unknown[]; readonly move: PointedMove | undefined } | undefined;

  constructor(canvas: HTMLCanvasElement, view: ViewController, cursor: Cursor) {
    this.#canvas = canvas;
    this.#view = view;
    this.#cursor = cursor;
  }

  take({ type, pointerType }: PointerEvent, spot: Spot): void {
    const isTouch = (pointerType || this.#lastType) === 'touch';
    this.#lastType = pointerType || this.#lastType; // some browsers don't tell what has clicked
    if (type === 'click') {
      const target = this.#targetAt(spot);
      if (!target) return;
      if (isTouch && this.#cursor.takesMoves) this.#touchPlay().tap(target.point);
      else selectPoint(this.#cursor, target.point, target.isHinted);
    } else if (!isTouch) {
      this.#spot = type === 'pointermove' ? spot : undefined;
      const isLaid = this.#view.covers.has('pointer');
      if (!isLaid) this.#view.lay('pointer', this.#cover);
      else if (hauntedBy(this.#aim()) !== this.#haunted) this.#view.host.requestUpdate();
    }
  }

  #touchPlay(): TouchPlay {
    return (this.#touch ??= new TouchPlay(this.#canvas, this.#view, this.#cursor));
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

  #moveAt(spot: Spot): PointedMove | undefined {
    const target = this.#targetAt(spot);
    if (!target) return undefined;
    const { game, node } = this.#cursor;
    const { point, isHinted } = target;
    const asked = [game, node, point, isHinted] as const;
    if (asked.some((part, index) => part !== this.#found?.asked[index])) {
      const move = pointedMove(game.replayer, node, point, isHinted) ?? this.#moveToPlay(point);
      this.#found = { asked, move };
    }
    return this.#found?.move;
  }

  /** The move that the reader would play. */
  #moveToPlay(point: Point): PointedMove | undefined {
    const { takesMoves, position } = this.#cursor;
    if (!takesMoves || position.board.at(point)) return undefined;
    return { node: undefined, point, color: position.toPlay, isPlayed: false };
  }

  /** What lies under a spot; nothing in a diagram, which is a picture. */
  #targetAt(spot: Spot): { readonly point: Point; readonly isHinted: boolean } | undefined {
    const { shown } = this.#view;
    if (!shown || this.#canvas.tabIndex < 0) return undefined;
    const point = pointAtSpot(spot, this.#canvas, shown.layout);
    return point === undefined
      ? undefined
      : { point, isHinted: isHinted(point, shown.scene, shown.layout) };
  }
}

function hauntedBy(move: PointedMove | undefined): Point | undefined {
  return move?.isPlayed === false ? move.point : undefined;
}
