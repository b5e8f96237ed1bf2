import type { Board } from '../board.js';
import { definePart } from '../part.js';

/** Diagrams have the buttons that their page asks for. */
const hasButtons = ({ host, arrangement }: Board) =>
  arrangement.isPlayable || host.panels || host.tools;

/** The button of the game information. */
export const info = definePart({
  name: 'info',
  moment: 'rest',
  when: hasButtons,
  load: () => import('./info.js'),
});

/** The marks of the slider. A problem that is not solved has none. */
export const landmarks = definePart({
  name: 'landmarks',
  moment: 'rest',
  when: ({ arrangement: { mode, isPlayable } }) => isPlayable && mode !== 'problem',
  load: () => import('./landmarks.js'),
});

/** The button that shows the whole of a long comment. */
export const wholeComment = definePart({
  name: 'whole-comment',
  moment: 'rest',
  when: (board) => hasButtons(board) && board.arrangement.panels.has('comment'),
  load: () => import('./more.js'),
});

/** The grid of points, and the button that leads to it. */
export const explorer = definePart({
  name: 'explorer',
  moment: 'rest',
  when: ({ arrangement }) => arrangement.isPlayable,
  load: () => import('./explorer.js'),
});

/** The button of the menu. */
export const menu = definePart({
  name: 'menu',
  moment: 'rest',
  when: hasButtons,
  load: () => import('./tools.js'),
});
