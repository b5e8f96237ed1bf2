import { css, sharedSheet } from '../sheet.js';

/** The help, and the position as text. */
export const helpSheet = sharedSheet(css`
  .help h3,
  .position h3 {
    margin: 1em 0 0.3em;
    font-size: 1em;
  }
  .help h3:first-child,
  .position h3:first-child {
    margin-top: 0;
  }
  .help ul,
  .position ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .help dl {
    display: grid;
    grid-template-columns: minmax(8rem, auto) 1fr;
    gap: 0.35em 1em;
    margin: 0;
  }
  .help dd {
    margin: 0;
  }
  .help kbd {
    display: inline-block;
    padding: 0 0.4em;
    border: 1px solid var(--edge);
    border-radius: 4px;
    background: var(--soft);
    font: inherit;
    font-size: 0.88em;
    white-space: nowrap;
  }
  .help fieldset {
    margin: 1em 0 0;
    padding: 0;
    border: 0;
  }
  .help legend {
    padding: 0;
    font-weight: bold;
  }
  .help label {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-height: 2rem;
  }
  .help input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .help .text-button {
    height: auto;
    min-height: 2.5rem;
    margin-top: 1em;
    padding: 0.3em 0.8em;
    border-color: var(--edge);
  }
  .position details {
    margin-top: 1em;
  }
  .position summary {
    min-height: 1.75rem;
    cursor: pointer;
  }
  .position pre {
    margin: 0;
    padding: 0.5em;
    overflow: auto;
    unicode-bidi: isolate-override; /* a label must not turn its row */
    background: var(--soft);
  }
  @media (pointer: coarse) {
    .help label,
    .help .text-button,
    .position summary {
      min-height: 2.75rem;
    }
    .position summary {
      line-height: 2.75rem;
    }
  }
  @media (width < 26rem) {
    .help dl {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .help dd {
      margin: 0.1em 0 0.6em;
    }
  }
`);
