import type { Board } from '../board.js';
import { addExplorer } from './explorer.js';
import { addInfo } from './info.js';
import { addMore } from './more.js';
import { hasClocks, partsOf } from './parts.js';
import { addTools } from './tools.js';

const isPlayable = ({ arrangement }: Board) => arrangement.isPlayable;
const hasComment = ({ arrangement }: Board) => arrangement.panels.has('comment');
/** The first position of a game rarely has a clock. Clocks are shown by the part `reader`. */
const showsClock = ({ session: { place } }: Board) => place.index > 0 && hasClocks(place.tree);

/** Buttons that may appear after the first paint, and which boards have them. Diagrams have what their page asks for. */
export const addExtraButtons = partsOf([
  [() => true, addInfo],
  [() => true, addTools],
  [hasComment, addMore],
  [isPlayable, addExplorer],
  [showsClock, ({ features }) => ({ update: () => features.touch() })],
]);
