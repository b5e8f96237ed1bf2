/** How a board shines: colours as CSS writes them, and what they are put on. */
export interface Theme {
  readonly background: string;
  /** The colour of the wood's grain. */
  readonly grain: string;
  readonly line: string;
  readonly star: string;
  readonly coordinate: string;
  readonly black: string;
  readonly white: string;
  /** A line around each stone, so that it stands out from the board. */
  readonly blackOutline: string;
  readonly whiteOutline: string;
  readonly shadow: string;
  /** Marks and labels by what they stand on. */
  readonly mark: { readonly black: string; readonly white: string; readonly empty: string };
  /** The mark of the last move; empty takes the colour of other marks. */
  readonly last: string;
  readonly font: string;
}

const stones = {
  black: '#1b1c1f',
  white: '#f3f0e8',
  mark: { black: '#fdfcf8', white: '#17150f', empty: '#1f160a' },
  last: '',
  font: 'system-ui, sans-serif',
};

export const themes = {
  kaya: {
    ...stones,
    background: '#e2b76c',
    grain: '#8d5d1c',
    line: '#5a3d14',
    star: '#4b310d',
    coordinate: '#5b3f18',
    blackOutline: 'rgb(0 0 0 / 0.55)',
    whiteOutline: 'rgb(96 78 42 / 0.6)',
    shadow: '46 26 2',
  },
  dark: {
    ...stones,
    mark: { ...stones.mark, empty: '#f6ead3' },
    background: '#614930',
    grain: '#22150a',
    line: '#24180c',
    star: '#1f1409',
    coordinate: '#d2bd9b',
    white: '#e6e2d8',
    blackOutline: 'rgb(255 255 255 / 0.16)',
    whiteOutline: 'rgb(0 0 0 / 0.5)',
    shadow: '8 4 0',
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

/**
 * The custom properties that a page may set, and the real property of the probe element that
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
} as const satisfies Partial<Record<keyof Theme, string>>;

/**
 * A theme with what the page has set; a transparent colour means that it set nothing. `auto` follows
 * the page: light text means a dark page.
 */
export function readTheme(name: ThemeName | 'auto', probe: CSSStyleDeclaration): Theme {
  const base: Theme = themes[name === 'auto' ? (isLightText(probe.color) ? 'dark' : 'kaya') : name];
  const set: Record<string, string> = {};
  for (const [name, property] of Object.entries(themeProperties)) {
    const color = probe.getPropertyValue(property);
    if (color && !isTransparent(color)) set[name] = color;
  }
  return { ...base, ...set, font: probe.fontFamily || base.font };
}

/** Whether the page's text is light, which says that the page is dark, whoever made it so. */
export function isLightText(color: string): boolean {
  const channels = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = channels;
  const whole = color.startsWith('rgb') ? 255 : 1;
  if (!color.startsWith('rgb') && !color.startsWith('color(')) return red > 0.6; // lab, oklch …
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / whole > 0.55;
}

function isTransparent(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
}
