import { choiceOf } from '../attributes.js';
import type { Board } from '../board.js';
import type { BoardPointer, Spot } from '../picture/board-pointer.js';
import { loadChunk } from '../platform/load-chunk.js';
import type { Step } from '../session/place.js';

/** The keys that step. */
export const stepKeys = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'back10',
  PageDown: 'forward10',
  Home: 'first',
  End: 'last',
} as const satisfies Readonly<Record<string, Step>>;

/** Letters, digits, signs, Space and Enter, which the keymap may know. */
const OTHER_KEYS = /^(.|Enter)$/;

/**
 * Listens to keys and to the pointer on the picture, from the first paint on. Keys that step do so at once; for all
 * others the part `reader` is loaded, which has the keymap, and takes each event once.
 */
export function listenToInput(board: Board): void {
  const { shell, interaction } = board;
  shell.frame.addEventListener('keydown', (event) => {
    const { steering } = interaction;
    if (steering) steering.takeKey(event);
    else if (event.composedPath()[0] === shell.canvas) takeEarlyKey(board, event);
  });
  let pointer: Promise<BoardPointer | undefined> | undefined;
  const takePointer = (event: PointerEvent) => {
    if (!board.arrangement.isPlayable) return;
    // Read now: an event has no target any more once the part is loaded.
    const spot: Spot = [
      event.offsetX / shell.canvas.clientWidth,
      event.offsetY / shell.canvas.clientHeight,
    ];
    pointer ??= makePointer(board);
    void pointer.then((it) => {
      it?.take(event, spot);
      if (!it) pointer = undefined; // the next event asks for the part again
    });
  };
  for (const type of ['pointermove', 'pointerleave', 'click'] as const)
    shell.canvas.addEventListener(type, takePointer as EventListener);
}

function takeEarlyKey({ host, arrangement, commands, interaction }: Board, event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || !arrangement.isPlayable) return;
  if (choiceOf(host, 'keys') === 'none') return;
  const step = Object.hasOwn(stepKeys, key) && stepKeys[key as keyof typeof stepKeys];
  if (step && !shiftKey) {
    if (commands.run(step, { source: 'user', key }) !== false) event.preventDefault();
  } else if (OTHER_KEYS.test(key)) {
    event.preventDefault();
    if (!event.repeat) void interaction.load().then((steering) => steering?.takeKey(event, true));
  }
}

async function makePointer(board: Board): Promise<BoardPointer | undefined> {
  const isTrying = board.session.takesMoves;
  const [part] = await Promise.all([loadChunk('reader'), isTrying && loadChunk('try')]);
  return part && new part.BoardPointer(board);
}
