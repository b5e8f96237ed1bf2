import { css, sharedSheet } from '../sheet.js';

/**
 * A board on paper: a figure with its texts below one another, all of them whole. Light text becomes dark,
 * and where the page prints a dark background, the board has a white one. What the page's own rules for
 * print say counts more.
 */
export const printSheet = sharedSheet(css`
  .board > svg,
  .moves {
    display: none;
  }
  @media print {
    :host {
      container-type: normal;
      break-inside: auto;
      background: rgb(from currentcolor 255 255 255 / calc(g - 128));
      box-shadow: 0 0 0 0.5rem rgb(from currentcolor 255 255 255 / calc(g - 128));
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    .frame {
      display: block;
      color: #000;
      color: oklch(from currentcolor min(l, 1 - l) c h);
    }
    .frame > :not(:first-child) {
      margin-top: var(--gap);
    }
    .diagram,
    .head,
    .board,
    .caption {
      break-inside: avoid;
    }
    .head {
      min-height: 0;
      break-after: avoid;
    }
    .caption {
      break-before: avoid;
    }

    svg + canvas,
    .comment:not(:has(p:not(.branches, :empty))),
    [part='captures'] {
      display: none;
    }
    .frame .board:has(> svg) {
      aspect-ratio: auto !important;
      max-width: none !important;
      border-radius: 0;
      background: none;
      box-shadow: none;
      outline: none;
    }
    .board:not(:has(> svg)) {
      width: min(100%, 60vh * var(--ratio));
      margin: 0 auto;
      box-shadow: none;
    }
    .board > svg {
      display: block;
      margin: 0 auto;
      width: auto;
      height: auto;
      max-width: 100%;
      max-height: 60vh;
      fill: #000;
      stroke: none;
      stroke-width: 1;
    }

    .players {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.5em;
    }
    .player {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    bdi,
    .facts {
      display: block;
      overflow: visible;
      white-space: normal;
    }

    .text {
      padding: 0;
      background: none;
    }
    .moves {
      display: block;
      font-size: 0.88em;
    }
    .moves b {
      text-decoration: underline;
    }
  }
`);
