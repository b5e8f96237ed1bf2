import { GO, needsExpansion, readGameType } from '../../game/game-type.js';
import type { Finding } from '../../sgf/diagnostic.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { firstGames, isWhole, readByNeed } from '../../sgf/gradual.js';
import { parseSgf, type SgfCollection } from '../../sgf/parse.js';
import { decodePlainUtf8 } from '../../sgf/plain-utf8.js';
import type { ProblemKey } from '../../speech/oddities.js';
import type { TextArguments } from '../../texts/language.js';
import { choiceOf } from '../attributes.js';
import { loadPart } from '../platform/load-part.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** The reason why a record can't be shown; `texts/` has the sentence. */
export interface Problem {
  readonly problem: ProblemKey;
  readonly args: TextArguments;
}

/** The record, or the reason why there is none. Boards with the same record share its collection, trees and replays. */
export type Answer = SgfCollection | Problem;

/** The address of a record, and how to fetch and read it. */
export interface RecordAddress {
  /** The absolute address. */
  readonly url: string;
  readonly charset: string;
  readonly credentials: RequestCredentials;
  /** The size limit, as the page writes it. */
  readonly limit: string;
}

/** Matches the beginning of a web page, which is not a record even if its scripts contain `(;`. */
const webPage = /^\s*<(!doctype|html|head|body)/i;

export function recordFromText(
  text: string,
  findings: readonly Finding[] = [],
  collection = openRecord(text),
): Answer {
  if (webPage.test(text)) return { problem: 'web-page', args: {} };
  if (firstGames(collection, 1).length === 0) {
    const why = collection.findings.find(({ code }) => code === 'no-sgf');
    return { problem: 'no-sgf', args: { detail: why?.detail, text } };
  }
  if (findings.length === 0) return collection;
  return { ...collection, findings: [...findings, ...collection.findings] };
}

/** Reads a record from the page itself. A huge one is read like a huge file, so that the page stays responsive. */
export function readText(text: string, limit: string): Answer | Promise<Answer> {
  return limit || text.length > HUGE
    ? loadPart('huge-records').then(
        (huge) => huge?.readHugeText(text, limit) ?? recordFromText(text),
      )
    : recordFromText(text);
}

const claims = new Map<string, RecordClaim>();

