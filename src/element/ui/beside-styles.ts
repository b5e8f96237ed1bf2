import { css } from 'lit';

/**
 * For the rule of a frame on a phone on its side, in the page and in full screen: the board is as high as the screen,
 * and everything else is beside it. `--board-column` is the width of its column.
 */
export const besideStyles = css`
  & {
    grid: auto auto minmax(0, 1fr) / var(--board-column, auto) minmax(240px, 544px);
    column-gap: calc(2 * var(--gap));
    justify-content: center;
    .board {
      grid-area: 1 / 1 / 5;
    }
    .head {
      grid-area: 1 / 2;
    }
    .controls {
      grid-area: 2 / 2;
    }
    .side {
      grid-area: 3 / 2;
      display: flex;
      flex-direction: column;
      gap: var(--gap);
      contain: size;
      overflow: auto;
    }
    .comment {
      flex: 1;
      min-height: 0;
      height: auto;
    }
    .sizer,
    .more {
      display: none; /* the comment scrolls */
    }
    .caption,
    > .tools {
      grid-area: 4 / 2;
    }
  }
`;
