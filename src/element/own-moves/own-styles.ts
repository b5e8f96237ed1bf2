import { css, sharedSheet } from '../sheet.js';

/** The row of the reader's own moves. */
export const ownSheet = sharedSheet(css`
  .own {
    display: flex;
    align-items: center;
    height: 2.25rem;
    padding-inline-start: 0.6em;
    border-radius: var(--radius);
    background: var(--soft);
  }
  .own p {
    flex: 1;
    min-width: 0;
    font-size: 0.88em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.15;
    overflow: hidden;
  }
  .own .refusal {
    font-weight: 600;
  }
  .own button {
    flex: none;
    width: 2.25rem;
  }
  .own .pass {
    width: auto;
    padding: 0 0.6em;
    font-size: 0.88em;
  }
  @media (pointer: coarse) {
    .own {
      height: 2.75rem;
    }
    .own button {
      width: 2.75rem;
      min-width: 2.75rem;
      height: 2.75rem;
    }
  }
  @container (max-width: 16rem) {
    .own .pass,
    .own .back {
      display: none;
    }
  }
  @media print {
    .own {
      display: none;
    }
  }
`);
