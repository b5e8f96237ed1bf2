/** A selector of boards whose script has not run yet. */
const HOST = 'sgf-board:not(:defined)';

/** The time for which a story's figures stay hidden while the board's script may still load, in milliseconds. */
const SCRIPT_MS = 5000;

/**
 * The styles of static figures. Where scripts run, a figure is as high as the board that replaces it, so that the text
 * below doesn't move: its boxes are those of `element/frame-styles.ts`. Elsewhere it shows all its text. The figures of
 * a story take no room while its board is on the page or may still load.
 */
export const staticStyles = minified(`
${HOST} {
  display: block;
  container-type: inline-size;
  max-width: var(--sgf-board-max-size, 60rem);
  line-height: 1.45;
}
.sgf-figure, .sgf-figure p { margin: 0; }
.sgf-figure { display: grid; gap: var(--sgf-board-gap, 0.6rem); }
.sgf-figure > * { min-width: 0; }
.sgf-figure > svg { display: block; border-radius: var(--sgf-board-radius, 6px); }
.sgf-figure > :is(figcaption, .sgf-hidden) {
  order: 1; font-size: 0.88em; text-align: center; overflow-wrap: anywhere;
}
.sgf-players {
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border-block: 1px solid #8884;
}
.sgf-players > * { padding: 0.35em 0.5rem; }
@container (max-width: 24em) { .sgf-players > * { font-size: 0.9em; } }
@container (max-width: 22em) { .sgf-players > * { font-size: 0.8em; } }
.sgf-facts { padding: 0.25rem 0.5rem; min-height: 1.45em; font-size: 0.88em; }
.sgf-facts span { margin-inline-end: 1em; }
.sgf-comment p + p { margin-top: 0.5em; }
@media not (scripting: none) {
  ${HOST} .sgf-players > * { height: 1.45em; }
  ${HOST} :is(.sgf-players > *, .sgf-facts) {
    overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
  }
  ${HOST} .sgf-figure > div:not(.sgf-head), ${HOST} details { overflow: auto; }
  ${HOST} .full.sgf-moves { height: 3.75rem; }
  ${HOST} .compact.sgf-moves, ${HOST} .own.sgf-moves { height: 2.25rem; }
  ${HOST} .sgf-comment { height: var(--sgf-board-comment-max-height, 11em); }
  ${HOST} .short.sgf-comment { height: 5.5rem; }
  @container (max-width: 43.99rem) {
    ${HOST} .asked.sgf-comment {
      box-sizing: border-box; height: auto; min-height: 11em; max-height: calc(13.2em + 1.75rem);
      padding: 0 0.5rem calc(1.81em + 2.45rem); line-height: 1.55;
    }
    ${HOST} .asked.sgf-comment > :last-child { min-height: 2.775rem; }
  }
  ${HOST} .sgf-figure > .sgf-away {
    position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden;
  }
}
@media screen and (scripting: enabled) {
  [data-sgf-story] .sgf-figure:not(sgf-board *) { display: none; }
  :root:has(${HOST}) [data-sgf-story] .sgf-figure:not(sgf-board *) {
    display: grid; animation: ${SCRIPT_MS}ms sgf-wait;
  }
}
@keyframes sgf-wait { from, to { position: absolute; visibility: hidden; } }
@media not (scripting: none) and (pointer: coarse) {
  ${HOST} .full.sgf-moves { height: 5.5rem; }
  ${HOST} .compact.sgf-moves { height: 2.75rem; }
}
@container (min-width: 44rem) {
  ${HOST} .sgf-figure:not(.sgf-side) {
    margin-inline: auto !important;
    max-width: var(--sgf-board-max-size, max(40rem, (100svh - 9rem) * var(--ratio)));
  }
}
@media not (scripting: none) {
  @container (min-width: 44rem) {
    ${HOST} .sgf-side {
      grid: auto minmax(0, 1fr) auto / minmax(0, 1fr) minmax(15rem, 34%);
      column-gap: calc(2 * var(--sgf-board-gap, 0.6rem));
    }
    ${HOST} .sgf-side > svg { grid-area: 1 / 1 / 3; }
    ${HOST} .sgf-side:not(:has(> .sgf-moves)) > svg { grid-row-end: 4; }
    ${HOST} .sgf-side > .sgf-moves { grid-area: 3 / 1; }
    ${HOST} .sgf-side > .sgf-head { grid-area: 1 / 2; }
    ${HOST} .sgf-side > figcaption { grid-area: 4 / 1; }
    ${HOST} .sgf-side > .sgf-comment {
      grid-area: 2 / 2 / 4; height: auto; contain: size; overflow: auto;
    }
    ${HOST} .sgf-side .sgf-players { grid-template-columns: 100%; }
    ${HOST} .sgf-side .sgf-facts { white-space: normal; max-height: 8.7em; }
  }
}
`);

function minified(styles: string): string {
  return styles
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) /g, '$1')
    .replace(/;}/g, '}')
    .trim();
}
