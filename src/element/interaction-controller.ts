import type { ReactiveController } from 'lit';
import type { BoardContext } from './context.js';
import { loadChunk } from './chunks.js';
import { stepKeys } from './commands.js';
import { choiceOf } from './attributes.js';
import type { Steering } from './play/steering.js';
import type { BoardPointer, Spot } from './picture/board-pointer.js';

/** Loads what plays, jumps and handles keys, and calls it; until then keys only step. */
export class InteractionController implements ReactiveController {
  /** `undefined` until its chunk is loaded. */
  steering: Steering | undefined;
  readonly #board: BoardContext;
  #loading: Promise<Steering | undefined> | undefined;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Counts calls of `play` and `pause`: only the last one takes effect. */
  #call = 0;

  constructor(board: BoardContext) {
    const { frame, controls } = board.shell;
    this.#board = board;
    board.host.addController(this);
    frame.addEventListener('keydown', this.#takeKey);
    controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  /** Goes to the comment, mark or branching before or after. */
  jump(direction: -1 | 1): unknown {
    return this.steering?.jump(direction) ?? this.#load().then((it) => it?.jump(direction));
  }

  toggle(): unknown {
    return this.steering?.isPlaying ? this.pause() : this.play();
  }

  /** Plays once the chunk is loaded and `ready` resolved, unless `play` or `pause` is called meanwhile. */
  async play(ready?: Promise<void>): Promise<void> {
    const call = ++this.#call;
    const [steering] = await Promise.all([this.#load(), ready]);
    if (call === this.#call) steering?.autoplay.play();
  }

  pause(): void {
    this.#call++;
    this.steering?.autoplay.pause();
  }

  hostUpdated(): void {
    const { host, arrangement, features } = this.#board;
    if (features.isAwake && host.collection && arrangement.isPlayable) void this.#load();
  }

  hostDisconnected(): void {
    this.#call++;
  }

  /** The only listener for keys of a board. */
  readonly #takeKey = (event: KeyboardEvent): void => {
    const { host, session, arrangement } = this.#board;
    if (this.steering) return this.steering.takeKey(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    const isOthers = altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
    const isOurs = target instanceof Element && target.matches('canvas,button');
    const hasKeys = arrangement.isPlayable && choiceOf(host, 'keys') === 'focus';
    const step = Object.hasOwn(stepKeys, key) && stepKeys[key as keyof typeof stepKeys];
    if (step && !isOthers && isOurs && hasKeys && session.step(step, 'user'))
      event.preventDefault();
  };

  #load(): Promise<Steering | undefined> {
    return (this.#loading ??= loadChunk('reader').then(
      (part) => (this.steering = part && new part.Steering(this.#board, this.#isPressed)),
    ));
  }
}

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

/** Runs the commands of the page's buttons (`commandfor`). */
export function followPage(board: BoardContext): void {
  board.host.addEventListener('command', (event) => {
    const { command, source } = event as CommandEvent;
    void loadChunk('reader').then((part) => {
      if (!event.defaultPrevented) part?.runForPage(board, command, source);
    });
  });
}

/** Readers who step faster than this see no motion. */
export const FAST_STEP_MS = 250;

/** Whether the reader prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
