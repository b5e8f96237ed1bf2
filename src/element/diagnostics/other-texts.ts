import { formatOf } from '../../formats/format-of.js';
import { parseSgf } from '../../sgf/parse.js';
import { looksLikeDiagram } from '../../sgf/text-diagrams/looks-like-diagram.js';
import { loadPart } from '../platform/load-part.js';
import type { Answer } from '../record/records.js';

/** The record that a text other than SGF has: a text diagram, or a file of another server; `undefined` for all others. */
export async function readOtherText(text: unknown): Promise<Answer | undefined> {
  if (typeof text !== 'string') return undefined;
  if (formatOf(text)) return readForeign(text);
  if (!looksLikeDiagram(text)) return undefined;
  const part = await loadPart('text-diagram');
  const record = part?.readDiagram(text);
  // The findings report lines of the diagram that were left out.
  return record && { ...parseSgf(record.sgf), text, findings: record.findings };
}

async function readForeign(text: string): Promise<Answer | undefined> {
  const record = (await loadPart('other-formats'))?.convertRecord(text);
  if (!record) return undefined;
  const { findings } = record;
  const broken = findings.find(({ code }) => code === 'broken-format');
  if (broken) return { problem: 'broken-format', args: { detail: broken.detail } };
  return { ...parseSgf(record.text), findings };
}
