/*
 * Stepping keys work from the first paint; the others come with the first touch or focus. The keymap (`play/keymap.ts`)
 * is in the part `reader`, which the focus loads; buttons work before. One listener serves all keys (`play/input.ts`,
 * in the first file). The preview of nodes (`preview/node-preview.ts`) handles Escape itself, wherever the focus is
 * (WCAG 1.4.13).
 */

import { choiceOf } from '../attributes.js';
import type { Board } from '../board.js';
import { stepKeys } from '../commands.js';
import type { BoardPointer } from './board-pointer.js';
import { loadPart } from '../platform/load-part.js';
import { spotOf } from '../platform/spot.js';

/** Keys that the keymap may know: letters, digits, signs, Space, Enter, and with Shift arrows and pages. */
const OTHER_KEYS = /^(\p{L}|[\d =?+-]|Enter|Arrow.+|Page.+)$/u;

/**
 * Listens to keys and to the pointer on the picture, from the first paint on. Keys that step do so at once. For all
 * others the part `reader` is loaded, which has the keymap and then handles each event once.
 */
export function listenToInput(board: Board): void {
  const { shell, interaction } = board;
  /** Whether the part could not be loaded; the page then gets the keys. */
  let isMissing = false;
  const takeEarlyKey = (event: KeyboardEvent) => {
    if (isStepKey(event)) return takeStep(board, event);
    if (isMissing || !OTHER_KEYS.test(event.key)) return;
    takeFromPage(event);
    if (event.repeat) return;
    void interaction.load().then((steering) => {
      isMissing = !steering;
      steering?.takeKey(event, true);
    });
  };
  shell.frame.addEventListener('keydown', (event) => {
    const { steering } = interaction;
    if (steering) steering.takeKey(event);
    else if (event.composedPath()[0] === shell.canvas && mayTake(board, event)) takeEarlyKey(event);
  });
  const takePointer = pointerListener(board);
  for (const type of ['pointermove', 'pointerleave', 'click'] as const)
    shell.canvas.addEventListener(type, takePointer as EventListener);
}

function mayTake({ host, arrangement }: Board, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, defaultPrevented } = event;
  const isOther = altKey || ctrlKey || metaKey || defaultPrevented;
  return !isOther && arrangement.isPlayable && choiceOf(host, 'keys') !== 'none';
}

/** Keys that the board uses do nothing else: pages and presentations step with arrows, too. */
export function takeFromPage(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const isStepKey = ({ key, shiftKey }: KeyboardEvent) => !shiftKey && Object.hasOwn(stepKeys, key);

function takeStep({ commands }: Board, event: KeyboardEvent): void {
  const step = stepKeys[event.key as keyof typeof stepKeys];
  if (commands.run(step, { source: 'user', key: event.key }) !== false) takeFromPage(event);
}

/** Passes each pointer event to the part that handles it, once that is loaded. */
function pointerListener(board: Board): (event: PointerEvent) => void {
  const { canvas } = board.shell;
  let pointer: Promise<BoardPointer | undefined> | undefined;
  let isMissing = false;
  return (event) => {
    if (!board.arrangement.isPlayable) return;
    if (isMissing && event.type !== 'click') return; // only a click asks for the part again
    const spot = spotOf(event, canvas);
    if (isMissing) pointer = undefined;
    pointer ??= makePointer(board);
    void pointer.then((it) => {
      isMissing = !it;
      if (isMissing && event.type === 'click') board.parts.reportMissing();
      it?.take(event, spot);
    });
  };
}

async function makePointer(board: Board): Promise<BoardPointer | undefined> {
  const isTrying = board.session.takesOwnMoves;
  const [part] = await Promise.all([loadPart('reader'), isTrying && loadPart('try')]);
  return part && new part.BoardPointer(board);
}
