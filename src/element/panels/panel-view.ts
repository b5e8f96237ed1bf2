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
  readonly enter: (node: NodeId, isSpoken?: boolean) => boolean;
  readonly steering: PanelSteering;
  /** Whether the page hides the result, and the reader has not asked for it. */
  readonly hidesResult: boolean;
  /** Shows the result, which the reader has asked for, and says it. */
  readonly tell: (result: string) => void;
  /** To be called when a panel has more to show. */
  readonly redraw: () => void;
}

/** What the buttons know of playing by itself and of going from comment to comment. */
export interface PanelSteering {
  /** Whether keys step while the focus is in the board. */
  readonly hasKeys: boolean;
  readonly isPlaying: boolean;
  toggle(): unknown;
  /** Whether a comment, mark or branching lies before (-1) or after (1) the shown node; true while that is not known. */
  canJump(direction: -1 | 1): boolean;
  jump(direction: -1 | 1): unknown;
}
