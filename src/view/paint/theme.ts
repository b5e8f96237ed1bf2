import { readableInk } from './contrast.js';
import type { Figure } from './growth.js';

/** The colours of a board; pages set them by custom properties of these names (`--sgf-board-line`). */
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
 * What a theme says, by the names of the custom properties. What it leaves out is as in `kaya`.
 * `stone-outline` is that of both colours, `mark` that on all grounds, unless they are told apart.
 */
export interface ThemeSource extends Partial<Record<Color, string>> {
  /** How strongly the wood's grain is seen; where it is 0, board and stones are flat. */
  readonly grain?: number;
  /** How the grain runs; left out, straight. */
  readonly figure?: Figure;
  /** A length in CSS pixels; left out, a share of the cell. */
  readonly 'line-width'?: string;
  readonly font?: string;
}

interface ByColor {
  readonly black: string;
  readonly white: string;
}

/** How a board shines: colours as CSS writes them. What may be missing has the colour of something else. */
export interface Theme
  extends ByColor, Omit<ThemeSource, 'black' | 'white' | 'mark' | 'stone-outline'> {
  readonly background: string;
  readonly grain: number;
  readonly line: string;
  /** A line around each stone, so that it stands out from the board. */
  readonly 'stone-outline': ByColor;
  /** Marks and labels by what they stand on. */
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
  background: '#735839',
  grain: 1,
  line: '#2c1d0f',
  coordinate: '#e2cda9',
  white: '#e6e2d8',
  'black-outline': '#fff4',
  'white-outline': '#0008',
  'mark-on-board': '#fed',
} satisfies ThemeSource;

/** No light and no grain: what printers and readers of fine lines want. */
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

/** Themes by name, each as far as it differs from `kaya`; pages may add some. */
export const themes: Record<string, ThemeSource> = { kaya, dark, paper };

/** Whether a theme is one of those that every page has: what a page adds may be anything. */
export function isBuiltIn(theme: ThemeSource | undefined): theme is (typeof builtIn)[number] {
  return builtIn.some((each) => each === theme);
}

/** The theme of a name. */
export function themeNamed(name: string): ThemeSource | undefined {
  return Object.hasOwn(themes, name) ? themes[name] : undefined;
}

/** The colours that painters use: a theme, what is set instead of some of it, and lines and marks that are seen on that. */
export function resolveTheme(theme: ThemeSource, instead: ThemeSource = {}): Theme {
  const set = tellApart(instead);
  const all = { ...kaya, ...tellApart(theme), ...set };
  const inkOn = (name: `mark-on-${'black' | 'white' | 'board'}`, surface: string) =>
    set[name] ?? readableInk(all[name], surface);
  for (const name of ['line', 'star', 'coordinate'] as const) {
    const isMeant = set[name] ?? (!set.background && theme[name]); // for this very board
    const ink = all[name];
    if (ink && !isMeant) all[name] = readableInk(ink, all.background);
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

/** What is said of both colours or all grounds is said of each. */
function tellApart(source: ThemeSource): ThemeSource {
  const { mark, 'stone-outline': outline } = source;
  return {
    ...(outline && { 'black-outline': outline, 'white-outline': outline }),
    ...(mark && { 'mark-on-black': mark, 'mark-on-white': mark, 'mark-on-board': mark }),
    ...source,
  };
}
