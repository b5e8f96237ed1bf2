import { readableInk } from '../../view/contrast.js';
import { isLightText } from '../../view/read-theme.js';
import type { Theme } from '../../view/theme.js';

/** The colours of signs; each sign has a shape of its own too. */
interface SignColors {
  readonly good: string;
  readonly bad: string;
  readonly doubtful: string;
  readonly interesting: string;
  readonly hotspot: string;
  readonly comment: string;
  /** What stands on these. */
  readonly ink: string;
}

/** How a tree shines; any CSS colours. */
export interface TreeColors extends SignColors {
  readonly text: string;
  readonly accent: string;
  readonly black: string;
  readonly white: string;
  readonly onBlack: string;
  readonly onWhite: string;
}

const onLight: SignColors = {
  good: '#1a7f37',
  bad: '#cf222e',
  doubtful: '#9a5b00',
  interesting: '#0a62c9',
  hotspot: '#8250df',
  comment: '#0a62c9',
  ink: '#fff',
};

const onDark: SignColors = {
  good: '#56d364',
  bad: '#ff8079',
  doubtful: '#f0b23e',
  interesting: '#79b8ff',
  hotspot: '#d2a8ff',
  comment: '#79b8ff',
  ink: '#000',
};

const FORCED_COLORS = '(forced-colors: active)';

/**
 * The colours that suit the page.
 *
 * @param style of the canvas: `color` is that of the text, `outline-color` the accent
 */
export function readTreeColors(style: CSSStyleDeclaration, theme?: Theme): TreeColors {
  const { color: text, outlineColor: accent } = style;
  const [black, white] = [theme?.black ?? '#1b1c1f', theme?.white ?? '#f3f0e8'];
  const stones = {
    ...{ black, onBlack: readableInk('#fff', black) },
    ...{ white, onWhite: readableInk('#111', white) },
  };
  const signs = isLightText(text) ? onDark : onLight;
  return { text, accent, ...stones, ...(isForced() ? inOneColor(text, signs.ink) : signs) };
}

function isForced(): boolean {
  return matchMedia(FORCED_COLORS).matches;
}

/** Readers who force their colours get shapes only. */
function inOneColor(text: string, ink: string): SignColors {
  return {
    ...{ good: text, bad: text, doubtful: text, interesting: text },
    ...{ hotspot: text, comment: text, ink },
  };
}
