import { css, sharedSheet } from '../sheet.js';

/** The bar and the chooser of a file's games. */
export const gamesSheet = sharedSheet(css`
  .games {
    justify-self: start; /* of a page from right to left, too */
  }
  .games > button {
    height: 1.75rem;
    min-width: 1.75rem;
  }
  .games .choose {
    padding: 0 0.6em;
    border-color: var(--edge);
    white-space: nowrap;
  }
  .prev-game svg {
    transform: scaleX(-1);
  }
  .chooser {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: 0.5rem;
    box-sizing: border-box;
    height: min(40rem, 80vh);
    padding: 0.75rem;
  }
  .search {
    display: flex;
    gap: 0.5rem;
  }
  .search input {
    flex: 1;
    min-width: 0;
    height: 2.5rem;
    padding: 0 0.6em;
    font: inherit;
  }
  .search button {
    height: 2.5rem;
    padding: 0 0.8em;
    border-color: var(--edge);
  }
  .chooser p {
    font-size: 0.88em;
  }
  ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow: auto;
    overscroll-behavior: contain;
  }
  ol button {
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr);
    gap: 0 0.5em;
    width: 100%;
    height: auto;
    min-height: 2.75rem;
    padding: 0.3em 0.5em;
    text-align: start;
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.2rem;
  }
  ol span {
    grid-row: span 2;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  ol small {
    opacity: 0.75;
  }
  ol [aria-current='true'] {
    background: var(--soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  @media (pointer: coarse) {
    .games > button {
      position: relative;
      min-width: 2.75rem;
    }
    .games > button::after {
      content: ''; /* as high as a finger wants it */
      position: absolute;
      inset: -0.5rem 0;
    }
    .search :is(input, button) {
      height: 2.75rem;
    }
  }
  @media print {
    .games {
      display: none;
    }
  }
`);
