import { readableInk } from '../../view/paint/contrast.js';
import { isLightText } from '../../view/paint/read-theme.js';
import type { Theme } from '../../view/paint/theme.js';
import { css } from 'lit';

/** The colours of signs, each of which has a shape of its own too; `ink` is what stands on them. */
const onLight = {
  good: '#1a7f37',
  bad: '#cf222e',
  doubtful: '#9a5b00',
  interesting: '#0a62c9',
  hotspot: '#8250df',
  ink: '#fff',
};

const onDark: typeof onLight = {
  good: '#56d364',
  bad: '#ff8079',
  doubtful: '#f0b23e',
  interesting: '#79b8ff',
  hotspot: '#d2a8ff',
  ink: '#000',
};

/** What a tree is painted with; any CSS colours. */
export type TreeColors = Readonly<ReturnType<typeof readTreeColors>>;

/**
 * The colours that suit the page; shapes only for readers who force their colours.
 *
 * @param style of the canvas: `color` is that of the text, `outline-color` the accent
 */
export function readTreeColors(style: CSSStyleDeclaration, theme?: Theme) {
  const { color: text, outlineColor: accent } = style;
  const { black, white } = theme ?? { black: '#1b1c1f', white: '#f3f0e8' };
  const isForced = matchMedia('(forced-colors: active)').matches;
  return {
    ...{ text, accent, black, white },
    onBlack: readableInk('#fff', black),
    onWhite: readableInk('#111', white),
    ...(isLightText(text) ? onDark : onLight),
    ...(isForced && { good: text, bad: text, doubtful: text, interesting: text }),
    ...(isForced && { hotspot: text }),
  };
}

/**
 * The line height of `.tree` is the side of a cell. The canvas resolves colours for scripts: its text colour, and the accent
 * as that of an outline that is not drawn; a transition of 1 ms ends when they change.
 */
export const treeStyles = css`
  .tree-box {
    border-top: 1px solid var(--edge);
  }
  .tree-box,
  .tree {
    line-height: 1.75rem; /* the side of a cell */
  }
  .tree {
    position: relative;
    height: 100%;
  }
  .tree-canvas,
  .tree-scroller {
    position: absolute;
    inset: 0;
  }
  .tree-canvas {
    width: 100%;
    height: 100%;
    color: color-mix(in srgb, currentcolor, currentcolor);
    outline: 0 none var(--accent, #b4540a);
    transition: 1ms;
    transition-property: color, outline-color;
  }
  .tree-scroller {
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: color-mix(in srgb, currentcolor 35%, transparent) transparent;
    &:focus-visible {
      outline-offset: -2px;
    }
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
  @media (pointer: coarse) {
    .tree-box,
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
`;
