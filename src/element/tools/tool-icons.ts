import { svg, type SVGTemplateResult } from 'lit/html.js';

/** Of the family of `panels/icons.ts`: 24 units square, lines two units wide with round ends. */
const shapes = {
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  png: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v0',
  svg: 'M4 5h16v14H4zM7 15c2-8 8 2 10-6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  flip: 'M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5',
  help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v0',
} as const;

export type ToolIcon = keyof typeof shapes;

export function toolIcon(name: ToolIcon): SVGTemplateResult {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shapes[name]}></path></svg>`;
}
