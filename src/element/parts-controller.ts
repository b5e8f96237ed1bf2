import type { ReactiveController } from 'lit';
import { enBoard } from '../texts/en/board.js';
import type { Board, Part } from './board.js';
import { orReport } from './platform/events.js';
import { atRest } from './platform/moments.js';
import type { PartDefinition, PartModule } from './part.js';
import {
  knownParts,
  loadedPart,
  loadPart,
  type ModuleOf,
  type PartName,
} from './platform/load-part.js';
import { adopt } from './ui/styles.js';

type Row = PartDefinition<PartName>;

/** Delay before a part that failed to load is requested again (at the next update of the board), in milliseconds. */
const RETRY_MS = 10_000;

/** A part that has nothing to update. */
const inert: Part = { update: () => undefined };

/** A part of one board, or its fallback. */
interface Mounted {
  readonly part: Part;
  readonly isFallback: boolean;
  removeCommands?(): void;
}

/**
 * Loads the parts of the table for a board and keeps each part as long as the board needs it. Parts with the moment
 * `rest` load when the page is idle, after two seconds at the latest, or at the first touch. If the reader saves data,
 * they load only at the first touch. A board that plays by itself counts as touched.
 */
export class PartsController implements ReactiveController {
  /** Whether the page has been idle; `undefined` until the board has its record. */
  #isAtRest: boolean | undefined;
  /** Whether the reader has touched the board or the page, or the game plays by itself. */
  isTouched = false;
  readonly #board: Board;
  /** The parts that the board has needed; `undefined` while a part is loading. */
  readonly #mounted = new Map<Row, Mounted | undefined>();
  /** When each part that failed to load may be requested again, in the time of `performance.now()`. */
  readonly #retries = new Map<Row, number>();
  /** Incremented when the board leaves the page; parts that were requested before are then ignored. */
  #visit = 0;

  constructor(board: Board) {
    const { host, shell } = board;
    this.#board = board;
    host.addController(this);
    // Not `pointerover`: it also fires when a board appears under a pointer that doesn't move.
    for (const type of ['pointermove', 'pointerdown', 'click', 'focusin'])
      shell.frame.addEventListener(type, this.touch, { once: true });
  }

  /** The module of a part, if it is loaded. */
  get<Name extends PartName>(name: Name): ModuleOf<Name> | undefined {
    return loadedPart(name);
  }

  /** Loads a part that the reader or the page requests. If that fails, the reader is told and may try again. */
  async load<Name extends PartName>(name: Name): Promise<ModuleOf<Name> | undefined> {
    const module = await loadPart(name);
    if (!module) this.reportMissing();
    return module;
  }

  /** Whether a part that hides something of a record must be loaded before the record is opened. */
  needsFirst(text: string): boolean {
    return this.#hiding(text).some(({ name }) => !loadedPart(name));
  }

  /** Loads the parts that hide something of a record. */
  async loadFirst(text: string): Promise<void> {
    await Promise.all(this.#hiding(text).map(({ name }) => loadPart(name)));
  }

  #hiding(text: string): readonly Row[] {
    const parts: readonly Row[] = knownParts();
    return parts.filter((part) => part.moment === 'first' && part.when?.(this.#board, text));
  }

  hostUpdated(): void {
    const { host, arrangement } = this.#board;
    const { collection } = host;
    if (collection && this.#isAtRest === undefined) {
      this.#isAtRest = false;
      if (!savesData()) atRest(this.#rest);
    }
    if (collection && host.autoplay && arrangement.isPlayable) this.touch();
    for (const part of knownParts()) this.#follow(part);
  }

  hostDisconnected(): void {
    this.#visit++;
    this.#retries.clear();
    removeEventListener('touchstart', this.touch);
    for (const [row, mounted] of this.#mounted) {
      const { part } = mounted ?? {};
      if (part && !part.release) part.hide?.();
      else this.#release(row);
    }
  }

  /** Adds, updates, hides or removes a part, as the board needs it. */
  #follow(row: Row): void {
    const isWanted = this.#isDue(row) && row.when?.(this.#board);
    const mounted = this.#mounted.get(row);
    const isMissing = mounted ? mounted.isFallback : !this.#mounted.has(row);
    if (isWanted && isMissing && performance.now() >= (this.#retries.get(row) ?? 0))
      void this.#load(row);
    else if (mounted && isWanted) orReport(() => mounted.part.update());
    else if (mounted)
      orReport(() => (mounted.part.hide ? mounted.part.hide() : this.#release(row)));
  }

  #isDue({ moment }: Row): unknown {
    if (moment === 'first' || moment === 'now') return true;
    const { collection } = this.#board.host;
    if (!collection || moment === 'asked') return false;
    return moment === 'rest' ? this.#isAtRest : this.isTouched;
  }

  async #load(row: Row): Promise<void> {
    const visit = this.#visit;
    if (!this.#mounted.has(row)) this.#mounted.set(row, undefined);
    this.#retries.set(row, Infinity);
    const module = await loadPart(row.name);
    this.#retries.set(row, module ? 0 : performance.now() + RETRY_MS);
    if (visit === this.#visit) this.#mount(row, module as PartModule | undefined);
  }

  /** Adds a part to the board, or its fallback. */
  #mount(row: Row, module: PartModule | undefined): void {
    const { commands, shell } = this.#board;
    this.#release(row);
    for (const style of module?.styles ?? []) adopt(shell.root, row.name, style);
    const part = this.#make(row, module);
    if (!part) return;
    const removeCommands = part.commands && commands.add(part.commands);
    this.#mounted.set(row, {
      part,
      isFallback: !module,
      ...(removeCommands && { removeCommands }),
    });
    orReport(() => part.update());
  }

  /** Makes a part, or its fallback. If that throws, the error is reported and the part isn't tried again. */
  #make(row: Row, module: PartModule | undefined): Part | undefined {
    let part: Part | undefined;
    orReport(() => (part = module ? module.mount?.(this.#board) : row.fallback?.(this.#board)));
    return part ?? (module && inert);
  }

  #release(row: Row): void {
    const mounted = this.#mounted.get(row);
    this.#mounted.delete(row);
    mounted?.removeCommands?.();
    mounted?.part.release?.();
  }

  /** Tells the reader that a part they asked for can't be loaded. */
  reportMissing(): void {
    const { announcer, language } = this.#board;
    announcer.show(language.say(enBoard, 'missingPart'));
  }

  readonly #rest = (): void => {
    const { host } = this.#board;
    this.#isAtRest = true;
    if (!host.isConnected) return;
    // The reader may touch the board next, and a swipe needs its listeners before it begins.
    addEventListener('touchstart', this.touch, { once: true, passive: true });
    host.requestUpdate();
  };

  /** Called when the reader touches the board, or when the board needs the parts that readers use. */
  readonly touch = (): void => {
    if (this.isTouched) return;
    this.isTouched = true;
    this.#rest();
  };
}

/** Whether the reader has asked the browser to save data. */
function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
