import { choiceOf } from '../attributes.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import type { BoardPointer, Spot } from '../picture/board-pointer.js';

/** Follows a pointer over the canvas with a chunk that the first event loads; a diagram is only a picture. */
export function followPointer(board: BoardContext): void {
  const { canvas } = board.shell;
  let pointer: Promise<BoardPointer | undefined> | undefined;
  canvas.onpointermove =
    canvas.onpointerleave =
    canvas.onclick =
      (event: PointerEvent) => {
        if (!board.arrangement.isPlayable) return;
        // Read now: after the chunk is loaded the event has no target any more.
        const spot: Spot = [
          event.offsetX / canvas.clientWidth,
          event.offsetY / canvas.clientHeight,
        ];
        pointer ??= makePointer(board);
        void pointer.then((it) => it?.take(event, spot));
      };
}

async function makePointer(board: BoardContext): Promise<BoardPointer | undefined> {
  const isTrying = board.session.takesMoves;
  const [part] = await Promise.all([loadChunk('reader'), isTrying && loadChunk('try')]);
  return part && new part.BoardPointer(board);
}

/** Keys that a board may take; with others the browser goes on as usual. */
const TAKEN = /^(.|Arrow.+|Page.+|Home|End|Enter)$/;

/** Keys on the picture wait for the chunk that takes them: readers press them as soon as the focus is there. */
export function keepFirstKeys(board: BoardContext): void {
  const { host, shell, interaction } = board;
  const { canvas } = shell;
  canvas.onkeydown = (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isOther = altKey || ctrlKey || metaKey || !TAKEN.test(key);
    const isOff = !board.arrangement.isPlayable || choiceOf(host, 'keys') === 'none';
    if (interaction.steering || isOther || isOff) return;
    event.preventDefault();
    void interaction
      .load()
      .then((part) => part && canvas.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
}
