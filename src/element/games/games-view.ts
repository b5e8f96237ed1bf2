import type { GameTree } from '../../sgf/game-tree.js';

/** The games of a file, and how another one is shown. */
export interface GamesView {
  readonly trees: readonly GameTree[];
  /** Of the shown game, from 0. */
  readonly index: number;
  /** Whether the page hides results. */
  readonly hidesResults: boolean;
  readonly choose: (index: number) => void;
  /** Says to the page, and to those who can't see it, that the reader's choice is shown. */
  readonly announce: (text: string) => void;
}
