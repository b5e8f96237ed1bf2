import { hasButtons } from '../arrangement.js';
import { definePart } from '../part.js';

/** The button that opens the menu. */
export const menu = definePart({
  name: 'menu',
  moment: 'rest',
  when: hasButtons,
  load: () => import('./menu.js'),
});

/** The menu. */
export const toolMenu = definePart({
  name: 'tool-menu',
  moment: 'asked',
  load: () => import('./tool-menu.js'),
});
