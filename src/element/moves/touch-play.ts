import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enOwnMoves } from '../../texts/en/own-moves.js';
import { withGhost } from '../../view/scene/overlays.js';
import { placeOf } from '../../view/layout/layout.js';
import { placeLayout, toDevice } from '../../view/layout/placement.js';
import { pointAtSpot } from '../../view/layout/point-at-place.js';
import { boxOf, type ClientPlace, spotOf } from '../platform/spot.js';
import { actionAt, selectPoint } from './select-point.js';
import type { Board } from '../board.js';
import type { Shown } from '../picture/picture.js';

/** The stone that the next tap plays. */
interface Armed {
  readonly node: NodeId;
  readonly point: Point;
  readonly color: Color;
}

/** A finger that drags the stone. */
interface Drag {
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

/** Distance within which a finger takes hold of the stone: the larger of these CSS pixels and cells of the board. */
const NEAR_PX = 28;
const NEAR_CELLS = 1;
/** Distance of a dragged stone above the finger, which would hide it, in CSS pixels. */
const ABOVE_PX = 48;
const TREMBLE_PX = 8;
/** Width of points from which one tap answers a question, in CSS pixels. */
const SURE_PX = 28;

/**
 * Lets the reader play with a finger, which hides what it points at. The first tap shows the stone, and a second tap on
 * it plays it; in a problem with large points, the first tap plays. The finger can also drag the stone to its point and play it by lifting.
 */
export class TouchPlay {
  readonly #board: Board;
  readonly #canvas: HTMLCanvasElement;
  #armed: Armed | undefined;
  #drag: Drag | undefined;

  /** Adds listeners to the canvas, which go away with it. */
  constructor(board: Board) {
    const { canvas } = board.shell;
    this.#board = board;
    this.#canvas = canvas;
    const active = { passive: false };
    canvas.addEventListener('touchstart', this.#start, active);
    canvas.addEventListener('touchmove', this.#move, active);
    canvas.addEventListener('touchend', this.#end, active);
    canvas.addEventListener('touchcancel', () => this.#disarm());
    // Keeps a finger that holds the stone from swiping (`play/gestures.ts`).
    canvas.parentElement?.addEventListener('pointerdown', this.#keepFromSwiping, { capture: true });
  }

  /** The name of the point that the next tap plays. */
  get armed(): string | undefined {
    const armed = this.#armed;
    const { node, game } = this.#board.session;
    const { notation, size } = game.replayer;
    return armed?.node === node ? notation.formatPoint(armed.point, size) : undefined;
  }

  tap(point: Point): void {
    const { node } = this.#board.session;
    const isArmed = this.#armed?.node === node && this.#armed.point === point;
    const action = actionAt(this.#board, point);
    const isSure = action?.kind === 'play' && this.#answersAtOnce;
    if (isArmed || isSure || (action?.kind === 'go' && action.isPlayed))
      this.#select(point); // plays, or says that the point is occupied
    else this.#arm(point);
  }

  /** Whether one tap answers a question, because a finger can't miss points as large as these. */
  get #answersAtOnce(): boolean {
    const { session, picture } = this.#board;
    const { width = Infinity } = picture.shown?.layout ?? {};
    const pointWidth = this.#canvas.getBoundingClientRect().width / width;
    const { challenge } = session;
    return !!challenge?.isAsking && !challenge.mayReveal && pointWidth >= SURE_PX;
  }

  readonly #start = (event: TouchEvent): void => {
    const [touch, other] = event.touches;
    this.#drag = undefined;
    if (!touch || other || !this.#isNear(touch)) return;
    event.preventDefault(); // the page does not scroll, and no click follows
    this.#drag = { x: touch.clientX, y: touch.clientY, hasMoved: false };
  };

  readonly #move = (event: TouchEvent): void => {
    const drag = this.#drag;
    const [touch] = event.touches; // a second one ends the drag
    if (!drag || !touch) return;
    event.preventDefault();
    const { clientX, clientY } = touch;
    drag.hasMoved ||= Math.hypot(clientX - drag.x, clientY - drag.y) > TREMBLE_PX;
    if (!drag.hasMoved) return;
    const { shown } = this.#board.picture;
    const spot = spotOf({ clientX, clientY: clientY - ABOVE_PX }, this.#canvas);
    const point = shown && pointAtSpot(spot, this.#canvas, shown.layout);
    if (point === undefined) this.#disarm();
    else if (point !== this.#armed?.point) this.#arm(point);
  };

  readonly #end = (event: TouchEvent): void => {
    if (!this.#drag) return;
    event.preventDefault();
    this.#drag = undefined;
    if (this.#armed) this.#select(this.#armed.point);
  };

  readonly #keepFromSwiping = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && this.#isNear(event)) event.stopPropagation();
  };

  #select(point: Point): void {
    this.#disarm();
    selectPoint(this.#board, point);
  }

  #arm(point: Point): void {
    const { session, picture, announcer, language } = this.#board;
    const { node, position } = session;
    if (position.board.at(point)) return this.#drag ? this.#disarm() : undefined;
    const action = actionAt(this.#board, point);
    if (!action) return;
    this.#armed = { node, point, color: action.color };
    announcer.say(language.say(enOwnMoves, 'armed', { point: this.armed ?? '' }));
    picture.setOverlay('touch', this.#overlay);
  }

  #disarm(): void {
    this.#armed = undefined;
    this.#board.picture.setOverlay('touch', undefined);
  }

  readonly #overlay = ({ scene, layout }: Shown) => {
    const armed = this.#armed;
    if (armed?.node !== this.#board.session.node) return scene;
    return withGhost(scene, armed.point, armed.color, layout);
  };

  /** Whether a finger is on the stone or near it. */
  #isNear(finger: ClientPlace): boolean {
    const { picture, session } = this.#board;
    const armed = this.#armed;
    if (!picture.shown || armed?.node !== session.node) return false;
    const { layout } = picture.shown;
    const { width, height } = this.#canvas;
    const placement = placeLayout(layout, width, height);
    const [column, row] = [columnOf(armed.point, layout.size), rowOf(armed.point, layout.size)];
    const { x, y } = toDevice(placement, placeOf(layout, '', column, row));
    const [across, down] = spotOf(finger, this.#canvas);
    const scale = boxOf(this.#canvas).width / width;
    const distance = Math.hypot(across * width - x, down * height - y) * scale;
    return distance <= Math.max(NEAR_PX, NEAR_CELLS * placement.cell * scale);
  }
}
