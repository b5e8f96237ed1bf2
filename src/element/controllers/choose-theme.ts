import { readTheme, suitingTheme, type Theme, themes } from '../../view/theme.js';

export interface ThemeHost extends HTMLElement {
  readonly theme: string;
  requestUpdate(reason: string): void;
}

/** Finds what is not among `themes`, once the chunk that knows is there. */
let find: ((host: ThemeHost, suiting: string) => Partial<Theme> | undefined) | undefined;

/**
 * The theme that the attribute names, or the page's; `undefined` while it is on its way: the board
 * is better not painted yet, and is updated then.
 */
export function chooseTheme(host: ThemeHost, probe: CSSStyleDeclaration): Theme | undefined {
  const suiting = suitingTheme(probe);
  const theme = themes[host.theme.trim().replace(/^(auto)?$/, suiting)] ?? find?.(host, suiting);
  if (theme) return readTheme(theme, probe);
  void import('../find-theme.js')
    .then(
      ({ findTheme }) => findTheme,
      () => (_host: unknown, fitting: string) => themes[fitting], // better another theme than none
    )
    .then((found) => {
      find = found;
      host.requestUpdate('theme');
    });
  return undefined;
}
