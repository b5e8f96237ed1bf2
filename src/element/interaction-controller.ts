import type { ReactiveController } from 'lit';
import type { BoardContext } from './context.js';
import { loadChunk } from './chunks.js';
import { stepKeys } from './commands.js';
import { choiceOf } from './attributes.js';
import type { Steering } from './play/steering.js';
import type { BoardPointer, Spot } from './picture/board-pointer.js';

/** Keys, and what plays or jumps: all the ways to move a board but its buttons, once their chunk is there. */
export class InteractionController implements ReactiveController {
  /** `undefined` while its chunk is on its way. */
  steering: Steering | undefined;
  readonly #board: BoardContext;
  #loading: Promise<Steering | undefined> | undefined;
  /** Whether a button has been pressed with a pointer. */
  #isPressed = false;
  /** Grows with each wish to play or to stop: the last one counts. */
  #wish = 0;

  constructor(board: BoardContext) {
    const { frame, controls } = board.shell;
    this.#board = board;
    board.host.addController(this);
    frame.addEventListener('keydown', this.#pressed);
    controls.addEventListener('pointerdown', () => (this.#isPressed = true));
  }

  /** To the comment, mark or branching before or after; `false`, or a promise, where that is not sure. */
  jump(direction: -1 | 1): unknown {
    return this.steering?.jump(direction) ?? this.#load().then((it) => it?.jump(direction));
  }

  toggle(): unknown {
    return this.steering?.isPlaying ? this.pause() : this.play();
  }

  /** Plays once the chunk and what is to be `ready` are there, if no other wish has come meanwhile. */
  async play(ready?: Promise<void>): Promise<void> {
    const wish = ++this.#wish;
    const [steering] = await Promise.all([this.#load(), ready]);
    if (wish === this.#wish) steering?.play();
  }

  pause(): void {
    this.#wish++;
    this.steering?.pause();
  }

  hostUpdated(): void {
    const { host, arrangement, features } = this.#board;
    this.steering?.update();
    if (features.isAwake && host.collection && arrangement.isPlayable) void this.#load();
  }

  hostDisconnected(): void {
    this.#wish++;
    this.steering?.release();
  }

  /** The only listener for keys of a board. Before its chunk is there picture and buttons take steps. */
  readonly #pressed = (event: KeyboardEvent): void => {
    const { host, session, arrangement } = this.#board;
    if (this.steering) return this.steering.keyboard.take(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    const isOthers = altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;
    const isOurs = target instanceof Element && target.matches('canvas,button');
    const hasKeys = arrangement.isPlayable && choiceOf(host, 'keys') === 'focus';
    const step = Object.hasOwn(stepKeys, key) && stepKeys[key as keyof typeof stepKeys];
    if (step && !isOthers && isOurs && hasKeys && session.step(step, 'user'))
      event.preventDefault();
  };

  #load(): Promise<Steering | undefined> {
    return (this.#loading ??= this.#make());
  }

  async #make(): Promise<Steering | undefined> {
    const part = await loadChunk('reader');
    this.steering = part && new part.Steering(this.#board, this.#isPressed);
    if (this.#board.host.isConnected) this.steering?.update(); // what has left the page follows nothing
    return this.steering;
  }
}

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

/** Has buttons of the page followed. */
export function followPage(board: BoardContext): void {
  board.host.addEventListener('command', (event) => void run(board, event as CommandEvent));
}

async function run(board: BoardContext, event: CommandEvent): Promise<void> {
  const { command, source } = event;
  const part = await loadChunk('reader');
  if (!event.defaultPrevented) part?.runForPage(board, command, source);
}

/** Who steps faster than this sees each step at once, without motion. */
export const CALM_MS = 250;

/** Whether the reader wants things to move as little as can be. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
