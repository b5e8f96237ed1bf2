import type { NodeId } from '../../sgf/game-tree.js';
import type { Color, Point } from '../../rules/point.js';
import { withGhost } from '../../view/scene/overlays.js';
import type { Board } from '../board.js';
import type { Shown } from '../picture/picture.js';
import { actionAt, selectPoint } from '../moves/select-point.js';
import { loadPart } from '../platform/load-part.js';
import type { Spot } from '../platform/spot.js';
import type { StoneChip } from '../preview/stone-chip.js';
import { pointAtSpot } from '../../view/layout/point-at-place.js';

/** A stone that a click would play. */
interface Ghost {
  readonly point: Point;
  readonly color: Color;
}

/**
 * Follows the pointer over a board: shows the move that a click would play or go to as a ghost stone, and handles the
 * click. Fingers only click; when they drag, they move the page or the game (`play/gestures.ts`).
 */
export class BoardPointer {
  readonly #board: Board;
  #chip: StoneChip | undefined;
  #lastType = '';
  /** Where the pointer is; `undefined` for fingers. */
  #spot: Spot | undefined;
  /** The point with the ghost stone. */
  #ghost: Point | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  take({ type, pointerType }: PointerEvent, spot: Spot): void {
    const { session, picture, host } = this.#board;
    const isTouch = (pointerType || this.#lastType) === 'touch';
    this.#lastType = pointerType || this.#lastType; // some browsers don't report the type for clicks
    if (type === 'click') {
      const point = this.#pointAt(spot);
      if (point === undefined) return;
      const action = actionAt(this.#board, point);
      this.#chip?.hide();
      if (action?.kind === 'play') this.#spot = undefined; // no ghost hides what the click has done
      const isMove = action?.kind !== 'run';
      if (isTouch && isMove && session.takesMoves && session.lines) session.lines.touch.tap(point);
      else if (action?.kind === 'go' && action.isPlayed && !session.takesMoves)
        void this.#offer(point, action.node);
      else selectPoint(this.#board, point);
    } else if (!isTouch) {
      this.#spot = type === 'pointermove' ? spot : undefined;
      if (!picture.overlays.has('pointer')) picture.setOverlay('pointer', this.#overlay);
      else if (this.#aim()?.point !== this.#ghost) host.requestUpdate();
    }
  }

  /** Offers to go to the move of a stone. */
  async #offer(point: Point, node: NodeId): Promise<void> {
    const part = await loadPart('preview');
    this.#chip ??= part?.chipOf(this.#board);
    this.#chip?.offer(point, node);
  }

  /** Called for each scene, because after a step the pointer may be over another move, even if it hasn't moved. */
  readonly #overlay = ({ scene, layout }: Shown) => {
    const ghost = this.#aim();
    this.#ghost = ghost?.point;
    return ghost ? withGhost(scene, ghost.point, ghost.color, layout) : scene;
  };

  /** The stone that a click would play. Also shows a hand as the cursor if a click would do something. */
  #aim(): Ghost | undefined {
    const { session, shell } = this.#board;
    const point = this.#spot && this.#pointAt(this.#spot);
    const action = point === undefined ? undefined : actionAt(this.#board, point);
    shell.canvas.style.cursor = '';
    if (point === undefined || !action) return undefined;
    if (action.kind === 'run') {
      shell.canvas.style.cursor = 'pointer';
      return undefined;
    }
    const isPlay = action.kind === 'play';
    const leadsOn =
      isPlay || session.takesMoves
        ? !session.position.board.at(point)
        : action.node !== session.node;
    if (!leadsOn) return undefined;
    shell.canvas.style.cursor = 'pointer';
    return isPlay || !action.isPlayed ? { point, color: action.color } : undefined;
  }

  /** The point under a spot; `undefined` in a diagram that is only a picture. */
  #pointAt(spot: Spot): Point | undefined {
    const { picture, arrangement, shell } = this.#board;
    const { shown } = picture;
    if (!shown || !arrangement.isPlayable) return undefined;
    return pointAtSpot(spot, shell.canvas, shown.layout);
  }
}
