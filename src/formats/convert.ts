/*
 * Records of Go servers in formats other than SGF are converted to SGF text, so that everything else knows only SGF. A
 * format is recognised by its text, whatever the name of the file. None has a published specification: what is read is
 * known from files and from other programs that read them (each module says more). What is not known is skipped, with a
 * finding.
 */

import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import { type ForeignFormat, formatOf, plainLines } from './format-of.js';
import { readGib } from './gib.js';
import { readNgf } from './ngf.js';
import { type WrittenNode, writeGame } from './record-writer.js';
import { readUgf } from './ugf.js';

/** A game in another format, as far as it could be read. */
export interface ForeignGame {
  readonly root: WrittenNode;
  /** Lines that are not understood. */
  readonly skipped: readonly string[];
  /** Whether the end of the file is missing. */
  readonly isCut: boolean;
}

/** A record that was converted to SGF; `text` is '' if nothing in it could be read. */
export interface ConvertedRecord {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** The formats, with their servers and what reads them; a reader returns `undefined` if there is no game in the text. */
const formats = {
  GIB: { name: 'GIB (Tygem)', read: readGib },
  NGF: { name: 'NGF (WBaduk)', read: readNgf },
  UGF: { name: 'UGF (Pandanet)', read: readUgf },
} satisfies Record<
  ForeignFormat,
  { readonly name: string; readonly read: (text: string) => ForeignGame | undefined }
>;

/** Maximum number of skipped lines that are reported. */
const MOST_FINDINGS = 100;
/** Longest text that is converted, in UTF-16 code units. Real files have a few kilobytes. */
const LONGEST = 1_000_000;

/** Converts a record in another format to SGF; `undefined` if the text is in none that is known. */
export function convertRecord(text: string): ConvertedRecord | undefined {
  const format = formatOf(text);
  if (!format) return undefined;
  const { name, read } = formats[format];
  const lines = plainLines(startOf(text, LONGEST));
  const game = read(lines);
  const finding = (code: DiagnosticCode, detail: string): Finding => ({
    code,
    offset: 0,
    detail: startOf(detail.trim(), LONGEST_DETAIL),
  });
  if (!game) return { text: '', findings: [finding('broken-format', name)] };
  const { root, skipped, isCut } = game;
  root.properties.unshift(['GM', '1'], ['FF', '4'], ['CA', 'UTF-8']);
  const findings = skipped.slice(0, MOST_FINDINGS).map((line) => finding('skipped-line', line));
  if (isCut || text.length > LONGEST) findings.push(finding('cut-format', name));
  return { text: writeGame(root), findings };
}
