import type { SgfBoardElement } from '../sgf-board-element.js';
import type { ReactiveController } from 'lit';
import {
  type Answer,
  decoded,
  pageIdOf,
  readInlineRecord,
  recordFromText,
} from '../record/records.js';
import type { TextArguments } from '../../texts/language.js';
import type { ProblemKey } from '../../speech/oddities.js';

/** Elements that hold a record as text are read once: boards that show it share it. */
const read = new WeakMap<Element, { readonly text: string; readonly answer: Answer }>();

const EVENTS = ['load', 'error'];

/**
 * The record of another element of the page, `src="#g1"`: of a board, or of a script, template or text. It is
 * followed when that board gets another record, and when the element comes later.
 */
export class PageRecord implements ReactiveController {
  readonly #host: SgfBoardElement;
  readonly #id: string;
  readonly #told: (answer: Answer) => void;
  #source: Element | null = null;
  #failure = '';
  readonly #observer = new MutationObserver(() => {
    if (this.#find() !== this.#source) this.#follow();
  });

  /** @param id as in an address: percent-encoded, perhaps */
  constructor(host: SgfBoardElement, id: string, told: (answer: Answer) => void) {
    this.#host = host;
    this.#id = decoded(id);
    this.#told = told;
    host.addController(this);
    if (host.isConnected) this.hostConnected();
    else this.#follow();
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    for (const each of new Set([root, document])) {
      this.#observer.observe(each, { childList: true, subtree: true, attributeFilter: ['id'] });
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
    for (const type of EVENTS) this.#source?.removeEventListener(type, this.#changed);
    this.#source = null;
  }

  #follow(): void {
    this.#leave();
    this.#source = this.#find();
    for (const type of EVENTS) this.#source?.addEventListener(type, this.#changed);
    this.#changed();
  }

  readonly #changed = (): void => void this.#read();

  #find(): Element | null {
    return findById(this.#host, this.#id);
  }

  async #read(): Promise<void> {
    const source = this.#source;
    await Promise.resolve(); // who asked has to know first that it did
    if (source !== this.#source) return;
    if (!source) return this.#fail('no-element');
    if (!isBoard(source)) return this.#tell(readHolder(source));
    if (leadsBack(this.#host, source)) return this.#fail('circle');
    await source.ready.catch(() => undefined);
    if (source !== this.#source) return;
    const detail = source.error?.message;
    if (detail) this.#fail('other-board', { detail });
    else this.#tell(source.collection);
  }

  /** The collection that is shown is no news: a board that is moved in the page stays as it is. */
  #tell(answer: Answer | undefined): void {
    if (!answer) return this.#fail('no-record');
    this.#failure = '';
    if (answer !== this.#host.collection) this.#told(answer);
  }

  /** Once: two boards that can't show each other's record would tell each other for ever. */
  #fail(problem: ProblemKey, args?: TextArguments): void {
    const failure = JSON.stringify([problem, args]);
    if (failure === this.#failure) return;
    this.#failure = failure;
    this.#told({ problem, args: { id: this.#id, ...args } });
  }
}

/** As links do: beside the board first, then in the document. */
export function findById(host: Element, id: string): Element | null {
  const root = host.getRootNode();
  const beside = root instanceof ShadowRoot ? root.getElementById(id) : null;
  return beside ?? document.getElementById(id);
}

function isBoard(element: Element): element is SgfBoardElement {
  return element.localName === 'sgf-board' && 'ready' in element;
}

/** Whether the boards that take their record from each other are a circle. */
function leadsBack(host: SgfBoardElement, source: SgfBoardElement): boolean {
  const seen = new Set<Element>([host]);
  for (let at: Element | null = source; at && isBoard(at);) {
    if (seen.has(at)) return true;
    seen.add(at);
    const id: string | undefined = at.sgf ? undefined : pageIdOf(at.src);
    if (id === undefined) return false;
    at = findById(at, id);
  }
  return false;
}

function readHolder(holder: Element): Answer | undefined {
  const text = readInlineRecord(holder);
  if (text === undefined) return undefined;
  const known = read.get(holder);
  if (known?.text === text) return known.answer;
  const answer = recordFromText(text);
  read.set(holder, { text, answer });
  return answer;
}
