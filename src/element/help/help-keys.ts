import type { BoardContext } from '../context.js';
import { choiceOf } from '../options.js';
import { loadPart } from '../load-part.js';
import type { Part } from '../part.js';

/** Where letters are text, or the keys of something else. */
const texts = 'input:not([type=range]),textarea,select,dialog';

/** `?` opens the help, `d` the position as text: only while the focus is in the board (WCAG 2.1.4). */
export class HelpKeys implements Part {
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
    board.shell.frame.addEventListener('keydown', this.#pressed);
  }

  update(): void {
    /* What opens shows the board as it is then. */
  }

  release(): void {
    this.#board.shell.frame.removeEventListener('keydown', this.#pressed);
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const { key, code, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
    const { host } = this.#board;
    const isOthers = altKey || ctrlKey || metaKey || repeat || defaultPrevented;
    if (isOthers || choiceOf(host, 'keys') === 'none' || isTyped(event)) return;
    if (key === '?') void this.#help();
    else if (key.toLowerCase() === 'd' || (code === 'KeyD' && !isLatin(key))) void this.#describe();
    else return;
    event.preventDefault();
  };

  async #help(): Promise<void> {
    const chunk = await loadPart(import('./help.js'));
    if (this.#board.host.isConnected) chunk?.openHelp(this.#board);
  }

  async #describe(): Promise<void> {
    const chunk = await loadPart(import('./position-dialog.js'));
    if (this.#board.host.isConnected) chunk?.openPosition(this.#board);
  }
}

/** Other alphabets have other letters on the same key. */
function isLatin(key: string): boolean {
  return /^[a-z]$/i.test(key);
}

function isTyped(event: KeyboardEvent): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(event.currentTarget as Element))
    .some((part) => part instanceof HTMLElement && (part.isContentEditable || part.matches(texts)));
}
