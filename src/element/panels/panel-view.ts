import type { NodeId } from '../../sgf/game-tree.js';
import type { OpenGame } from '../open-game.js';
import type { Place, Step } from '../place.js';

/** What the panels show, and how they move the board. */
export interface PanelView {
  readonly game: OpenGame;
  readonly place: Place;
  /** The shown position in a sentence. */
  readonly sentence: string;
  readonly step: (step: Step) => boolean;
  readonly enter: (node: NodeId) => boolean;
}
