import { render } from 'lit/html.js';
import { enTools } from '../../texts/en/tools.js';
import type { Board, Part } from '../board.js';
import type { ToolMenu } from './tool-menu.js';
import { choiceOf, warnOnce } from '../attributes.js';
import { css } from 'lit';
import { overviewButton } from '../ui/overview-button.js';

/** The button of the tools. It is at the end of the slider's row, or below a board without controls. */
const toolsStyles = css`
  .controls {
    position: relative;
  }
  .tools {
    .controls & {
      position: absolute;
      inset: 0 0 auto auto;
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
        stroke-width: 4;
        width: calc(1.25 * var(--em));
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

/** The tools that a page may offer, in the order of the menu. */
const allTools = [
  // prettier-ignore
  'go',
  'link',
  'sgf',
  'image',
  'print',
  'fullscreen',
  'flip',
  'count',
  'settings',
  'help',
] as const;

export type Tool = (typeof allTools)[number];

/** The tools that the page wants: by default all, in a diagram none. */
function toolsOf({ host }: Board): readonly Tool[] {
  const words = host.tools.split(/\s+/).filter(Boolean);
  if (words.join() === 'none') return [];
  if (!words.every((word) => allTools.includes(word as Tool)))
    warnOnce(host, 'tools', `none, or some of ${allTools.join(', ')}`);
  const named = allTools.filter((tool) => words.includes(tool));
  const usual = choiceOf(host, 'mode') === 'diagram' ? [] : allTools;
  return named.length > 0 ? named : usual;
}

const ICON = 'M5 12v0M12 12v0M19 12v0';

export const styles = [toolsStyles];

/** Adds a button that opens the menu of tools: links, the record, pictures and more. */
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
    menu.toggle(toolsOf(board));
  };
  box.className = 'tools';
  return {
    update() {
      const tools = toolsOf(board);
      const hasControls = board.arrangement.controls !== 'none';
      // Tab reaches it after the slider, in the visible order.
      const row = shell.controls.querySelector('.scrubber') ?? shell.controls;
      const parent = hasControls ? row : shell.frame;
      if (box.parentElement !== parent) parent.append(box);
      const isHidden = tools.length === 0 || !(hasControls || host.tools.trim());
      if (isHidden) menu?.close();
      if (isHidden && box.matches(':focus-within')) shell.canvas.focus({ preventScroll: true });
      box.hidden = isHidden;
      const title = board.language.say(enTools, 'tools');
      render(overviewButton(board, { name: 'tools', path: ICON, title, onClick }), box);
      menu?.update(tools);
    },
    release() {
      menu?.remove();
      box.remove();
    },
  };
}
