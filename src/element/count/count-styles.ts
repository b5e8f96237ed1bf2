import { css } from 'lit';

/** The row with the sum, below the controls. */
export const countStyles = css`
  .frame > .count-box {
    grid-column: 1;
    order: 2;
  }
  .counting {
    display: flex;
    flex-wrap: wrap; /* in narrow boxes the button is below the text */
    align-items: center;
    justify-content: end;
    gap: calc(0.5 * var(--em));
    padding: calc(0.3 * var(--em)) 0 calc(0.3 * var(--em)) calc(0.5 * var(--em));
    box-shadow: inset 0 1px var(--edge);
    p {
      flex: 1 1 calc(14 * var(--em));
      min-width: 0;
      margin: 0;
      font-size: 0.94em;
      line-height: 1.3;
      overflow-wrap: anywhere;
    }
    small {
      display: block;
      font-size: 0.85em;
      color: var(--quiet);
    }
    button {
      flex: none;
      min-height: calc(2.25 * var(--em));
      padding: 0 calc(0.6 * var(--em));
      font-size: 0.88em;
    }
    @media (pointer: coarse) {
      button {
        min-height: calc(2.75 * var(--em));
      }
    }
    @media print {
      display: none;
    }
  }
`;
