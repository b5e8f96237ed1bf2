import type { BoardContext } from '../context.js';
import { extras } from '../picture/picture.js';
import { printBoard } from '../print/print-board.js';
import { TreePanel } from '../tree/tree-panel.js';
import { addCurve, hasCurve } from './curve.js';
import { addExplorer } from './explorer.js';
import { hasClocks, partsOf } from './parts.js';
import { addInfo } from './info.js';
import { addLandmarks, landmarkFrom } from './landmarks.js';
import { addMore } from './more.js';
import { addTools } from './tools.js';

extras.print = printBoard;
extras.landmarkFrom = landmarkFrom;

const isPlayable = ({ arrangement }: BoardContext) => arrangement.isPlayable;
const hasTree = ({ arrangement }: BoardContext) => arrangement.panels.has('tree');
const hasComment = ({ arrangement }: BoardContext) => arrangement.panels.has('comment');
/** Where a game starts, there is rarely a clock: what shows it comes with what readers use. */
const showsClock = ({ session: { place } }: BoardContext) =>
  place.index > 0 && hasClocks(place.tree);

/** What is seen around the board, and which boards have it. Diagrams have what their page asks for. */
export const addOverview = partsOf([
  [hasTree, (board) => new TreePanel(board)],
  [() => true, addInfo],
  [() => true, addTools],
  [hasComment, addMore],
  [isPlayable, addLandmarks],
  [hasCurve, addCurve],
  [isPlayable, addExplorer],
  [showsClock, ({ features }) => ({ update: () => features.touch() })],
]);
