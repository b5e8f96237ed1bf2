import { adopt, css, sharedSheet } from '../styles.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { choiceOf, warnOnce } from '../attributes.js';
import type { BoardContext } from '../context.js';
import { render } from 'lit/html.js';
import { enTools } from '../../texts/en-reader.js';
import { make } from '../make.js';
import { loadChunk } from '../chunks.js';
import type { Part } from '../features.js';
import { addIcons, icon } from '../panels/button.js';
import type { ToolMenu } from '../dialogs/tool-menu.js';

/** The button of the tools at the end of the slider's row, or below a board without controls. */
const toolsSheet = sharedSheet(css`
  .controls {
    position: relative;
  }
  .controls > .tools {
    position: absolute;
    inset: 0 0 auto auto;
  }
  .frame > .tools {
    grid-column: 1;
    order: 2;
    justify-self: end;
  }
  @container (min-width: 44rem) {
    .has-side > .tools {
      grid-row: 6;
    }
  }
  .compact .controls > .tools {
    display: none;
  }
  .tools > button {
    min-width: 1.75rem;
    height: 1.5rem;
  }
  .tools > button svg {
    stroke-width: 4;
    width: 1.25rem;
  }
  @media (pointer: coarse) {
    .tools > button {
      min-width: 2.75rem;
      height: 2.75rem;
    }
  }
  @media print {
    .tools {
      display: none !important;
    }
  }
`);

/** What a page may offer, in the order of the menu. */
const allTools = ['link', 'sgf', 'image', 'print', 'fullscreen', 'flip', 'help'] as const;

export type Tool = (typeof allTools)[number];

/** What the page wants readers to have: of a viewer all, of a diagram what it names. */
function wantedTools(host: SgfBoardElement): readonly Tool[] {
  const tokens = host.tools.split(/\s+/).filter(Boolean);
  const usual = choiceOf(host, 'mode') === 'diagram' ? [] : allTools;
  if (tokens.length === 0) return usual;
  if (tokens.length === 1 && tokens[0] === 'none') return [];
  if (tokens.some((token) => !allTools.includes(token as Tool)))
    warnOnce(host, 'tools', `none, or some of ${allTools.join(', ')}`);
  const named = allTools.filter((tool) => tokens.includes(tool));
  return named.length > 0 ? named : usual;
}

/** What of it can be had here: a link needs the board's id, a picture a board, and iPhones have no full screen. */
function availableTools(host: SgfBoardElement, hasBoard: boolean): readonly Tool[] {
  return wantedTools(host).filter((tool) => {
    if (tool === 'link') return host.id !== '';
    if (tool === 'image' || tool === 'flip') return hasBoard;
    return tool !== 'fullscreen' || document.fullscreenEnabled;
  });
}

addIcons({ tools: 'M5 12v0M12 12v0M19 12v0' });

/** A button with what a reader may take along: links, the record, pictures. */
export class ToolsPart implements Part {
  readonly #board: BoardContext;
  readonly #box = make('div', 'tools');
  readonly #button = make('button', '', {
    type: 'button',
    part: 'button button-tools',
    'aria-expanded': 'false',
  });
  #menu: ToolMenu | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, toolsSheet());
    render(icon('tools'), this.#button);
    this.#button.addEventListener('click', () => void this.#toggle());
    this.#box.append(this.#button);
  }

  update(): void {
    const { host, shell, session, arrangement, language } = this.#board;
    const tools = availableTools(host, session.game.replayer.hasBoard);
    const hasControls = arrangement.controls !== 'none';
    const place = hasControls ? shell.controls : shell.frame;
    const isWanted = hasControls || host.tools.trim() !== '';
    if (this.#box.parentElement !== place) place.append(this.#box);
    const isGone = tools.length === 0 || !isWanted;
    if (isGone) this.#menu?.close();
    if (isGone && this.#box.matches(':focus-within')) shell.canvas.focus({ preventScroll: true });
    this.#box.hidden = isGone;
    this.#button.ariaLabel = this.#button.title = language.say(enTools, 'tools');
    this.#menu?.update(tools);
  }

  release(): void {
    this.#menu?.remove();
    this.#box.remove();
  }

  async #toggle(): Promise<void> {
    const { host, session } = this.#board;
    this.#menu ??= await this.#makeMenu();
    if (!host.isConnected) return;
    this.#menu?.toggle(availableTools(host, session.game.replayer.hasBoard));
  }

  async #makeMenu(): Promise<ToolMenu | undefined> {
    const part = await loadChunk('dialogs');
    return this.#menu ?? (part && new part.ToolMenu(this.#board, this.#box, this.#button));
  }
}
