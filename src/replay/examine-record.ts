import { checkRecord } from '../game/check/check-record.js';
import { expandDialect, sourceNodeOf } from '../game/dialects.js';
import { convertRecord } from '../formats/convert.js';
import { decodeRecord } from '../formats/decode-record.js';
import type { DecodedSgf } from '../sgf/decode.js';
import type { Finding } from '../sgf/diagnostic.js';
import { type GameTree, nodesOf } from '../sgf/game-tree.js';
import { type Diagnostic, locateFindings } from '../sgf/locate.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import { checkMarkup } from './check-markup.js';
import { CheckedReplayer } from './checked-replayer.js';

/** A parsed record and its diagnostics. */
export interface ExaminedRecord {
  readonly collection: SgfCollection;
  /** The charset of the bytes; missing for text. */
  readonly charset: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses a record and checks everything in it: its bytes and its text, the values of every property, the moves of every
 * variation. It is for people who maintain an archive; the element reports less.
 *
 * @param record the bytes of a file, or text
 */
export function examineRecord(record: Uint8Array | string): ExaminedRecord {
  const {
    text,
    charset,
    findings: ofText,
  } = typeof record === 'string' ? readText(record) : decodeRecord(record);
  const collection = parseSgf(text);
  const isBroken = ofText.some(({ code }) => code === 'broken-format');
  const findings = [...ofText, ...(isBroken ? [] : collection.findings)];
  collection.trees.forEach((tree, game) => {
    for (const finding of findingsOf(tree)) findings.push({ ...finding, game });
  });
  const diagnostics = locateFindings(collection.text, findings);
  return { collection, charset, diagnostics };
}

function readText(text: string): Omit<DecodedSgf, 'charset'> & { readonly charset?: undefined } {
  return convertRecord(text) ?? { text, findings: [] };
}

function findingsOf(tree: GameTree): Finding[] {
  const plain = expandDialect(tree);
  const replayer = new CheckedReplayer(plain);
  const marked = [...nodesOf(plain)].flatMap((node) => {
    replayer.positionAt(node);
    return replayer.hasBoard ? checkMarkup(replayer, node) : [];
  });
  const replayed = [...withoutFlood(replayer.findings), ...marked].map((finding) => ({
    ...finding,
    node: finding.node && sourceNodeOf(plain, finding.node),
  }));
  return [...checkRecord(tree), ...replayed];
}

/** Moves on a stone that are reported per game: a record that has them may have thousands. */
const MOST_OVERWRITES = 100;

function withoutFlood(findings: readonly Finding[]): Finding[] {
  let overwrites = 0;
  return findings.filter(({ code }) => code !== 'overwrite' || ++overwrites <= MOST_OVERWRITES);
}
