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

/** A record that is fetched again and again. */
export const live = definePart({
  name: 'live',
  moment: 'now',
  when: ({ host }) => host.live,
  load: () => import('./live-record.js'),
});

/** Looks for oddities; records that are huge, that change, or that stand elsewhere in the page. */
export const odd = definePart({ name: 'odd', moment: 'asked', load: () => import('./odd.js') });

/** Shows a failure without the part, which a reader without network can't load. */
function plainMessage({ host, record, shell }: Board): Part {
  const update = () => {
    shell.message.textContent = host.error?.message ?? '';
    shell.message.hidden = !record.hasMessage;
  };
  return { update, hide: update };
}
