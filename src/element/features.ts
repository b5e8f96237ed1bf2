import { isWhole } from '../sgf/gradual.js';
import { type Chunk, type ChunkName, loadChunk } from './chunks.js';
import type { BoardContext } from './context.js';
import { hasPanels } from './frame.js';
import type { ReactiveController } from 'lit';

/** A part of a board: it follows the board, and leaves nothing behind. */
export interface Part {
  /** After each update of the board, as long as the part is wanted. */
  update(): unknown;
  /** When the part is not wanted now: closes what it has opened. */
  hide?(): void;
  /** When the board leaves the page; a new part is made if it comes back. A part without this stays, hidden. */
  release?(): void;
}

/** A part of a board that not every board needs. */
interface Feature {
  /** Whether it loads as soon as it is wanted; else it waits until the page is at rest or the reader touches the board. */
  readonly isUrgent?: boolean;
  /** Whether a board needs it now. */
  when(board: BoardContext): unknown;
  /** Makes it, from its chunk. */
  load(board: BoardContext): Promise<Part | undefined>;
}

/** All of them. They follow a board in this order. */
export const features: readonly Feature[] = [
  {
    // Players, buttons, comment.
    isUrgent: true,
    when: hasPanels,
    load: from('panels', ({ Panels }, board) => new Panels(board)),
  },
  {
    // What went wrong, what takes long, and what is shown in place of a board.
    isUrgent: true,
    when: ({ record, session }) => record.hasMessage || !session.game.replayer.hasBoard,
    load: async (board) => {
      const chunk = await loadChunk('odd');
      return chunk ? new chunk.Message(board) : plainMessage(board);
    },
  },
  {
    // What is odd about the record.
    isUrgent: true,
    when: ({ host }) => host.diagnostics.length,
    load: from('odd', ({ Oddities }, board) => new Oddities(board)),
  },
  {
    // Buttons and a list for a file of several games.
    isUrgent: true,
    when: ({ host: { collection } }) =>
      collection && isWhole(collection) && collection.trees.length > 1,
    load: from('collection', ({ GamesBar }, board) => new GamesBar(board)),
  },
  {
    // Links and addresses of the page that lead to the board. A link that is clicked before the chunk is there has
    // changed the address of the page, from which the chunk then opens.
    isUrgent: true,
    when: ({ host }) => host.id,
    load: from('page', ({ LinkedBoard }, board) => new LinkedBoard(board)),
  },
  {
    // The tree, comments that can be used, information, menu, speech: a diagram has them where the page asks for panels.
    when: ({ host, arrangement }) => arrangement.isPlayable || host.panels || host.tools,
    load: from('reader', ({ addReaderParts }, board) => addReaderParts(board)),
  },
  {
    // Nobody can walk through a diagram: it is described in words.
    when: ({ arrangement }) => !arrangement.isPlayable,
    load: from('description', ({ DiagramText }, board) => new DiagramText(board)),
  },
  {
    when: ({ session }) => session.takesMoves,
    load: from('try', ({ OwnMoves }, board) => new OwnMoves(board)),
  },
];

function from<Name extends ChunkName>(
  name: Name,
  make: (chunk: Chunk<Name>, board: BoardContext) => Part,
): Feature['load'] {
  return async (board) => {
    const chunk = await loadChunk(name);
    return chunk && make(chunk, board);
  };
}

/** Shows a failure without a chunk, which a reader without network can not load. */
function plainMessage({ host, record, shell }: BoardContext): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.hasMessage;
  };
  return { update, hide: update };
}

/**
 * Has the features of a board follow it, each as long as the board needs it. What may wait comes when the page is idle
 * (or after two seconds), with the first touch, or when the board is to play. Readers who save data wait for the touch.
 */
export class FeatureController implements ReactiveController {
  /** Whether what may wait has waited long enough. */
  isAwake = false;
  readonly #board: BoardContext;
  /** Those that have been wanted; `undefined` while one is on its way. */
  readonly #parts = new Map<Feature, Part | undefined>();
  #isExpected = false;
  /** Grows each time that the board leaves the page: what comes later is not wanted. */
  #visit = 0;

  constructor(board: BoardContext) {
    const { host, shell } = board;
    this.#board = board;
    host.addController(this);
    for (const type of ['pointerover', 'focusin'])
      shell.frame.addEventListener(type, this.#wake, { once: true });
  }

  hostUpdated(): void {
    const { host, arrangement } = this.#board;
    const { collection } = host;
    if (collection && !this.#isExpected) {
      this.#isExpected = true;
      if (host.autoplay && arrangement.isPlayable) this.#wake();
      else whenIdle(this.#wake);
    }
    for (const feature of features) {
      const mayCome = feature.isUrgent || (this.isAwake && collection);
      const isWanted = mayCome && feature.when(this.#board);
      const part = this.#parts.get(feature);
      if (part) part[isWanted ? 'update' : 'hide']?.();
      else if (isWanted && !this.#parts.has(feature)) void this.#load(feature);
    }
  }

  hostDisconnected(): void {
    this.#visit++;
    for (const [feature, part] of this.#parts) {
      if (part && !part.release) part.hide?.();
      else this.#parts.delete(feature);
      part?.release?.();
    }
  }

  async #load(feature: Feature): Promise<void> {
    const visit = this.#visit;
    this.#parts.set(feature, undefined);
    const part = await feature.load(this.#board);
    if (visit !== this.#visit) return part?.release?.();
    this.#parts.set(feature, part);
    part?.update();
  }

  readonly #wake = (): void => {
    if (this.isAwake) return;
    this.isAwake = true;
    if (this.#board.host.isConnected) this.#board.host.requestUpdate();
  };
}

/** Runs once the page has nothing else to do, or after two seconds; never for readers who save data. */
function whenIdle(run: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  atRest(run);
}

/** A page that is never at rest, by its animations or on a busy machine, does not keep its reader waiting for good. */
const timeout = 2000;

/** Runs when the page is at rest: `deadline` tells for how long, where the browser knows (not in Safari). */
export function atRest(run: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run);
}
