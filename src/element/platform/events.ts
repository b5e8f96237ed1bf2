import type { Diagnostic } from '../../sgf/locate.js';

/**
 * The origin of a move of the board: the reader on the board, a button or a link elsewhere in the page, a script, or
 * autoplay.
 */
export type NavigationSource = 'user' | 'command' | 'link' | 'api' | 'autoplay';

/** The detail of `sgf-before-navigate`, `sgf-navigate` and `sgf-try`. */
export interface NavigateDetail {
  /** The address of the node, as links write it. */
  readonly path: string;
  /** The number of the node in file order, the root being 0. */
  readonly node: number;
  /** The move number at that node. */
  readonly move: number;
  /** The number of the game in its file, from 1. */
  readonly game: number;
  readonly source: NavigationSource;
}

/** The detail of `sgf-solve` and `sgf-fail`. */
export interface SolveDetail {
  /** The address of the node at which the problem was decided. */
  readonly path: string;
  /** The number of the try, from 1. */
  readonly tries: number;
  /** Time since the problem was shown, in milliseconds. */
  readonly time: number;
  /** How many hints the reader has asked for. */
  readonly hints: number;
}

/** The detail of `sgf-count`. */
export interface CountDetail {
  /** The address of the counted node. */
  readonly path: string;
  /** The points of both players; those of White with komi. */
  readonly black: number;
  readonly white: number;
  /** `undefined` for a draw. */
  readonly winner: 'black' | 'white' | undefined;
  /** The points by which the winner is ahead. */
  readonly margin: number;
  readonly method: 'area' | 'territory';
  /** The names of the points with dead stones, such as `Q4`. */
  readonly dead: readonly string[];
}

declare global {
  /**
   * The events bubble, so their details are typed for listeners on boards, other elements, the document and the window.
   */
  interface GlobalEventHandlersEventMap {
    'sgf-before-navigate': CustomEvent<NavigateDetail>;
    'sgf-navigate': CustomEvent<NavigateDetail>;
    'sgf-try': CustomEvent<NavigateDetail>;
    'sgf-solve': CustomEvent<SolveDetail>;
    'sgf-fail': CustomEvent<SolveDetail>;
    'sgf-count': CustomEvent<CountDetail>;
    'sgf-play': CustomEvent<null>;
    'sgf-pause': CustomEvent<null>;
    'sgf-diagnostic': CustomEvent<readonly BoardDiagnostic[]>;
  }
}

/** Makes an event that bubbles and is composed, so that one listener on the page hears every board. */
export function boardEvent<Detail>(type: string, detail: Detail): CustomEvent<Detail> {
  const cancelable = type.startsWith('sgf-before');
  return new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true });
}

/** An oddity of a record: where it is, how severe it is, and a sentence for the author. */
export interface BoardDiagnostic extends Omit<Diagnostic, 'game'> {
  /** The number of the game in its file, from 1; missing if the oddity is outside all games. */
  readonly game?: number;
  readonly message: string;
}

/** Runs a function; reports an error instead of throwing it, so that other work goes on. */
export function orReport(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
