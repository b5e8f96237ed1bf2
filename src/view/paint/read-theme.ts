import { luminanceOf } from './contrast.js';
import { resolveTheme, type Theme, themeColors, type ThemeSource } from './theme.js';

/** The initial value of colours, which means that the page has not set them. */
const UNSET = 'rgba(1, 2, 3, 0)';

/** All custom properties of the theme except the font, with their CSS syntax and initial value. */
export const themeProperties: Readonly<Record<string, readonly [syntax: string, initial: string]>> =
  {
    ...Object.fromEntries(themeColors.map((name) => [name, ['<color>', UNSET]])),
    'line-width': ['<length>', '0px'],
    grain: ['<number>', '-1'],
  };

/**
 * A theme with the custom properties of the page applied.
 *
 * @param probe the computed style of an element that inherits the page's custom properties; its outline has the accent
 * colour
 */
export function readTheme(theme: ThemeSource, probe: CSSStyleDeclaration): Theme {
  return { ...resolveTheme(theme, readProperties(probe)), accent: probe.outlineColor };
}

/** The values that the page has set, except a transparent board. */
function readProperties(probe: CSSStyleDeclaration): ThemeSource {
  const set: Record<string, string | number> = {};
  for (const [name, [, initial]] of Object.entries(themeProperties)) {
    const value = probe.getPropertyValue(`--sgf-board-${name}`);
    // If a page has registered a property itself, it may have no value.
    if (!value || value === initial) continue;
    if (name !== 'background' || !/(^rgba.*|\/) 0\)$/.test(value))
      set[name] = value.replaceAll('currentcolor', probe.color);
  }
  if (probe.fontFamily !== 'normal') set['font'] = probe.fontFamily;
  if ('grain' in set) set['grain'] = Math.max(0, Number(set['grain']));
  return set;
}

/** The theme that suits the page: high contrast if the probe detects it, dark if the text is light. */
export function suitingTheme({ color, zIndex }: CSSStyleDeclaration): string {
  return zIndex === '1' ? 'high-contrast' : isLightText(color) ? 'dark' : 'kaya';
}

/** Text of at least this luminance counts as light. */
const LIGHT = 0.29;

/** Whether the page's text is light: then the page is dark, for whatever reason. */
export function isLightText(color: string): boolean {
  return luminanceOf(color) > LIGHT;
}
