import { definePart } from '../part.js';

/**
 * Links and addresses of the page that lead to the board. A link that is clicked before the part is there has changed
 * the address of the page, from which the part then opens.
 */
export const page = definePart({
  name: 'page',
  moment: 'now',
  when: ({ host }) => host.id,
  load: () => import('./links.js'),
});
