import { css } from 'lit';

/** Styles of dialogs, and the styles that the tool menu shares with them. Both are drawn over the page. */
export const dialogStyles = css`
  :is(dialog, .tool-menu) {
    box-sizing: border-box;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: Canvas;
    color: CanvasText;
    text-align: start;
    scrollbar-color: color-mix(in srgb, currentcolor 45%, transparent) transparent;
    &,
    * {
      scrollbar-width: thin;
    }
  }
  dialog {
    --target: 2.5rem; /* height of buttons and fields */
    --row: 2rem;
    width: min(36rem, 100% - 1.5rem);
    max-height: min(38rem, 90vh);
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    font-size: 1rem;
    &::backdrop {
      background: #0006;
    }
    @media (pointer: coarse) {
      --target: 2.75rem;
      --row: 2.75rem;
    }
    @media print {
      display: none;
    }
    :is(.close, .reveal, .text-button) {
      padding-inline: 0.8em;
      border-color: var(--edge);
    }
    .close {
      height: var(--target);
    }
  }
  .dialog-head {
    position: sticky;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 0.75rem;
    background: Canvas;
    z-index: 1;
    h2 {
      margin: 0;
      font-size: 1.1rem;
      outline: 0;
    }
  }
  .dialog-body {
    padding: 0.5rem 0.75rem 0.75rem;
    overflow-wrap: anywhere;
    :is(dl, dd, ul, pre, input) {
      margin: 0;
    }
    h3 {
      margin: 1em 0 0.3em;
      font-size: 1em;
      &:first-child {
        margin-top: 0;
      }
    }
    ul {
      padding-inline-start: 1.2em;
    }
    summary {
      cursor: pointer;
    }
  }

  .help {
    dl {
      display: grid;
      grid-template-columns: 10.5rem 1fr;
      gap: 0.35em 1em;
    }
    kbd {
      display: inline-block;
      padding: 0 0.4em;
      border: 1px solid var(--edge);
      border-radius: 4px;
      background: var(--soft);
      font: inherit;
      font-size: 0.88em;
      white-space: nowrap;
    }
    @media (width < 26rem) {
      dl {
        grid-template-columns: 1fr;
        gap: 0;
      }
      dd {
        margin: 0.1em 0 0.6em;
      }
    }
  }

  .settings {
    label {
      display: grid;
      grid-template-columns: minmax(9rem, 2fr) minmax(0, 3fr);
      gap: 0 1rem;
      align-items: center;
      margin-bottom: 0.5rem;
    }
    select {
      min-width: 0;
      height: var(--target);
      padding-inline: 0.4em;
      border: 1px solid var(--edge);
      border-radius: var(--radius);
      background: Field;
      color: FieldText;
      font: inherit;
    }
    p {
      margin: 1em 0 0;
      font-size: 0.94em;
    }
    @media (width < 26rem) {
      label {
        grid-template-columns: 1fr;
      }
    }
  }
  :is(.help, .settings) .text-button {
    height: auto;
    min-height: var(--target);
    margin-top: 1em;
    padding-block: 0.3em;
  }

  .position {
    details {
      margin-top: 1em;
    }
    summary {
      min-height: 1.75rem;
    }
    pre {
      padding: 0.5em;
      overflow: auto;
      unicode-bidi: isolate-override; /* keeps a label from reversing the order of its row */
      background: var(--soft);
    }
    @media (pointer: coarse) {
      summary {
        min-height: var(--target);
        line-height: var(--target);
      }
    }
  }

  .info-dialog {
    dl div {
      display: grid;
      grid-template-columns: minmax(7rem, 30%) minmax(0, 1fr);
      gap: 0 1rem;
      align-items: baseline;
      padding: 0.4rem 0;
      border-top: 1px solid var(--edge);
    }
    .dialog-body > dl div:first-child {
      border-top: 0;
    }
    dt {
      opacity: 0.75;
      font-size: 0.94em;
    }
    .reveal {
      min-height: var(--row);
    }
    p {
      white-space: pre-wrap;
      min-height: 1.45em;
    }
    summary {
      padding: 0.5rem 0;
      border-top: 1px solid var(--edge);
      font-weight: 600;
    }
    @media (width < 26rem) {
      dl div {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    @media (pointer: coarse) {
      summary {
        padding-block: 0.7rem;
      }
    }
  }

  .games-list {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    gap: 0.5rem;
    box-sizing: border-box;
    height: min(37rem, 80vh);
    padding: 0.75rem;
    .search {
      display: flex;
      gap: 0.5rem;
    }
    input {
      flex: 1;
      min-width: 0;
      height: var(--target);
      padding: 0 0.6em;
      font: inherit;
    }
    p {
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
    span {
      grid-row: span 2;
      font-variant-numeric: tabular-nums;
    }
    :is(span, small) {
      opacity: 0.75;
    }
    [aria-current='true'] {
      background: var(--tint);
      box-shadow: inset 3px 0 var(--accent);
    }
  }
`;
