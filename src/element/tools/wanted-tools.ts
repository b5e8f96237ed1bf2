import type { SgfBoardElement } from '../sgf-board-element.js';
import { choiceOf, warnOnce } from '../options.js';

/** What a page may offer, in the order of the menu. */
const allTools = ['link', 'sgf', 'image', 'print', 'fullscreen', 'flip', 'help'] as const;

export type Tool = (typeof allTools)[number];

/** What the page wants readers to have: of a viewer all, of a diagram what it names. */
export function wantedTools(host: SgfBoardElement): readonly Tool[] {
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
export function availableTools(host: SgfBoardElement, hasBoard: boolean): readonly Tool[] {
  return wantedTools(host).filter((tool) => {
    if (tool === 'link') return host.id !== '';
    if (tool === 'image' || tool === 'flip') return hasBoard;
    return tool !== 'fullscreen' || document.fullscreenEnabled;
  });
}
