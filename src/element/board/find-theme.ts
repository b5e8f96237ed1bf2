import { isBuiltIn, themeNamed, themes, type ThemeSource } from '../../view/theme.js';
import { highContrast } from '../../view/high-contrast.js';
import { moreThemes } from '../../view/themes.js';
import { checkedTheme } from './checked-theme.js';
import { warnOnce } from '../options.js';

const lessCommon: Readonly<Record<string, ThemeSource>> = {
  ...moreThemes,
  'high-contrast': highContrast,
};
for (const [name, theme] of Object.entries(lessCommon)) themes[name] ??= theme;

/** The theme that a board asks for; nonsense gives the one that suits the page, and one warning. */
export function findTheme(
  host: HTMLElement & { readonly theme: string },
  suiting: string,
): ThemeSource {
  const wanted = host.theme.trim().replace(/^auto$/, '') || suiting;
  const isKnown = themeNamed(wanted) !== undefined;
  if (!isKnown) warnOnce(host, 'theme', ['auto', ...Object.keys(themes)].join(', '));
  const name = isKnown ? wanted : suiting;
  const theme = themeNamed(name);
  const isOurs = isBuiltIn(theme) || theme === lessCommon[name];
  return theme && isOurs ? theme : checkedTheme(name, theme);
}
