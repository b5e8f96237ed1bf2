import { svg, type SVGTemplateResult } from 'lit/html.js';

/** One family: 24 units square, drawn in the text's colour; styles turn them the other ways. */
const shapes = {
  one: 'M9 6l7 6-7 6z',
  two: 'M5 6l6 6-6 6zM13 6l6 6-6 6z',
  end: 'M6 6l7 6-7 6zM17 6v12',
};

export function icon(name: string): SVGTemplateResult {
  const shape = /10/.test(name) ? 'two' : /st$/.test(name) ? 'end' : 'one'; // first and last
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shapes[shape]}></path></svg>`;
}
