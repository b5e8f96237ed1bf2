import { readableInk } from '../../view/paint/contrast.js';
import { isLightText } from '../../view/paint/read-theme.js';
import type { Theme } from '../../view/paint/theme.js';
import { css, sharedSheet } from '../styles.js';

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

/**
 * The height of a line of `.tree` is the side of a cell. The canvas hands colours over that it can't resolve itself: the
 * text's, and the accent as that of an outline that is not drawn; a transition of 1 ms tells when they change.
 */
export const treeSheet = sharedSheet(css`
  .tree {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    line-height: 1.75rem;
  }
  .tree-canvas {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    color: color-mix(in srgb, currentcolor, currentcolor);
    outline: 0 none var(--accent, #b4540a);
    transition: 1ms;
    transition-property: color, outline-color;
  }
  .tree-scroller {
    position: absolute;
    inset: 0;
    overflow: auto;
    border-radius: inherit;
    scrollbar-width: thin;
    scrollbar-color: color-mix(in srgb, currentcolor 35%, transparent) transparent;
  }
  .tree-scroller:focus-visible {
    outline: 2px solid var(--accent, #b4540a);
    outline-offset: -2px;
  }
  .tree-space {
    position: relative;
    overflow: hidden;
  }
  .tree-item {
    position: absolute;
    width: 1lh;
    height: 1lh;
    overflow: hidden;
    pointer-events: none;
  }
  .tree-preview {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 10;
    box-sizing: border-box;
    width: 10rem;
    max-width: 90vw;
    margin: 0;
    padding: 0.5rem;
    overflow: hidden;
    font-size: 0.8rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
    pointer-events: none;
    color: CanvasText;
    background: Canvas;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    box-shadow: 0 2px 10px #0004;
  }
  .tree-preview canvas {
    position: static;
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: 0.4rem;
    border-radius: 3px;
  }
  .tree-preview p {
    margin: 0;
  }
  .tree-preview .tree-move {
    font-weight: 600;
  }
  @media (pointer: coarse) {
    .tree {
      line-height: 2.125rem;
    }
  }
  @media (forced-colors: active) {
    .tree-box {
      border: 1px solid;
    }
    .tree-canvas {
      forced-color-adjust: none;
      color: CanvasText;
      outline-color: Highlight;
    }
  }
`);
