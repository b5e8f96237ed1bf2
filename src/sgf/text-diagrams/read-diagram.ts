import type { Finding } from '../diagnostic.js';
import { readGrid } from './grid.js';
import { readHexboard } from './hexboard.js';
import { writeRecord } from './write-record.js';

/** A record made from a text diagram. */
export interface DiagramRecord {
  readonly sgf: string;
  /** What was left out; offsets are those of the diagram. */
  readonly findings: readonly Finding[];
}

/** Longer texts are no diagrams, in UTF-16 code units. */
const LONGEST = 20_000;

/**
 * Reads a diagram in characters: of Sensei's Library and forums (`$$`), as plain text (`X O .`), or a board of HexWiki
 * (`<hexboard … />`). Stones with numbers become moves, all other stones are setup, marks and letters are markup.
 *
 * @returns `undefined` if the text has no diagram
 */
export function readDiagram(text: string): DiagramRecord | undefined {
  if (text.length > LONGEST) return undefined;
  const diagram = readHexboard(text) ?? readGrid(text);
  return diagram && { sgf: writeRecord(diagram), findings: diagram.findings };
}
