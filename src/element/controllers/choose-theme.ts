import { readTheme, suitingTheme, type Theme, themeNamed } from '../../view/theme.js';
import type * as finder from '../find-theme.js';
import { partOr } from '../part-or.js';

export interface ThemeHost extends HTMLElement {
  readonly theme: string;
  requestUpdate(reason: string): void;
}

/** Finds what is not among `themes`, once the chunk that knows is there. */
let find: typeof finder.findTheme | undefined;

/**
 * The theme that the attribute names, or the page's; `undefined` while it is on its way: the board
 * is better not painted yet, and is updated then.
 */
export function chooseTheme(host: ThemeHost, probe: CSSStyleDeclaration): Theme | undefined {
  const suiting = suitingTheme(probe);
  const named = themeNamed(host.theme.trim().replace(/^(auto)?$/, suiting));
  const theme = named ?? find?.(host, suiting);
  if (theme) return readTheme(theme, probe);
  void loadThemes(host);
  return undefined;
}

/** The box of the board as it is before that is painted; what is flat throws no shadow. */
export function dressBox({ style }: HTMLElement, theme: Theme | undefined): void {
  style.setProperty('--board-background', theme?.background ?? '');
  style.setProperty('--board-shadow', theme?.grain ? '' : 'none');
}

async function loadThemes(host: ThemeHost): Promise<void> {
  const simpler: Pick<typeof finder, 'findTheme'> = {
    findTheme: (_, suiting) => themeNamed(suiting === 'dark' ? suiting : 'kaya'),
  };
  find = (await partOr(import('../find-theme.js'), simpler)).findTheme;
  host.requestUpdate('theme');
}
