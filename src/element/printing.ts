import { resolveTheme, type Theme, themeNamed } from '../view/theme.js';
import type { BoardContext } from './context.js';
import type { ElementSize } from './controllers/observers.js';

/** What a board has got for paper. */
export interface Printed {
  /** Whether it is drawn as vectors: its canvas is not seen. */
  readonly isDrawn: boolean;
  /** Takes all of it away. */
  end(): void;
}

/** Lays a board out for paper, once the part of the script that does is there: the browser waits for nothing. */
export let layOut: ((board: BoardContext) => Printed) | undefined;

export function layOutWith(print: typeof layOut): void {
  layOut = print;
}

/** So many pixels are one CSS pixel on paper, which is finer than screens. */
const SHARPNESS = 3;

export function sizeOnPaper({ clientWidth, clientHeight }: Element): ElementSize {
  return {
    cssWidth: clientWidth,
    deviceWidth: SHARPNESS * clientWidth,
    deviceHeight: SHARPNESS * clientHeight,
  };
}

/** The theme for paper, unless the author has named one. */
export function inInk({ host }: BoardContext, theme: Theme): Theme {
  if (themeNamed(host.theme.trim())) return theme;
  return resolveTheme(themeNamed('paper') ?? {}, { font: theme.font });
}
