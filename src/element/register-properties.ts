import { themeProperties } from '../view/paint/read-theme.js';

const properties = Object.entries({
  ...themeProperties,
  em: ['<length>', '16px'] as const,
  most: ['<length>', '99999px'] as const,
});
const registered = new WeakSet();

/**
 * Registers the custom properties of the theme, the size of the text around a board, and the board's maximum width.
 * Browsers then return computed values and ignore invalid ones.
 */
export function registerProperties(view: Window & typeof globalThis = window): void {
  if (registered.has(view)) return;
  registered.add(view);
  for (const [name, [syntax, initialValue]] of properties) {
    try {
      view.CSS.registerProperty({
        name: `--sgf-board-${name}`,
        syntax,
        initialValue,
        inherits: true,
      });
    } catch {
      continue; // already registered by the page or another copy of this script
    }
  }
}
