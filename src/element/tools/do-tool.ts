import type { BoardContext } from '../context.js';
import type { FormatStyle } from '../../sgf/format.js';
import type { ToolTextKey } from '../../texts/en-tools.js';
import { toolText } from '../../texts/en-tools.js';
import { copyText } from './copy-text.js';
import { loadChunk } from '../chunks.js';
import type { ToolItem } from './tool-menu.js';

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
      return { sentence: toolText('flipped', language) };
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
  const saved = (name: string) => ({ sentence: toolText('saved', { name }, language) });
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
export function linkTo({ host }: BoardContext): string {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#${encodeURIComponent(host.id)}/${encodeURI(host.currentPath)}`;
}

async function copy({ language }: BoardContext, text: string, done: ToolTextKey): Promise<Said> {
  return (await copyText(text))
    ? { sentence: toolText(done, language) }
    : { sentence: toolText('refused', language), text };
}
