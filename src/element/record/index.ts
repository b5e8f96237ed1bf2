import { definePart } from '../part.js';

/** Old records: charsets other than UTF-8, SGF of long ago, programs with properties of their own. */
export const legacy = definePart({
  name: 'legacy',
  moment: 'asked',
  load: () => import('./legacy.js'),
});

/** Diagrams in characters. */
export const textDiagram = definePart({
  name: 'text-diagram',
  moment: 'asked',
  load: () => import('../../sgf/text-diagrams/read-diagram.js'),
});
