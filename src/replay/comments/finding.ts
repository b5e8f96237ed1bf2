import type { AtomsView } from './atoms.js';
import type { BoardToken, CommentContext } from './tokens.js';

/** What a comment names at a place: a token of so many atoms. */
export interface Finding {
  readonly token: BoardToken;
  readonly length: number;
}

/** The last thing that was named, and the atom behind it: what is joined to it is named as well. */
export interface Named {
  readonly kind: BoardToken['kind'];
  readonly end: number;
}

/** Where a comment is being read. */
export interface Reading {
  readonly atoms: AtomsView;
  readonly context: CommentContext;
  readonly last: Named | undefined;
}
