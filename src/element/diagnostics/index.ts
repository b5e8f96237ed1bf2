import type { Board, Part } from '../board.js';
import { definePart } from '../part.js';

/** What went wrong, what takes long, and what is shown in place of a board. */
export const message = definePart({
  name: 'message',
  moment: 'now',
  when: ({ record, session }) => record.hasMessage || !session.game.replayer.hasBoard,
  load: () => import('./message.js'),
  fallback: plainMessage,
});

/** What is odd about the record, below the board. */
export const oddities = definePart({
  name: 'oddities',
  moment: 'now',
  when: ({ host }) => host.diagnostics.length,
  load: () => import('./oddities.js'),
});

/** Looks for oddities, and warns authors in the console. */
export const diagnostics = definePart({
  name: 'diagnostics',
  moment: 'asked',
  load: () => import('./diagnose.js'),
});

/** Shows a failure without the part, which a reader without network can't load. */
function plainMessage({ host, record, shell }: Board): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.hasMessage;
  };
  return { update, hide: update };
}
