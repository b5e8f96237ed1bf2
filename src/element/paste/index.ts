import { definePart } from '../part.js';

/** Records in the page that are more than plain text, and elements of the page that are to become boards. */
export const paste = definePart({
  name: 'paste',
  moment: 'asked',
  load: () => import('./paste.js'),
});

/** Elements of the page that were made for other players. */
export const peers = definePart({
  name: 'peers',
  moment: 'asked',
  load: () => import('./peers.js'),
});
