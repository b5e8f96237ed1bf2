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

/** A part that could not be loaded is asked for again after this many milliseconds, with the next update of the board. */
const RETRY_MS = 10_000;

/** A part that brings styles or a policy only. */
const inert: Part = { update: () => undefined };

/** A part of one board, or what stands in for it. */
interface Mounted {
  readonly part: Part;
  readonly isFallback: boolean;
  removeCommands?(): void;
}

/**
 * Gives a board the parts of the table, each as long as the board needs it. What may wait until the page is at rest comes
 * after two seconds at the latest, or with the first touch; where readers save data, only then. A board that plays by
 * itself is as good as touched.
 */
export class PartsController implements ReactiveController {
  /** Whether the page has been at rest; `undefined` before the board has its record. */
  #isAtRest: boolean | undefined;
  /** Whether the reader has touched the board or the page, or the board plays by itself. */
  isTouched = false;
  readonly #board: Board;
  /** Those that have been wanted; `undefined` while one is on its way. */
  readonly #mounted = new Map<Row, Mounted | undefined>();
  /** When parts that failed to load may be asked for again, on the clock of `performance.now()`. */
  readonly #retries = new Map<Row, number>();
  /** Grows each time that the board leaves the page: what comes later is not wanted. */
  #visit = 0;

  constructor(board: Board) {
    const { host, shell } = board;
    this.#board = board;
    host.addController(this);
    // A pointer that rests where a board appears has come over it, but its reader has done nothing.
    for (const type of ['pointermove', 'pointerdown', 'click', 'focusin'])
      shell.frame.addEventListener(type, this.touch, { once: true });
  }

  /** The module of a part, if it is loaded. */
  get<Name extends PartName>(name: Name): ModuleOf<Name> | undefined {
    return loadedPart(name);
  }

  /** Loads a part that the reader or the page asks for. If it can't be loaded, the reader is told, and may ask again. */
  async load<Name extends PartName>(name: Name): Promise<ModuleOf<Name> | undefined> {
    const module = await loadPart(name);
    if (module) this.#board.announcer.hide();
    else this.tellMissing();
    return module;
  }

  /** Whether a part hides something of a record that is about to be opened. */
  hidesAnything(text: string): boolean {
    return this.#hiding(text).length > 0;
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

  /** Adds, updates, hides or takes away a part, as the board needs it. */
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

  /** Makes a part, or its fallback. One that throws is reported, and not tried again. */
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

  /** Tells the reader that what they asked for can't be had. */
  tellMissing(): void {
    const { announcer, language } = this.#board;
    announcer.show(language.say(enBoard, 'missingPart'));
  }

  readonly #rest = (): void => {
    const { host } = this.#board;
    this.#isAtRest = true;
    if (!host.isConnected) return;
    // A finger on the page may come to the board next; a swipe needs what hears it before it begins.
    addEventListener('touchstart', this.touch, { once: true, passive: true });
    host.requestUpdate();
  };

  /** The reader has touched the board, or it is to do what readers use. */
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
