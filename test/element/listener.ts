import { sendKeys } from '@web/test-runner-commands';
import { type Board, ISOLATES, partOf, rootOf, settled, settledPage } from './board.js';
import { steeredBoard, until } from './steered.js';

/** A board whose parts for readers are loaded: it announces steps in full and can be explored. */
export async function readBoard(sgf: string, attributes = ''): Promise<Board> {
  const board = await steeredBoard(sgf, attributes);
  await untilReader(board);
  return settled(board);
}

/** Waits for what tells readers of the keys, takes their keys and says steps at length. */
export const untilReader = (board: Board) =>
  until(() => partOf(board, 'canvas').ariaDescription, 'what serves a reader');

/** Without the marks that isolate texts of the record: nobody hears them. */
const heardText = (text: string) => text.replace(ISOLATES, '').trim();

/** The focused element in the shadow tree of a board. */
export function focusedIn(board: Board): Element | null {
  return rootOf(board).activeElement;
}

/** The words of a screen reader for an element that gets the focus. */
export function spokenName(element: Element | null): string {
  if (!element) return 'outside';
  const role = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName;
  const name = element.ariaLabel ?? (element.textContent.trim() || element.getAttribute('title'));
  const isIdle = element.ariaDisabled === 'true' && 'unavailable';
  const value = element.getAttribute('aria-valuetext');
  const dialog = element.closest('dialog');
  const told = [dialogName(dialog), name, role, value, isIdle, element.ariaDescription];
  return heardText(told.filter(Boolean).join(', '));
}

/** The point of the grid that has the focus, as it is spoken. */
export const focusedPoint = (board: Board) => spokenName(focusedIn(board)).split(',')[0];

/** A dialog is told when the focus comes into it, with what describes it. */
function dialogName(dialog: HTMLDialogElement | null): string {
  const id = dialog?.getAttribute('aria-describedby');
  const description = id ? dialog?.querySelector(`#${id}`)?.textContent : '';
  const told = [dialog?.ariaLabel, dialog && 'dialog', description?.trim()];
  return told.filter(Boolean).join(', ');
}

/** All that a reader, a pointer or a screen reader may meet, in whatever panel or dialog, and what the page is told. */
export function everythingOn(board: Board): string {
  const elements = [...rootOf(board).querySelectorAll<HTMLElement>('*')];
  const attributes = elements.flatMap(({ attributes: all }) => [...all].map(({ value }) => value));
  const own = elements.flatMap(({ ariaLabel, ariaDescription, ariaValueText, title }) => [
    ...[ariaLabel, ariaDescription, ariaValueText, title],
  ]);
  const page = [board.describe(), document.title];
  return [rootOf(board).textContent, ...attributes, ...own, ...page].join('\n');
}

/** Writes down all that is spoken: texts of live regions, and the names of what gets the focus. */
export class Listener {
  readonly #board: Board;
  readonly #observer = new MutationObserver(() => this.#heed());
  #lines: string[] = [];
  #live = '';
  #focus: Element | null = null;
  #value = '';

  constructor(board: Board) {
    this.#board = board;
    this.#observer.observe(rootOf(board), { childList: true, characterData: true, subtree: true });
    this.#live = this.#liveText;
  }

  get #liveText(): string {
    const regions = rootOf(this.#board).querySelectorAll('[aria-live], [role=status]');
    const heard = [...regions].filter(({ ariaLive }) => ariaLive !== 'off');
    return heardText(heard.map(({ textContent }) => textContent).join(' '));
  }

  /** Notes the text of the live regions if it has changed. */
  #heed(): void {
    const text = this.#liveText;
    if (text && text !== this.#live) this.#lines.push(`   “${text}”`);
    this.#live = text;
  }

  /** Presses keys one after the other, each written as `Shift+Tab` or `a`. */
  readonly press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      this.#lines.push(key);
      await pressKey(key);
      await this.#settled(key);
      this.note();
    }
  };

  /** Waits for content whose part is loaded by a key on the board. */
  async #settled(key: string): Promise<void> {
    if (this.#focus?.localName !== 'canvas' || !/^((Shift\+)?Enter|\?)$/.test(key)) return;
    await until(() => focusedIn(this.#board) !== this.#focus, 'something should open');
    await settledPage();
  }

  /** Notes the focused element if the focus has moved, or its value if that has changed. */
  note(): void {
    const focus = focusedIn(this.#board);
    const value = focus?.getAttribute('aria-valuetext') ?? '';
    if (focus !== this.#focus) this.#lines.push(`   [${spokenName(focus)}]`);
    else if (value !== this.#value) this.#lines.push(`   [${value}]`);
    this.#focus = focus;
    this.#value = value;
  }

  /** Returns everything that was spoken since the last call. */
  readonly take = (): string => {
    const lines = this.#lines;
    this.#lines = [];
    return lines.join('\n');
  };

  stop(): void {
    this.#observer.disconnect();
  }
}

/** Presses a key as a reader does; modifiers come before it, joined with a plus. */
export async function pressKey(key: string): Promise<void> {
  const parts = key === '+' ? [key] : key.split('+');
  const last = parts.pop() ?? '';
  for (const down of parts) await sendKeys({ down });
  await sendKeys({ press: last === 'Space' ? ' ' : last });
  for (const up of parts) await sendKeys({ up });
  await settledPage();
}

/** The button behind the picture that opens the grid of points, for those who can't see. */
export const EXPLORER = '[part~="board"] > button[aria-expanded]';

export const explorerOf = (board: Board) =>
  rootOf(board).querySelector<HTMLButtonElement>(EXPLORER);

/** Waits for that button, which comes with a file of the script. */
export const untilExplorer = (board: Board) =>
  until(() => explorerOf(board), 'the button that explores');

/** Enters the grid of points. */
export async function explore(board: Board): Promise<HTMLElement> {
  const isThere = () => focusedIn(board)?.getAttribute('role') === 'gridcell';
  // On a busy machine the keys of a board may be ready later than its picture.
  for (let tries = 0; tries < 5 && !isThere(); tries++) {
    partOf(board, 'canvas').focus();
    await sendKeys({ press: 'Enter' });
    for (let waited = 0; waited < 300 && !isThere(); waited++) await settled(board);
  }
  if (!isThere()) throw new Error('the grid should come');
  await until(() => focusedIn(board)?.ariaLabel);
  const grid = rootOf(board).querySelector<HTMLElement>('[role=grid]');
  if (!grid) throw new Error('there is no grid');
  return grid;
}
