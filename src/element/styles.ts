import { css } from 'lit';

/** Colours of panels come from the page's own text colour, so they fit light and dark pages alike. */
export const styles = css`
  :host {
    --edge: var(--sgf-board-border, color-mix(in srgb, currentcolor 22%, transparent));
    --soft: var(--sgf-board-surface, color-mix(in srgb, currentcolor 6%, transparent));
    --accent: var(--sgf-board-accent, #b4540a);
    --gap: var(--sgf-board-gap, 0.6rem);
    --radius: var(--sgf-board-radius, 6px);
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: var(--sgf-board-max-size, 60rem);
    container-type: inline-size;
    color: var(--sgf-board-text, inherit);
    font-family: var(--sgf-board-font, inherit);
    line-height: 1.45;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr);
  }
  .board {
    position: relative;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: calc(var(--radius) - 2px);
    box-shadow: var(
      --sgf-board-shadow,
      0 1px 2px rgb(0 0 0 / 0.28),
      0 3px 10px rgb(0 0 0 / 0.16)
    );
  }
  .failed .board {
    aspect-ratio: auto;
    box-shadow: none;
    border: 1px solid var(--edge);
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    outline: none;
  }
  .failed canvas,
  .no-board canvas {
    display: none;
  }
  .no-board .board {
    aspect-ratio: auto;
  }
  canvas:focus-visible {
    box-shadow: inset 0 0 0 3px var(--accent);
  }
  .board:has(canvas:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--accent);
    border-radius: inherit;
    pointer-events: none;
  }
  .fallback {
    position: absolute;
    inset: 0;
    overflow: auto;
    padding: 1em;
    color: #2b1a04;
  }
  .failed .fallback {
    position: static;
    padding: 0 1em 1em;
    color: inherit;
  }
  .message {
    padding: 1em;
    overflow-wrap: anywhere;
  }
  .message p {
    margin: 0.4em 0 0;
  }
  .loading {
    position: absolute;
    inset: auto 0 40% 0;
    margin: 0 auto;
    inline-size: fit-content;
    padding: 0.3em 0.9em;
    border-radius: 99px;
    background: rgb(255 250 240 / 0.9);
    color: #2b1a04;
    animation: appear 0.3s 0.5s backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .probe {
    position: absolute;
    visibility: hidden;
    pointer-events: none;
    border: 0 solid;
    background-color: var(--sgf-board-background, transparent);
    border-top-color: var(--sgf-board-line, transparent);
    border-right-color: var(--sgf-board-star, transparent);
    border-bottom-color: var(--sgf-board-coordinate, transparent);
    border-left-color: var(--sgf-board-black, transparent);
    outline-color: var(--sgf-board-white, transparent);
    text-decoration-color: var(--sgf-board-last, transparent);
    transition: 1ms;
    transition-property:
      color, background-color, border-color, outline-color, text-decoration-color;
  }

  .players {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: calc(var(--gap) / 2);
  }
  .player {
    display: flex;
    align-items: center;
    gap: 0.45em;
    min-inline-size: 0;
    padding: 0.35em 0.6em;
    border-radius: var(--radius);
    background: var(--soft);
    border-block-end: 2px solid transparent;
  }
  .player.to-play {
    border-block-end-color: var(--accent);
  }
  .name {
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rank {
    opacity: 0.75;
    font-size: 0.88em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    flex-shrink: 3;
  }
  .stone {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    border-radius: 50%;
    box-shadow: 0 0 0 1px rgb(110 100 85 / 0.7);
  }
  .stone.black {
    background: radial-gradient(circle at 35% 30%, #6a6a6e, #17171a 60%);
  }
  .stone.white {
    background: radial-gradient(circle at 35% 30%, #fff, #dcd7ca 95%);
  }
  .captures {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    opacity: 0.85;
  }
  .facts {
    margin: 0;
    font-size: 0.88em;
    opacity: 0.85;
    overflow-wrap: anywhere;
  }
  .facts span + span::before {
    content: ' · ';
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  input[type='range'] {
    display: block;
    inline-size: 100%;
    min-block-size: 1.5rem;
    margin: 0 0 0.15rem;
    accent-color: var(--accent);
    cursor: pointer;
  }
  .buttons {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.15rem;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid transparent;
    border-radius: var(--radius);
    cursor: pointer;
    touch-action: manipulation;
  }
  .buttons button {
    display: grid;
    place-items: center;
    flex: 0 1 2.75rem;
    min-inline-size: 1.5rem;
    block-size: 2.25rem;
    padding: 0;
  }
  button:hover {
    background: var(--soft);
    border-color: var(--edge);
  }
  button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  button:focus-visible,
  input:focus-visible,
  .comment:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    max-inline-size: 100%;
    fill: currentcolor;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .counter {
    min-inline-size: 5.2em;
    text-align: center;
    white-space: nowrap;
  }
  .counter,
  .variation {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
  }
  .siblings {
    display: flex;
    align-items: center;
    margin-inline-start: 0.4rem;
    padding-inline-start: 0.4rem;
    border-inline-start: 1px solid var(--edge);
  }
  .siblings button {
    inline-size: 2rem;
    flex-basis: 2rem;
  }

  .comment {
    box-sizing: border-box;
    block-size: var(--sgf-board-comment-max-height, 11em);
    overflow: auto;
    padding: 0.5em 0.75em;
    border-radius: var(--radius);
    background: var(--soft);
    overflow-wrap: anywhere;
  }
  .comment p {
    margin: 0;
    min-block-size: 1.45em;
  }
  .comment .node-name {
    font-weight: 600;
  }
  .comment .branches {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.3em;
    margin-block-end: 0.4em;
  }
  .branches-title {
    font-size: 0.88em;
    opacity: 0.8;
  }
  .branch {
    min-block-size: 1.75rem;
    padding: 0 0.6em;
    border-color: var(--edge);
    font-size: 0.92em;
  }
  .caption {
    margin: 0;
    text-align: center;
    font-size: 0.92em;
  }

  @container (max-width: 26rem) {
    .siblings {
      margin-inline-start: 0;
      padding-inline-start: 0.15rem;
    }
    .variation,
    .back10,
    .forward10 {
      display: none !important;
    }
  }
  @container (max-width: 19rem) {
    .players {
      grid-template-columns: minmax(0, 1fr);
    }
    .first,
    .last,
    .facts {
      display: none !important;
    }
    .counter {
      min-inline-size: 4em;
    }
    .comment {
      font-size: 0.9em;
    }
  }
  @container (min-width: 44rem) {
    .viewer {
      grid-template-columns: minmax(0, 1fr) minmax(15rem, 0.52fr);
      grid-template-rows: auto minmax(0, 1fr) auto;
    }
    .viewer .board {
      grid-area: 1 / 1 / 3 / 2;
    }
    .viewer .controls {
      grid-area: 3 / 1 / 4 / 2;
    }
    .viewer .head {
      grid-area: 1 / 2 / 2 / 3;
    }
    .viewer .players {
      grid-template-columns: minmax(0, 1fr);
    }
    .viewer .facts {
      margin-block-start: var(--gap);
    }
    .viewer .comment {
      grid-area: 2 / 2 / 4 / 3;
      block-size: auto;
      min-block-size: 0;
      contain: size;
    }
  }
  @media (pointer: coarse) {
    .buttons button,
    .branch {
      min-block-size: 2.75rem;
    }
  }
`;
