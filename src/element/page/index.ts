import { definePart, whenPlayable } from '../part.js';

/**
 * Links and addresses of the page that lead to the board. If a link is clicked before this part is loaded, it changes
 * the address of the page, and the part opens from that address.
 */
export const page = definePart({
  name: 'page',
  moment: 'now',
  when: ({ host }) => host.id,
  load: () => import('./links.js'),
});

/** Keeps the reader's place for Back and Reload. */
export const leaving = definePart({
  name: 'leaving',
  moment: 'touch',
  when: whenPlayable,
  load: () => import('./leaving.js'),
});
