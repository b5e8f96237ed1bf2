/*
 * The theme is read from a hidden element, because a canvas doesn't resolve `var()` or `light-dark()`. The custom
 * properties are registered, so the browser returns computed values and ignores invalid ones. (`currentcolor` inside
 * another colour stays; the hidden element's own colour replaces it.) A transition of 1 ms on the hidden element
 * reports changes; it names the properties, because Chromium and Firefox do not accept `all` for that. Themes use the
 * same names. A page may add anything to `themes`; this file ignores values that a canvas does not accept. A theme's
 * own lines are painted as it says, unless something else changes the surface under them: then they have to stay
 * visible (`contrast.ts`). A board is dark if the text around it is light, however the page does that.
 */

import { css } from 'lit';
import { extents } from '../../view/paint/paint.js';
import { isLightText } from '../../view/paint/read-theme.js';
import {
  isBuiltIn,
  kaya,
  type Theme,
  themeColors,
  themeNamed,
  themes,
  type ThemeSource,
} from '../../view/paint/theme.js';
import type { Board } from '../board.js';
import { highContrast, highContrastIn } from '../../view/paint/high-contrast.js';
import { moreThemes } from '../../view/paint/themes.js';
import { warnOnce } from '../attributes.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { adopt } from '../ui/styles.js';

type Check = (value: unknown) => boolean;

const isColor: Check = (value) => typeof value === 'string' && isTaken('fillStyle', value);

const checks = new Map<string, Check>([
  ...themeColors.map((name) => [name, isColor] as const),
  ['stone-shadow', (value) => value === '' || isColor(value)],
  ['grain', (value) => typeof value === 'number' && value >= 0 && value < Infinity],
  ['figure', (value) => typeof value === 'function'],
  ['line-width', (value) => /^\d*\.?\d+px$/.test(String(value))],
  ['font', (value) => typeof value === 'string' && isTaken('font', `1px ${value}`)],
]);

const warned = new Set<unknown>();

/** The valid properties of a theme that the page has added. The console warns once about the others. */
function checkedTheme(name: string, theme: unknown): ThemeSource {
  const all = Object.entries(Object(theme) as object).filter(([, value]) => value !== undefined);
  const isSound = ([key, value]: readonly [string, unknown]) => checks.get(key)?.(value);
  const unsound = all.filter((entry) => !isSound(entry)).map(([key]) => key);
  if (unsound.length > 0 && !warned.has(theme)) {
    const what = `${unsound.join(', ')}: no such property, or nothing that a canvas can paint with`;
    console.warn(`<sgf-board theme="${name}">: ${what}.`);
  }
  warned.add(theme);
  return Object.fromEntries(all.filter(isSound));
}

/** Whether a canvas accepts a value. It ignores invalid ones; then the two values set before remain different. */
function isTaken(property: 'fillStyle' | 'font', value: string): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  const before = property === 'font' ? ['2px serif', '3px serif'] : ['#000', '#fff'];
  const [one, other] = before.map((known) => {
    if (!context) return '';
    context[property] = known;
    context[property] = value;
    return context[property];
  });
  return one === other;
}

/** Longest wait for a font, in milliseconds. A slower font is shown when it is loaded. */
const LONGEST_WAIT_MS = 3000;

/** Fonts that are loaded or failed to load. */
const awaited = new Set<string>();

/** The theme, with the default font until the page's font is loaded. Then the board is painted again. */
export function withFont({ host, picture }: Board, theme: Theme): Theme {
  const font = `1em ${theme.font}`;
  // Not `document.fonts`: a form with the name 'fonts' in the page would override it.
  const fonts: FontFaceSet = Reflect.get(Document.prototype, 'fonts', document);
  if (awaited.has(font) || fonts.check(font)) return theme;
  const paintAgain = () => {
    awaited.add(font);
    extents.clear();
    host.requestUpdate('theme');
  };
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  picture.need(Promise.race([fonts.load(font).then(paintAgain, paintAgain), patience]));
  return { ...theme, font: kaya.font };
}

const ours: Readonly<Record<string, ThemeSource>> = {
  ...moreThemes,
  'high-contrast': highContrast,
};
for (const [name, theme] of Object.entries(ours)) themes[name] ??= theme;

/**
 * Lets the probe follow forced colours, which readers may change while the page is open, whatever the page's colours.
 */
const forcedProbe = css`
  @media (forced-colors: active) {
    .probe {
      color: CanvasText;
    }
  }
`;

/** High contrast that suits the page's text: the board must not be white on a page that sets black as background. */
function highContrastAround({ shadowRoot }: SgfBoardElement): ThemeSource {
  const probe = shadowRoot?.querySelector('.probe');
  if (!shadowRoot || !probe) return highContrast;
  adopt(shadowRoot, 'rich', forcedProbe);
  return highContrastIn(isLightText(getComputedStyle(probe).color) ? 'dark' : 'light');
}

/** The theme that a board asks for. An unknown name gives the theme that suits the page and one console warning. */
export function findTheme(host: SgfBoardElement, suiting: string, named = host.theme): ThemeSource {
  const wanted = named.trim().replace(/^auto$/, '') || suiting;
  const isKnown = themeNamed(wanted) !== undefined;
  if (!isKnown) warnOnce(host, 'theme', ['auto', ...Object.keys(themes)].join(', '));
  const name = isKnown ? wanted : suiting;
  const theme = themeNamed(name);
  if (theme === highContrast) return highContrastAround(host);
  return theme && (isBuiltIn(theme) || theme === ours[name]) ? theme : checkedTheme(name, theme);
}
