import type { FormatStyle } from '../../sgf/format.js';
import type { ToolTextKey } from '../../texts/tool-texts.js';
import { toolText } from '../../texts/tool-texts.js';
import { obey } from '../page/commands.js';
import { downloadRecord, fileName } from '../page/download.js';
import type { ReadBoard } from '../reading/read-board.js';
import { copyText } from './copy-text.js';
import { saveFile } from '../page/save-file.js';
import type { ToolIcon } from './tool-icons.js';

/** What is said of an action: a sentence, and the text that could not be copied. */
export interface Said {
  readonly sentence: string;
  readonly text?: string;
}

/** What the menu does: one of its items, by name. */
export async function doTool(board: ReadBoard, item: ToolIcon): Promise<Said | undefined> {
  const { host, cursor } = board;
  switch (item) {
    case 'link':
      return copy(linkTo(board), 'linkCopied');
    case 'copy':
      return copy((await ownWriter(board))?.() ?? (await host.toSgf()), 'sgfCopied');
    case 'download':
      await downloadRecord(host, cursor.tree, await ownWriter(board));
      return { sentence: toolText('saved', { name: fileName(host.src, cursor.tree) }) };
    case 'png':
      return save(board, await host.toPng(), '.png');
    case 'svg':
      return save(board, new Blob([await host.toSvg()], { type: 'image/svg+xml' }), '.svg');
    case 'flip':
      obey(host, cursor, '--flip', null);
      return { sentence: toolText('flipped') };
    case 'fullscreen':
      obey(host, cursor, '--fullscreen', null);
      return undefined;
    case 'print':
      print();
      return undefined;
    case 'help':
      await showHelp(board);
      return undefined;
  }
}

async function showHelp(board: ReadBoard): Promise<void> {
  const { openHelp } = await import('../help/help.js');
  openHelp(board);
}

/** Writes the shown game with the moves that the reader has added; `undefined` where there are none. */
async function ownWriter({ cursor }: ReadBoard) {
  const { tree, game } = cursor;
  if (!game.own) return undefined;
  const { formatSgf } = await import('../../sgf/format.js');
  return (style?: FormatStyle) => formatSgf(tree, { style });
}

/** The address of the page with the shown node in it; the reader's own moves are in it too. */
export function linkTo({ host }: ReadBoard): string {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#${encodeURIComponent(host.id)}/${encodeURI(host.currentPath)}`;
}

async function copy(text: string, done: ToolTextKey): Promise<Said> {
  return (await copyText(text))
    ? { sentence: toolText(done) }
    : { sentence: toolText('refused'), text };
}

function save({ host, cursor }: ReadBoard, content: Blob, ending: string): Said {
  const name = fileName(host.src, cursor.tree).replace(/\.sgf$/i, ending);
  saveFile(content, name);
  return { sentence: toolText('saved', { name }) };
}
