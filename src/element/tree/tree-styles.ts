import { readableInk } from '../../view/paint/contrast.js';
import type { Theme } from '../../view/paint/theme.js';
import { css } from 'lit';

/** Colours of a tree; any CSS colours. */
export type TreeColors = Readonly<ReturnType<typeof readTreeColors>>;

/**
 * The colours that suit the page: the accent for what should be noticed, the text colour for the rest. Signs also
 * differ in shape.
 *
 * @param style of the canvas: `color` is that of the text, `outline-color` the accent
 */
export function readTreeColors(style: CSSStyleDeclaration, theme?: Theme) {
  const { color: text, outlineColor: accent } = style;
  const { black, white } = theme ?? { black: '#1b1c1f', white: '#f3f0e8' };
  return {
    ...{ text, accent, black, white },
    onBlack: readableInk('#fff', black),
    onWhite: readableInk('#111', white),
    onText: readableInk('#fff', text),
    onAccent: readableInk('#fff', accent),
  };
}

/**
 * The line height of its box is the side of a cell. The canvas resolves colours for scripts: its text colour, and the
 * accent as the colour of an outline that is not drawn. A transition of 1 ms ends when they change.
 */
export const treeStyles = css`
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
    outline: 0 none var(--accent);
    transition: 1ms;
    transition-property: color, outline-color;
  }
  .tree-scroller {
    overflow: auto;
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
  @media (forced-colors: active) {
    .tree-canvas {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;
