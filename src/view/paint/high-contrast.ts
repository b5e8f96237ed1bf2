import { paper, type ThemeSource } from './theme.js';

/** Resolves a system colour by the DOM, because a canvas may not know it. */
function systemColor(keyword: string, colorScheme: string): string {
  const probe = document.createElement('i');
  Object.assign(probe.style, { color: keyword, colorScheme });
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/**
 * Lines in the colours of the reader's system, read again at each use: readers may change them.
 *
 * @param colorScheme `dark` or `light` if the page is made so by its own colours; '' follows the color-scheme that the
 *   page declares. It has no effect if readers force their colours.
 */
export function highContrastIn(colorScheme: string): ThemeSource {
  const ink = () => systemColor('CanvasText', colorScheme);
  return {
    ...paper,
    'line-width': '1.2px',
    get background() {
      return systemColor('Canvas', colorScheme);
    },
    get line() {
      return ink();
    },
    get 'stone-outline'() {
      return ink();
    },
    get 'mark-on-board'() {
      return ink();
    },
  };
}

/** The theme `high-contrast` of pages. */
export const highContrast = highContrastIn('');
