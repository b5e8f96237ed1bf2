import { decodePlainUtf8 } from '../sgf/plain-utf8.js';
import { type Diagnostic, type Finding, locateFindings } from '../sgf/diagnostic.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import type { TextArguments, TextKey } from '../texts/texts.js';

/** One record, read once; boards that show it share trees and replays. */
export interface GameRecord {
  readonly collection: SgfCollection;
  readonly diagnostics: readonly Diagnostic[];
}

/** Where a record lies and how it is to be fetched and read. */
export interface RecordAddress {
  /** Absolute. */
  readonly url: string;
  readonly charset: string;
  readonly withCredentials: boolean;
}

/** Why a record could not be shown; `texts/` has the sentence. */
export class RecordError extends Error {
  readonly key: TextKey;
  readonly args: TextArguments;

  constructor(key: TextKey, args: TextArguments = {}) {
    super(key);
    this.name = 'RecordError';
    this.key = key;
    this.args = args;
  }
}

/** @throws RecordError where the text holds no game */
export function recordFromText(text: string, findings: readonly Finding[] = []): GameRecord {
  const collection = parseSgf(text);
  const [first] = collection.diagnostics;
  if (collection.trees.length === 0) {
    const key = first?.code === 'web-page' ? 'web-page' : 'no-sgf';
    throw new RecordError(key, { detail: first?.detail ?? '' });
  }
  const diagnostics = [...locateFindings(text, findings), ...collection.diagnostics];
  return { collection, diagnostics };
}

interface Entry {
  readonly record: Promise<GameRecord>;
  readonly abort: AbortController;
  users: number;
}

const entries = new Map<string, Entry>();

/** A claim on a shared record; the last one to let go ends an unfinished fetch. */
export interface RecordClaim {
  readonly record: Promise<GameRecord>;
  release(): void;
}

/** The record at an address: boards that ask for the same one share one fetch and one parse. */
export function claimRecord(address: RecordAddress): RecordClaim {
  const key = JSON.stringify(address);
  let entry = entries.get(key);
  if (!entry) {
    const abort = new AbortController();
    entry = { record: fetchRecord(address, abort.signal), abort, users: 0 };
    entries.set(key, entry);
    entry.record.catch(() => entries.delete(key)); // a failure may be tried again
  }
  const claimed = entry;
  claimed.users += 1;
  let isHeld = true;
  return {
    record: claimed.record,
    release() {
      if (!isHeld) return;
      isHeld = false;
      claimed.users -= 1;
      if (claimed.users > 0 || entries.get(key) !== claimed) return;
      entries.delete(key);
      claimed.abort.abort();
    },
  };
}

async function fetchRecord(address: RecordAddress, signal: AbortSignal): Promise<GameRecord> {
  const bytes = await fetchBytes(address, signal);
  const utf8 = address.charset ? undefined : decodePlainUtf8(bytes);
  if (utf8 !== undefined) return recordFromText(utf8);
  const { decodeSgf } = await import('../sgf/decode.js'); // other charsets are a chunk of their own
  const { text, findings } = decodeSgf(bytes, address.charset);
  return recordFromText(text, findings);
}

async function fetchBytes({ url, withCredentials }: RecordAddress, signal: AbortSignal) {
  const credentials = withCredentials ? 'include' : 'same-origin';
  try {
    const response = await fetch(url, { signal, credentials });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const args = { url: shortUrl(url), status: response.status };
    if (response.status === 404) throw new RecordError('notFound', args);
    if (!response.ok) throw new RecordError('httpError', args);
    if (bytes.length === 0) throw new RecordError('emptyFile', args);
    return bytes;
  } catch (error) {
    if (signal.aborted || error instanceof RecordError) throw error;
    const isFile = url.startsWith('file:') || location.protocol === 'file:';
    throw new RecordError(isFile ? 'fileProtocol' : 'unreachable', { url: shortUrl(url) });
  }
}

const LONGEST_URL = 80;

/** The address as a person wants to read it: without this page's own site, and not endless. */
function shortUrl(url: string): string {
  const own = new URL('.', document.baseURI).href;
  const shown = url.startsWith(own) ? url.slice(own.length) : url;
  return shown.length > LONGEST_URL ? `${shown.slice(0, LONGEST_URL)}…` : shown;
}

/** As `img.src` reads: absolute where it can be, else as written. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return address;
  }
}
