import { parseSgf, type SgfCollection } from '../../sgf/parse.js';
import { looksLikeDiagram } from '../../sgf/text-diagrams/looks-like-diagram.js';
import { loadPart } from '../platform/load-part.js';

/** The record that a text diagram represents; `undefined` for other texts. */
export async function readTextDiagram(text: unknown): Promise<SgfCollection | undefined> {
  if (typeof text !== 'string' || !looksLikeDiagram(text)) return undefined;
  const part = await loadPart('text-diagram');
  const record = part?.readDiagram(text);
  // The findings report lines of the diagram that were left out.
  return record && { ...parseSgf(record.sgf), text, findings: record.findings };
}
