import { definePart } from '../part.js';

/** Reads records in the page that are more than plain text, and turns elements of the page into boards. */
export const paste = definePart({
  name: 'paste',
  moment: 'asked',
  load: () => import('./paste.js'),
});

/** Turns elements that were made for other players into boards. */
export const peers = definePart({
  name: 'peers',
  moment: 'asked',
  load: () => import('./peers.js'),
});
