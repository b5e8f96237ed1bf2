import type { Figure } from './wood.js';

interface ByColor {
  readonly black: string;
  readonly white: string;
}

/** How a board shines: colours as CSS writes them, and what they are put on. */
export interface Theme extends ByColor {
  readonly background: string;
  /** The colour of the wood's grain; left out, board and stones are flat. */
  readonly grain?: string | undefined;
  /** How the grain runs; left out, straight. */
  readonly figure?: Figure;
  readonly line: string;
  readonly star: string;
  readonly coordinate: string;
  /** A line around each stone, so that it stands out from the board. */
  readonly outline: ByColor;
  /** Six hexadecimal digits after `#`: painters add how dense it is. */
  readonly shadow?: string | undefined;
  /** Marks and labels by what they stand on. */
  readonly mark: ByColor & { readonly empty: string };
  /** The mark of the last move; left out, it has the colour of other marks. */
  readonly last?: string;
  readonly font: string;
}

const kaya: Theme = {
  background: '#e2b76c',
  grain: '#8d5d1c',
  line: '#5a3d14',
  star: '#4b310d',
  coordinate: '#5b3f18',
  black: '#1b1c1f',
  white: '#f3f0e8',
  outline: { black: '#0000008c', white: '#604e2a99' },
  mark: { black: '#fdfcf8', white: '#17150f', empty: '#1f160a' },
  shadow: '#2e1a02',
  font: 'sans-serif',
};

const dark: Theme = {
  ...kaya,
  background: '#735839',
  grain: '#22150a',
  line: '#2c1d0f',
  star: '#27190c',
  coordinate: '#e2cda9',
  white: '#e6e2d8',
  outline: { black: '#ffffff38', white: '#00000080' },
  mark: { ...kaya.mark, empty: '#f6ead3' },
  shadow: '#080400',
};

export const themes = { kaya, dark };

export type ThemeName = keyof typeof themes;

/**
 * What a page may set by custom properties, and the real property of the probe element that
 * carries each: a canvas does not resolve `var()` or `light-dark()`, computed colours it takes.
 */
export const themeProperties = {
  background: 'background-color',
  line: 'border-top-color',
  star: 'border-right-color',
  coordinate: 'border-bottom-color',
  black: 'border-left-color',
  white: 'outline-color',
  last: 'text-decoration-color',
  font: 'font-family',
} as const satisfies Partial<Record<keyof Theme, string>>;

/**
 * A theme with what the page has set; a transparent colour means that it set nothing. `auto` follows
 * the page: light text means a dark page.
 */
export function readTheme(name: ThemeName | 'auto', probe: CSSStyleDeclaration): Theme {
  const base: Theme = themes[name === 'auto' ? (isLightText(probe.color) ? 'dark' : 'kaya') : name];
  const set: Record<string, string> = {};
  for (const [name, property] of Object.entries(themeProperties)) {
    const value = probe.getPropertyValue(property);
    if (value && !/^rgba.* 0\)$/.test(value)) set[name] = value;
  }
  return { ...base, ...set };
}

/** Text is light from here on, where black is 0 and white 1. */
const LIGHT = 0.57;

/** Whether the page's text is light, which says that the page is dark, whoever made it so. */
export function isLightText(color: string): boolean {
  const [first = 0, green = 0, blue = 0] = color.match(/\b[\d.]+/g)?.map(Number) ?? [];
  const isSum = /^[rc]/.test(color); // rgb(…) or color(…); oklch(…) and its like begin with the lightness
  const lightness = isSum ? 0.21 * first + 0.72 * green + 0.07 * blue : first;
  const white = color.startsWith('rgb') ? 255 : color.startsWith('l') ? 100 : 1; // lab(…), lch(…)
  return lightness > LIGHT * white;
}
