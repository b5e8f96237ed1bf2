import { themeColors, type ThemeSource } from '../../view/theme.js';

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

/**
 * What a board can be painted with of a theme that a page has added. The rest is as if it had not been
 * said, with one warning.
 */
export function checkedTheme(name: string, theme: unknown): ThemeSource {
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

/** Whether a canvas takes a value: it keeps the one before, which differs in turn, for nonsense. */
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
