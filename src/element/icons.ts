import { svg, type SVGTemplateResult } from 'lit';

/** One family: 24 units square, round strokes of 2, drawn in the text's colour. */
const shapes = {
  first: 'M18 6l-7 6 7 6zM7 6v12',
  back10: 'M19 6l-6 6 6 6zM11 6l-6 6 6 6z',
  prev: 'M15 6l-7 6 7 6z',
  next: 'M9 6l7 6-7 6z',
  forward10: 'M5 6l6 6-6 6zM13 6l6 6-6 6z',
  last: 'M6 6l7 6-7 6zM17 6v12',
  up: 'M6 15l6-7 6 7z',
  down: 'M6 9l6 7 6-7z',
} as const;

export type IconName = keyof typeof shapes;

export function icon(name: IconName): SVGTemplateResult {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shapes[name]}></path></svg>`;
}
