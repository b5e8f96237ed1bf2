import type { ViewController } from '../controllers/view-controller.js';
import type { Cursor } from '../cursor.js';
import type { takePointer as take } from './board-pointer.js';
import type { Spot } from './point-at-spot.js';

/** A chunk that comes with the first pointer; without it boards are pictures. */
let chunk: Promise<{ readonly takePointer: typeof take }> | undefined;
const ignore = () => undefined;

/** Has a pointer over the canvas followed; not in diagrams, which take no focus. */
export function followPointer(
  canvas: HTMLCanvasElement,
  view: ViewController,
  cursor: Cursor,
): void {
  canvas.onpointermove =
    canvas.onpointerleave =
    canvas.onclick =
      (event: PointerEvent) => {
        if (canvas.tabIndex < 0) return;
        // Once the chunk is there the event does not know its target any more.
        const spot: Spot = [
          event.offsetX / canvas.clientWidth,
          event.offsetY / canvas.clientHeight,
        ];
        chunk ??= import('./board-pointer.js');
        chunk.then(({ takePointer }) => takePointer(event, spot, canvas, view, cursor), ignore);
      };
}
