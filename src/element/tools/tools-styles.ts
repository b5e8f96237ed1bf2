import { css, sharedSheet } from '../sheet.js';

/** The button of the tools at the end of the slider's row, or below a board without controls. */
export const toolsSheet = sharedSheet(css`
  .controls {
    position: relative;
  }
  .controls > .tools {
    position: absolute;
    inset: 0 0 auto auto;
  }
  .frame > .tools {
    grid-column: 1;
    order: 2;
    justify-self: end;
  }
  @container (min-width: 44rem) {
    .has-side > .tools {
      grid-row: 6;
    }
  }
  .compact .controls > .tools {
    display: none;
  }
  .tools > button {
    min-width: 1.75rem;
    height: 1.5rem;
  }
  .tools > button svg {
    stroke-width: 4;
    width: 1.25rem;
  }
  @media (pointer: coarse) {
    .tools > button {
      min-width: 2.75rem;
      height: 2.75rem;
    }
  }
  @media print {
    .tools {
      display: none !important;
    }
  }
`);

/** The menu: over the page, and never wider than it. */
export const toolMenuSheet = sharedSheet(css`
  .tool-menu {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    width: max-content;
    max-width: min(20rem, 100vw - 1rem);
    max-height: calc(100vh - 1rem);
    margin: 0;
    padding: 0.3rem;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: Canvas;
    color: CanvasText;
    box-shadow: 0 4px 16px #0004;
    font-size: 0.94rem;
    text-align: start;
    z-index: 1;
  }
  .tool-menu ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tool-menu li button {
    display: flex;
    align-items: center;
    gap: 0.6em;
    width: 100%;
    height: auto;
    min-height: 2.25rem;
    padding: 0.2rem 0.7em 0.2rem 0.5em;
    text-align: start;
  }
  .tool-menu li svg {
    flex: none;
    margin: 0;
    width: 1.25rem;
  }
  .tool-menu .said {
    min-height: 1.45em;
    padding: 0.25rem 0.5em;
    font-size: 0.94em;
    overflow-wrap: anywhere;
  }
  .tool-menu textarea {
    box-sizing: border-box;
    width: 100%;
    height: 5rem;
    font: inherit;
    font-size: 1rem;
  }
  @media (pointer: coarse) {
    .tool-menu li button {
      min-height: 2.75rem;
    }
  }
`);
