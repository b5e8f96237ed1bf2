import { paper, resolveTheme, type Theme, themes, type ThemeSource } from './theme.js';
import { moreThemes } from './themes.js';

/** The element uses the reader's system colours; a file is black on white. */
const highContrast: ThemeSource = {
  ...paper,
  'line-width': '1.2px',
  background: '#fff',
  line: '#000',
  'stone-outline': '#000',
  'mark-on-board': '#000',
};

const known: Readonly<Record<string, ThemeSource>> = {
  ...moreThemes,
  ...themes,
  'high-contrast': highContrast,
};

/** The names of the themes that a picture without a page may have; the first is the default of files. */
export const fileThemes: readonly string[] = [
  'paper',
  ...Object.keys(known).filter((name) => name !== 'paper'),
];

/** The theme with a name, for a picture without a page. */
export function fileTheme(name: string): Theme | undefined {
  return Object.hasOwn(known, name) ? resolveTheme(known[name] ?? {}) : undefined;
}
