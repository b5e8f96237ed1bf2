import { luminanceOf, readableInk } from './contrast.js';
import type { Figure } from './wood.js';

/** The colours of a board; pages set them by custom properties of these names (`--sgf-board-line`). */
const colors = [
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

type Color = (typeof colors)[number];

/** What stands for a property that the page has not set. */
const UNSET = 'rgba(1, 2, 3, 0)';

/** All custom properties of the theme but the font: how CSS calls what they may be, and what they are at first. */
export const themeProperties: Readonly<Record<string, readonly [syntax: string, initial: string]>> =
  {
    ...Object.fromEntries(colors.map((name) => [name, ['<color>', UNSET]])),
    'line-width': ['<length>', '0px'],
    grain: ['<number>', '-1'],
  };

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

const kaya = {
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

const dark: ThemeSource = {
  background: '#735839',
  grain: 1,
  line: '#2c1d0f',
  coordinate: '#e2cda9',
  white: '#e6e2d8',
  'black-outline': '#fff4',
  'white-outline': '#0008',
  'mark-on-board': '#fed',
};

/** Themes by name, each as far as it differs from `kaya`; pages may add some. */
export const themes: Record<string, ThemeSource> = { kaya, dark };

/** The theme of a name. */
export function themeNamed(name: string): ThemeSource | undefined {
  return Object.hasOwn(themes, name) ? themes[name] : undefined;
}

/**
 * A theme with what the page has set, marks readable on it.
 *
 * @param probe the computed style of an element that inherits what the page sets
 */
export function readTheme(theme: ThemeSource, probe: CSSStyleDeclaration): Theme {
  const set = tellApart(readProperties(probe));
  const all = { ...kaya, ...tellApart(theme), ...set };
  const inkOn = (name: `mark-on-${'black' | 'white' | 'board'}`, surface: string) =>
    set[name] ?? readableInk(all[name], surface);
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

/** What the page has set; the board can't be transparent. */
function readProperties(probe: CSSStyleDeclaration): ThemeSource {
  const set: Record<string, string | number> = {};
  for (const [name, [, initial]] of Object.entries(themeProperties)) {
    const value = probe.getPropertyValue(`--sgf-board-${name}`);
    if (value !== initial && !(name === 'background' && /(^rgba.*|\/) 0\)$/.test(value)))
      set[name] = value === 'currentcolor' ? probe.color : value;
  }
  if (probe.fontFamily !== 'normal') set['font'] = probe.fontFamily;
  if ('grain' in set) set['grain'] = Math.max(0, Number(set['grain']));
  return set;
}

/** The theme that suits the page: high contrast where the probe asks for it, dark with light text. */
export function suitingTheme({ color, zIndex }: CSSStyleDeclaration): string {
  return zIndex === '1' ? 'high-contrast' : isLightText(color) ? 'dark' : 'kaya';
}

/** Text is light from this luminance on. */
const LIGHT = 0.29;

/** Whether the page's text is light, which says that the page is dark, whoever made it so. */
export function isLightText(color: string): boolean {
  return luminanceOf(color) > LIGHT;
}
