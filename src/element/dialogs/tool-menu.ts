import { html, render, type TemplateResult } from 'lit/html.js';
import type { FormatStyle } from '../../sgf/format.js';
import { enTools, type ToolTextKey } from '../../texts/en-dialogs.js';
import { enMenu } from '../../texts/en-overview.js';
import { loadChunk } from '../chunks.js';
import type { BoardContext } from '../context.js';
import { addMoreCommands } from '../keys/more-commands.js';
import { addIcons, icon } from '../panels/button.js';
import { hidePopover, makePopover, placeBeside, showPopover } from '../reader/popover.js';
import type { Tool } from '../overview/tools.js';
import { adopt } from '../styles.js';
import { dialogStyles } from './dialog-styles.js';

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

type ToolItem = keyof typeof shapes;

const itemsOf: Readonly<Record<Tool, readonly ToolItem[]>> = {
  link: ['link'],
  sgf: ['copy', 'download'],
  image: ['png', 'svg'],
  print: ['print'],
  fullscreen: ['fullscreen'],
  flip: ['flip'],
  help: ['help'],
};

/** These close the menu: they lead elsewhere. */
const closing: readonly ToolItem[] = ['print', 'fullscreen', 'help'];

/** What the menu says of an item that has been used: a sentence, and the text where it could not be copied. */
interface Outcome {
  readonly sentence: string;
  readonly text?: string;
}

/**
 * The list of tools: a disclosure of plain buttons, not a menu in ARIA's sense, because a sentence stands in it, and a
 * text field where copying is refused. It is a popover where the browser has popovers.
 */
export class ToolMenu {
  readonly #board: BoardContext;
  readonly #box: HTMLElement;
  readonly #button: HTMLElement;
  readonly #menu = document.createElement('div');
  #tools: readonly Tool[] = [];
  #outcome: Outcome | undefined;
  /** Ends what the menu listens to while it is open. */
  #opening: AbortController | undefined;

  constructor(board: BoardContext, box: HTMLElement, button: HTMLElement) {
    this.#board = board;
    this.#box = box;
    this.#button = button;
    this.#menu.className = 'tool-menu';
    this.#menu.setAttribute('role', 'group');
    this.#menu.addEventListener('keydown', this.#takeKey);
    this.#menu.addEventListener('focusout', ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof Node && !this.#box.contains(relatedTarget);
      if (isOutside) this.close(true); // the menu may cover what has the focus now
    });
    this.#menu.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') this.#closed();
    });
    makePopover(this.#menu);
    addMoreCommands(board);
    adopt(board.shell.root, 18, dialogStyles);
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

  update(tools: readonly Tool[]): void {
    this.#tools = tools;
    if (this.#opening) render(this.#content(), this.#menu);
  }

  /** Gives the focus back to the button, unless it is on its way elsewhere. */
  close(isLeft = false): void {
    if (!this.#opening) return;
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
    this.#opening?.abort();
    this.#opening = undefined;
    this.#button.ariaExpanded = 'false';
  }

  #content(): TemplateResult {
    const { host, language } = this.#board;
    const { sentence = '', text } = this.#outcome ?? {};
    this.#menu.ariaLabel = language.say(enMenu, 'tools');
    this.#menu.dir = getComputedStyle(host).direction;
    const field = html`<textarea
      readonly
      aria-label=${language.say(enTools, 'refused')}
      .value=${text ?? ''}
    ></textarea>`;
    return html`<ul role="list">
        ${this.#tools
          .flatMap((tool) => itemsOf[tool])
          .map(
            (item) => html`<li>
              <button type="button" class="tool-${item}" @click=${() => void this.#use(item)}>
                ${icon(item)}<span>${language.say(enTools, item)}</span>
              </button>
            </li>`,
          )}
      </ul>
      ${sentence && html`<p class="said">${sentence}</p>`}
      ${text === undefined ? '' : field}`;
  }

  async #use(item: ToolItem): Promise<void> {
    const { host, announcer, language } = this.#board;
    if (closing.includes(item)) this.close();
    let outcome: Outcome | undefined;
    try {
      outcome = await useTool(this.#board, item);
    } catch (error) {
      console.warn('<sgf-board>:', error);
      outcome = { sentence: language.say(enTools, 'failed') };
    }
    if (!outcome || !host.isConnected) return;
    announcer.say(outcome.sentence);
    this.#outcome = outcome;
    this.update(this.#tools);
    this.#place();
    const field = this.#menu.querySelector('textarea');
    field?.focus();
    field?.select();
  }

  readonly #place = (): void => {
    placeBeside(this.#menu, this.#button.getBoundingClientRect(), 0, 1);
  };

  /** Arrows go through the list; keys in the menu do not step the board. */
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

/** Does what an item says. Nothing is told of what the board itself shows. */
async function useTool(board: BoardContext, item: ToolItem): Promise<Outcome | undefined> {
  const { commands, language } = board;
  switch (item) {
    case 'link':
      return copy(board, linkTo(board), 'linkCopied');
    case 'flip':
      await commands.run('flip');
      return { sentence: language.say(enTools, 'flipped') };
    case 'print':
      await loadChunk('export'); // vectors
      window.print();
      return undefined;
    case 'fullscreen':
    case 'help':
      await commands.run(item);
      return undefined;
    default:
      return exportAs(board, item);
  }
}

/** Copies or saves the record, or saves a picture. */
async function exportAs(
  board: BoardContext,
  item: 'copy' | 'download' | 'png' | 'svg',
): Promise<Outcome | undefined> {
  const { host, session, language } = board;
  const { tree, game } = session;
  const chunk = await loadChunk('export');
  if (!chunk) return undefined;
  /** The shown game with the reader's own moves, where there are any. */
  const write = game.own && ((style?: FormatStyle) => chunk.formatSgf(tree, { style }));
  if (item === 'copy') return copy(board, write?.() ?? (await host.toSgf()), 'sgfCopied');
  let name = chunk.fileName(host.src, tree);
  if (item === 'download') await chunk.downloadRecord(host, tree, write);
  else {
    const type = 'image/svg+xml';
    name = name.replace(/\.sgf$/i, `.${item}`);
    chunk.saveFile(
      item === 'png' ? await host.toPng() : new Blob([await host.toSvg()], { type }),
      name,
    );
  }
  return { sentence: language.say(enTools, 'saved', { name }) };
}

/** The address of the page with the shown node in it, and with the reader's own moves. */
function linkTo({ host }: BoardContext): string {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#${encodeURIComponent(host.id)}/${encodeURI(host.currentPath)}`;
}

/** Offers the text itself where there is no clipboard, or nobody may write to it. */
async function copy({ language }: BoardContext, text: string, done: ToolTextKey): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { sentence: language.say(enTools, done) };
  } catch {
    return { sentence: language.say(enTools, 'refused'), text };
  }
}
