import type { BoardContext } from '../context.js';
import { loadChunk } from '../chunks.js';
import type { BoardPointer } from './board-pointer.js';
import type { Spot } from './point-at-spot.js';

/** Follows a pointer over the canvas, by a chunk that comes with the first one; a diagram is a picture. */
export function followPointer(board: BoardContext): void {
  const { canvas } = board.shell;
  let pointer: Promise<BoardPointer | undefined> | undefined;
  canvas.onpointermove =
    canvas.onpointerleave =
    canvas.onclick =
      (event: PointerEvent) => {
        if (!board.arrangement.isPlayable) return;
        // Once the chunk is there the event does not know its target any more.
        const spot: Spot = [
          event.offsetX / canvas.clientWidth,
          event.offsetY / canvas.clientHeight,
        ];
        pointer ??= makePointer(board);
        void pointer.then((it) => it?.take(event, spot));
      };
}

async function makePointer(board: BoardContext): Promise<BoardPointer | undefined> {
  const [part] = await Promise.all([
    loadChunk('reader'),
    board.session.takesMoves && loadChunk('try'),
  ]);
  return part && new part.BoardPointer(board);
}
