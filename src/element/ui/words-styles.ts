import { css } from 'lit';

/** The position in words, the comment and the ways on. */
export const wordsStyles = css`
  .step {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: 0.75em;
    min-height: calc(1.75 * var(--em));
    font-size: 0.88em;
    padding-inline: calc(0.5 * var(--em));
    span,
    b {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* The words below a board: a comment, and ways on below it. Unseen words of the game decide about their height. */
  .words {
    flex: 1 1 auto;
    min-height: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .flow {
    grid-area: 1 / 1;
    contain: size;
    min-height: 0;
    display: flex;
    flex-direction: column;
    > .text {
      flex: 0 1 auto;
    }
    > .text:not([tabindex='-1']) {
      min-height: calc(1.9em + 0.6 * var(--em)); /* a line is seen whole above its faded end */
    }
    > .branches {
      flex: 0 1 auto;
      min-height: min(100%, 4.6 * var(--em));
      .held-words & {
        min-height: min(100%, 3 * var(--em)); /* leaves two lines for the comment */
      }
    }
  }
  .sizers {
    display: contents;
  }
  .sizer {
    grid-area: 1 / 1;
    visibility: hidden;
    min-height: calc(1.9em + 2.4 * var(--em)); /* a line, and a button that shows more */
    max-height: max(11em, min(60svh - 1.75 * var(--em), 30em));
    overflow: hidden;
    pointer-events: none;
    p {
      box-sizing: border-box;
      max-width: 52ch;
      padding: 0.35em calc(0.5 * var(--em)) 1.2em;
      line-height: 1.55;
      line-height: round(1.55em, 1px);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    @media (pointer: coarse) {
      min-height: calc(1.9em + 3.4 * var(--em));
    }
    i {
      display: block;
      height: calc(1.75 * var(--em));
      margin-block: 0.35em;
      @media (pointer: coarse) {
        height: calc(2.25 * var(--em));
      }
    }
  }
  @container (min-width: 576px) {
    .usual:has(+ .longest) {
      display: none;
    }
  }
  @container (max-width: 575.98px) {
    .longest {
      display: none;
    }
  }
  /* If the two parts of the line don't fit side by side at some moves, they are below each other at all moves. */
  @container (max-width: 320px) or ((min-width: 704px) and (max-width: 1024px)) {
    .step > span {
      flex: 1 0 100%;
    }
    .commented .step {
      min-height: calc(1.45em + 1.75 * var(--em));
      align-content: start;
    }
  }
  /* The way back from a variation needs a line of its own in most boxes. It is there at all moves of such a game. */
  @container (max-width: 575.98px) or (min-width: 704px) {
    .frame:not(.no-variations) .step {
      min-height: calc(1.45em + 1.75 * var(--em));
      align-content: start;
      > span {
        flex: 1 0 100%;
      }
    }
  }
  @container (min-width: 320.02px) and (max-width: 575.98px) {
    .no-variations .step {
      flex-wrap: nowrap;
      > span {
        min-width: 0;
      }
    }
  }
  @container (min-width: 576px) and (max-width: 703.98px) {
    .step {
      flex-wrap: nowrap;
      > span {
        min-width: 0;
      }
    }
  }
  @container (max-width: 208px) {
    .step {
      font-size: 0.75em;
    }
  }
  @container (min-width: 704px) {
    .has-side {
      .flow {
        contain: none;
      }
      .sizer {
        display: none; /* the column is as high as the board */
      }
    }
  }
  @media print {
    .sizer.sizer {
      display: none;
    }
    .words,
    .flow {
      display: block;
      contain: none;
    }
  }
`;
