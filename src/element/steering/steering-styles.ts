import { css, sharedSheet } from '../sheet.js';

/** What is only needed once fingers and marks along the slider are there. */
export const steeringSheet = sharedSheet(css`
  .landmarks {
    position: absolute;
    inset: calc(50% - 12px) 0;
    width: 100%;
    height: 24px;
    pointer-events: none;
  }
  .landmarks path {
    fill: color-mix(in srgb, #2478c8 70%, currentcolor);
  }
  .landmarks .branching {
    fill: none;
    stroke: color-mix(in srgb, #2c9148 75%, currentcolor);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .landmarks .bookmark {
    fill: color-mix(in srgb, #8a4fd0 75%, currentcolor);
  }
  .playable canvas {
    touch-action: pan-y pinch-zoom;
  }
  .buttons button {
    -webkit-touch-callout: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  @media (prefers-reduced-motion: no-preference) {
    .play path {
      transition: d 0.15s;
    }
  }
  @media (forced-colors: active) {
    .track {
      --rail: CanvasText;
      forced-color-adjust: none;
      color: CanvasText;
    }
    .track::before {
      --accent: Highlight;
    }
    .track input::-webkit-slider-thumb {
      border-color: Canvas;
      background: Highlight;
    }
    .track input::-moz-range-thumb {
      border-color: Canvas;
      background: Highlight;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
    .landmarks path,
    .landmarks .bookmark {
      fill: CanvasText;
    }
    .landmarks .branching {
      fill: none;
      stroke: CanvasText;
    }
  }
`);
