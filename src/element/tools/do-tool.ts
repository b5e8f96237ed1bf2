import type { BoardContext } from '../context.js';
import type { FormatStyle } from '../../sgf/format.js';
import type { ToolTextKey } from '../../texts/en-tools.js';
import { toolText } from '../../texts/en-tools.js';
import { downloadRecord, fileName } from '../page/download.js';
import { copyText } from './copy-text.js';
import { saveFile } from '../page/save-file.js';
import type { ToolItem } from './tool-menu.js';

/** What is said of an action: a sentence, and the text that could not be copied. */
export interface Said {
  readonly sentence: string;
  readonly text?: string;
}

/** What the menu does: one of its items, by name. */
export async function doTool(board: BoardContext, item: ToolItem): Promise<Said | undefined> {
  const { host, commands, session, language } = board;
  switch (item) {
    case 'link':
      return copy(board, linkTo(board), 'linkCopied');
    case 'copy':
      return copy(board, (await ownWriter(board))?.() ?? (await host.toSgf()), 'sgfCopied');
    case 'download':
      await downloadRecord(host, session.tree, await ownWriter(board));
      return { sentence: toolText('saved', { name: fileName(host.src, session.tree) }, language) };
    case 'png':
      return save(board, await host.toPng(), '.png');
    case 'svg':
      return save(board, new Blob([await host.toSvg()], { type: 'image/svg+xml' }), '.svg');
    case 'flip':
      await commands.run('flip');
      return { sentence: toolText('flipped', language) };
    case 'print':
      print();
      return undefined;
    case 'fullscreen':
    case 'help':
      await commands.run(item);
      return undefined;
  }
}

/** Writes the shown game with the moves that the reader has added; `undefined` where there are none. */
async function ownWriter({ session }: BoardContext) {
  const { tree, game } = session;
  if (!game.own) return undefined;
  const { formatSgf } = await import('../../sgf/format.js');
  return (style?: FormatStyle) => formatSgf(tree, { style });
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

function save({ host, session, language }: BoardContext, content: Blob, ending: string): Said {
  const name = fileName(host.src, session.tree).replace(/\.sgf$/i, ending);
  saveFile(content, name);
  return { sentence: toolText('saved', { name }, language) };
}
