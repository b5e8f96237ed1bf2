import { css } from 'lit';

/** What stands inside the panels. */
export const panelStyles = css`
  .players {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: calc(var(--gap) / 2);
  }
  .player {
    display: flex;
    align-items: center;
    gap: 0.5em;
    padding: 0.35em 0.6em;
    border-radius: var(--radius);
    background: var(--soft);
  }
  .to-play {
    box-shadow: inset 0 -2px var(--accent);
  }
  .player i {
    flex: none;
    width: 1em;
    height: 1em;
    border-radius: 50%;
    box-shadow: 0 0 0 1px #776b5a;
  }
  .player .black,
  .swapped .player .white {
    background: radial-gradient(circle at 35% 30%, #6a6a6e, #17171a 60%);
  }
  .player .white,
  .swapped .player .black {
    background: radial-gradient(circle at 35% 30%, #fff, #dcd7ca);
  }
  .player bdi {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts,
  .branches {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
  }
  .facts {
    grid-row: 2;
    grid-column: 2;
    margin-top: 0.25rem;
    padding-block: 0.15rem;
    padding-inline: 0.35rem 2.25rem; /* what tells more is on its way */
    min-height: 1.45em;
    overflow-x: clip; /* what a finger may press is higher than the row */
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .text {
    box-sizing: border-box;
    height: 100%;
    overflow: auto;
    padding: 0.5em 0.75em;
    overflow-wrap: anywhere;
    border-radius: var(--radius);
  }
  .text:has(p) {
    background: var(--soft);
  }
  @media (forced-colors: active) {
    .player i {
      forced-color-adjust: none;
    }
    .to-play {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .text:has(p) {
      border: 1px solid;
    }
  }
  .no-captures [part='captures'],
  .no-names bdi {
    display: none;
  }
  .facts:not(:has(*)) {
    display: none;
  }
  .text p {
    min-height: 1.45em;
    white-space: pre-wrap;
  }
  .branch {
    height: 1.75rem;
    margin: 0 0.3em 0.3em 0;
    padding: 0 0.6em;
    border-color: var(--edge);
  }

  .facts .branch {
    height: 1.5rem;
    margin-block: -0.2rem;
  }
  @container (max-width: 19rem) {
    .text {
      font-size: 0.9em;
    }
  }
  @container (min-width: 44rem) {
    .has-tree .text:not(:has(p:not(.branches))) {
      background: none;
    }
    .players {
      grid-template-columns: 100%;
    }
    .facts {
      max-height: 8.7em; /* six lines; the game information has all */
      overflow-y: clip;
      white-space: normal;
    }
    .facts:has(.branch) {
      overflow-clip-margin: 0.625rem; /* what a finger may press */
    }
  }
  @media (pointer: coarse) {
    .text .branch {
      height: 2.25rem;
    }
  }
  @media print {
    .frame > .controls,
    .frame > .tree-box,
    .branches {
      display: none;
    }
    .viewer .comment,
    .text {
      contain: none;
      height: auto;
      overflow: visible;
    }
  }
`;
