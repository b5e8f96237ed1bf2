/*
 * The tree is drawn, and only a few nodes are elements. 60,000 elements would take seconds. A canvas as large as its
 * box shows the visible part, under an empty scroller that receives pointer and keyboard events. The items around the
 * reader's node are elements (`role="treeitem"`), the others are numbers. `view/layout/tree-layout.ts` lays out all
 * nodes once, and finds the visible ones in each frame by comparing runs of first children, of which the largest
 * records have some thousands.
 *
 * No run of the tree is collapsed. A column is a move number, so readers can compare move 61 of the game with move 61
 * of a variation below it. Folding all runs of eight and more plain moves would save only a fifth of the columns of
 * commented games (19 % in seven long ones, nothing in 149 short ones). It would also break these columns, and move the
 * tree under the pointer at each step, because runs would open around the shown node. To skip a run, readers use the
 * slider, whose marks show comments and branchings, or the buttons that go to comments.
 *
 * Variations that would lie far below the node they branch from are folded: in a dictionary of josekis the lines down to
 * them fill the box and end nowhere in sight. All of a node share one sign, '+12', directly below its other variations.
 * What is far depends on the record only, so nothing is folded or unfolded by steps. Keys, a click, or reading such a
 * variation unfolds it, and it stays so (`unfolding.ts`).
 *
 * The tree is below the comment. It is as high as its highest part, so that it does not move. Above the comment, its
 * rows, which are empty at most moves, would leave a gap between the players and the comment.
 */

import { definePart } from '../part.js';

/** The tree of variations. */
export const tree = definePart({
  name: 'tree',
  moment: 'rest',
  when: ({ arrangement }) => arrangement.panels.has('tree'),
  load: () => import('./tree-panel.js'),
});
