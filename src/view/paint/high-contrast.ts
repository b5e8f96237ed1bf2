import { paper, type ThemeSource } from './theme.js';

/** Resolves a system colour by the DOM, since canvases may not know it. */
function systemColor(keyword: string): string {
  const probe = document.createElement('i');
  probe.style.color = keyword;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Lines in the colours of the reader's system, read again at each use: readers may change them. */
export const highContrast: ThemeSource = {
  ...paper,
  'line-width': '1.2px',
  get background() {
    return systemColor('Canvas');
  },
  get line() {
    return systemColor('CanvasText');
  },
  get 'stone-outline'() {
    return systemColor('CanvasText');
  },
  get 'mark-on-board'() {
    return systemColor('CanvasText');
  },
};
