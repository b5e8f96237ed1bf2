import { readTheme, suitingTheme, type Theme, themes } from '../view/theme.js';
import { warnOnce } from './options.js';

/** Whether the chunk with more themes is there, or can't be had. */
let areAllThere = false;

export interface ThemeHost extends HTMLElement {
  readonly theme: string;
  requestUpdate(reason: string): void;
}

/**
 * The theme that the attribute names, or the page's; `undefined` while it is on its way: the board
 * is better not painted yet, and is updated then.
 */
export function chooseTheme(host: ThemeHost, probe: CSSStyleDeclaration): Theme | undefined {
  const suiting = suitingTheme(probe);
  const name = host.theme.trim().replace(/^(auto)?$/, suiting);
  const theme = themes[name];
  if (theme || areAllThere) {
    if (!theme) warnOnce(host, 'theme', ['auto', ...Object.keys(themes)].join(', '));
    return readTheme(theme ?? themes[suiting] ?? {}, probe);
  }
  void import('../view/themes.js')
    .then(({ addThemes }) => addThemes(themes))
    .catch(() => undefined) // better another theme than none
    .then(() => {
      areAllThere = true;
      host.requestUpdate('theme');
    });
  return undefined;
}
