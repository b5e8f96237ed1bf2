import type { Diagnostic } from '../../sgf/locate.js';

/** Who moved the board: the reader on it, a button or a link elsewhere in the page, a script, or time. */
export type NavigationSource = 'user' | 'command' | 'link' | 'api' | 'autoplay';

/** What `sgf-before-navigate` and `sgf-navigate` tell. */
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

/** What `sgf-solve` and `sgf-fail` tell. */
export interface SolveDetail {
  /** The address of the node at which the problem was decided. */
  readonly path: string;
  /** How often the reader has tried, from 1. */
  readonly tries: number;
  /** Since the problem was shown, in milliseconds. */
  readonly time: number;
  /** How many hints the reader has asked for. */
  readonly hints: number;
}

declare global {
  /** The events bubble: listeners on a board, on what is around it, on the document and the window know their details. */
  interface GlobalEventHandlersEventMap {
    'sgf-before-navigate': CustomEvent<NavigateDetail>;
    'sgf-navigate': CustomEvent<NavigateDetail>;
    'sgf-try': CustomEvent<NavigateDetail>;
    'sgf-solve': CustomEvent<SolveDetail>;
    'sgf-fail': CustomEvent<SolveDetail>;
    'sgf-play': CustomEvent<null>;
    'sgf-pause': CustomEvent<null>;
    'sgf-diagnostic': CustomEvent<readonly BoardDiagnostic[]>;
  }
}

/** Bubbling and composed, so that a listener on the page hears every board. */
export function boardEvent<Detail>(type: string, detail: Detail): CustomEvent<Detail> {
  const cancelable = type.startsWith('sgf-before');
  return new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true });
}

/** An oddity of a record: where it is, how grave it is, and a sentence for its author. */
export interface BoardDiagnostic extends Omit<Diagnostic, 'game'> {
  /** The number of the game in its file, from 1; missing for what stands outside games. */
  readonly game?: number;
  readonly message: string;
}

/** Runs something whose failure stops nothing else. */
export function orReport(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
