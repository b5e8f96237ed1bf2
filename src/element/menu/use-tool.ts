import { gameIn, readAddress, gameAt } from '../../game/address.js';
import type { FormatStyle } from '../../sgf/format.js';
import { type ToolTextKey, enTools } from '../../texts/en/tools.js';
import type { Board } from '../board.js';
import { loadPart } from '../platform/load-part.js';

/** The items of the menu. */
export type ToolItem =
  | 'link'
  | 'copy'
  | 'text'
  | 'download'
  | 'png'
  | 'svg'
  | 'print'
  | 'book'
  | 'fullscreen'
  | 'rotate'
  | 'mirror'
  | 'swap-colors'
  | 'reset-view'
  | 'count'
  | 'settings'
  | 'help';

/** The response to a used item of the menu: a sentence, and the text if it could not be copied. */
export interface Outcome {
  readonly sentence: string;
  readonly text?: string;
}

/**
 * Goes to a move that the reader has typed. Some keyboards for numbers have a comma in place of the point, and those of
 * East Asia have wide digits.
 *
 * @returns whether there is such a move
 */
export function goToMove({ host, session }: Board, typed: string): boolean {
  const address = typed
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d),(?=\d)/g, '.');
  const tree = gameIn(address) ? gameAt(host, address) : session.tree;
  if (!tree || readAddress(tree, address) === undefined) return false;
  session.goTo(address, 'user');
  return true;
}

/** Runs an item. Gives no response if the board itself shows the result. */
export async function useTool(board: Board, item: ToolItem): Promise<Outcome | undefined> {
  const { announcer, commands } = board;
  switch (item) {
    case 'link':
      return copy(board, linkTo(board), 'linkCopied');
    case 'rotate':
    case 'mirror':
    case 'swap-colors':
    case 'reset-view':
      await commands.run(item);
      return { sentence: announcer.text };
    case 'print':
      await loadPart('vectors'); // if it can't be loaded, the canvas is printed
      window.print();
      return undefined;
    case 'book':
      await (await board.parts.load('book'))?.printBook(board);
      return undefined;
    case 'text':
      return copy(board, await board.host.toText(), 'textCopied');
    case 'fullscreen':
    case 'count':
    case 'settings':
    case 'help':
      await commands.run(item);
      return undefined;
    default:
      return exportAs(board, item);
  }
}

/** Copies or saves the record, or saves a picture. */
async function exportAs(
  board: Board,
  item: 'copy' | 'download' | 'png' | 'svg',
): Promise<Outcome | undefined> {
  const { host, session, language } = board;
  const { tree, game } = session;
  const part = await board.parts.load('export');
  if (!part) return undefined;
  /** Writes the shown game with the reader's own moves, if there are any. */
  const write = game.own && ((style?: FormatStyle) => part.formatSgf(tree, { style }));
  if (item === 'copy') return copy(board, write?.() ?? (await host.toSgf()), 'sgfCopied');
  let name = part.nameOfFile(host.src, tree);
  if (item === 'download') await part.downloadRecord(board, write);
  else {
    const type = 'image/svg+xml';
    name = name.replace(/\.sgf$/i, `.${item}`);
    part.saveFile(
      item === 'png' ? await host.toPng() : new Blob([await host.toSvg()], { type }),
      name,
    );
  }
  return { sentence: language.say(enTools, 'saved', { name }) };
}

/** The address of the page with the shown node in it, and the reader's own moves. */
function linkTo({ host }: Board): string {
  const page = location.href.replace(/#.*/s, '');
  return `${page}#${encodeURIComponent(host.id)}/${encodeURI(host.currentPath)}`;
}

/** Copies a text; offers the text itself if there is no clipboard, or it can't be written to. */
async function copy({ language }: Board, text: string, done: ToolTextKey): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { sentence: language.say(enTools, done) };
  } catch {
    return { sentence: language.say(enTools, 'refused'), text };
  }
}
