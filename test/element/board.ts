import { fixture, nextFrame } from '../helpers/testing.js';
import { filesOnTheWay } from '../../src/element/platform/load-part.js';
import { atRest } from '../../src/element/platform/moments.js';
import '../../src/index.js';
import type { SgfBoardElement } from '../../src/index.js';
import { until } from '../helpers/until.js';

/** Helpers for the tests of the element. They use only what a page can access. */
export type Board = SgfBoardElement;

export const RECORDS = '/demo/records/';

/** A board from markup. It is in the page, but its record may still be loading. */
export function boardFrom(markup: string): Promise<Board> {
  return fixture<Board>(markup);
}

/** The board in a fixture that contains more than the board. */
export function boardIn(container: Element): Board {
  const board = container.querySelector('sgf-board');
  if (!board) throw new Error('no board in this fixture');
  return board;
}

/**
 * Waits until a board has done everything that it was asked for: its record is loaded, the page has been idle, all
 * parts of the script that the board needs are loaded and updated, the board is painted, and everything has been
 * announced.
 */
export async function settled(board: Board): Promise<Board> {
  await board.ready;
  await quiet(board);
  await board.ready;
  return board;
}

/** Waits for all boards of the page that show a record. */
export async function settledPage(): Promise<void> {
  await task();
  const shown = [...document.querySelectorAll('sgf-board')].filter(({ collection }) => collection);
  for (const board of shown) await settled(board);
}

/** Like `settled`, for boards whose record may have failed to load. */
export async function quiet(board: Board): Promise<void> {
  if (!rested.has(board)) await rest();
  rested.add(board);
  do {
    await task();
    await board.updateComplete;
  } while (filesOnTheWay > 0 || board.isUpdatePending);
}

/** Boards that were in the page while it was idle, so that everything that waits for this has begun. */
const rested = new WeakSet<Board>();

/**
 * Waits until the page is idle; callbacks that were requested earlier run before. Chromium notices that a page is idle
 * after a frame; without frames it may take two seconds.
 */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    let frame = 0;
    const ask = () => (frame = requestAnimationFrame(ask));
    ask();
    atRest(() => {
      cancelAnimationFrame(frame);
      resolve();
    });
  });
}

/** Waits for a task: callbacks of promises that are already settled run before it. */
function task(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export async function shownBoard(markup: string): Promise<Board> {
  return settled(await boardFrom(markup));
}

/** A board with its record as text, in an attribute. */
export function boardOf(sgf: string, attributes = ''): Promise<Board> {
  const escaped = sgf.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return shownBoard(`<sgf-board ${attributes} data-sgf="${escaped}"></sgf-board>`);
}

/** The same on a page that has been at rest: all buttons around the board are there. */
export async function boardAtRest(sgf: string, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, attributes);
  await untilPart(board, 'button-tools');
  return settled(board);
}

/** What a reader's first touch loads is asked for. */
export function touch(board: Board): void {
  const frame = rootOf(board).querySelector('.frame');
  frame?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch' }));
}

/** Waits for frames. Only for things that the browser reports in frames: sizes, visibility, motion. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

export function rootOf(board: Board): ShadowRoot {
  if (!board.shadowRoot) throw new Error('the board has no shadow root');
  return board.shadowRoot;
}

/** Whether a part is visible; it may exist and be hidden. */
export function showsPart(board: Board, name: string): boolean {
  const part = rootOf(board).querySelector(`[part~="${name}"]`);
  return part !== null && isSeen(part);
}

export function partOf(board: Board, name: string): HTMLElement {
  const part = rootOf(board).querySelector<HTMLElement>(`[part~="${name}"]`);
  if (!part) throw new Error(`the board has no part ${name}`);
  return part;
}

/** Waits for a part that comes with a file of the script. */
export async function untilPart(board: Board, name: string): Promise<HTMLElement> {
  await until(() => rootOf(board).querySelector(`[part~="${name}"]`), `the part ${name}`);
  return partOf(board, name);
}

