import { detach } from '../platform/detach.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { enCount } from '../../texts/en/count.js';
import { enSettings } from '../../texts/en/settings.js';
import { enTools } from '../../texts/en/tools.js';
import { isolated } from '../../texts/isolated.js';
import type { Language } from '../../texts/language.js';
import type { Board } from '../board.js';
import { drawIcon } from '../ui/button.js';
import { boxOf } from '../platform/spot.js';
import { hidePopover, makePopover, placeBeside, showPopover } from '../ui/popover.js';
import type { Tool } from '../arrangement.js';
import { fullscreenLook } from './menu.js';
import { adopt } from '../ui/styles.js';
import { dialogStyles } from '../dialogs/dialog-styles.js';
import { menuStyles } from './menu-styles.js';
import { goToMove, type Outcome, type ToolItem, useTool } from './use-tool.js';

const icons = {
  go: 'M4 12h14M13 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  png: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v0',
  svg: 'M4 5h16v14H4zM7 15c2-8 8 2 10-6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  book: 'M12 6v14M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 2 2-3 5-3 8-2V5c-3-1-6-1-8 1',
  rotate: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  mirror: 'M12 3v18M8 7v10H3zM16 7v10h5z',
  'swap-colors': 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  'reset-view': 'M9 14l-5-5 5-5M4 9h10a5 5 0 0 1 0 10h-4',
  text: 'M4 6h16M4 12h16M4 18h16M8 3v18M16 3v18',
  count: 'M6 6h5v5H6zM13 13h5v5h-5zM13 6h5M15.5 3.5v5M6 15.5h5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h2M10 12h10M8 10v4M4 17h8M16 17h4M14 15v4',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v0',
} as const satisfies Record<Exclude<ToolItem, 'fullscreen'> | 'go', string>;

/** The items in their order, in groups, each with the tool that it belongs to. */
const groups: readonly (readonly (readonly [ToolItem, Tool])[])[] = [
  [
    ['link', 'link'],
    ['copy', 'sgf'],
    ['text', 'image'],
  ],
  [
    ['download', 'sgf'],
    ['png', 'image'],
    ['svg', 'image'],
    ['print', 'print'],
    ['book', 'print'],
  ],
  [
    ['rotate', 'flip'],
    ['mirror', 'flip'],
    ['swap-colors', 'flip'],
    ['reset-view', 'flip'],
  ],
  [
    ['fullscreen', 'fullscreen'],
    ['count', 'count'],
    ['settings', 'settings'],
    ['help', 'help'],
  ],
];

/** Items that close the menu, because they lead elsewhere. */
const closing: readonly ToolItem[] = ['print', 'book', 'fullscreen', 'count', 'settings', 'help'];

/**
 * The list of tools. It is a disclosure of plain buttons, not a menu in ARIA's sense, because it may contain a
 * sentence, and a text field when copying is refused. It is a popover in browsers that have popovers.
 */
export class ToolMenu {
  readonly #board: Board;
  readonly #box: HTMLElement;
  readonly #button: HTMLElement;
  readonly #menu = document.createElement('div');
  #tools: readonly Tool[] = [];
  #outcome: Outcome | undefined;
  /** Removes the listeners that the menu has while it is open. */
  #opening: AbortController | undefined;

