import type { SgfBoardElement } from '../sgf-board-element.js';
import { adopt, css, sharedSheet } from '../styles.js';
import type { BoardContext } from '../context.js';
import type { FormatStyle } from '../../sgf/format.js';
import { type ToolTextKey, enTools } from '../../texts/en-reader.js';
import { loadChunk } from '../chunks.js';
import type { ToolItem } from './tool-menu.js';

/** The board is as large as the screen has room beside or above its panels. */
const fullscreenSheet = sharedSheet(css`
  :host(:fullscreen) {
    overflow: auto;
    padding: var(--gap);
    background: var(--sgf-board-surface, canvas);
    color: var(--sgf-board-text, canvastext);
  }
  :host(:fullscreen) .frame {
    box-sizing: border-box;
    min-height: 100%;
    align-content: center;
    grid-template-rows: auto;
  }
  :host(:fullscreen) .board {
    justify-self: center;
    width: min(100%, (100vh - var(--around) - 2 * var(--gap)) * var(--ratio));
    --around: 4.5rem;
  }
  :host(:fullscreen) .diagram {
    --around: 2rem;
  }
  @container (max-width: 43.99rem) {
    :host(:fullscreen) .board {
      --around: 12rem;
    }
  }
`);

/** Shows a board on the whole screen, or brings it back; not every browser can (iPhones don't). */
export async function toggleFullscreen(host: SgfBoardElement): Promise<void> {
  const root = host.shadowRoot;
  const board = root?.querySelector<HTMLElement>('[part=board]');
  if (!root || !board) return;
  if (host.matches(':fullscreen')) return document.exitFullscreen();
  if (!root.adoptedStyleSheets.includes(fullscreenSheet())) {
    adopt(root, fullscreenSheet());
    const hostUpdated = () => board.style.setProperty('--ratio', board.style.aspectRatio);
    hostUpdated();
    host.addController({ hostUpdated });
  }
  await (host as Partial<Element>).requestFullscreen?.();
}

/** Copies a text; `false` where the browser refuses, or the page is not secure. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // there is no clipboard, or nobody may write to it
  }
}

/** What is said of an action: a sentence, and the text that could not be copied. */
export interface Said {
  readonly sentence: string;
  readonly text?: string;
}

/** What the menu does: one of its items, by name. */
export async function doTool(board: BoardContext, item: ToolItem): Promise<Said | undefined> {
  const { commands, language } = board;
  switch (item) {
    case 'link':
      return copy(board, linkTo(board), 'linkCopied');
    case 'flip':
      await commands.run('flip');
      return { sentence: language.say(enTools, 'flipped') };
    case 'print':
      await loadChunk('export'); // vectors
      print();
      return undefined;
    case 'fullscreen':
    case 'help':
      await commands.run(item);
      return undefined;
    default:
      return takeAlong(board, item);
  }
}

/** Copies or saves the record or a picture. */
async function takeAlong(
  board: BoardContext,
  item: 'copy' | 'download' | 'png' | 'svg',
): Promise<Said | undefined> {
  const { host, session, language } = board;
  const { tree, game } = session;
  const chunk = await loadChunk('export');
  if (!chunk) return undefined;
  /** The shown game with the moves that the reader has added, where there are any. */
  const write = game.own && ((style?: FormatStyle) => chunk.formatSgf(tree, { style }));
  const recordName = chunk.fileName(host.src, tree);
  const saved = (name: string) => ({ sentence: language.say(enTools, 'saved', { name }) });
  if (item === 'copy') return copy(board, write?.() ?? (await host.toSgf()), 'sgfCopied');
  if (item === 'download') {
    await chunk.downloadRecord(host, tree, write);
    return saved(recordName);
  }
  const type = 'image/svg+xml';
  const picture = item === 'png' ? await host.toPng() : new Blob([await host.toSvg()], { type });
  const name = recordName.replace(/\.sgf$/i, `.${item}`);
  chunk.saveFile(picture, name);
  return saved(name);
}

/** The address of the page with the shown node in it; the reader's own moves are in it too. */
function linkTo({ host }: BoardContext): string {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#${encodeURIComponent(host.id)}/${encodeURI(host.currentPath)}`;
}

async function copy({ language }: BoardContext, text: string, done: ToolTextKey): Promise<Said> {
  return (await copyText(text))
    ? { sentence: language.say(enTools, done) }
    : { sentence: language.say(enTools, 'refused'), text };
}
