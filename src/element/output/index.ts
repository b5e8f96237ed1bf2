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