  constructor(board: Board, box: HTMLElement, button: HTMLElement) {
    this.#board = board;
    this.#box = box;
    this.#button = button;
    this.#menu.className = 'tool-menu';
    this.#menu.setAttribute('role', 'group');
    this.#menu.addEventListener('keydown', this.#takeKey);
    this.#menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof Node && !this.#box.contains(relatedTarget);
      if (isOutside) this.close(true); // the menu may cover the element that now has the focus
    });
    this.#menu.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') this.#closed();
    });
    makePopover(this.#menu);
    adopt(board.shell.root, 'tool-menu', dialogStyles);
    adopt(board.shell.root, 'tool-menu', menuStyles);
    box.append(this.#menu);
  }

  toggle(tools: readonly Tool[]): void {
    if (this.#opening) return this.close();
    const { signal } = (this.#opening = new AbortController());
    this.#outcome = undefined;
    this.update(tools);
    showPopover(this.#menu);
    this.#place();
    const closeOutside = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(this.#menu) && !path.includes(this.#button)) this.close();
    };
    document.addEventListener('pointerdown', closeOutside, { capture: true, signal });
    addEventListener('scroll', this.#place, { capture: true, passive: true, signal });
    addEventListener('resize', this.#place, { signal });
    this.#button.ariaExpanded = 'true';
    this.#menu.querySelector('button')?.focus();
  }

  /** Shows the tools that the page wants, if they work here. */
  update(tools: readonly Tool[]): void {
    const { host, session } = this.#board;
    const { hasBoard } = session.game.replayer;
    const possible: Partial<Record<Tool, boolean>> = {
      link: host.id !== '',
      image: hasBoard,
      flip: hasBoard,
      count: session.isCountable,
      fullscreen: document.fullscreenEnabled, // not on iPhones
    };
    this.#tools = tools.filter((tool) => possible[tool] ?? true);
    if (this.#opening) render(this.#content(), this.#menu);
  }

  /** Closes the menu. The focus goes back to the button, unless it is on its way elsewhere (`isLeft`). */
  close(isLeft = false): void {
    if (!this.#opening) return;
    const hasFocus = !isLeft && this.#menu.matches(':focus-within');
    hidePopover(this.#menu);
    this.#closed();
    if (hasFocus) this.#button.focus({ preventScroll: true });
  }

  remove(): void {
    this.close();
    detach(this.#menu);
  }

  #closed(): void {
    this.#opening?.abort();
    this.#opening = undefined;
    this.#button.ariaExpanded = 'false';
  }

  #content(): TemplateResult {
    const { host, language } = this.#board;
    const { sentence = '', text } = this.#outcome ?? {};
    this.#menu.lang = language.tag;
    this.#menu.ariaLabel = language.say(enTools, 'tools');
    this.#menu.dir = getComputedStyle(host).direction;
    const field = html`<textarea
      readonly
      aria-label=${language.say(enTools, 'refused')}
      .value=${text ?? ''}
    ></textarea>`;
    const row = (item: ToolItem) => html`<li>
      <button type="button" class="tool-${item}" @click=${() => void this.#use(item)}>
        ${drawIcon(item === 'fullscreen' ? fullscreenLook(this.#board).path : icons[item])}
        <span>${this.#nameOf(item)}</span>
      </button>
    </li>`;
    return html`${this.#tools.includes('go') ? this.#moveField(language) : ''}
      ${groups.map((group) => {
        const items = group.filter(
          ([item, tool]) => this.#tools.includes(tool) && this.#isPossible(item),
        );
        return items.length > 0
          ? html`<ul role="list">
              ${items.map(([item]) => row(item))}
            </ul>`
          : '';
      })}
      ${sentence && html`<p class="said">${sentence}</p>`}
      ${text === undefined ? '' : field}`;
  }

  #nameOf(item: ToolItem): string {
    const { language, parts } = this.#board;
    if (item === 'settings') return language.say(enSettings, 'title');
    if (item === 'fullscreen') return fullscreenLook(this.#board).text;
    if (item !== 'count') return language.say(enTools, item);
    return language.say(enCount, parts.get('count')?.isCounting(this.#board) ? 'done' : 'title');
  }

  #isPossible(item: ToolItem): boolean {
    if (item === 'book') return this.#hasBook;
    return item !== 'reset-view' || this.#board.picture.reorientation !== undefined;
  }

  /** Whether the board can be made into a book. A book would give away the answer of a problem. */
  get #hasBook(): boolean {
    const { game, challenge } = this.#board.session;
    return game.replayer.hasBoard && challenge?.mayReveal !== false;
  }

  /** A field for a move number, or an address as in links. */
  #moveField(language: Language): TemplateResult {
    const go = ({ key, currentTarget }: KeyboardEvent) => {
      const field = currentTarget as HTMLInputElement;
      if (key === 'Enter') this.#goTo(field.value, field);
    };
    return html`<label>
      ${drawIcon(icons.go)}<span>${language.say(enTools, 'go')}</span>
      <input
        inputmode="decimal"
        enterkeyhint="go"
        autocomplete="off"
        maxlength="200"
        @keydown=${go}
      />
    </label>`;
  }

  #goTo(typed: string, field: HTMLInputElement): void {
    const { shell, language } = this.#board;
    if (!typed.trim()) return;
    if (goToMove(this.#board, typed)) {
      field.value = '';
      this.close();
      return shell.canvas.focus({ preventScroll: true });
    }
    this.#showOutcome({ sentence: language.say(enTools, 'noMove', { move: isolated(typed) }) });
    field.select();
  }

  async #use(item: ToolItem): Promise<void> {
    const { host, language } = this.#board;
    if (closing.includes(item)) this.close();
    let outcome: Outcome | undefined;
    try {
      outcome = await useTool(this.#board, item);
    } catch (error) {
      console.warn('<sgf-board>:', error);
      outcome = { sentence: language.say(enTools, 'failed') };
    }
    if (!outcome || !host.isConnected) return;
    this.#showOutcome(outcome);
    if (item === 'reset-view') this.#menu.querySelector<HTMLElement>('.tool-rotate')?.focus(); // its button is gone
    const field = this.#menu.querySelector('textarea');
    field?.focus();
    field?.select();
  }

  #showOutcome(outcome: Outcome): void {
    this.#board.announcer.say(outcome.sentence);
    this.#outcome = outcome;
    this.update(this.#tools);
    this.#place();
  }

  readonly #place = (): void => {
    placeBeside(this.#menu, boxOf(this.#button), 0, 1);
  };

  /** Handles keys: arrows go through the list, and no key steps the board. */
  readonly #takeKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, target } = event;
    if (key === 'Escape') this.close();
    const stops = [...this.#menu.querySelectorAll<HTMLElement>('button, input')];
    const at = stops.indexOf(target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key];
    const isTyped = target instanceof HTMLInputElement && !key.startsWith('Arrow');
    if (next === undefined || at < 0 || isTyped) return;
    stops.at(next % stops.length)?.focus();
    event.preventDefault();
  };
}
