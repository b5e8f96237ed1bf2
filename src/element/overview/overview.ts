import type { Board } from '../board.js';
import { TreePanel } from '../tree/tree-panel.js';
import { addLandmarks } from './landmarks.js';
import { partsOf } from './parts.js';

export { landmarkFrom } from './landmarks.js';

const isPlayable = ({ arrangement }: Board) => arrangement.isPlayable;
const hasTree = ({ arrangement }: Board) => arrangement.panels.has('tree');

/** The whole game at a glance, and which boards have it. */
export const addOverview = partsOf([
  [hasTree, (board) => new TreePanel(board)],
  [isPlayable, addLandmarks],
]);
