import { decodePlainUtf8 } from '../sgf/plain-utf8.js';
import type { Finding } from '../sgf/diagnostic.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import type { ProblemKey } from '../texts/describe-diagnostic.js';
import type { TextArguments } from '../texts/texts.js';

/** Why a record can't be shown; `texts/` has the sentence. */
export interface Problem {
  readonly problem: ProblemKey;
  readonly args: TextArguments;
}

/** Where a record lies and how it is to be fetched and read. */
export interface RecordAddress {
  /** Absolute. */
  readonly url: string;
  readonly charset: string;
  readonly credentials: RequestCredentials;
}

/** A record on its way, and how many boards wait for it or show it. */
export interface RecordClaim {
  readonly answer: Promise<SgfCollection | Problem>;
  release(): void;
}

export function recordFromText(text: string, findings: readonly Finding[] = []): SgfCollection | Problem {
  const collection = parseSgf(text);
  const [first] = collection.findings;
  if (collection.trees.length > 0) {
    return { ...collection, findings: [...findings, ...collection.findings] };
  }
  return { problem: first?.code === 'web-page' ? 'web-page' : 'no-sgf', args: { detail: first?.detail } };
}

const shared = new Map<string, { answer: RecordClaim['answer']; users: number; abort: AbortController }>();

/** The record at an address: boards that ask for the same one share one fetch and one parse. */
export function claimRecord(address: RecordAddress): RecordClaim {
  const key = JSON.stringify(address);
  const abort = new AbortController();
  const entry = shared.get(key) ?? { answer: fetchRecord(address, abort.signal), users: 0, abort };
  const forget = () => shared.get(key) === entry && shared.delete(key);
  shared.set(key, entry);
  entry.users += 1;
  void entry.answer.then((answer) => 'problem' in answer && forget()); // it may be tried again
  return {
    answer: entry.answer,
    release() {
      entry.users -= 1;
      if (entry.users > 0) return;
      forget();
      entry.abort.abort();
    },
  };
}

async function fetchRecord(
  { url, charset, credentials }: RecordAddress,
  signal: AbortSignal,
): Promise<SgfCollection | Problem> {
  const shown = url.replace(new URL('.', document.baseURI).href, '').slice(0, LONGEST_URL);
  try {
    const response = await fetch(url, { signal, credentials });
    const { ok, status } = response;
    if (!ok) {
      return { problem: status === 404 ? 'not-found' : 'http-error', args: { url: shown, status } };
    }
    return await readBytes(new Uint8Array(await response.arrayBuffer()), charset, shown);
  } catch {
    const isFile = document.baseURI.startsWith('file:');
    return { problem: isFile ? 'file-page' : 'unreachable', args: { url: shown } };
  }
}

/** Of longer addresses (`data:`, say) people see the beginning. */
const LONGEST_URL = 80;

async function readBytes(bytes: Uint8Array, charset: string, url: string) {
  if (bytes.length === 0) return { problem: 'empty-file', args: { url } } as const;
  const utf8 = charset ? undefined : decodePlainUtf8(bytes);
  if (utf8 !== undefined) return recordFromText(utf8);
  const { decodeSgf } = await import('../sgf/decode.js'); // other charsets are a chunk of their own
  const { text, findings } = decodeSgf(bytes, charset);
  return recordFromText(text, findings);
}

/** As `img.src` reads: absolute where it can be, else as written. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return address;
  }
}
