import type { BoardContext } from '../context.js';
import { html, render, type TemplateResult } from 'lit/html.js';
import { enTools } from '../../texts/en-reader.js';
import { make } from '../make.js';
import { addMoreCommands } from '../keys/more-commands.js';
import { hidePopover, makePopover, placeBeside, showPopover } from '../reader/popover.js';
import { addIcons, icon } from '../panels/button.js';
import { adopt } from '../styles.js';
import { doTool, type Said } from './do-tool.js';
import { type Tool, toolMenuSheet } from '../reader/tools-part.js';

const shapes = {
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  png: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v0',
  svg: 'M4 5h16v14H4zM7 15c2-8 8 2 10-6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  flip: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v0',
} as const;

addIcons(shapes);

/** What the menu does. */
export type ToolItem = keyof typeof shapes;

const itemsOf: Readonly<Record<Tool, readonly ToolItem[]>> = {
  link: ['link'],
  sgf: ['copy', 'download'],
  image: ['png', 'svg'],
  print: ['print'],
  fullscreen: ['fullscreen'],
  flip: ['flip'],
  help: ['help'],
};

/** What closes the menu: the reader then is elsewhere. */
const closing: readonly ToolItem[] = ['print', 'fullscreen', 'help'];

/**
 * The list of what a reader may take along: a disclosure of plain buttons, not a menu in ARIA's sense, because a
 * sentence stands in it, and a text field where copying is refused. A popover where there are popovers.
 */
export class ToolMenu {
  readonly #board: BoardContext;
  readonly #box: HTMLElement;
  readonly #button: HTMLElement;
  readonly #menu = make('div', 'tool-menu', { role: 'group' });
  #tools: readonly Tool[] = [];
  #said: Said | undefined;
  #isOpen = false;

  constructor(board: BoardContext, box: HTMLElement, button: HTMLElement) {
    this.#board = board;
    this.#box = box;
    this.#button = button;
    this.#menu.addEventListener('keydown', this.#takeKey);
    this.#menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isLeft = relatedTarget instanceof Node && !this.#box.contains(relatedTarget);
      if (isLeft) this.close(true); // to what it may lie over
    });
    this.#menu.addEventListener('toggle', (event) => {
      if (event.newState === 'closed') this.#closed();
    });
    makePopover(this.#menu);
    addMoreCommands(board);
    adopt(board.shell.root, toolMenuSheet());
    box.append(this.#menu);
  }

  toggle(tools: readonly Tool[]): void {
    if (this.#isOpen) return this.close();
    this.#isOpen = true;
    this.#said = undefined;
    this.update(tools);
    showPopover(this.#menu);
    this.#place();
    document.addEventListener('pointerdown', this.#pressed, true);
    addEventListener('scroll', this.#place, { capture: true, passive: true });
    addEventListener('resize', this.#place);
    this.#button.ariaExpanded = 'true';
    this.#menu.querySelector('button')?.focus();
  }

  update(tools: readonly Tool[]): void {
    this.#tools = tools;
    if (this.#isOpen) render(this.#content(), this.#menu);
  }

  /** Gives the focus back, if it is in here and not on its way elsewhere. */
  close(isLeft = false): void {
    if (!this.#isOpen) return;
    const hasFocus = !isLeft && this.#menu.matches(':focus-within');
    hidePopover(this.#menu);
    this.#closed();
    if (hasFocus) this.#button.focus({ preventScroll: true });
  }

  remove(): void {
    this.close();
    this.#menu.remove();
  }

  #closed(): void {
    this.#isOpen = false;
    this.#button.ariaExpanded = 'false';
    document.removeEventListener('pointerdown', this.#pressed, true);
    removeEventListener('scroll', this.#place, { capture: true });
    removeEventListener('resize', this.#place);
  }

  #content(): TemplateResult {
    const { language } = this.#board;
    this.#menu.ariaLabel = language.say(enTools, 'tools');
    this.#menu.dir = getComputedStyle(this.#board.host).direction;
    const text = this.#said?.text;
    return html`<ul role="list">
        ${this.#tools.flatMap((tool) => itemsOf[tool]).map((item) => this.#item(item))}
      </ul>
      <p class="said">${this.#said?.sentence ?? ''}</p>
      ${
        text === undefined
          ? ''
          : html`<textarea readonly aria-label=${language.say(enTools, 'refused')} .value=${text}></textarea>`
      }`;
  }

  #item(item: ToolItem): TemplateResult {
    const { language } = this.#board;
    return html`<li>
      <button type="button" class="tool-${item}" @click=${() => void this.#do(item)}>
        ${icon(item)}<span>${language.say(enTools, item)}</span>
      </button>
    </li>`;
  }

  async #do(item: ToolItem): Promise<void> {
    const { host, announcer } = this.#board;
    if (closing.includes(item)) this.close();
    const said = await this.#run(item);
    if (!said || !host.isConnected) return;
    announcer.say(said.sentence);
    this.#said = said;
    this.update(this.#tools);
    this.#place();
    const field = this.#menu.querySelector('textarea');
    field?.focus();
    field?.select();
  }

  /** Nothing is said of what the board itself shows. */
  async #run(item: ToolItem): Promise<Said | undefined> {
    try {
      return await doTool(this.#board, item);
    } catch (error) {
      console.warn('<sgf-board>:', error);
      return { sentence: this.#board.language.say(enTools, 'failed') };
    }
  }

  readonly #place = (): void => {
    placeBeside(this.#menu, this.#button.getBoundingClientRect(), 0, 1);
  };

  readonly #pressed = (event: Event): void => {
    const path = event.composedPath();
    if (!path.includes(this.#menu) && !path.includes(this.#button)) this.close();
  };

  /** Arrows go through the list; no key in here steps the board. */
  readonly #takeKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, target } = event;
    if (key === 'Escape') this.close();
    const stops = [...this.#menu.querySelectorAll<HTMLElement>('button')];
    const at = stops.indexOf(target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key];
    if (next === undefined || at < 0) return;
    stops.at(next % stops.length)?.focus();
    event.preventDefault();
  };
}