/** What a selector finds in the shadow tree of a board. */
export function elementIn(board: Board, selector: string): HTMLElement {
  const found = rootOf(board).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

/** Where that stands in the window. */
export const boxOf = (board: Board, selector: string): DOMRect =>
  elementIn(board, selector).getBoundingClientRect();

/** What stands in a part, as a reader sees it; empty where the part is not there (yet). */
export function textOf(board: Board, name: string): string {
  const part = rootOf(board).querySelector(`[part~="${name}"]`);
  return (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The name of Black, beside the board; empty where it is not there (yet). */
export const blackBeside = (board: Board): string =>
  rootOf(board).querySelector('[part~="player-black"] b')?.textContent ?? '';

/** The words of an element as a reader sees them: without the marks that isolate texts of the record. */
export function wordsOf(element: Element | null): string {
  const text = element?.textContent ?? '';
  return text.replace(ISOLATES, '').replace(/\s+/g, ' ').trim();
}

/** The marks that isolate texts of the record from the sentence around them. */
export const ISOLATES = /[\u2066-\u2069]/g;

/** The region in which a board announces what happens; a message is announced in a region of its own. */
export const liveRegionOf = (board: Board): HTMLElement =>
  elementIn(board, '[aria-live]:not([role])');

/** What the board has announced last. */
export const spokenBy = (board: Board): string => liveRegionOf(board).textContent;

/** The text of the message, once its chunk is there. */
export async function messageOf(board: Board): Promise<string> {
  await until(() => textOf(board, 'message'), 'the message');
  return textOf(board, 'message');
}

/** Whether an element is visible: neither it nor anything around it is hidden, and it is not empty. */
export function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  );
}

export async function click(board: Board, name: string): Promise<void> {
  partOf(board, name).click();
  await board.ready;
}

/** Whether a button can do nothing now. */
export const isIdle = (board: Board, name: string): boolean =>
  partOf(board, name).ariaDisabled === 'true';

/** The line above the comment: it describes what is shown, and leads on or tells the result. */
export const stepLineOf = (board: Board): HTMLElement | null =>
  rootOf(board).querySelector('p:not([part]):has(+ div [part~="comment"], + [part~="comment"])');

/** The button of that line, which leads back to the game or on to the next comment. */
export const wayOf = (board: Board) => stepLineOf(board)?.querySelector('button');

/** The button with a name, in a board, a dialog or another part. */
export function buttonNamed(within: ParentNode, name: string): HTMLButtonElement {
  const buttons = [...within.querySelectorAll('button')];
  const found = buttons.find((button) => nameOf(button) === name);
  if (!found) throw new Error(`no button ${name}, but ${buttons.map(nameOf).join(', ')}`);
  return found;
}

/** The buttons that enter variations, as the reader meets them: in the comment. */
export function branchButtons(board: Board): HTMLButtonElement[] {
  const buttons = '[part~="comment"] ~ [role="group"] button:not([part])';
  return [...rootOf(board).querySelectorAll<HTMLButtonElement>(buttons)];
}

/** The name of an element for screen readers, without the key that a button's tooltip adds. */
export function nameOf(element: Element): string {
  const tooltip = element.getAttribute('title') ?? '';
  const text = element.textContent.trim() || tooltip.replace(/ \(.+\)$/, '');
  return element.getAttribute('aria-label') ?? text;
}

/** Collects the events of a type at a target. */
export function heard<E extends Event = CustomEvent<unknown>>(
  target: EventTarget,
  type: string,
): E[] {
  const events: E[] = [];
  target.addEventListener(type, (event) => events.push(event as E));
  return events;
}

/** An address for a record with these bytes. */
export function addressOf(content: BlobPart): string {
  return URL.createObjectURL(new Blob([content]));
}

export async function untilError(board: Board): Promise<Error> {
  await until(() => board.error !== undefined, 'the board should have an error');
  await quiet(board);
  return board.error ?? new Error();
}
