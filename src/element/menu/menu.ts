import { html, render } from 'lit/html.js';
import { enTools } from '../../texts/en/tools.js';
import type { Board, Part } from '../board.js';
import type { ToolMenu } from './tool-menu.js';
import { toolsOf } from '../arrangement.js';
import { css, nothing, type TemplateResult } from 'lit';
import { button, drawIcon } from '../ui/button.js';
import { loadPart } from '../platform/load-part.js';
import { overviewButton } from '../ui/overview-button.js';

/**
 * The buttons of the tools. They are at the end of the slider's row, which keeps room for them (`--tools`), or below a
 * board without controls.
 */
const toolsStyles = css`
  .controls {
    position: relative;
  }
  .tools {
    .controls & {
      position: absolute;
      inset: 0 0 auto auto;
      display: flex;
    }
    .frame > & {
      grid-column: 1;
      order: 2;
      justify-self: end;
    }
    > button {
      min-width: calc(1.75 * var(--em));
      height: calc(1.5 * var(--em));
      svg {
        width: calc(1.25 * var(--em));
      }
    }
    > [part~='button-tools'] svg {
      stroke-width: 4;
    }
    > .fullscreen {
      display: none;
      @container (min-width: 480px) {
        .controls & {
          display: block;
        }
      }
    }
    @container (min-width: 704px) {
      .has-side > & {
        grid-row: 5;
      }
    }
    @media (pointer: coarse) {
      > button {
        min-width: calc(2.75 * var(--em));
        height: calc(2.75 * var(--em));
      }
    }
    @media print {
      display: none !important; /* a diagram doesn't have the styles of the panels, which hide other buttons */
    }
  }
`;

const ICON = 'M5 12v0M12 12v0M19 12v0';
const ENTER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const LEAVE = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

/** The icon and the name of the button or menu item that enters or leaves full screen. */
export function fullscreenLook({ host, language }: Board): { path: string; text: string } {
  return host.matches(':fullscreen')
    ? { path: LEAVE, text: language.say(enTools, 'leaveFullscreen') }
    : { path: ENTER, text: language.say(enTools, 'fullscreen') };
}

export const styles = [toolsStyles];

/**
 * Adds a button that opens the menu of tools: links, the record, pictures and more. In boxes with room for it, the tool
 * `fullscreen` also has its own button.
 */
export function mount(board: Board): Part {
  const { host, shell } = board;
  const box = document.createElement('div');
  let menu: ToolMenu | undefined;
  const onClick = async ({ currentTarget }: Event) => {
    const target = currentTarget as HTMLElement;
    const [part, reader] = await Promise.all([
      board.parts.load('tool-menu'),
      board.parts.load('reader'),
    ]);
    if (!part || !reader || !box.isConnected) return;
    reader.addMoreCommands(board);
    menu ??= new part.ToolMenu(board, box, target);
    menu.toggle(toolsOf(host));
  };
  const update = () => host.requestUpdate();
  box.className = 'tools';
  prepareFullscreen(box);
  host.addEventListener('fullscreenchange', update);
  return {
    update() {
      const tools = toolsOf(host);
      const hasControls = board.arrangement.controls !== 'none';
      // Tab reaches it after the slider, in the visible order.
      const row = shell.controls.querySelector('.scrubber') ?? shell.controls;
      const parent = hasControls ? row : shell.frame;
      if (box.parentElement !== parent) parent.append(box);
      const isHidden = tools.length === 0 || !(hasControls || host.tools.trim());
      if (isHidden) menu?.close();
      if (isHidden && box.matches(':focus-within')) shell.canvas.focus({ preventScroll: true });
      box.toggleAttribute('hidden', isHidden);
      render(html`${fullscreenButton(board)}${menuButton(board, onClick)}`, box);
      menu?.update(tools);
    },
    release() {
      host.removeEventListener('fullscreenchange', update);
      menu?.remove();
      box.remove();
    },
  };
}

/** Loads what full screen needs before the click, because browsers grant it only shortly after one. */
function prepareFullscreen(box: HTMLElement): void {
  for (const type of ['pointerenter', 'focusin'])
    box.addEventListener(type, () => void loadPart('fullscreen'), { once: true });
}

function menuButton(board: Board, onClick: (event: Event) => unknown): TemplateResult {
  const title = board.language.say(enTools, 'tools');
  return overviewButton(board, { name: 'tools', path: ICON, title, onClick });
}

function fullscreenButton(board: Board): TemplateResult | typeof nothing {
  if (!board.arrangement.hasFullscreen) return nothing;
  const { path, text } = fullscreenLook(board);
  return button(board, 'fullscreen', text, false, drawIcon(path));
}
