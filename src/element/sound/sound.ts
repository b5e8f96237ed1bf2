/*
 * Browsers allow sound only after the reader's first click or key, and complain about audio that is made earlier. So the
 * audio is made for the first sound after that.
 */

import type { Position } from '../../replay/position.js';
import type { Board, Part } from '../board.js';
import { clock } from '../platform/clock.js';
import type { NavigationSource } from '../platform/events.js';
import { playStone } from './stone-sound.js';

/** After this time without a sound the audio rests, in milliseconds. While it runs, a phone keeps its speaker on. */
const REST_AFTER_MS = 10_000;

/** The audio of the page, for all of its boards. */
let audio: AudioContext | undefined;
/** Whether the next sound starts the audio: it is new, or rests because nothing was to be heard. */
let isReady = true;
let stopRest: (() => void) | undefined;

/** Whether a key, or a button or slider under the pointer, is held. Steps are then silent. */
let isHeld = false;

/** Watches what the reader holds. */
export function mount({ shell }: Board): Part {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  addEventListener('keydown', ({ repeat }) => (isHeld = repeat), options);
  for (const type of ['keyup', 'pointerup', 'pointercancel', 'blur'])
    addEventListener(type, () => (isHeld = false), options);
  // A finger that swipes over the picture is still down when the board steps.
  const press = ({ target }: Event) => (isHeld = target !== shell.canvas);
  shell.frame.addEventListener('pointerdown', press, options);
  return { update: () => undefined, release: () => listening.abort() };
}

/**
 * Plays the sound of a step forward: of a stone that the reader plays or steps to, of an answer, or of a move while the
 * game plays. Links and scripts of the page are silent, and so are boards that nobody sees.
 */
export function playStep(
  { host, canvas }: Board,
  { lastMove, captures }: Position,
  before: Position,
  source: NavigationSource,
): void {
  const isSilent = !host.sound || isHeld || source === 'api' || source === 'link';
  if (isSilent || document.hidden || !canvas.isNear || lastMove?.kind !== 'play') return;
  if (before.board.at(lastMove.point)) return; // a node without a move, or the way back from a wrong answer
  const context = audioOfPage();
  if (context) playStone(context, captures[lastMove.color] > before.captures[lastMove.color]);
}

/** The audio of the page, if it can be heard. */
function audioOfPage(): AudioContext | undefined {
  try {
    if (!navigator.userActivation.hasBeenActive) return undefined;
    audio ??= new AudioContext();
  } catch {
    return undefined; // an old browser, or too much audio in the page
  }
  restLater(audio);
  if (audio.state === 'running' && !isReady) return audio;
  void audio.resume().catch(() => undefined);
  const wasReady = isReady;
  isReady = false; // sounds must not pile up while, for example, a phone call interrupts it
  return wasReady ? audio : undefined;
}

/** Suspends the audio some time after its last sound. */
function restLater(context: AudioContext): void {
  stopRest?.();
  stopRest = clock.after(REST_AFTER_MS, () => {
    isReady = context.state === 'running';
    if (isReady) void context.suspend().catch(() => undefined);
  });
}
