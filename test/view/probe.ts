import { highContrast } from '../../src/view/paint/high-contrast.js';
import { moreThemes } from '../../src/view/paint/themes.js';
import { themeProperties } from '../../src/view/paint/read-theme.js';
import { themes, type ThemeSource } from '../../src/view/paint/theme.js';

export const everyTheme: Readonly<Record<string, ThemeSource>> = {
  ...themes,
  ...moreThemes,
  'high-contrast': highContrast,
};

/** The computed style of a probe on a page that has set nothing but these properties. */
export function probeWith(values: Readonly<Record<string, string>> = {}): CSSStyleDeclaration {
  const initial = Object.entries(themeProperties).map(
    ([name, [, value]]) => [name, value] as const,
  );
  const all = new Map([...initial, ...Object.entries(values)]);
  return {
    getPropertyValue: (name: string) => all.get(name.replace('--sgf-board-', '')),
    color: 'rgb(9, 9, 9)',
    fontFamily: values['font'] ?? 'normal',
  } as unknown as CSSStyleDeclaration;
}
