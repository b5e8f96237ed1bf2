import { boardStyle } from '../../view/layout/build-layout.js';
import { isLightText, readTheme, suitingTheme } from '../../view/paint/read-theme.js';
import { isBuiltIn, kaya, type Theme, themeNamed } from '../../view/paint/theme.js';
import type { BoardContext } from '../context.js';
import { type Chunk, loadChunk } from '../chunks.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** Finds all themes but the built-in ones, and tells of fonts of the page whether they are there: once the chunk is. */
let more: Chunk<'themes'> | undefined;

/** The theme of a board; its box looks like it from now on, before the board is painted too. */
export function applyTheme(context: BoardContext): Theme | undefined {
  const { probe, frame, board } = context.shell;
  const usual = boardStyle(context.session.game.replayer)?.theme; // of the game's boards, where the page's text suggests another
  const style = getComputedStyle(probe);
  const suiting = suitingTheme(style);
  const colorScheme = isLightText(style.color) ? 'dark' : 'light';
  const theme = chooseTheme(
    context,
    style,
    suiting === 'high-contrast' ? suiting : (usual ?? suiting),
  );
  // Later: boards that are painted together are all read before one of them is written to.
  queueMicrotask(() => {
    frame.style.colorScheme = colorScheme; // the panels' native parts follow the text, too
    board.style.setProperty('--board-background', theme?.background ?? '');
    board.style.setProperty('--board-shadow', theme?.grain ? '' : 'none'); // what is flat throws none
  });
  return theme;
}

/**
 * The theme that the attribute names, or the one that suits; `undefined` while it is on its way: the board
 * is better not painted yet, and is updated then.
 */
function chooseTheme(
  board: BoardContext,
  probe: CSSStyleDeclaration,
  suiting: string,
): Theme | undefined {
  const { host, picture } = board;
  const named = themeNamed(host.theme.trim().replace(/^(auto)?$/, suiting));
  const theme = isBuiltIn(named) ? named : more?.findTheme(host, suiting);
  if (theme) return withFont(board, readTheme(theme, probe));
  picture.need(loadThemes(host));
  return undefined;
}

function withFont(board: BoardContext, theme: Theme): Theme {
  if (theme.font === kaya.font) return theme;
  if (more) return more.withFont(board, theme);
  board.picture.need(loadThemes(board.host));
  return { ...theme, font: kaya.font };
}

async function loadThemes(host: SgfBoardElement): Promise<void> {
  more = (await loadChunk('themes')) ?? {
    findTheme: (_, suiting) => themeNamed(suiting === 'dark' ? suiting : 'kaya') ?? {},
    withFont: (_, theme) => theme,
  };
  host.requestUpdate('theme');
}
