import { isWhole } from '../sgf/gradual.js';
import { asks } from './attributes.js';
import { type Chunk, type ChunkName, loadChunk } from './platform/load-chunk.js';
import type { Board, Part } from './board.js';
import { hasCurve, hasPanels } from './frame.js';
import type { ReactiveController } from 'lit';
import { orReport } from './events.js';
import { atRest } from './moments.js';

/** A part of a board that not every board needs. */
interface Feature {
  /** When it may load: at once, when the page is at rest, or when the reader touches the board or moves the focus to it. */
  readonly moment: 'now' | 'rest' | 'touch';
  /** Whether a board needs it now. */
  when(board: Board): unknown;
  /** Makes it, from its chunk. */
  load(board: Board): Promise<Part | undefined>;
}

/** All of them. They follow a board in this order. */
export const features: readonly Feature[] = [
  {
    // Players, buttons, comment.
    moment: 'now',
    when: hasPanels,
    load: from('panels', ({ Panels }, board) => new Panels(board)),
  },
  {
    // What went wrong, what takes long, and what is shown in place of a board.
    moment: 'now',
    when: ({ record, session }) => record.hasMessage || !session.game.replayer.hasBoard,
    load: async (board) => {
      const chunk = await loadChunk('odd');
      return chunk ? new chunk.Message(board) : plainMessage(board);
    },
  },
  {
    // What is odd about the record.
    moment: 'now',
    when: ({ host }) => host.diagnostics.length,
    load: from('odd', ({ OddRecord }, board) => new OddRecord(board)),
  },
  {
    // A record that is fetched again and again.
    moment: 'now',
    when: ({ host }) => host.live,
    load: from('live', ({ LiveRecord }, board) => new LiveRecord(board)),
  },
  {
    // Buttons and a list for a file of several games.
    moment: 'now',
    when: ({ host: { collection } }) =>
      collection && isWhole(collection) && collection.trees.length > 1,
    load: from('collection', ({ GamesBar }, board) => new GamesBar(board)),
  },
  {
    // Problems, and games whose moves are guessed.
    moment: 'now',
    when: ({ host }) => asks(host),
    load: from('solve', ({ SolvePart }, board) => new SolvePart(board)),
  },
  {
    // Links and addresses of the page that lead to the board. A link that is clicked before the chunk is there has
    // changed the address of the page, from which the chunk then opens.
    moment: 'now',
    when: ({ host }) => host.id,
    load: from('page', ({ LinkedBoard }, board) => new LinkedBoard(board)),
  },
  {
    // The game as a book, in place of the board.
    moment: 'now',
    when: ({ arrangement, record }) => arrangement.mode === 'book' && record.state.kind !== 'idle',
    load: from('book', ({ BookView }, board) => new BookView(board)),
  },
  {
    // Buttons of the menu, the information, the whole comment, the grid of points.
    moment: 'rest',
    when: ({ host, arrangement }) => arrangement.isPlayable || host.panels || host.tools,
    load: from('buttons', ({ addExtraButtons }, board) => addExtraButtons(board)),
  },
  {
    // The tree, the marks of the slider. A problem that is not solved has neither.
    moment: 'rest',
    when: ({ arrangement: { mode, isPlayable, panels } }) =>
      panels.has('tree') || (isPlayable && mode !== 'problem'),
    load: from('overview', ({ addOverview }, board) => addOverview(board)),
  },
  {
    // Win rate and score along the game.
    moment: 'rest',
    when: hasCurve,
    load: from('curve', ({ Curve }, board) => new Curve(board)),
  },
  {
    // Nobody can walk through a diagram: it is described in words.
    moment: 'rest',
    when: ({ arrangement: { mode, isPlayable } }) => !isPlayable && mode !== 'book',
    load: from('description', ({ DiagramText }, board) => new DiagramText(board)),
  },
  {
    moment: 'rest',
    when: ({ session }) => session.takesMoves,
    load: from('try', ({ OwnMoves }, board) => new OwnMoves(board)),
  },
  {
    // Comments whose words light up on the board, and speech.
    moment: 'touch',
    when: ({ arrangement }) => arrangement.isPlayable,
    load: from('reader', ({ addReaderParts }, board) => addReaderParts(board)),
  },
];

function from<Name extends ChunkName>(
  name: Name,
  make: (chunk: Chunk<Name>, board: Board) => Part,
): Feature['load'] {
  return async (board) => {
    const chunk = await loadChunk(name);
    return chunk && make(chunk, board);
  };
}

/** Shows a failure without a chunk, which a reader without network can not load. */
function plainMessage({ host, record, shell }: Board): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.hasMessage;
  };
  return { update, hide: update };
}

/**
 * Has the features of a board follow it, each as long as the board needs it. What may wait until the page is at rest comes
 * after two seconds at the latest, or with the first touch; where readers save data, only then. A board that plays by
 * itself is as good as touched.
 */
export class FeatureController implements ReactiveController {
  /** Whether the page has been at rest; `undefined` before the board has its record. */
  #isAtRest: boolean | undefined;
  /** Whether the reader has touched the board or the page, or the board plays by itself or has a clock. */
  isTouched = false;
  readonly #board: Board;
  /** Those that have been wanted; `undefined` while one is on its way. */
  readonly #parts = new Map<Feature, Part | undefined>();
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

  hostUpdated(): void {
    const { host, arrangement } = this.#board;
    const { collection } = host;
    if (collection && this.#isAtRest === undefined) {
      this.#isAtRest = false;
      if (!savesData()) atRest(this.#rest);
    }
    if (collection && host.autoplay && arrangement.isPlayable) this.touch();
    for (const feature of features) {
      const { moment } = feature;
      const isDue = collection && (moment === 'rest' ? this.#isAtRest : this.isTouched);
      const isWanted = (moment === 'now' || isDue) && feature.when(this.#board);
      const part = this.#parts.get(feature);
      if (part && isWanted) orReport(() => part.update());
      else if (part) orReport(() => (part.hide ? part.hide() : part.release?.()));
      else if (isWanted && !this.#parts.has(feature)) void this.#load(feature);
      if (part && !isWanted && !part.hide) this.#parts.delete(feature);
    }
  }

  hostDisconnected(): void {
    this.#visit++;
    removeEventListener('touchstart', this.touch);
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
