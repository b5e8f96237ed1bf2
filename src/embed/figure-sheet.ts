/** A selector of boards whose script has not run yet. */
const HOST = 'sgf-board:not(:defined)';

/** The time for which a story's figures stay hidden while the board's script may still load, in milliseconds. */
const SCRIPT_MS = 5000;

/**
 * The styles of static figures. Where scripts run, a figure is as high as the board that replaces it, so that the text
 * below doesn't move: its boxes are those of `element/frame-styles.ts`. Elsewhere it shows all its text. The figures of
 * a story take no room while its board is on the page or may still load. Tools that put the figure into a page would take
 * `<length>` for a tag: its first character is escaped.
 */
export const staticStyles = minified(`
${HOST} {
  display: block;
  container-type: inline-size;
  max-width: var(--sgf-board-max-size);
  line-height: 1.45;
}
:where(sgf-board:has(> .sgf-figure)) { --sgf-board-comment-max-height: 11em }
@property --sgf-board-em { syntax: "\\3clength>"; inherits: true; initial-value: 16px }
@property --sgf-board-most { syntax: "\\3clength>"; inherits: true; initial-value: 99999px }
.sgf-figure, .sgf-figure p { margin: 0; }
.sgf-figure {
  --sgf-board-em: 1em; --em: var(--sgf-board-em);
  --sgf-board-most: var(--sgf-board-max-size, calc(max(320px, 96svh) * var(--ratio)));
  --gap: var(--sgf-board-gap, calc(0.6 * var(--em)));
  display: grid; gap: var(--gap);
  max-width: max(960px, var(--sgf-board-most)); margin-inline: auto !important;
}
.sgf-figure > * { min-width: 0; }
.sgf-figure > svg {
  display: block; justify-self: center; border-radius: var(--sgf-board-radius, 6px);
  max-width: min(150% * var(--ratio), var(--sgf-board-most)) !important;
}
.sgf-figure > :is(figcaption, .sgf-hidden) {
  order: 1; font-size: 0.88em; text-align: center; overflow-wrap: anywhere;
}
.sgf-players {
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border-block: 1px solid #8884;
}
.sgf-players > * { padding: 0.35em calc(0.5 * var(--em)); }
@container (max-width: 24em) { .sgf-players > * { font-size: 0.9em; } }
@container (max-width: 22em) { .sgf-players > * { font-size: 0.8em; } }
.sgf-facts { padding: calc(0.25 * var(--em)) calc(0.5 * var(--em)); min-height: 1.45em; font-size: 0.88em; }
.sgf-facts span { margin-inline-end: 1em; }
.sgf-comment p + p { margin-top: 0.5em; }
@media not (scripting: none) {
  ${HOST} .sgf-players > * { height: 1.45em; }
  ${HOST} :is(.sgf-players > *, .sgf-facts) {
    overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
  }
  ${HOST} .sgf-figure > div:not(.sgf-head), ${HOST} details { overflow: auto; }
  ${HOST} .full.sgf-moves { height: calc(3.75 * var(--em)); }
  ${HOST} .compact.sgf-moves, ${HOST} .own.sgf-moves { height: calc(2.25 * var(--em)); }
  ${HOST} .sgf-comment { height: var(--sgf-board-comment-max-height, 11em); }
  @container (max-width: 703.99px) {
    ${HOST} .asked.sgf-comment { height: calc(var(--sgf-board-comment-max-height, 11em) + 3em); }
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
  ${HOST} .full.sgf-moves { height: calc(5.5 * var(--em)); }
  ${HOST} .compact.sgf-moves { height: calc(2.75 * var(--em)); }
}
@container (min-width: 704px) {
  ${HOST} .sgf-figure {
    --around: calc(9 * var(--em));
    --room: max(320px, min(96svh, max(480px, 100svh - var(--around))));
    --sgf-board-most: var(--sgf-board-max-size, min(960px, var(--room) * var(--ratio)));
  }
  ${HOST} .sgf-figure:not(.sgf-side) {
    max-width: max(320px, min(150% * var(--ratio), var(--sgf-board-most)));
    > svg { max-width: var(--sgf-board-most) !important; }
  }
}
@media not (scripting: none) {
  @container (max-width: 703.98px) {
    ${HOST} .wide.sgf-comment { display: none; }
  }
  @container (min-width: 704px) {
    ${HOST} .sgf-side {
      --around: calc(4.5 * var(--em));
      max-width: max(1200px, var(--sgf-board-most));
      grid: auto minmax(0, 1fr) auto / max(320px, min(66% - 2 * var(--gap), 100% * var(--ratio), var(--sgf-board-most))) minmax(34%, 544px);
      column-gap: calc(2 * var(--gap)); justify-content: center;
    }
    @media (pointer: coarse) { ${HOST} .sgf-side { --around: calc(6.5 * var(--em)); } }
    ${HOST} .sgf-side > svg { grid-area: 1 / 1 / 3; max-width: var(--sgf-board-most) !important; }
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
  @media (pointer: coarse) and (max-height: 480px) and (orientation: landscape) {
    @container (min-width: 560px) {
      ${HOST}:not([mode='diagram']) .sgf-figure:is(.sgf-side, :has(> .sgf-moves)) {
        --sgf-board-most: var(--sgf-board-max-size, calc(96svh * var(--ratio)));
        max-width: none;
        grid: auto auto minmax(0, 1fr) / min(100% - 240px - 2 * var(--gap), var(--sgf-board-most)) minmax(240px, 544px);
        column-gap: calc(2 * var(--gap)); justify-content: center;
        > svg { grid-area: 1 / 1 / 5; max-width: none !important; }
        > .sgf-head { grid-area: 1 / 2; }
        > .sgf-moves { grid-area: 2 / 2; }
        > .sgf-comment { grid-area: 3 / 2; height: auto; min-height: 0; contain: size; overflow: auto; }
        > figcaption { grid-area: 4 / 2; }
      }
    }
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
