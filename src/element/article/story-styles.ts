import { css } from 'lit';

/**
 * A story whose board is a child of it has two columns if there is room, and otherwise one. The board remains in view.
 * Markdown wraps a tag on its own in a paragraph. The rules have no specificity, so that the page's own override them.
 */
export const storyStyles = css`
  :where([data-sgf-story]:has(> sgf-board, > p > sgf-board)) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: 2em;
    align-items: start;
  }
  :where([data-sgf-story] > p:has(> sgf-board:only-child)) {
    display: contents;
  }
  :where([data-sgf-story] > sgf-board, [data-sgf-story] > p > sgf-board) {
    position: sticky;
    top: 0;
    z-index: 1;
    box-sizing: border-box;
    max-width: none;
    padding-inline: max(0px, (100% - 48svh) / 2);
    background: var(--sgf-story-ground); /* hides the text that scrolls below the board */
  }
  :where([data-sgf-story] [data-path]) {
    scroll-margin-top: calc(min(48svh, 100vw) + 7em); /* the height of the board and its controls */
  }
  @media (width >= 720px) {
    :where([data-sgf-story]:has(> sgf-board, > p > sgf-board)) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    }
    :where([data-sgf-story]:has(> sgf-board, > p > sgf-board) > *) {
      grid-column: 2;
    }
    :where([data-sgf-story] > sgf-board, [data-sgf-story] > p > sgf-board) {
      grid-column: 1;
      grid-row: 1 / span 500; /* beside the whole text */
      top: 1em;
      padding-inline: max(0px, (100% - 80svh) / 2);
      background: none;
    }
    :where([data-sgf-story] [data-path]) {
      scroll-margin-top: 30svh;
    }
  }
  @media screen {
    /*
     * The figures are for readers without script and for paper. A figure that a board replaces keeps its room until
     * then.
     */
    [data-sgf-story] .sgf-figure:not(sgf-board *) {
      display: none;
    }
  }
  @media print {
    [data-sgf-story]:has(.sgf-figure:not(sgf-board *)) > :is(sgf-board, p:has(> sgf-board:only-child)) {
      display: none;
    }
    :where([data-sgf-story]:has(> sgf-board, > p > sgf-board)) {
      display: block;
    }
    :where([data-sgf-story] .sgf-figure) {
      margin: 1em 0;
      text-align: center;
      break-inside: avoid;
      break-after: avoid;
    }
    :where([data-sgf-story] .sgf-figure > svg) {
      width: auto;
      max-width: 100%;
      height: auto;
      max-height: 45vh;
    }
  }
`;
