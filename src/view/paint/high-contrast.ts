import { paper, type ThemeSource } from './theme.js';

/** Resolves a system colour by the DOM, since canvases may not know it. */
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
 * @param colorScheme `dark` where the page is dark by colours of its own, `light` where it is light; '' goes by what the
 *   page says of itself. Where readers force their colours it changes nothing.
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

/** High contrast as pages find it among the themes. */
export const highContrast = highContrastIn('');
