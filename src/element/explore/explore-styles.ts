import { css, sharedSheet } from '../sheet.js';

/**
 * The grid lies over the canvas, each cell on its point. It is transparent, and only its focus is seen: a frame in black
 * and white, one of which stands out from wood and stones of any theme. A mouse goes through to the board; fingers
 * meet the cells, so that a screen reader finds them where they are touched.
 */
export const exploreSheet = sharedSheet(css`
  .explore {
    position: absolute;
    inset: auto 0.4rem 0.4rem auto;
    width: auto;
    height: auto;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 0.9em;
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
  .explore:not(:focus, :active) {
    overflow: hidden;
    width: 1px;
    min-width: 0;
    height: 1px;
    min-height: 0;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
  }
  :is(.no-board, .failed, .loading, .frame:not(.playable)) .explore {
    display: none;
  }
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .grid span {
    position: absolute;
    left: calc(var(--left) + var(--x) * var(--across));
    top: calc(var(--top) + var(--y) * var(--down));
    box-sizing: border-box;
    width: var(--across);
    height: var(--down);
    border-radius: 20%;
    overflow: hidden;
  }
  .grid i {
    position: absolute;
    opacity: 0;
    font-style: normal;
  }
  .grid span:focus {
    outline: 2px solid #000;
    outline-offset: -1px;
    box-shadow: inset 0 0 0 3px #fff;
  }
  @media (any-pointer: coarse) {
    .grid [tabindex] {
      pointer-events: auto;
    }
  }
  @media (forced-colors: active) {
    .grid span:focus {
      forced-color-adjust: none;
      outline: 3px solid Highlight;
      outline-offset: -1px;
      box-shadow: inset 0 0 0 3px Canvas;
    }
  }
  @media print {
    .explore,
    .grid {
      display: none;
    }
  }
`);
