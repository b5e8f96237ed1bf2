import { definePart } from '../part.js';

/** The tree of variations. */
export const tree = definePart({
  name: 'tree',
  moment: 'rest',
  when: ({ arrangement }) => arrangement.panels.has('tree'),
  load: () => import('./tree-panel.js'),
});
