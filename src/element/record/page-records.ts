/*
 * A board reads changed text again only if the page itself changed it. A board with its record inside, or without a
 * record, has its own `MutationObserver` (a shared one could not stop observing one board); boards with `src` or `sgf`
 * have none. This part decides what to do with the changes. It is loaded when needed, since few pages change a record.
 * If a batch of changes adds an element, it comes from a translator, a highlighter or a copy button, and so do later
 * changes inside that element. A caption (`slot`) is not part of the record. Frameworks change only text: React and
 * Svelte the data of a text node, Vue the node itself; Svelte also the content of a `<template>`. All changes within
 * one turn cause one read.
 *
 * A record that is read again keeps the reader's place if the same moves of the same game lead there (same players,
 * setup and moves). If not, the board shows the last place that both records have in common. A record that grows, as in
 * an editor's preview or a live game, must not send its reader back to the start; another game must not open in its
 * middle only because it has as many moves. A reader at the opening position gets the opening position of the new text:
 * a diagram goes on showing the last move.
 */

import type { ReactiveController } from 'lit';
import { decoded } from '../../game/address.js';
import { sameNode } from '../../game/same-node.js';
import type { ProblemKey } from '../../speech/oddities.js';
import type { TextArguments } from '../../texts/language.js';
import { openingNode } from '../attributes.js';
import type { RecordController } from './record-controller.js';
import { type Answer, readContent, readInlineRecord } from './records.js';
import { pageIdOf } from '../platform/urls.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/**
 * The record of another element of the page, `src="#g1"`: a board, or a script, template or text. The element is
 * followed: the record is read again when that board gets another one, and when the element is added later.
 */
