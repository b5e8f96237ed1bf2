import { css } from 'lit';

/** Styles of the row. Its height never depends on what it says: unseen texts keep the room for the longest of each. */
export const guessStyles = css`
  :host(:not([try], [mode='problem'])) {
    .own {
      display: none; /* the reader plays only guesses */
    }
    .tries .controls {
      padding: 0;
    }
  }
  .guess {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3em 0.6em;
    padding: calc(0.35 * var(--em)) calc(0.5 * var(--em));
    background: var(--soft);
    border-radius: var(--radius);
    .said {
      flex: 99 1 14em;
      min-width: 0;
      display: grid;
      grid-template-columns: 1.4em minmax(0, 1fr);
      column-gap: 0.5em;
      align-items: start;
    }
    .stone {
      grid-area: 1 / 1;
      justify-self: center;
      margin-top: 0.225em;
    }
    .sign {
      grid-area: 2 / 1;
      svg {
        display: block;
      }
      width: 1.4em;
      height: 1.4em;
      padding: 0.1em;
      box-sizing: border-box;
      border-radius: 50%;
      fill: none;
      stroke: #fff;
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .hit {
      background: #2e7d32;
    }
    .near {
      background: #8a5a00;
    }
    .far {
      background: #5b6470;
    }
    .room {
      grid-column: 2;
      display: grid;
      min-width: 0;
      > * {
        grid-area: 1 / 1;
        min-width: 0;
        overflow-wrap: anywhere;
        font-style: normal;
      }
      > i {
        visibility: hidden;
        &::before {
          content: attr(data-text);
        }
      }
      > bdi {
        contain: size;
        overflow: hidden auto; /* if a text is longer than expected */
        scrollbar-width: thin;
      }
      &:dir(rtl) > bdi {
        text-align: right; /* beside the sign, whatever the direction of the words is */
      }
    }
    .asks {
      grid-row: 1;
      font-weight: 600;
    }
    .tells {
      grid-row: 2;
    }
    .points {
      grid-row: 3;
      font-size: 0.88em;
      font-variant-numeric: tabular-nums;
    }
    .actions {
      flex: 1 0 auto;
      max-width: 100%;
      > * {
        display: flex;
        align-items: center;
        justify-content: end;
        gap: 0.6em;
      }
    }
    .curve {
      flex: 0 1 calc(6 * var(--em));
      min-width: 0;
      height: calc(1.7 * var(--em));
      overflow: visible;
      border-bottom: 1px solid var(--edge); /* the line for 0 points */
      fill: none;
      stroke: var(--accent);
      stroke-width: 2;
      path {
        vector-effect: non-scaling-stroke;
      }
    }
    button,
    .actions > i {
      box-sizing: border-box;
      height: calc(1.9 * var(--em));
      padding: 0 0.7em;
      font-size: 0.88em;
      border: 1px solid var(--edge);
      white-space: nowrap;
    }
    .actions > .last {
      padding-inline-start: calc(6.6 * var(--em) + 0.7em); /* the curve is beside the button */
    }
    @media (pointer: coarse) {
      button,
      .actions > i {
        height: calc(2.75 * var(--em));
      }
    }
    @media (forced-colors: active) {
      .sign {
        forced-color-adjust: none;
      }
    }
    @media print {
      display: none;
    }
  }
  /* A record that asks at some nodes keeps the room at all, below the comment; the column beside the board needs none. */
  .guess.idle {
    order: 1;
    visibility: hidden;
    @container (min-width: 704px) {
      display: none;
    }
  }
`;
