import { choiceOf } from '../attributes.js';
import { loadChunk } from '../platform/load-chunk.js';
import type { BoardContext } from '../context.js';
import type { BoardPointer, Spot } from '../picture/board-pointer.js';

/** Signs, arrows, End and Enter: with other keys the browser goes on as usual. */
const TAKEN = /^(.|Arrow.+|En.+)$/;

/**
 * Takes what a reader does on the canvas before the chunks are there that know what it means. The first event loads
 * them; a diagram is only a picture.
 */
export function takeFirstEvents(board: BoardContext): void {
  const { host, shell, interaction } = board;
  const { canvas } = shell;
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
  // Readers press keys as soon as the focus is there: the keys wait.
  canvas.onkeydown = async (event) => {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || !TAKEN.test(event.key);
    if (interaction.steering || isOther || choiceOf(host, 'keys') === 'none') return;
    if (!board.arrangement.isPlayable) return;
    event.preventDefault();
    if (event.repeat) return; // a key that is still held repeats when the chunk is there
    if (await interaction.load()) canvas.dispatchEvent(new KeyboardEvent(event.type, event));
    else canvas.onkeydown = null; // the page scrolls, as it does without a board
  };
}

async function makePointer(board: BoardContext): Promise<BoardPointer | undefined> {
  const isTrying = board.session.takesMoves;
  const [part] = await Promise.all([loadChunk('reader'), isTrying && loadChunk('try')]);
  return part && new part.BoardPointer(board);
}
