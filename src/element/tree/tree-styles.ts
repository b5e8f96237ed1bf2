import { css, sharedSheet } from '../sheet.js';

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
