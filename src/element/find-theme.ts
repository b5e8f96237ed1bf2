import { themeNamed, themes, type ThemeSource } from '../view/theme.js';
import { highContrast } from '../view/high-contrast.js';
import { moreThemes } from '../view/themes.js';
import { warnOnce } from './options.js';

for (const [name, theme] of Object.entries({ ...moreThemes, 'high-contrast': highContrast }))
  themes[name] ??= theme;

/** The theme that a board asks for; nonsense gives the one that suits the page, and one warning. */
export function findTheme(
  host: HTMLElement & { readonly theme: string },
  suiting: string,
): ThemeSource | undefined {
  const wanted = themeNamed(host.theme.trim());
  const isAuto = /^\s*(auto)?\s*$/.test(host.theme);
  if (!wanted && !isAuto) warnOnce(host, 'theme', ['auto', ...Object.keys(themes)].join(', '));
  return wanted ?? themeNamed(suiting);
}
