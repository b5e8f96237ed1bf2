import { luminanceOf, readableInk } from './contrast.js';
import type { Figure } from './wood.js';

interface ByColor {
  readonly black: string;
  readonly white: string;
}

/** How a board shines: colours as CSS writes them. What a page may set has the property's name. */
export interface Theme extends ByColor {
  readonly background: string;
  /** How strongly the wood's grain is seen; where it is 0, board and stones are flat. */
  readonly grain: number;
  /** How the grain runs; left out, straight. */
  readonly figure?: Figure;
  readonly line: string;
  /** Star points and coordinates; left out, they have the colour of lines. */
  readonly star?: string;
  readonly coordinate?: string;
  /** A line around each stone, so that it stands out from the board. */
  readonly 'stone-outline': ByColor;
  /** Six hexadecimal digits after `#`: painters add how dense it is. Empty: none. */
  readonly shadow: string;
  /** Marks and labels by what they stand on. */
  readonly mark: ByColor & { readonly empty: string };
  /** The mark of the last move, and labels; left out, they have the colour of other marks. */
  readonly last?: string;
  readonly label?: string;
  /** Of arrows and lines, and what lies over areas (RG, SC, SE) and dimmed points; left out, the painter's own. */
  readonly arrow?: string;
  readonly 'arrow-outline'?: string;
  readonly region?: string;
  readonly secure?: string;
  readonly tried?: string;
  readonly dimmed?: string;
  /** A length in CSS pixels; left out, a share of the cell. */
  readonly 'line-width'?: string;
  readonly font: string;
}

const kaya: Theme = {
  background: '#efc071',
  grain: 0.6,
  line: '#5a3d14',
  black: '#1b1c1f',
  white: '#f3f0e8',
  'stone-outline': { black: '#0009', white: '#5429' },
  mark: { black: '#fff', white: '#111', empty: '#210' },
  shadow: '#2e1a02',
  font: 'system-ui, sans-serif',
};

const dark: Partial<Theme> = {
  background: '#735839',
  grain: 1,
  line: '#2c1d0f',
  coordinate: '#e2cda9',
  white: '#e6e2d8',
  'stone-outline': { black: '#fff4', white: '#0008' },
  mark: { ...kaya.mark, empty: '#fed' },
};

/** Themes by name, each as far as it differs from `kaya`; pages may add some. */
export const themes: Record<string, Partial<Theme>> = { kaya, dark };

/**
 * What a page may set by custom properties of these names (`--sgf-board-line`), and the real property
 * of the probe element that carries each: a canvas does not resolve `var()` or `light-dark()`,
 * computed colours it takes.
 */
export const themeProperties = {
  background: 'background-color',
  line: 'border-top-color',
  star: 'border-right-color',
  coordinate: 'border-bottom-color',
  black: 'border-left-color',
  white: 'outline-color',
  last: 'text-decoration-color',
  'stone-outline': 'column-rule-color',
  mark: 'fill',
  label: 'stroke',
  'line-width': 'outline-offset',
  font: 'font-family',
} as const satisfies Partial<Record<keyof Theme, string>>;

/**
 * A theme with what the page has set, marks readable on it; the probe says `normal`, 0px or
 * transparent where that is nothing.
 */
export function readTheme(theme: Partial<Theme>, probe: CSSStyleDeclaration): Theme {
  const set: Record<string, string | Theme['mark']> = {};
  for (const [name, property] of Object.entries(themeProperties)) {
    const value = probe.getPropertyValue(property);
    const isByColor = name === 'stone-outline' || name === 'mark';
    if (!/^(normal|0px|rgba.* 0\))$/.test(value))
      set[name] = isByColor ? { black: value, white: value, empty: value } : value;
  }
  const merged: Theme = { ...kaya, ...theme, ...set };
  return set['mark'] ? merged : { ...merged, mark: readableMarks(merged) };
}

/** The inks of marks; another one where the page has coloured what is below. */
function readableMarks({ black, white, background, mark }: Theme): Theme['mark'] {
  return {
    black: readableInk(mark.black, black),
    white: readableInk(mark.white, white),
    empty: readableInk(mark.empty, background),
  };
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
