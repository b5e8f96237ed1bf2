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
export function rest(): Promise<void> {
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

/** Requests everything that a reader's first touch loads. */
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

/** The text of a part, with blanks as a reader sees them; '' if the part does not exist. */
export function textOf(board: Board, name: string): string {
  const part = rootOf(board).querySelector(`[part~="${name}"]`);
  return (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The text of the message, once its part is loaded. */
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

/** The buttons in the comment that lead to variations. */
export function branchButtons(board: Board): HTMLButtonElement[] {
  return [...rootOf(board).querySelectorAll<HTMLButtonElement>('.branches .branch')];
}

export function nameOf(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent.trim();
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
