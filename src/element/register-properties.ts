import { themeProperties } from '../view/paint/read-theme.js';

const unregistered = Object.entries({ ...themeProperties, em: ['<length>', '16px'] as const });

/**
 * Registers the custom properties of the theme, and the size of the text around a board. Browsers then return computed
 * values and ignore invalid ones.
 */
export function registerProperties(): void {
  for (const [name, [syntax, initialValue]] of unregistered.splice(0)) {
    try {
      CSS.registerProperty({ name: `--sgf-board-${name}`, syntax, initialValue, inherits: true });
    } catch {
      continue; // already registered by the page or another copy of this script
    }
  }
}
