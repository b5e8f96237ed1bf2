import type { Color, Point } from '../../rules/point.js';
import { isHinted, withGhost } from '../../view/scene/overlays.js';
import type { Scene } from '../../view/scene/shapes.js';
import type { BoardContext } from '../context.js';
import type { Shown } from './picture.js';
import type { PointAction } from '../session/policy.js';
import { actionAt, selectPoint } from '../session/select-point.js';
import type { Layout } from '../../view/layout/layout.js';
import { placeLayout } from '../../view/layout/placement.js';
import { pointAtPlace } from '../../view/layout/point-at-place.js';

/** What lies under a pointer. */
interface Target {
  readonly point: Point;
  readonly isHinted: boolean;
}

/** A stone that a click would play. */
interface Ghost {
  readonly point: Point;
  readonly color: Color;
}

/**
 * Follows the pointer over a board: shows the move that the record goes on with there as a ghost, and
 * goes where a click leads. Fingers only click: what they drag is the page, or the game (`steering/swipe.ts`).
 */
export class BoardPointer {
  readonly #board: BoardContext;
  #lastType = '';
  /** Where the pointer is; a finger is nowhere. */
  #spot: Spot | undefined;
  /** The point on which the board shows a ghost. */
  #ghost: Point | undefined;
  /** What was found last, and for what: a pointer moves much on one point. */
  #found:
    { readonly asked: readonly unknown[]; readonly action: PointAction | undefined } | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  take({ type, pointerType }: PointerEvent, spot: Spot): void {
    const { session, picture, host } = this.#board;
    const isTouch = (pointerType || this.#lastType) === 'touch';
    this.#lastType = pointerType || this.#lastType; // some browsers don't tell what has clicked
    if (type === 'click') {
      const target = this.#targetAt(spot);
      if (!target) return;
      if (isTouch && session.takesMoves && session.lines) session.lines.touch.tap(target.point);
      else selectPoint(this.#board, target.point, target.isHinted);
    } else if (!isTouch) {
      this.#spot = type === 'pointermove' ? spot : undefined;
      const isLaid = picture.overlays.has('pointer');
      if (!isLaid) picture.lay('pointer', this.#overlay);
      else if (this.#aim()?.point !== this.#ghost) host.requestUpdate();
    }
  }

  /** Called for each scene: when another node is shown, another move is under a pointer that rests. */
  readonly #overlay = ({ scene, layout }: Shown): Scene => {
    const ghost = this.#aim();
    this.#ghost = ghost?.point;
    return ghost ? withGhost(scene, ghost.point, ghost.color, layout) : scene;
  };

  /** The stone that a click would play; a hand shows that a click leads to another node. */
  #aim(): Ghost | undefined {
    const { session } = this.#board;
    const target = this.#spot && this.#targetAt(this.#spot);
    const action = target && this.#actionAt(target);
    if (!target || !action || action.kind === 'nothing') return this.#point(false);
    const isFree = !session.position.board.at(target.point);
    const isWay = action.kind === 'play' ? isFree : action.node !== session.node;
    const isPlayed = action.kind === 'go' && action.isPlayed;
    this.#point(isWay);
    return isWay && !isPlayed ? { point: target.point, color: action.color } : undefined;
  }

  #point(isWay: boolean): undefined {
    this.#board.shell.canvas.style.cursor = isWay ? 'pointer' : '';
  }

  #actionAt(target: Target): PointAction | undefined {
    const { game, node } = this.#board.session;
    const { point, isHinted } = target;
    const asked = [game, node, point, isHinted] as const;
    if (asked.some((part, index) => part !== this.#found?.asked[index]))
      this.#found = { asked, action: actionAt(this.#board, point, isHinted) };
    return this.#found?.action;
  }

  /** What lies under a spot; nothing in a diagram, which is a picture. */
  #targetAt(spot: Spot): Target | undefined {
    const { picture, arrangement, shell } = this.#board;
    const { shown } = picture;
    if (!shown || !arrangement.isPlayable) return undefined;
    const point = pointAtSpot(spot, shell.canvas, shown.layout);
    return point === undefined
      ? undefined
      : { point, isHinted: isHinted(point, shown.scene, shown.layout) };
  }
}

/** A place on a canvas, in shares of its width and height. */
export type Spot = readonly [across: number, down: number];

/** The point under a spot of a canvas. */
export function pointAtSpot(
  [across, down]: Spot,
  { width, height }: HTMLCanvasElement,
  layout: Layout,
): Point | undefined {
  const { cell, left, top } = placeLayout(layout, width, height);
  return pointAtPlace(layout, (across * width - left) / cell, (down * height - top) / cell);
}

/** Where an event of a pointer or a finger is in the window, in CSS pixels. */
export interface ClientPlace {
  readonly clientX: number;
  readonly clientY: number;
}

export function spotOf({ clientX, clientY }: ClientPlace, canvas: HTMLCanvasElement): Spot {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}
