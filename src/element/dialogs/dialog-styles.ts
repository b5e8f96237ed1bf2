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
    --target: calc(2.5 * var(--em)); /* height of buttons and fields */
    --row: calc(2 * var(--em));
    container-type: inline-size; /* its conditions are in em, because readers enlarge text */
    width: min(576px, 100% - 1.5 * var(--em));
    max-height: min(608px, 90vh);
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    font-size: var(--em);
    &::backdrop {
      background: #0006;
    }
    @media (pointer: coarse) {
      --target: calc(2.75 * var(--em));
      --row: calc(2.75 * var(--em));
    }
    @media print {
      display: none;
    }
    :is(.close, .reveal, .text-button) {
      padding-inline: 0.8em;
      border-color: var(--edge);
    }
    .close {
      flex: none;
      height: var(--target);
      max-width: 100%;
      margin-inline-start: auto;
    }
    @container (max-width: 12em) {
      .close {
        padding-inline: 0.3em;
      }
    }
  }
  .dialog-head {
    position: sticky;
    top: 0;
    display: flex;
    flex-wrap: wrap; /* the button is below a heading whose longest word leaves no room for it */
    align-items: center;
    gap: calc(0.5 * var(--em)) calc(0.75 * var(--em));
    padding: calc(0.75 * var(--em));
    background: Canvas;
    z-index: 1;
    h2 {
      flex: 1 1 min-content;
      min-width: 0;
      margin: 0;
      overflow-wrap: break-word;
      font-size: calc(1.1 * var(--em));
      outline: 0;
    }
  }
  .dialog-body {
    padding: calc(0.5 * var(--em)) calc(0.75 * var(--em)) calc(0.75 * var(--em));
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
      grid-template-columns: calc(10.5 * var(--em)) minmax(0, 1fr);
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
    }
    @container (max-width: 26em) {
      dl {
        grid-template-columns: minmax(0, 1fr);
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
      grid-template-columns: minmax(calc(9 * var(--em)), 2fr) minmax(0, 3fr);
      gap: 0 var(--em);
      align-items: center;
      margin-bottom: calc(0.5 * var(--em));
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
    @container (max-width: 26em) {
      label {
        grid-template-columns: minmax(0, 1fr);
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
      min-height: calc(1.75 * var(--em));
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
      grid-template-columns: minmax(calc(7 * var(--em)), 30%) minmax(0, 1fr);
      gap: 0 var(--em);
      align-items: baseline;
      padding: calc(0.4 * var(--em)) 0;
      border-top: 1px solid var(--edge);
    }
    .dialog-body > dl div:first-child {
      border-top: 0;
    }
    dt {
      color: var(--quiet);
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
      padding: calc(0.5 * var(--em)) 0;
      border-top: 1px solid var(--edge);
      font-weight: 600;
    }
    @container (max-width: 26em) {
      dl div {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    @media (pointer: coarse) {
      summary {
        padding-block: calc(0.7 * var(--em));
      }
    }
  }

  .games-list {
    display: grid;
    grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: calc(0.5 * var(--em));
    box-sizing: border-box;
    height: min(592px, 80vh);
    padding: calc(0.75 * var(--em));
    .search {
      display: flex;
      flex-wrap: wrap;
      gap: calc(0.5 * var(--em));
    }
    input {
      flex: 1 1 calc(6 * var(--em));
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
      grid-template-columns: minmax(2.5em, auto) minmax(0, 1fr);
      gap: 0 0.5em;
      width: 100%;
      height: auto;
      min-height: calc(2.75 * var(--em));
      padding: 0.3em 0.5em;
      text-align: start;
      overflow-wrap: anywhere;
      content-visibility: auto;
      contain-intrinsic-block-size: auto calc(3.2 * var(--em));
    }
    span {
      grid-row: span 2;
      font-variant-numeric: tabular-nums;
    }
    :is(span, small) {
      color: var(--quiet);
    }
    @container (max-width: 12em) {
      ol button {
        grid-template-columns: minmax(0, 1fr);
      }
      span {
        grid-row: auto;
      }
    }
    [aria-current='true'] {
      background: var(--tint);
      box-shadow: inset 3px 0 var(--accent);
    }
  }
`;
