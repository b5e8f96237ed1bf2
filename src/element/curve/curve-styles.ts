import { css } from 'lit';

/** The curve above the slider: as wide as the slider's track, in the room that the frame keeps for it. */
export const curveStyles = css`
  .viewer.has-curve .flat {
    margin-top: 0; /* there is no curve after all */
  }
  .curve {
    --black: light-dark(#45403a, #0e0d0c);
    --white: light-dark(#f7f3ea, #a49d92);
    position: absolute;
    inset: calc(-3.5 * var(--em)) 0 auto;
    height: calc(3 * var(--em));
    svg {
      position: absolute;
      inset: 0 auto auto 0;
      height: 100%;
      overflow: visible;
      cursor: pointer;
      touch-action: pan-y;
    }
    .white {
      fill: var(--white);
      stroke: var(--edge);
    }
    .black {
      fill: var(--black);
    }
    .half {
      stroke: var(--accent);
      stroke-dasharray: 1 3;
      opacity: 0.7;
    }
    .score {
      fill: none;
      stroke: color-mix(in srgb, var(--accent) 70%, #b98d3e);
      stroke-width: 1.5;
    }
    .loss {
      fill: var(--accent);
      stroke: var(--white);
    }
    .now {
      stroke: var(--accent);
      stroke-width: 1.5;
    }
    .pointed {
      stroke: var(--accent);
      opacity: 0.5;
    }
    button {
      position: absolute;
      inset: 0 var(--tools) 0 auto; /* above the counter of the slider */
      min-width: 3.6em;
      max-width: 5.2em; /* as wide as the counter; longer words wrap */
      height: auto;
      font-size: 0.88em;
      font-variant-numeric: tabular-nums;
      line-height: 1.3;
      text-align: end;
      span {
        display: block;
      }
    }
    @container (max-width: 256px) {
      button {
        display: none;
      }
    }
    @media (forced-colors: active) {
      --black: CanvasText;
      --white: Canvas;
      --accent: Highlight;
      svg {
        forced-color-adjust: none;
      }
    }
  }
  @media print {
    .viewer.has-curve > .controls.printed {
      display: block;
      margin-top: var(--gap);
      break-inside: avoid;
      :is([part='controls'], .tools, .own, .curve button, .now) {
        display: none;
      }
      .curve,
      svg {
        position: static;
      }
      svg {
        width: 100%;
      }
    }
  }
  .curve-table {
    table {
      width: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }
    :is(th, td) {
      padding: calc(0.15 * var(--em)) calc(0.25 * var(--em));
      text-align: end;
      border-bottom: 1px solid var(--edge);
      white-space: nowrap;
      font-weight: inherit;
    }
    .stone {
      display: inline-block;
      vertical-align: -0.1em;
    }
    .large small {
      display: block;
    }
    @container (max-width: 20em) {
      :is(th, td) {
        white-space: normal;
        overflow-wrap: normal;
      }
      :is(button, td) {
        font-size: 0.88em;
      }
    }
    /* Large text: the values of a move are below it. */
    @container (max-width: 12em) {
      tr {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        border-bottom: 1px solid var(--edge);
      }
      :is(th, td) {
        border: 0;
      }
      tbody th {
        flex: 1 0 100%;
      }
    }
    thead th {
      white-space: normal;
      font-weight: 600;
      vertical-align: bottom;
    }
    :is(th, td):first-child {
      text-align: start;
    }
    caption {
      padding: calc(0.15 * var(--em)) calc(0.25 * var(--em));
      text-align: start;
      font-weight: 600;
    }
    button {
      min-width: var(--target);
      height: var(--target);
    }
    td button,
    th button {
      padding-inline: 0.2em;
      text-align: start;
    }
    .text-button {
      margin-top: calc(0.5 * var(--em));
    }
    .large {
      font-weight: 600;
      color: var(--accent);
    }
    [aria-current] {
      background: var(--soft);
    }
  }
`;
