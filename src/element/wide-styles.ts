import { css } from 'lit';
import { besideStyles } from './ui/beside-styles.js';

/** The frame in wide boxes, with a column beside the board, and on a phone on its side. */
export const wideStyles = css`
  @container (min-width: 704px) {
    /* The board fits into the window together with what is above and below it, if that leaves it 480 px. */
    .frame {
      --around: calc(9 * var(--em));
      --room: max(320px, min(96svh, max(480px, 100svh - var(--around))));
      --sgf-board-most: var(--sgf-board-max-size, min(960px, var(--room) * var(--ratio)));
    }
    .frame:not(.has-side) {
      /* Even below a narrow board, the buttons have room. */
      max-width: max(320px, min(150% * var(--ratio), var(--sgf-board-most)));
      .board {
        max-width: var(--sgf-board-most);
      }
    }
    .has-side:not(.empty) {
      max-width: max(1200px, var(--sgf-board-most));
    }
    slot[name='header'],
    slot[name='footer'] {
      display: block;
      --sgf-board-most: var(--sgf-board-max-size, 960px);
      max-width: var(--sgf-board-most);
      margin-inline: auto;
    }
    slot:has(+ .has-side),
    .has-side + slot[name='footer'] {
      --sgf-board-most: var(--sgf-board-max-size, 1200px);
    }
    .has-side {
      --for-buttons: 4.5;
      --for-curve: 0;
      --for-own-moves: 0;
      --around: calc((var(--for-buttons) + var(--for-curve) + var(--for-own-moves)) * var(--em));
      @media (pointer: coarse) {
        --for-buttons: 6.5;
      }
      &.has-curve {
        --for-curve: 3.5;
      }
      &.tries:not(.problem) {
        --for-own-moves: 2.25;
      }
    }
    .has-side:not(.empty) {
      /* Even below a narrow board, the buttons have room. */
      grid: auto minmax(0, 1fr) auto / max(320px, min(66% - 2 * var(--gap), 100% * var(--ratio), var(--sgf-board-most))) minmax(34%, 544px);
      column-gap: calc(2 * var(--gap));
      justify-content: center;
    }
    .has-side .head {
      grid-area: 1 / 2;
    }
    .has-side.has-facts:not(.no-info, .bare) .head {
      min-height: calc(2.2em + 4.05 * var(--em)); /* the players are in a column */
    }
    .has-side:not(.empty) .board {
      grid-area: 1 / 1 / 3;
      max-width: var(--sgf-board-most);
    }
    .has-side .controls {
      grid-area: 3 / 1;
    }
    .has-side.no-controls:not(.empty) .board {
      grid-row-end: 4;
    }
    .has-side:not(.empty) .side {
      grid-area: 2 / 2 / 4;
      display: flex;
      flex-direction: column;
      gap: var(--gap);
      contain: size;
    }
    .has-side .caption {
      grid-area: 4 / 1;
    }
  }
  /* A phone on its side. Frames in other pages may be as low, but are not as wide. */
  @media (pointer: coarse) and (max-height: 480px) and (orientation: landscape) {
    @container (min-width: 560px) {
      .frame:not(.diagram, .empty, .no-controls:not(.has-side)) {
        ${besideStyles}
        max-width: none;
        --sgf-board-most: var(--sgf-board-max-size, calc(96svh * var(--ratio)));
        --board-column: min(100% - 240px - 2 * var(--gap), var(--sgf-board-most));
        .board {
          max-width: none;
        }
        &.has-facts:not(.no-info, .bare) .head {
          min-height: calc(2.2em + 2.2 * var(--em)); /* the players are in a row */
        }
      }
    }
  }
`;
