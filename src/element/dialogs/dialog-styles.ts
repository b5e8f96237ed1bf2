import { css, sharedSheet } from '../sheet.js';

/** Dialogs: over the page, in the page's colours. */
export const dialogSheet = sharedSheet(css`
  dialog {
    box-sizing: border-box;
    width: min(36rem, 100% - 1.5rem);
    padding: 0;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: Canvas;
    color: CanvasText;
    font-size: 1rem;
    text-align: start;
  }
  dialog::backdrop {
    background: #0006;
  }
  .dialog-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.75rem;
  }
  .dialog-head h2 {
    margin: 0;
    font-size: 1.1rem;
  }
  .dialog-head .close {
    height: 2.5rem;
    padding: 0 0.8em;
    border-color: var(--edge);
  }
  .dialog-body {
    max-height: min(34rem, 75vh);
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0.5rem 0.75rem 0.75rem;
    outline-offset: -2px; /* the dialog cuts off what is outside */
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    .dialog-head .close {
      height: 2.75rem;
    }
  }
  @media print {
    dialog {
      display: none;
    }
  }
`);
