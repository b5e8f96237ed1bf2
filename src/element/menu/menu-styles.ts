import { css } from 'lit';

/** The menu of tools. */
export const menuStyles = css`
  .tool-menu {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(20rem, 100vw - 1rem); /* not wider than the window */
    max-height: calc(100vh - 1rem);
    margin: 0;
    padding: 0.3rem;
    overflow: auto;
    overscroll-behavior: contain;
    box-shadow: 0 4px 16px #0004;
    font-size: 0.94rem;
    z-index: 1;
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    ul + ul,
    label + ul {
      margin-top: 0.2rem;
      padding-top: 0.2rem;
      border-top: 1px solid var(--edge);
    }
    :is(button, label) {
      display: flex;
      align-items: center;
      gap: 0.6em;
      width: 100%;
      height: auto;
      min-height: 2.1rem;
      padding-block: 0.1rem;
      padding-inline: 0.5em 0.7em;
      text-align: start;
      @media (pointer: coarse) {
        min-height: 2.75rem;
      }
    }
    button:is(:hover, :focus-visible) {
      background: var(--tint);
    }
    label {
      box-sizing: border-box;
      cursor: text;
    }
    input {
      flex: 1;
      box-sizing: border-box;
      width: 4.5rem;
      min-width: 3rem;
      height: 1.75rem;
      padding: 0 0.4em;
      border: 1px solid var(--edge);
      border-radius: var(--radius);
      background: Field;
      color: FieldText;
      font: inherit;
      @media (pointer: coarse) {
        height: 2.5rem;
        font-size: 1rem; /* phones zoom in on fields with smaller text */
      }
    }
    svg {
      flex: none;
      margin: 0;
      width: 1.25rem;
      fill: none;
      stroke: currentcolor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .said {
      min-height: 1.45em;
      padding: 0.25rem 0.5em;
      font-size: 0.94em;
      overflow-wrap: anywhere;
    }
    textarea {
      box-sizing: border-box;
      width: 100%;
      height: 5rem;
      font: 1rem monospace;
      white-space: pre;
    }
  }
`;
