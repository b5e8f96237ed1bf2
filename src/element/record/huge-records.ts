import { startOf } from '../../sgf/characters.js';
import type { Finding } from '../../sgf/diagnostic.js';
import { firstGames, readByNeed, readGames, STEP } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { notPlain } from '../../sgf/plain-utf8.js';
import { unpack } from '../platform/unpack.js';
import { loadPart } from '../platform/load-part.js';
import {
  type Answer,
  type RecordAddress,
  type RecordClaim,
  readFile,
  recordFromText,
  special,
} from './records.js';
import { openGame } from '../../view/open-game.js';
import { inSlicesSoon } from '../platform/slices.js';

/** Part of a file that is read, in megabytes, unless the page sets another limit. */
const LIMIT_MB = 16;
const MEGABYTE = 1e6;
/** The first byte of a file in gzip. */
const GZIP = 0x1f;

/** The limit in bytes, for a text in UTF-16 code units. */
function limitOf(limit: string): number {
  return (Number(limit) > 0 ? Number(limit) : LIMIT_MB) * MEGABYTE;
}

const warned = new Set<string>();

/** Warns of a wrong value once per page, since boards share what they read. */
function warnOfLimit(limit: string): void {
  if (!limit.trim() || Number(limit) > 0 || warned.has(limit)) return;
  warned.add(limit);
  console.warn(`<sgf-board limit="${limit}">: allowed are megabytes, more than 0.`);
}

/** Reads a huge file without blocking the page. If it is too large, only its beginning is read. */
export async function readHuge(
  bytes: Uint8Array<ArrayBuffer>,
  address: Omit<RecordAddress, 'credentials'>,
): Promise<Answer> {
  const { url, charset, limit } = address;
  const kept = bytes.subarray(0, limitOf(limit));
  const plain = charset ? undefined : await inSlicesSoon(decodePlain(kept));
  const file =
    plain === undefined ? (await loadPart('legacy'))?.decodeSgf(kept, charset) : undefined;
  const { text = plain, findings = [] } = file ?? {};
  if (text === undefined) return { problem: 'unreachable', args: { url } };
  return readKept(text, findings, kept.length < bytes.length, limit);
}

/**
 * Reads a packed file. Servers and browsers unpack what is packed for the way only, not a file that is itself packed.
 * A ZIP archive has several files: the author has to choose.
 */
export async function readPacked(
  bytes: Uint8Array<ArrayBuffer>,
  address: RecordAddress,
): Promise<Answer> {
  const { url, limit } = address;
  if (bytes[0] !== GZIP) return { problem: 'zip', args: { url } };
  const unpacked = await unpack(bytes, limitOf(limit) + 1); // a byte more shows that it is cut
  return unpacked[0] === GZIP
    ? { problem: 'no-sgf', args: { text: '' } }
    : readFile(unpacked, address);
}

/** Reads a huge text of the page in the same way. */
export function readHugeText(text: string, limit: string): Promise<Answer> {
  const isCut = text.length > limitOf(limit);
  return readKept(isCut ? startOf(text, limitOf(limit)) : text, [], isCut, limit);
}

/** Reads the part of a record that the limit allows, and reports the cut. */
async function readKept(
  text: string,
  findings: readonly Finding[],
  isCut: boolean,
  limit: string,
): Promise<Answer> {
  warnOfLimit(limit);
  const detail = `${limitOf(limit) / MEGABYTE} MB`;
  const cut: Finding = { code: 'too-large', offset: text.length, detail };
  const all = isCut ? [cut, ...findings] : findings;
  const record = readByNeed(text, {
    nodes: Math.ceil(text.length / SHORTEST_NODE),
    gameNodes: Math.floor(MOST_NODES * Math.max(1, limitOf(limit) / MEGABYTE / LIMIT_MB)),
    nodeValues: MOST_VALUES,
    depth: DEEPEST,
  });
  await inSlicesSoon(readNeeded(record, all.length > 0));
  return recordFromText(text, all, record);
}

/** Shortest average length of a node, in UTF-16 code units: it keeps empty nodes from filling the memory. */
const SHORTEST_NODE = 4;
/**
 * Limits of nodes in a game, of values in a node, and of nested variations. No real record comes near them: the largest
 * dictionaries of joseki have 60,000 nodes. If the page allows more megabytes than usual, more nodes are read, too.
 */
const MOST_NODES = 300_000;
const MOST_VALUES = 20_000;
const DEEPEST = 100_000;

/** Returns the same as `decodePlainUtf8`, step by step. */
function* decodePlain(bytes: Uint8Array): Generator<void, string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      text += decoder.decode(bytes.subarray(at, at + STEP), { stream: true });
      yield;
    }
    text += decoder.decode();
  } catch {
    return undefined;
  }
  return (yield* someMatch(text, [notPlain])) ? undefined : text;
}

/**
 * Whether one of the expressions matches in a text, which is searched part by part. Neighbouring parts share a `]`,
 * since a match has no `]` except at its ends.
 */
function* someMatch(text: string, expressions: readonly RegExp[]): Generator<void, boolean> {
  for (let start = 0, end = 0; end < text.length; start = end - 1) {
    end = text.indexOf(']', start + STEP) + 1 || text.length;
    const part = text.slice(start, end);
    if (expressions.some((expression) => expression.test(part))) return true;
    yield;
  }
  return false;
}

/**
 * Parses the first game of plain Go, or all games of other records. A game of plain Go is opened here, so that the task
 * that shows it is shorter.
 */
function* readNeeded(record: SgfCollection, isAll: boolean): Generator<void, void> {
  const isSpecial = yield* someMatch(record.text, special);
  yield* readGames(record, isAll || isSpecial ? Infinity : 1);
  const [tree] = firstGames(record, 1);
  if (!tree || isSpecial) return;
  yield;
  openGame(tree);
  yield;
}

/** Ends a download that is longer than the limit. */
export function endDownload({ reader }: RecordClaim, length: number, limit: string): void {
  if (length > limitOf(limit)) void reader?.cancel();
}

/** Time without data after which a download is ended, and the interval of the check. */
const PATIENCE_MS = 30_000;
const GLANCE_MS = 100;

const watched = new WeakSet<RecordClaim>();

/** Ends a download when no data arrive any more. */
export function watchDownload(claim: RecordClaim): void {
  if (watched.has(claim)) return;
  watched.add(claim);
  let [seen, silence] = [0, 0];
  const timer = setInterval(() => {
    silence = claim.parts.length > seen ? 0 : silence + GLANCE_MS;
    seen = claim.parts.length;
    if (silence >= PATIENCE_MS) claim.abort.abort();
  }, GLANCE_MS);
  void claim.answer.then(() => clearInterval(timer));
}
