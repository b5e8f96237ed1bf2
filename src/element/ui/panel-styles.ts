import { css } from 'lit';

/** Styles that the panels share. They are in the layer of the first panel, so other styles of buttons override these. */
export const panelStyles = css`
  :host {
    --tint: color-mix(in srgb, var(--accent) 14%, transparent); /* the accent, as a background of text */
  }
  .frame {
    scrollbar-color: color-mix(in srgb, currentcolor 45%, transparent) transparent;
  }
  :is(.text, .branches, .tree-scroller) {
    scrollbar-width: thin;
  }

  button {
    min-width: calc(1.5 * var(--em));
    height: calc(2.25 * var(--em));
    padding: 0;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid transparent;
    border-radius: var(--radius);
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: var(--soft);
  }
  button:active {
    background: var(--edge);
  }
  button[aria-disabled='true'] {
    opacity: 0.35;
    background: none;
    cursor: default;
  }
  button svg {
    pointer-events: none;
    display: block;
    margin: auto;
    width: calc(1.5 * var(--em));
    max-width: 100%;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .way {
    flex: none;
    max-width: 100%;
    height: calc(1.75 * var(--em));
    padding: 0;
    border: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &.aside {
      padding-inline: 0.5em;
      background: var(--tint);
      svg {
        display: inline;
        width: 1.1em;
        vertical-align: -0.2em;
        &:dir(rtl) {
          scale: -1 1; /* back is to the right there */
        }
      }
    }
  }
  .text {
    box-sizing: border-box;
    min-height: 0;
    overflow: auto;
    max-width: 52ch; /* about 62 characters of prose */
    padding: 0.35em calc(0.5 * var(--em)) 1.2em; /* the areas of buttons are higher than their lines */
    line-height: 1.55;
    line-height: round(1.55em, 1px); /* Safari rounds lines without buttons down, and lines with buttons up */
    overflow-wrap: anywhere;
    &:focus-visible {
      mask: none;
    }
    mask: linear-gradient(#000 calc(100% - 1.2em), #0000); /* fades out where there is more below */
    p {
      min-height: 1lh;
      white-space: pre-wrap;
    }
    &:not(:has(> :not(.end))) {
      padding-bottom: 0;
    }
  }
  @media (forced-colors: active) {
    :host {
      --accent: Highlight;
    }
    .stone {
      forced-color-adjust: none;
      color: CanvasText; /* of its outline */
    }
    .to-play b {
      text-decoration: underline 2px Highlight;
    }
    button {
      border-color: Canvas;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
  .loading :is(.players, .comment, .counter) {
    visibility: hidden; /* not known yet, but it keeps its room */
  }
  .no-captures .count,
  .no-text .text,
  .no-players .players,
  .no-info .facts,
  .facts:not(:has(*)),
  .no-names .player bdi {
    display: none;
  }
  .frame:not(.kept) .unnamed,
  .has-side .unnamed {
    display: none;
  }
  /* In a narrow box, a game without players or comments takes less room. A wide box always has the second column. */
  @container (max-width: 703.98px) {
    .ready:not(.kept) .head:has(.players) {
      min-height: 0; /* nothing will be added */
    }
  }
  .has-games .head {
    padding-top: calc(1.75 * var(--em)); /* room for the bar of games, which is loading */
  }
  .branches {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.3em;
    overflow: auto;
    box-sizing: border-box;
    padding: 0.35em calc(0.5 * var(--em));
  }
  .branch {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.4em;
    box-sizing: border-box;
    height: calc(1.75 * var(--em));
    padding: 0 0.7em;
    white-space: nowrap;
    border: 1px solid var(--edge);
    border-radius: var(--em);
    small,
    span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    span {
      flex: none;
      max-width: 70%;
    }
    small {
      color: var(--quiet);
    }
  }
  .branches > * {
    max-width: 100%;
    &:first-child {
      border-color: var(--accent);
    }
  }
  .facts .branch {
    display: inline-flex;
    height: calc(1.5 * var(--em));
    margin-block: calc(-0.2 * var(--em));
  }
  /* Makes room for the names. A size in cqi would mean new styles at each width of a drag. */
  @container (max-width: 24em) {
    .player {
      gap: 0.4em;
      font-size: 0.9em;
    }
    .frame:not(.no-names) .none {
      display: none;
    }
  }
  @container (max-width: 22em) {
    .player {
      font-size: 0.8em;
    }
  }
  @container (min-width: 704px) {
    .has-side {
      /* A comment takes the room of the tree if it needs it: the tree wraps then, to where nothing is seen. */
      .side {
        flex-wrap: wrap;
        overflow: clip;
        :focus-visible {
          outline-offset: -2px;
        }
        > * {
          width: 100%;
          box-sizing: border-box;
        }
      }
      .comment {
        flex: 1 0 auto;
        height: auto;
        min-height: 60%;
        max-height: 100%;
      }
      .side:has(.tree-box :focus) > .comment {
        max-height: 60%;
      }
      &:not(.commented) .comment {
        flex: none;
        min-height: min(60%, 9 * var(--em)); /* room for two ways on: the tree stays where it is */
      }
      &.has-tree .tree-box {
        display: block;
        flex: 999 0 calc(3.75 * 1lh);
        min-height: 0;
        max-height: calc(var(--rows) * 1lh + 0.75 * var(--em)); /* plus a scrollbar */
      }
      /* A phone on its side has no room for rows of players and facts. */
      @media not ((pointer: coarse) and (max-height: 480px) and (orientation: landscape)) {
        &.ready .head:has(.unnamed) {
          min-height: 0;
        }
        .players {
          grid-template-columns: 100%;
        }
        .player + .player {
          border-inline-start: 0;
          border-top: 1px solid var(--edge);
        }
        .to-play {
          background-size: 3px 100%;
          &:dir(rtl) {
            background-position: 100%;
          }
        }
        .facts {
          row-gap: 0;
          max-height: none;
          white-space: normal;
        }
        .facts .long {
          max-width: 100%;
        }
        .facts bdi {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2; /* the game information has the whole text */
        }
      }
    }
    .facts:has(.branch) {
      overflow-clip-margin: calc(0.625 * var(--em)); /* room for the areas of buttons */
    }
  }
  @media (pointer: coarse) {
    .branches .branch {
      height: calc(2.25 * var(--em));
    }
    @media (max-height: 480px) {
      .has-side.has-tree:not(.no-text, .asks-tree) .tree-box {
        display: none; /* a phone in landscape has room only for the words */
      }
    }
  }
  .tree-box {
    border-top: 1px solid var(--edge);
    line-height: calc(1.75 * var(--em)); /* the side of a cell of the tree */
    @media (pointer: coarse) {
      line-height: calc(2.125 * var(--em));
    }
  }
  @media print {
    .frame > .controls:not(.printed),
    .side > .tree-box,
    .step,
    .branches,
    .facts .branch,
    .frame button {
      display: none !important;
    }
    .viewer .comment,
    .text {
      contain: none;
      height: auto;
      overflow: visible;
      mask: none;
    }
  }
`;
