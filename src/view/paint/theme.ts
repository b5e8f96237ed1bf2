import { readableInk } from './contrast.js';
import type { Figure } from './growth.js';

/** The colours of a board; pages set them by custom properties with these names (`--sgf-board-line`). */
export const themeColors = [
  'background',
  'line',
  'star',
  'coordinate',
  'black',
  'white',
  'stone-outline',
  'black-outline',
  'white-outline',
  'stone-shadow',
  'mark',
  'mark-on-black',
  'mark-on-white',
  'mark-on-board',
  'label',
  'last',
  'arrow',
  'arrow-outline',
  'region',
  'secure',
  'tried',
  'dimmed',
] as const;

type Color = (typeof themeColors)[number];

/**
 * A theme, keyed by the names of the custom properties. Missing values are those of `kaya`. `stone-outline` is short
 * for both outlines, `mark` for marks on all backgrounds.
 */
export interface ThemeSource extends Partial<Record<Color, string>> {
  /** The strength of the wood's grain. With 0, board and stones are flat. */
  readonly grain?: number;
  /** The pattern of the grain; by default straight. */
  readonly figure?: Figure;
  /** A length in CSS pixels; by default a share of the cell. */
  readonly 'line-width'?: string;
  readonly font?: string;
}

interface ByColor {
  readonly black: string;
  readonly white: string;
}

/** The resolved look of a board, in CSS colours. A missing colour is derived from another. */
export interface Theme
  extends ByColor, Omit<ThemeSource, 'black' | 'white' | 'mark' | 'stone-outline'> {
  readonly background: string;
  readonly grain: number;
  /** The accent colour of the frame; missing outside of pages. */
  readonly accent?: string;
  readonly line: string;
  /** The line around each stone, which makes it stand out from the board. */
  readonly 'stone-outline': ByColor;
  /** The colours of marks and labels by what is below them. */
  readonly mark: ByColor & { readonly empty: string };
  readonly font: string;
}

export const kaya = {
  background: '#efc071',
  grain: 0.6,
  line: '#5a3d14',
  black: '#1b1c1f',
  white: '#f3f0e8',
  'black-outline': '#0009',
  'white-outline': '#5429',
  'mark-on-black': '#fff',
  'mark-on-white': '#111',
  'mark-on-board': '#210',
  'stone-shadow': '#2e1a02',
  font: 'system-ui, sans-serif',
} satisfies ThemeSource;

const dark = {
  background: '#806040',
  line: '#1d1107',
  coordinate: '#e2cda9',
  white: '#e6e2d8',
  'black-outline': '#fff5',
  'mark-on-board': '#fed',
} satisfies ThemeSource;

/** No light and no grain: for printers, and for readers who prefer plain lines. */
export const paper = {
  background: '#fff',
  grain: 0,
  'stone-shadow': '',
  line: '#000',
  black: '#000',
  white: '#fff',
  'stone-outline': '#000',
  'mark-on-black': '#fff',
  'mark-on-white': '#000',
  'mark-on-board': '#000',
} satisfies ThemeSource;

const builtIn = [kaya, dark, paper] as const;

/** Themes by name, each as its differences from `kaya`; pages may add more. */
export const themes: Record<string, ThemeSource> = { kaya, dark, paper };

/** Whether a theme is built in; a theme that a page adds may be anything. */
export function isBuiltIn(theme: ThemeSource | undefined): theme is (typeof builtIn)[number] {
  return builtIn.some((each) => each === theme);
}

/** The theme with a name, if there is one. */
export function themeNamed(name: string): ThemeSource | undefined {
  return Object.hasOwn(themes, name) ? themes[name] : undefined;
}

/** Completes a theme, with `instead` overriding parts of it, and makes lines and marks visible on their backgrounds. */
export function resolveTheme(theme: ThemeSource, instead: ThemeSource = {}): Theme {
  const set = expandShorthands(instead);
  const all = { ...kaya, ...expandShorthands(theme), ...set };
  const inkOn = (name: `mark-on-${'black' | 'white' | 'board'}`, surface: string) =>
    set[name] ?? readableInk(all[name], surface);
  for (const name of ['line', 'star', 'coordinate'] as const) {
    const isChosen = set[name] ?? (!set.background && theme[name]); // they were chosen for this background
    const ink = all[name];
    if (ink && !isChosen) all[name] = readableInk(ink, all.background);
  }
  return {
    ...all,
    'stone-outline': { black: all['black-outline'], white: all['white-outline'] },
    mark: {
      black: inkOn('mark-on-black', all.black),
      white: inkOn('mark-on-white', all.white),
      empty: inkOn('mark-on-board', all.background),
    },
  };
}

/** Expands `stone-outline` and `mark` to their separate properties. */
function expandShorthands(source: ThemeSource): ThemeSource {
  const { mark, 'stone-outline': outline } = source;
  return {
    ...(outline && { 'black-outline': outline, 'white-outline': outline }),
    ...(mark && { 'mark-on-black': mark, 'mark-on-white': mark, 'mark-on-board': mark }),
    ...source,
  };
}
