import { css } from 'lit';

/**
 * The grid covers the canvas, each cell on its point. Only its focus is visible, framed in black and white so that one
 * of them stands out from wood and stones of any theme. A mouse goes through to the board; fingers meet the cells, so
 * that a screen reader finds them by touch.
 */
export const pointGridStyles = css`
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
    span {
      position: absolute;
      left: calc(var(--left) + var(--x) * var(--across));
      top: calc(var(--top) + var(--y) * var(--down));
      box-sizing: border-box;
      width: var(--across);
      height: var(--down);
      border-radius: 20%;
      overflow: hidden;
      &:focus {
        outline: 2px solid #000;
        outline-offset: -1px;
        box-shadow: inset 0 0 0 3px #fff;
      }
    }
    i {
      position: absolute;
      opacity: 0;
      font-style: normal;
    }
    @media (any-pointer: coarse) {
      [tabindex] {
        pointer-events: auto;
      }
    }
    @media (forced-colors: active) {
      span:focus {
        forced-color-adjust: none;
        outline: 3px solid Highlight;
        box-shadow: inset 0 0 0 3px Canvas;
      }
    }
  }
  @media print {
    .grid {
      display: none;
    }
  }
`;
