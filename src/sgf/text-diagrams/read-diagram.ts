import type { Finding } from '../diagnostic.js';
import { readGrid } from './grid.js';
import { readHexboard } from './hexboard.js';
import { writeRecord } from './write-record.js';

/** A record made from a text diagram. */
export interface DiagramRecord {
  readonly sgf: string;
  /** Findings about what was left out; offsets are in the diagram's text. */
  readonly findings: readonly Finding[];
}

/** Longest text that is read as a diagram, in UTF-16 code units. */
const LONGEST = 20_000;

/**
 * Reads a diagram written in characters, in the form of Sensei's Library and forums (`$$`), of plain text (`X O .`), or
 * of HexWiki (`<hexboard … />`). Stones with numbers become moves, all other stones are setup, marks and letters are
 * markup.
 *
 * @returns `undefined` if the text has no diagram
 */
export function readDiagram(text: string): DiagramRecord | undefined {
  if (text.length > LONGEST) return undefined;
  const diagram = readHexboard(text) ?? readGrid(text);
  return diagram && { sgf: writeRecord(diagram), findings: diagram.findings };
}
