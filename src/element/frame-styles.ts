import { themeProperties } from '../view/paint/read-theme.js';
import { css, unsafeCSS } from 'lit';
import { wideStyles } from './wide-styles.js';
import { wordsStyles } from './ui/words-styles.js';

const watched = Object.keys(themeProperties).map((name) => `,--sgf-board-${name}`);

/**
 * The frame: the places of board and panels, and room for panels that are still loading. The panels' colours are mixed
 * from the page's text colour and a little brown, so that they fit light and dark pages. The accent colour marks what
 * the reader should see first.
 */
const base = css`
  :host {
    --ink: color-mix(in srgb, currentcolor 75%, #963);
    --quiet: color-mix(in srgb, var(--ink) 75%, transparent); /* facts and other small texts */
    --edge: var(--sgf-board-border, color-mix(in srgb, var(--ink) 10%, transparent));
    --soft: var(--sgf-board-surface, color-mix(in srgb, var(--ink) 6%, transparent));
    --accent: var(--sgf-board-accent, light-dark(#b3391b, #ff9069));
    --radius: var(--sgf-board-radius, 6px);
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: var(--sgf-board-max-size);
    container-type: inline-size;
    contain-intrinsic-inline-size: 160px; /* width that counts for boxes as narrow as their content */
    break-inside: avoid;
    writing-mode: horizontal-tb; /* container queries ask for the width */
    white-space: normal;
  }
  .games,
  .tree-box {
    display: none;
  }
  /*
   * Pages style the text of their articles: they indent, hyphenate, space or turn it. A board inherits only direction,
   * language and the properties below. The rule is inside the board because a page's rule for * overrides :host.
   */
  .frame {
    all: initial;
    text-indent: 0; /* Chromium keeps its keywords */
    interactivity: inherit;
    -webkit-font-smoothing: inherit;
    -webkit-tap-highlight-color: inherit;
    -webkit-locale: inherit; /* the language, from which browsers choose fonts */
    color: var(--sgf-board-text, inherit);
    color-scheme: inherit;
    forced-color-adjust: inherit;
    pointer-events: inherit;
    visibility: inherit;
    font-family: var(--sgf-board-font, inherit);
    font-size: calc(1em + 16 * max(0px, 1px - 1em)); /* some pages set 0 to hide blanks between elements */
    line-height: 1.45;
    -webkit-text-size-adjust: 100%; /* phones would enlarge some texts and not others */
    text-size-adjust: 100%;
    -webkit-user-select: text;
    user-select: text;
    --sgf-board-em: 1em; /* registered as a length, so that elements inside inherit its pixels */
    --em: var(--sgf-board-em);
    --gap: var(--sgf-board-gap, calc(0.6 * var(--em)));
    --ratio: 1;
    --kept-words: var(--sgf-board-comment-max-height, 11em); /* height of a comment before the record is known */
    &.problem {
      --kept-words: calc(var(--sgf-board-comment-max-height, 11em) + 3em); /* also for verdict and buttons */
    }
    /* Maximum width of the board. Registered as a length: if the page sets none or a percentage, it has no effect. */
    --sgf-board-most: var(--sgf-board-max-size, calc(max(320px, 96svh) * var(--ratio))); /* hosts make frames as high as their content */
    display: grid;
    gap: var(--gap);
    /* In the middle of the element, which itself is where the page wants it. */
    max-width: max(960px, var(--sgf-board-most));
    margin-inline: auto;
    position: relative; /* for sentences that are shown over it */
  }
  slot[name='header'],
  slot[name='footer'] {
    color: var(--sgf-board-text, inherit);
    font-family: var(--sgf-board-font, inherit);
    line-height: 1.45;
  }
  :is(.frame, .side) > * {
    min-width: 0;
  }
  .board {
    position: relative;
    aspect-ratio: var(--ratio);
    justify-self: center;
    width: 100%;
    max-width: min(150% * var(--ratio), var(--sgf-board-most)); /* at most 1.5 times as high as the box is wide */
    overflow: hidden;
    border-radius: var(--radius);
    isolation: isolate;
    background:
      linear-gradient(var(--board-background, transparent) 0 0),
      var(--board-below, var(--soft));
    box-shadow: var(--sgf-board-shadow, var(--board-shadow, 0 1px 2px #0005, 0 3px 10px #0003));
  }
  canvas,
  .fallback,
  .poster {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .wood {
    z-index: -1;
  }
  .fallback {
    display: block;
    overflow: auto;
  }
  :is(.loading, .idle) .fallback::slotted(*) {
    background: var(--board-background, canvas);
  }
  p {
    margin: 0;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    color: color-mix(in srgb, currentcolor, currentcolor); /* gives red, green and blue from 0 to 1 */
    outline-color: var(--accent);
    font-family: var(--sgf-board-font, normal);
    z-index: 0;
    forced-color-adjust: none;
    transition: 1ms;
    transition-property: color, outline-color, font-family, z-index${unsafeCSS(watched.join(''))};
    transition-behavior: allow-discrete; /* fonts change in one step */
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    :host {
      --ink: currentcolor;
      --quiet: currentcolor;
      --edge: var(--sgf-board-border, color-mix(in srgb, currentcolor 60%, transparent));
    }
    .probe {
      z-index: 1;
    }
  }
  :focus-visible,
  .board:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  .caption {
    order: 1; /* follows the board in the document, and so on paper and in screen readers */
    font-size: 0.88em;
    text-align: center;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .spoken {
    position: absolute;
    inset: auto auto 0 0; /* without a place, new words lay out the whole page */
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    contain: strict;
    &.seen {
      contain: none;
      inset: auto 0 0;
      z-index: 1;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0.5em 0.8em;
      clip-path: none;
      background: CanvasText;
      color: Canvas;
      text-align: center;
      @media print {
        display: none;
      }
    }
  }
  .side {
    display: contents;
  }
  .head {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: end; /* missing rows leave no gap above the board */
    min-height: calc(2.2em + 2.2 * var(--em));
  }
  .failed .panel {
    visibility: hidden;
  }
  .no-info .head {
    min-height: 2.2em;
  }
  .controls {
    min-height: calc(3.75 * var(--em));
  }
  .compact .controls {
    min-height: calc(2.25 * var(--em));
  }
  .tries .controls {
    padding-bottom: calc(2.25 * var(--em)); /* room for the row of own moves */
  }
  .viewer.has-curve .controls {
    margin-top: calc(3.5 * var(--em));
  }
  .no-controls .controls,
  .bare .head {
    min-height: 0;
  }
  .comment {
    display: flex;
    flex-direction: column;
    height: var(--sgf-board-comment-max-height, auto);
    .problem & {
      height: calc(var(--sgf-board-comment-max-height, auto) + 3em); /* invalid, so auto, if the page sets none */
    }
  }
  :is(.loading, .failed, .kept-words) .comment,
  .comment:not(:has(> *)) {
    min-height: var(--kept-words); /* also before the panel is there */
  }
  .no-text .comment:not(:has(> *)) {
    min-height: calc(5.5 * var(--em)); /* room for the position in words and for buttons */
  }
  .held-words .comment {
    height: var(--kept-words);
  }
  .asks-tree .tree-box {
    display: block;
    height: calc(9 * var(--em));
  }
  @media (pointer: coarse) {
    .controls {
      min-height: calc(5.5 * var(--em));
    }
    .compact .controls {
      min-height: calc(2.75 * var(--em));
    }
  }
  @container (max-width: 703.98px) {
    .no-words .comment {
      display: none;
    }
  }
  @container (max-width: 256px) {
    .viewer .controls {
      min-height: calc(1.75 * var(--em));
      @media (pointer: coarse) {
        min-height: calc(2.75 * var(--em));
      }
    }
    .problem .comment {
      height: 16em; /* room for buttons in a column */
    }
  }
`;

/** Hides elements in each state, whatever the styles of the parts say. */
const states = css`
  :host([hidden]),
  [hidden],
  .failed canvas,
  .ready .fallback,
  .empty .fallback,
  .ready .poster,
  .no-caption .caption,
  .empty .panel,
  .no-controls:not(.tries) .controls,
  .problem > .controls,
  .no-comment .comment,
  .no-head .head {
    display: none;
  }
`;

export const frameStyles = css`
  @layer frame {
    ${base}
    ${wideStyles}
    ${wordsStyles}
  }
  @layer states {
    ${states}
  }
`;
