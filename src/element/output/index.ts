import { loadPart } from '../platform/load-part.js';
import { definePart } from '../part.js';

/** Exports the board as a file. */
export const files = definePart({
  name: 'export',
  moment: 'asked',
  load: () => {
    void loadPart('vectors');
    return import('./exporter.js');
  },
});

/** Draws the board as vectors, for paper and books. */
export const vectors = definePart({
  name: 'vectors',
  moment: 'asked',
  load: () => import('./vectors.js'),
});
