import type { AtomsView } from './atoms.js';
import type { BoardToken, CommentContext } from './tokens.js';

/** A token found in a comment, and the number of atoms it takes. */
export interface Finding {
  readonly token: BoardToken;
  readonly length: number;
}

/** The previous token and the index after it. A name that is joined to it, as in 'A and B', needs no further hint. */
export interface Named {
  readonly kind: BoardToken['kind'];
  readonly end: number;
}

/** The current state of reading a comment. */
export interface Reading {
  readonly atoms: AtomsView;
  readonly context: CommentContext;
  readonly last: Named | undefined;
}
