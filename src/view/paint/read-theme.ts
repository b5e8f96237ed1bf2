import { luminanceOf } from './contrast.js';
import { resolveTheme, type Theme, themeColors, type ThemeSource } from './theme.js';

/** What stands for a property that the page has not set. */
const UNSET = 'rgba(1, 2, 3, 0)';

/** All custom properties of the theme but the font: how CSS calls what they may be, and what they are at first. */
export const themeProperties: Readonly<Record<string, readonly [syntax: string, initial: string]>> =
  {
    ...Object.fromEntries(themeColors.map((name) => [name, ['<color>', UNSET]])),
    'line-width': ['<length>', '0px'],
    grain: ['<number>', '-1'],
  };

/**
 * A theme with what the page has set instead of some of it.
 *
 * @param probe the computed style of an element that inherits what the page sets
 */
export function readTheme(theme: ThemeSource, probe: CSSStyleDeclaration): Theme {
  return resolveTheme(theme, readProperties(probe));
}

/** What the page has set; the board can't be transparent. */
function readProperties(probe: CSSStyleDeclaration): ThemeSource {
  const set: Record<string, string | number> = {};
  for (const [name, [, initial]] of Object.entries(themeProperties)) {
    const value = probe.getPropertyValue(`--sgf-board-${name}`);
    // A page that has registered a property itself may have left it without a value.
    if (!value || value === initial) continue;
    if (name !== 'background' || !/(^rgba.*|\/) 0\)$/.test(value))
      set[name] = value.replaceAll('currentcolor', probe.color);
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
