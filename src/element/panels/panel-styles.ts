import { css, sharedSheet } from '../sheet.js';

/** What stands inside the panels. */
export const panelSheet = sharedSheet(css`
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
  bdi {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts,
  .counter,
  .siblings,
  .branches {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
  }
  .facts {
    grid-row: 2;
    grid-column: 2;
    padding: 0.25rem 0.35rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts span + span::before {
    content: ' · ';
  }

  input {
    display: block;
    width: 100%;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .buttons,
  .siblings {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  button {
    min-width: 1.5rem;
    height: 2.25rem;
    padding: 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid transparent;
    border-radius: var(--radius);
    cursor: pointer;
    touch-action: manipulation;
  }
  .buttons button {
    flex: 0 1 2.75rem;
  }
  button:hover {
    background: var(--soft);
  }
  button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  svg {
    display: block;
    margin: auto;
    width: 1.5rem;
    max-width: 100%;
    fill: currentcolor;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .first svg,
  .back10 svg,
  .prev svg {
    transform: scaleX(-1);
  }
  .up svg {
    transform: rotate(-90deg);
  }
  .down svg {
    transform: rotate(90deg);
  }
  .counter {
    min-width: 5.4em;
    text-align: center;
    white-space: nowrap;
  }
  .siblings {
    margin-left: 0.4rem;
    border-left: 1px solid var(--edge);
    white-space: nowrap;
  }
  .siblings button {
    flex-basis: 2rem;
    width: 2rem;
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
  .no-captures [part='captures'] {
    display: none;
  }
  .compact input,
  .compact .buttons > :not(.first, .prev, .next) {
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

  @container (max-width: 26rem) {
    .siblings span,
    .back10,
    .forward10 {
      display: none;
    }
  }
  @container (max-width: 19rem) {
    .text {
      font-size: 0.9em;
    }
  }
  @container (min-width: 44rem) {
    .players {
      grid-template-columns: 100%;
    }
    .facts {
      white-space: normal;
    }
  }
  @media (pointer: coarse) {
    button {
      height: 2.75rem;
    }
    .branch {
      height: 2.25rem;
    }
  }
`);
