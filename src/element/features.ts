import { isWhole } from '../sgf/gradual.js';
import { type Chunk, type ChunkName, loadChunk } from './chunks.js';
import type { BoardContext } from './context.js';
import type { Part } from './part.js';

/** A part of a board that not every board needs. */
export interface Feature {
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
    // What went wrong, what takes long, and what is shown in place of a board.
    isUrgent: true,
    when: ({ record, session }) => record.isTold || !session.game.replayer.hasBoard,
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
    load: from('page', ({ linkBoard }, board) => linkBoard(board)),
  },
  {
    // The tree, comments that can be used, information, menu, speech: a diagram has them where the page asks for panels.
    when: ({ host, arrangement }) => arrangement.isPlayable || host.panels || host.tools,
    load: from('reader', ({ Reading }, board) => new Reading(board)),
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

/** A reader who has lost the network is told so without a chunk. */
function plainMessage({ host, record, shell }: BoardContext): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.isTold;
  };
  return { update, hide: update };
}
