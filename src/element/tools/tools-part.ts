import type { BoardContext } from '../context.js';
import { render } from 'lit/html.js';
import { toolText } from '../../texts/en-tools.js';
import { make } from '../make.js';
import { loadChunk } from '../chunks.js';
import type { Part } from '../part.js';
import { controlSheet } from '../panels/control-styles.js';
import { addIcons, icon } from '../panels/icons.js';
import { adopt } from '../sheet.js';
import type { ToolMenu } from './tool-menu.js';
import { toolsSheet } from './tools-styles.js';
import { availableTools } from './wanted-tools.js';

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
    adopt(board.shell.root, controlSheet()); // diagrams have no buttons of their own
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
    this.#button.ariaLabel = this.#button.title = toolText('tools', language);
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
