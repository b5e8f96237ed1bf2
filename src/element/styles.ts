/** The name lets editors and the minifier see style sheets. */
const css = String.raw;

/** Colours of panels come from the page's own text colour, so they fit light and dark pages alike. */
const styles = css`
  :host {
    --edge: var(--sgf-board-border, color-mix(in srgb, currentcolor 22%, transparent));
    --soft: var(--sgf-board-surface, color-mix(in srgb, currentcolor 6%, transparent));
    --accent: var(--sgf-board-accent, #b4540a);
    --gap: var(--sgf-board-gap, 0.6rem);
    --radius: var(--sgf-board-radius, 6px);
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: var(--sgf-board-max-size, 60rem);
    container-type: inline-size;
    color: var(--sgf-board-text, inherit);
    font-family: var(--sgf-board-font, inherit);
    line-height: 1.45;
  }
  :host([hidden]),
  [hidden],
  .failed canvas,
  .no-board canvas {
    display: none;
  }
  .frame {
    display: grid;
    gap: var(--gap);
  }
  p {
    margin: 0;
    min-height: 1.45em;
  }
  .frame > * {
    min-width: 0;
  }
  .board {
    position: relative;
    overflow: hidden;
    border-radius: var(--radius);
    box-shadow: var(--sgf-board-shadow, 0 1px 2px #0005, 0 3px 10px #0003);
  }
  .failed .board,
  .no-board .board {
    aspect-ratio: auto !important;
    box-shadow: 0 0 0 1px var(--edge);
  }
  canvas,
  .fallback,
  .loading {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .fallback {
    overflow: auto;
  }
  .loading {
    display: grid;
    place-content: center;
    background: #fff8;
    color: #000;
    animation: appear 0.3s 0.5s backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .problem,
  .failed .fallback {
    position: static;
    padding: 0.8em 1em;
    overflow-wrap: anywhere;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    border: 0 solid;
    background-color: var(--sgf-board-background, #0000);
    border-top-color: var(--sgf-board-line, #0000);
    border-right-color: var(--sgf-board-star, #0000);
    border-bottom-color: var(--sgf-board-coordinate, #0000);
    border-left-color: var(--sgf-board-black, #0000);
    outline-color: var(--sgf-board-white, #0000);
    text-decoration-color: var(--sgf-board-last, #0000);
    transition: all 1ms;
  }

  .players {
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
    background: #1b1c1f;
  }
  .player .white {
    background: #f3f0e8;
  }
  bdi {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts,
  .caption,
  .counter,
  .siblings,
  .branches {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .facts span + span::before {
    content: ' · ';
  }
  .spoken {
    position: absolute;
    overflow: hidden;
    width: 1px;
    min-height: 0;
    height: 1px;
    clip-path: inset(50%);
  }

  input {
    width: 100%;
    min-height: 1.5rem;
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
    min-height: 2.25rem;
    padding: 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid #0000;
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
  }
  :focus-visible,
  .board:focus-within:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  svg {
    display: block;
    margin: auto;
    width: 1.5rem;
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
  }
  .siblings {
    margin-left: 0.4rem;
    border-left: 1px solid var(--edge);
    white-space: nowrap;
  }

  .comment {
    box-sizing: border-box;
    height: var(--sgf-board-comment-max-height, 11em);
    overflow: auto;
    padding: 0.5em 0.75em;
    border-radius: var(--radius);
    background: var(--soft);
    overflow-wrap: anywhere;
  }
  .branch {
    min-height: 1.75rem;
    margin: 0 0.3em 0.3em 0;
    padding: 0 0.6em;
    border-color: var(--edge);
  }
  .caption {
    text-align: center;
  }

  @container (max-width: 26rem) {
    .siblings span,
    .back10,
    .forward10 {
      display: none;
    }
  }
  @container (max-width: 19rem) {
    .players {
      grid-template-columns: 100%;
    }
    .first,
    .last,
    .facts {
      display: none;
    }
  }
  @container (min-width: 44rem) {
    .viewer {
      grid: auto 1fr auto / minmax(0, 1fr) minmax(15rem, 34%);
    }
    .viewer .board {
      grid-area: 1 / 1 / 3;
    }
    .controls {
      grid-area: 3 / 1;
    }
    .head {
      grid-area: 1 / 2;
    }
    .players {
      grid-template-columns: 100%;
    }
    .facts {
      margin-top: var(--gap);
    }
    .comment {
      grid-area: 2 / 2 / 4;
      height: auto;
      contain: size;
    }
  }
  @media (pointer: coarse) {
    button {
      min-height: 2.75rem;
    }
  }
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet, shared by all boards; constructed, because a strict CSP forbids style elements. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}
