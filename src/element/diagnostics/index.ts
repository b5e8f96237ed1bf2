import type { Board, Part } from '../board.js';
import { definePart } from '../part.js';

/** Messages about failures and about slow loading, and the text that is shown in place of a board. */
export const message = definePart({
  name: 'message',
  moment: 'now',
  when: ({ record, session }) => record.hasMessage || !session.game.replayer.hasBoard,
  load: () => import('./message.js'),
  fallback: plainMessage,
});

/** The list of what readers miss of the record, below the board. */
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

/** Shows a failure without the part, which can't be loaded without a network. */
function plainMessage({ host, record, shell }: Board): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.hasMessage;
  };
  return { update, hide: update };
}
