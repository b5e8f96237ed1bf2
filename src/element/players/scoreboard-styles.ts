import { css } from 'lit';

/** The players and the facts of a game. `panel-styles.ts` has the styles that depend on the width. */
export const scoreboardStyles = css`
  .players {
    grid-area: 2 / 1 / 2 / -1;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-block: 1px solid var(--edge);
  }
  .player {
    display: flex;
    align-items: center;
    gap: 0.5em;
    padding: 0.35em calc(0.5 * var(--em));
  }
  .player + .player {
    border-inline-start: 1px solid var(--edge);
  }
  .to-play {
    background: linear-gradient(var(--accent) 0 0) 0 100% / 100% 3px no-repeat;
  }
  .stone {
    flex: none;
    width: 1em;
    height: 1em;
    border-radius: 50%;
    box-shadow: 0 0 0 1px color-mix(in srgb, currentcolor 45%, transparent);
    @media (prefers-contrast: more), (forced-colors: active) {
      box-shadow: 0 0 0 1px currentcolor;
    }
  }
  .black,
  .swapped .white {
    background: radial-gradient(circle at 35% 30%, #6a6a6e, #17171a 60%);
  }
  .white,
  .swapped .black {
    background: radial-gradient(circle at 35% 30%, #fff, #dcd7ca);
  }
  .player bdi {
    display: flex;
    flex-wrap: wrap; /* a rank without room wraps to a second line, which is hidden */
    column-gap: 0.5em;
    direction: inherit; /* names of both writing directions begin beside the stone */
    height: 1.45em;
    overflow: hidden;
    white-space: nowrap;
  }
  .player bdi + * {
    margin-inline-start: auto;
  }
  [data-bare] bdi span:not(.result) {
    opacity: 0; /* screen readers still say it */
  }
  .player b {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .player .result {
    padding-inline: 0.5em;
    border-radius: var(--em);
    color: inherit;
    background: var(--tint);
    font-weight: 600;
  }
  .player bdi span:not(.result),
  .count,
  .facts,
  .step {
    color: var(--quiet);
  }
  .count {
    display: flex;
    align-items: center;
    gap: 0.3em;
    .stone {
      width: 0.7em;
      height: 0.7em;
    }
  }
  .facts,
  .branches,
  .count {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
  }
  .step {
    font-variant-numeric: tabular-nums;
  }
  .facts span {
    max-width: 100%;
  }
  /* A long name leaves room for the date. */
  .facts .long:not(:last-child) {
    max-width: 62%;
  }
  /* A long fact is cut at its end in its own writing direction. */
  .facts bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .facts {
    grid-area: 1 / 2;
    display: flex;
    flex-wrap: wrap; /* a fact without room wraps to a second line, which is hidden */
    gap: 1em;
    max-height: 1.45em;
    padding: calc(0.25 * var(--em)) calc(0.5 * var(--em));
    padding-inline-end: calc(2.25 * var(--em)); /* room for the button of the game information, which is loading */
    min-height: 1.45em;
    overflow: clip;
    white-space: nowrap;
  }
`;
