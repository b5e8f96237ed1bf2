import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enOwnMoves } from '../../texts/en-try.js';
import { isHinted, withGhost } from '../../view/scene/overlays.js';
import { placeOf } from '../../view/layout/layout.js';
import { placeLayout, toDevice } from '../../view/layout/placement.js';
import type { Scene } from '../../view/scene/shapes.js';
import { type ClientPlace, pointAtSpot, spotOf } from '../picture/board-pointer.js';
import { actionAt, selectPoint } from '../session/select-point.js';
import type { BoardContext } from '../context.js';
import type { Picture, Shown } from '../picture/picture.js';
import type { Session } from '../session/session.js';

/** The stone that the next tap plays. */
interface Armed {
  readonly node: NodeId;
  readonly point: Point;
  readonly color: Color;
}

/** A finger that drags it. */
interface Drag {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  hasMoved: boolean;
}

/** A finger so near to the stone takes hold of it; at least so many CSS pixels, or cells. */
const NEAR_PX = 28;
const NEAR_CELLS = 1;
/** The stone is dragged so far above the finger, which would hide it. */
const ABOVE_PX = 48;
const TREMBLE_PX = 8;

/**
 * Playing with a finger, which hides what it points at: the first tap shows the stone, a second one on it plays it; or the
 * finger drags it to its point, and plays it by leaving the board.
 */
export class TouchPlay {
  readonly #board: BoardContext;
  readonly #canvas: HTMLCanvasElement;
  readonly #session: Session;
  readonly #picture: Picture;
  #armed: Armed | undefined;
  #drag: Drag | undefined;

  /** Its listeners go with the canvas. */
  constructor(board: BoardContext) {
    const { session, picture, shell } = board;
    const { canvas } = shell;
    this.#board = board;
    this.#canvas = canvas;
    this.#session = session;
    this.#picture = picture;
    const keep = { passive: false };
    canvas.addEventListener('touchstart', this.#start, keep);
    canvas.addEventListener('touchmove', this.#move, keep);
    canvas.addEventListener('touchend', this.#end, keep);
    canvas.addEventListener('touchcancel', () => this.#disarm());
    // A finger that holds the stone does not swipe (`steering/swipe.ts`).
    canvas.parentElement?.addEventListener('pointerdown', this.#keepFromSwiping, { capture: true });
  }

  tap(point: Point): void {
    const isAgain = this.#armed?.node === this.#session.node && this.#armed.point === point;
    const action = actionAt(this.#board, point, this.#isHinted(point));
    const isPlayed = action?.kind === 'go' && action.isPlayed;
    if (isAgain || isPlayed) this.#select(point);
    else this.#arm(point);
  }

  readonly #start = (event: TouchEvent): void => {
    const [touch, other] = event.touches;
    this.#drag = undefined;
    if (!touch || other || !this.#isNear(touch)) return;
    event.preventDefault(); // the page does not scroll, and no click follows
    this.#drag = { id: touch.identifier, x: touch.clientX, y: touch.clientY, hasMoved: false };
  };

  readonly #move = (event: TouchEvent): void => {
    const drag = this.#drag;
    const touch = [...event.touches].find(({ identifier }) => identifier === drag?.id);
    if (!drag || !touch) return;
    event.preventDefault();
    const { clientX, clientY } = touch;
    drag.hasMoved ||= Math.hypot(clientX - drag.x, clientY - drag.y) > TREMBLE_PX;
    if (!drag.hasMoved) return;
    const point = this.#pointAt({ clientX, clientY: clientY - ABOVE_PX });
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
    const isHint = this.#isHinted(point);
    this.#disarm();
    selectPoint(this.#board, point, isHint);
  }

  #arm(point: Point): void {
    const { node, position, game } = this.#session;
    if (position.board.at(point)) return this.#drag ? this.#disarm() : undefined;
    const action = actionAt(this.#board, point, this.#isHinted(point));
    if (!action || action.kind === 'nothing') return;
    const { color } = action;
    this.#armed = { node, point, color };
    const { notation, size } = game.replayer;
    const { announcer, language } = this.#board;
    announcer.say(language.say(enOwnMoves, 'armed', { point: notation.formatPoint(point, size) }));
    this.#picture.lay('touch', this.#overlay);
  }

  #disarm(): void {
    this.#armed = undefined;
    this.#picture.lay('touch', undefined);
  }

  readonly #overlay = ({ scene, layout }: Shown): Scene => {
    const armed = this.#armed;
    if (armed?.node !== this.#session.node) return scene;
    return withGhost(scene, armed.point, armed.color, layout);
  };

  #isNear({ clientX, clientY }: ClientPlace): boolean {
    const armed = this.#armed;
    const { shown } = this.#picture;
    if (!armed || !shown || armed.node !== this.#session.node) return false;
    const { layout } = shown;
    const { width, height } = this.#canvas;
    const placement = placeLayout(layout, width, height);
    const [column, row] = [columnOf(armed.point, layout.size), rowOf(armed.point, layout.size)];
    const middle = toDevice(placement, placeOf(layout, '', column, row));
    const box = this.#canvas.getBoundingClientRect();
    const scale = box.width / width;
    const [x, y] = [clientX - box.left - middle.x * scale, clientY - box.top - middle.y * scale];
    return Math.hypot(x, y) <= Math.max(NEAR_PX, NEAR_CELLS * placement.cell * scale);
  }

  #pointAt(place: ClientPlace): Point | undefined {
    const { shown } = this.#picture;
    return shown && pointAtSpot(spotOf(place, this.#canvas), this.#canvas, shown.layout);
  }

  #isHinted(point: Point): boolean {
    const { shown } = this.#picture;
    return shown !== undefined && isHinted(point, shown.scene, shown.layout);
  }
}