/** The record at an address. Boards with the same address share one fetch and one parse. */
export function claimRecord(
  host: SgfBoardElement,
  url = host.src,
  request?: RequestInit,
): RecordClaim {
  const { charset, limit } = host;
  const isAnonymous = choiceOf(host, 'crossorigin') === 'anonymous';
  const credentials = isAnonymous ? 'same-origin' : 'include';
  const address: RecordAddress = { url, charset, credentials, limit, ...request };
  const key = JSON.stringify(address);
  const claim = claims.get(key) ?? new RecordClaim(key, address);
  claims.set(key, claim);
  claim.users += 1;
  return claim;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A record that is being fetched or has been fetched. If the last board releases it, an unfinished fetch is cancelled.
 */
export class RecordClaim {
  readonly answer: Promise<Answer>;
  users = 0;
  readonly abort = new AbortController();
  /** The bytes received so far. */
  readonly parts: Bytes[] = [];
  /** Reads the download. If it is cancelled, the download ends and the bytes received so far are shown. */
  reader: ReadableStreamDefaultReader<Bytes> | undefined;
  readonly #key: string;

  constructor(key: string, address: RecordAddress) {
    this.#key = key;
    this.answer = this.#fetch(address);
    // If loading failed, the next board tries again.
    void this.answer.then((answer) => 'problem' in answer && this.#forget());
  }

  release(): void {
    this.users -= 1;
    if (this.users > 0) return;
    this.#forget();
    this.abort.abort();
  }

  #forget(): void {
    if (claims.get(this.#key) === this) claims.delete(this.#key);
  }

  async #fetch(address: RecordAddress): Promise<Answer> {
    const { url, limit } = address;
    const { signal } = this.abort;
    try {
      const { ok, status, body } = await fetch(url, { signal, ...address });
      if (!ok) return { problem: 'http-error', args: { url, status } };
      this.reader = body?.getReader();
      let [length, at] = [0, 0];
      let huge: ReturnType<typeof loadPart<'huge-records'>> | undefined;
      for (let part; (part = (await this.reader?.read())?.value);) {
        this.parts.push(part);
        length += part.length;
        if (limit || length > HUGE) huge ??= loadPart('huge-records');
        (await huge)?.endDownload(this, length, limit);
      }
      const bytes = new Uint8Array(length);
      for (const part of this.parts.splice(0)) {
        bytes.set(part, at);
        at += part.length;
      }
      return await readFile(bytes, address);
    } catch {
      // Browsers don't say why.
    }
    return { problem: signal.aborted ? 'too-slow' : 'unreachable', args: { url } };
  }
}

/** The first bytes of files in gzip and of ZIP archives. */
const isPacked = ([first, second, third, fourth]: Bytes) =>
  (first === 0x1f && second === 0x8b) ||
  (first === 0x50 && second === 0x4b && third === 3 && fourth === 4);

/** Reads the bytes of a file. */
export async function readFile(bytes: Bytes, address: RecordAddress): Promise<Answer> {
  const { url, charset, limit } = address;
  if (bytes.length === 0) return { problem: 'empty-file', args: { url } };
  if (limit || bytes.length > HUGE || isPacked(bytes)) {
    const huge = await loadPart('huge-records');
    if (huge)
      return isPacked(bytes) ? huge.readPacked(bytes, address) : huge.readHuge(bytes, address);
  }
  const text = charset ? undefined : decodePlainUtf8(bytes);
  if (text !== undefined) return recordFromText(text);
  const file = (await loadPart('legacy'))?.decodeSgf(bytes, charset);
  return file
    ? recordFromText(file.text, file.findings)
    : { problem: 'unreachable', args: { url } };
}

const isGo = (tree: GameTree) => readGameType(tree) === GO;

/** Whether an answer is a record of Go in current SGF, which can be shown at once. */
export function isPrepared(answer: Answer): answer is SgfCollection {
  return (
    !('problem' in answer) &&
    firstGames(answer, 1).every((tree) => isGo(tree) && !needsExpansion(tree))
  );
}

/** A record in current SGF, after loading the parts of the script that convert or show it. */
export async function prepareRecord(collection: SgfCollection): Promise<SgfCollection> {
  const { trees } = collection;
  if (!trees.every(isGo)) (await loadPart('other-games'))?.addOtherGames();
  const dialects = trees.some(needsExpansion) && (await loadPart('legacy'));
  return dialects ? { ...collection, trees: trees.map(dialects.expandDialect) } : collection;
}

/**
 * The record inside an element: in a `<script type="application/x-go-sgf">`, a `<template>`, a `<textarea>` or `<pre>`,
 * or as plain text. `undefined` if there is none.
 */
export function readInlineRecord(host: Element): string | undefined {
  return findInlineRecord(host)?.textContent;
}

/** The node that contains that record: an element inside, the content of a template, or the element itself. */
export function findInlineRecord(host: Element): Element | DocumentFragment | undefined {
  const holders = host.querySelectorAll('script[type*="sgf" i], template, textarea, pre');
  return [...holders, host]
    .map((holder) => (holder instanceof HTMLTemplateElement ? holder.content : holder))
    .find(({ textContent }) => /\(\s*;/.test(textContent));
}

/** Elements other than the record, a link to it and a caption. */
const more = ':not(a,script,[slot],[slot] *)';
/** Entities, tags and characters that editors put into a record. */
const pasted = /&[#\w]+;|<\/?[abp]|[\xa0\xad\u200b\u202f\ufeff]/;

/**
 * The record inside an element, if there is one. If the element may contain more than a plain record, a part is loaded
 * that reads the record and undoes an editor's changes to it.
 */
export function readContent(
  holder: Element,
  limit: string,
): Answer | Promise<Answer | undefined> | undefined {
  const source = findInlineRecord(holder);
  const answer = source && readText(source.textContent, limit);
  const isPlain = source
    ? !pasted.test(source.textContent) &&
      !source.querySelector(more) &&
      !(source !== holder && isOpen(holder, source)) &&
      !(answer as Partial<SgfCollection>).findings?.[0] // a promise and a `Problem` have no findings
    : (holder.matches('[mode=problem]:has(a)') && !isOpen(holder)) ||
      !(holder.firstChild ?? holder.matches('p *,:has(+pre,+script)'));
  return isPlain
    ? answer
    : loadPart('paste').then((paste) =>
        paste ? paste.readPasted(holder, (text) => readText(text, limit)) : answer,
      );
}

/**
 * Whether an element may contain the content that should follow it, because its tag was not closed: it is the last in
 * its part of the page, and there is more in it than its record.
 */
export function isOpen(host: Element, record: Node | null = null): boolean {
  const isRecord = (child: Element) =>
    child === record || (child as HTMLTemplateElement).content === record;
  return (
    !host.nextSibling &&
    (document.readyState === 'loading' ||
      !!(host.lastChild as Partial<Text> | null)?.data?.trim() ||
      [...host.children].some((child) => child.matches(more) && !isRecord(child)))
  );
}

/**
 * Length from which a record is read only as far as needed, in UTF-16 code units. Shorter records are read at once,
 * within one frame.
 */
const LONG = 50_000;
/** Length above which a record is huge, in bytes or UTF-16 code units. Shorter records are read within a few frames. */
export const HUGE = 500_000;

/**
 * Matches properties that make it necessary to read all games before one is shown: a game other than Go, and `S[…]` and
 * HD of dialects. Names may contain lower-case letters and blanks (P-07, P-11), so words of a comment may match, too. A
 * match has no `]` except at its ends.
 */
export const special = [
  /G[^A-Z[\]]*[KM][^A-Z[\]]*\[(?!1])/,
  /[^A-Z]S[^A-Z[\]]*\[/,
  /H[^A-Z[\]]*D[^A-Z[\]]*\[/,
]; // three expressions, because browsers are fast at finding one first letter

/** Reads a record. A long record of plain Go is read only as far as needed. */
function openRecord(text: string): SgfCollection {
  return text.length < LONG || isSpecial(text) ? parseSgf(text) : readByNeed(text);
}

function isSpecial(text: string): boolean {
  return special.some((word) => word.test(text));
}

/**
 * Whether a record has games that are not shown. A long record is assumed to have more games until it is read to its
 * end.
 */
export function hasMoreGames(record: SgfCollection): boolean {
  return !isWhole(record) || record.trees.length > 1;
}
