/** A part of a board: it follows the board, and leaves nothing behind. */
export interface Part {
  /** After each update of the board, as long as the part is wanted. */
  update(): unknown;
  /** When the part is not wanted now: closes what it has opened. */
  hide?(): void;
  /** When the board leaves the page; a new part is made if it comes back. A part without this stays, hidden. */
  release?(): void;
}
