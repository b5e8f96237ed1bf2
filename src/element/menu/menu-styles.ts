import { css } from 'lit';

/** The menu of tools. */
export const menuStyles = css`
  .tool-menu {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(320px, 100vw - var(--em)); /* not wider than the window */
    box-sizing: border-box;
    margin: 0;
    padding: calc(0.3 * var(--em));
    overflow: auto;
    overscroll-behavior: contain;
    box-shadow: 0 4px 16px #0004;
    font-size: max(12px, 0.94 * var(--em));
    z-index: 1;
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    ul + ul,
    label + ul {
      margin-top: calc(0.2 * var(--em));
      padding-top: calc(0.2 * var(--em));
      border-top: 1px solid var(--edge);
    }
    :is(button, label) {
      display: flex;
      align-items: center;
      gap: 0.6em;
      width: 100%;
      height: auto;
      min-height: calc(2.1 * var(--em));
      padding-block: calc(0.1 * var(--em));
      padding-inline: 0.5em 0.7em;
      text-align: start;
      @media (pointer: coarse) {
        min-height: calc(2.75 * var(--em));
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
      width: calc(4.5 * var(--em));
      min-width: calc(3 * var(--em));
      height: calc(1.75 * var(--em));
      padding: 0 0.4em;
      border: 1px solid var(--edge);
      border-radius: var(--radius);
      background: Field;
      color: FieldText;
      font: inherit;
      @media (pointer: coarse) {
        height: calc(2.5 * var(--em));
        font-size: max(16px, var(--em)); /* phones zoom in on fields with smaller text */
      }
    }
    svg {
      flex: none;
      margin: 0;
      width: calc(1.25 * var(--em));
      fill: none;
      stroke: currentcolor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .said {
      min-height: 1.45em;
      padding: calc(0.25 * var(--em)) 0.5em;
      font-size: 0.94em;
      overflow-wrap: anywhere;
    }
    textarea {
      box-sizing: border-box;
      width: 100%;
      height: calc(5 * var(--em));
      font: var(--em) monospace;
      white-space: pre;
    }
  }
`;
