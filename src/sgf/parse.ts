import type { Finding } from './diagnostic.js';
import type { GameTree } from './game-tree.js';
import { Reader } from './reader.js';

/**
 * Limits to what a text can make the parser do (P-41, P-42). Parsing stops at a limit: the result has what was parsed
 * so far, and a finding `too-large` with the limit. Every real file stays below the defaults.
 */
export interface ParseLimits {
  /** UTF-16 code units of text; the rest is cut off. Default 134,217,728. */
  readonly length: number;
  /** UTF-16 code units of one raw value; a longer one is not kept. Default 134,217,728. */
  readonly valueLength: number;
  /** Games in the collection. Default 100,000. */
  readonly games: number;
  /** Nodes in the whole collection. Default 20,000,000. */
  readonly nodes: number;
  /** Nodes in one game. Default 20,000,000. */
  readonly gameNodes: number;
  /** Values of one node, those of all its properties together. Default 134,217,728. */
  readonly nodeValues: number;
  /** Variations open at one time. Default 5,000,000. */
  readonly depth: number;
  /** Findings that are kept; more are dropped silently. Default 1,000. */
  readonly findings: number;
}

/** All games of a file, and the findings about it. */
export interface SgfCollection {
  readonly text: string;
  readonly trees: readonly GameTree[];
  readonly findings: readonly Finding[];
}

const defaultLimits: ParseLimits = {
  length: 0x8000000,
  valueLength: 0x8000000,
  games: 100_000,
  nodes: 20_000_000,
  gameNodes: 20_000_000,
  nodeValues: 0x8000000,
  depth: 5_000_000,
  findings: 1000,
};

/** The limits that a caller sets, and the defaults of the others. */
export function withDefaults(limits: Partial<ParseLimits> = {}): ParseLimits {
  return { ...defaultLimits, ...limits };
}

/**
 * Parses a text as SGF of any version, FF[1] to FF[5] and SGF2. What can't be parsed is skipped, reported and left in
 * the text. Documents are named as in the requirements: 000 aeb's draft of 2016, 002 HexWiki, 003 FF[3], FF[4] its own
 * pages. Accepted:
 *
 * - text around games, with `(` that opens no game (003 "before the first opening parenthesis"; P-30 to P-32)
 * - lower-case letters in identifiers: `Black[jj]` is B (000 §Historical, 003; P-07, P-08, P-12); digits after a
 *   capital belong to it (003 grammar; P-10); any length (000 §Identifiers; P-09)
 * - a blank within a known identifier: `B L[30]` (000 §Parsing; P-11)
 * - nodes without `;` (000 §SGF2; P-38), groups of groups (000 §Grammar; P-40), `()` as an end of the game (000
 *   §Semantics; T-10)
 * - nodes after variations: they continue the main line (P-39)
 * - missing and surplus parentheses, values without end, identifier or property, stray characters (P-24, P-25, P-33 to
 *   P-37)
 * - `]` without escape in a text, if no SGF can follow it: `C[see [1] ok]` (P-46; `text-end.ts`)
 * - a property that repeats in its node keeps all its values (P-26); unknown properties are kept (P-29)
 *
 * @throws never, because of content
 */
export function parseSgf(text: string, limits?: Partial<ParseLimits>): SgfCollection {
  return new Reader(text, withDefaults(limits)).read();
}