class PageRecord implements ReactiveController {
  readonly #host: SgfBoardElement;
  readonly #id: string;
  readonly #changed: (answer: Answer) => void;
  /** The element; `null` if the page has none, `undefined` while it is not followed. */
  #source: Element | null | undefined;
  #failure = '';
  readonly #follow = (): void => {
    const source = findById(this.#host, this.#id);
    if (source === this.#source) return;
    this.#leave();
    this.#source = source;
    for (const type of ['load', 'error']) source?.addEventListener(type, this.#read);
    this.#read();
  };
  readonly #observer = new MutationObserver(this.#follow);

  /** @param id as in an address, possibly percent-encoded */
  constructor(host: SgfBoardElement, id: string, changed: (answer: Answer) => void) {
    this.#host = host;
    this.#id = decoded(id);
    this.#changed = changed;
    host.addController(this);
    this.#follow();
  }

  hostConnected(): void {
    for (const root of [this.#host.getRootNode(), document]) {
      this.#observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
    }
    this.#follow();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#leave();
  }

  release(): void {
    this.#host.removeController(this);
    this.hostDisconnected();
  }

  #leave(): void {
    for (const type of ['load', 'error']) this.#source?.removeEventListener(type, this.#read);
    this.#source = undefined;
  }

  readonly #read = (): void => void this.#readSource();

  async #readSource(): Promise<void> {
    await Promise.resolve(); // the board that asked has to store this object first
    const source = this.#source;
    if (source === undefined) return;
    if (!source) return this.#fail('no-element');
    if (!isBoard(source)) {
      const answer = await readHolder(source, this.#host.limit);
      return source === this.#source ? this.#take(answer) : undefined;
    }
    if (leadsBack(this.#host, source)) return this.#fail('circle');
    await source.ready.catch(() => undefined);
    if (source !== this.#source) return;
    const detail = source.error?.message;
    if (detail) this.#fail('other-board', { detail });
    else this.#take(source.collection);
  }

  /**
   * Passes the answer on, unless the board shows this collection already: a board that is moved in the page stays as it
   * is.
   */
  #take(answer: Answer | undefined): void {
    if (!answer) return this.#fail('no-record');
    this.#failure = '';
    if (answer !== this.#host.collection) this.#changed(answer);
  }

  /**
   * Reports a problem once: two boards that can't show each other's record would otherwise notify each other for ever.
   */
  #fail(problem: ProblemKey, args?: TextArguments): void {
    const failure = JSON.stringify([problem, args]);
    if (failure === this.#failure) return;
    this.#failure = failure;
    this.#changed({ problem, args: { id: this.#id, ...args } });
  }
}

/** Gives a board the record of another element of the page, now and whenever it changes. */
export function followElement(record: RecordController, id: string): Promise<never> {
  const { host } = record;
  const isWanted = !record.claim && !host.sgf && pageIdOf(host.src) === id;
  if (isWanted && record.state.kind === 'loading')
    record.claim = new PageRecord(host, id, (answer) => record.take(answer));
  return new Promise<never>(() => undefined); // `PageRecord` reports the answers
}

/** Looks beside the board first, then in the document, as links do. */
function findById(host: Element, id: string): Element | null {
  const root = host.getRootNode();
  const inRoot = root instanceof ShadowRoot ? root.getElementById(id) : null;
  return inRoot ?? document.getElementById(id);
}

function isBoard(element: Element | null): element is SgfBoardElement {
  return element?.localName === 'sgf-board' && 'ready' in element;
}

/** Whether the boards take their records from each other in a circle. */
function leadsBack(host: SgfBoardElement, source: Element | null): boolean {
  const seen = new Set<Element>([host]);
  for (let at = source; isBoard(at);) {
    if (seen.has(at)) return true;
    seen.add(at);
    const id: string | undefined = at.sgf ? undefined : pageIdOf(at.src);
    if (id === undefined) return false;
    at = findById(at, id);
  }
  return false;
}

/** Records of elements that hold them as text: each is read once, and boards that show it share it. */
const holders = new WeakMap<Element, HeldRecord>();

interface HeldRecord {
  readonly text: string;
  readonly limit: string;
  readonly answer: Answer | undefined | Promise<Answer | undefined>;
}

function readHolder(holder: Element, limit: string): HeldRecord['answer'] {
  const text = holder.innerHTML;
  const known = holders.get(holder);
  if (known?.text === text && known.limit === limit) return known.answer;
  const answer = readContent(holder, limit);
  holders.set(holder, { text, limit, answer });
  return answer;
}

/** Elements that a translator, a highlighter or a copy button added to a shown record. */
const added = new WeakSet<Node>();

/**
 * Reads the record inside a board again if its own text has changed; once for all changes of a turn. If `sgf` holds
 * another record, warns the author.
 */
export function readAgain(record: RecordController, changes: readonly MutationRecord[]): void {
  const { host } = record;
  if (host.sgf) {
    console.warn('<sgf-board>: sgf and the content both hold a record; sgf is shown. Remove one.');
    return;
  }
  const elements = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isContent));
  for (const element of elements) added.add(element);
  const isOwn = changes.length === 0 || changes.some((change) => isOfRecord(change, host));
  if (elements.length > 0 || !isOwn) record.text = readInlineRecord(host);
  else setTimeout(() => void readNow(record));
}

function isContent(node: Node): boolean {
  return node instanceof Element && !node.slot;
}

function isOfRecord({ target, addedNodes, removedNodes }: MutationRecord, host: Element): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  if (isForeign(target, host)) return false;
  return nodes.length === 0 || nodes.some((node) => !isForeign(node, host));
}

/** Whether a node is not part of the record: it is in an added element, or in a caption. */
function isForeign(target: Node, host: Element): boolean {
  for (let at: Node | null = target; at && at !== host; at = at.parentNode) {
    if (added.has(at) || (at instanceof Element && at.slot)) return true;
  }
  return false;
}

async function readNow(record: RecordController): Promise<void> {
  const { host } = record;
  const text = readInlineRecord(host);
  if (host.sgf || host.src || text === undefined) return;
  record.text = text;
  const shown = gamesIn(host.collection?.text ?? '');
  if (gamesIn(text) === shown) return; // only words around it have changed
  const answer = await readContent(host, host.limit);
  if (!answer || 'problem' in answer || text !== record.text || host.sgf || host.src) return;
  if (gamesIn(answer.text) === shown) return;
  const { tree, node } = host;
  let before = node === openingNode(host, tree) ? undefined : tree;
  record.take(answer, (now) => {
    const found = before && sameNode(before, node, now);
    before = undefined; // only once; afterwards the attributes choose the node
    return found;
  });
}

/** A text without the words around its games. */
function gamesIn(text: string): string {
  return text.slice(text.search(/\(\s*;/), text.lastIndexOf(')') + 1 || undefined);
}
