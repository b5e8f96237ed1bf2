import { css } from 'lit';

/**
 * Styles of slider and buttons. Heights do not depend on the width, so that nothing moves while the board loads.
 * Colours are mixed with the text colour, so they suit light and dark pages.
 */
export const controlStyles = css`
  .scrubber,
  .buttons,
  .buttons span {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .controls {
    --tool: calc(1.75 * var(--em));
    --tools: var(--tool); /* room for the button that opens the menu */
    @container (min-width: 480px) {
      .has-fullscreen & {
        --tools: calc(2 * var(--tool)); /* and for the button for full screen */
      }
    }
  }
  :host([tools='none']) .controls {
    --tools: 0px;
  }
  .scrubber {
    padding-right: var(--tools);
  }
  .counter {
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    min-width: 4.6em;
    padding-left: 0.6em;
    text-align: end;
    position: relative;
    &::after {
      content: attr(data-widest); /* keeps the track as long at all moves */
      visibility: hidden;
    }
    > span {
      position: absolute;
      inset: 0;
      padding: inherit;
      contain: size layout; /* a step changes the text and lays out nothing else */
    }
  }
  .track {
    --thumb: 16px;
    --rail: color-mix(in srgb, currentcolor 30%, transparent);
    --paper: #fff;
    --core: var(--accent);
    --ring: 2px solid var(--paper);
    position: relative;
    flex: 1;
    min-width: 0;
    height: calc(1.5 * var(--em));
  }
  .off-game {
    --core: var(--paper);
    --ring: 4px solid var(--accent);
  }
  .rail {
    position: absolute;
    inset: calc(50% - 1.5px) 0;
    border-radius: 2px;
    background: linear-gradient(var(--accent) 0 0) 0 /
      calc(var(--thumb) / 2 + (100% - var(--thumb)) * var(--played)) 100% no-repeat var(--rail);
  }
  .track input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    contain: size layout; /* a step moves the thumb and lays out nothing else */
    appearance: none;
    background: none;
    border-radius: var(--radius);
    cursor: pointer;
  }
  .track input::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: var(--ring);
    border-radius: 50%;
    background: var(--core);
    box-shadow: 0 0 0 1px #0006;
  }
  .track input::-moz-range-thumb {
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: var(--ring);
    border-radius: 50%;
    background: var(--core);
    box-shadow: 0 0 0 1px #0006;
  }
  .track input::-moz-range-track {
    background: none;
  }
  .buttons button {
    flex: 0 1 calc(2.5 * var(--em));
  }
  button.play {
    flex-basis: calc(3 * var(--em));
  }
  .buttons span button {
    flex-basis: auto;
    width: calc(2.25 * var(--em));
  }
  .loading .comments {
    opacity: 0.35;
    background: none;
    cursor: default;
  }
  .buttons > span {
    flex: 0 1 auto;
    min-width: 0;
    margin-left: calc(0.4 * var(--em));
    padding-left: calc(0.4 * var(--em));
    background: linear-gradient(var(--edge) 0 0) 0 / 1px calc(1.25 * var(--em)) no-repeat;
  }
  .play svg {
    fill: currentcolor;
  }
  .first svg,
  .prev svg,
  .prev-comment svg {
    transform: scaleX(-1);
  }

  .no-text.no-variations .comments,
  .buttons .dead,
  .no-controls [part='controls'],
  .compact .scrubber,
  .compact .buttons > :not(.prev, .play, .next) {
    display: none;
  }

  @container (max-width: 312px) {
    .first,
    .last {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .buttons button {
      flex-basis: calc(2.75 * var(--em));
      height: calc(2.75 * var(--em));
    }
    .buttons span button {
      width: calc(2.75 * var(--em));
    }
    .buttons .comments {
      margin: 0;
      padding: 0;
      background: none;
    }
    .controls {
      --tool: calc(2.75 * var(--em));
    }
    .track {
      --thumb: 24px;
      height: calc(2.75 * var(--em));
    }
  }
  @container (max-width: 256px) {
    [part='controls'] {
      display: flex;
      align-items: center;
    }
    .scrubber {
      flex: 1;
      min-width: 0;
      padding: 0;
    }
    .frame:not(.compact) [part='controls'] {
      padding-right: var(--tools);
    }
    .counter {
      min-width: 0;
      @media (pointer: fine) {
        flex: none; /* the track gives way */
      }
      padding: 0 0.4em;
    }
    .buttons {
      flex: none;
      .comments {
        display: none;
      }
      button {
        flex: none;
        width: calc(1.75 * var(--em));
        height: calc(1.75 * var(--em));
      }
    }
    .compact .buttons {
      flex: 1;
    }
    @media (pointer: coarse) {
      .track {
        display: none; /* fingers swipe on the board instead */
      }
      @container (max-width: 248px) {
        .counter {
          display: none; /* the buttons need its room; the step line has the move */
        }
      }
      .buttons button {
        min-width: calc(2.75 * var(--em));
        height: calc(2.75 * var(--em));
      }
    }
  }
  @media (prefers-contrast: more) {
    .track {
      --rail: color-mix(in srgb, currentcolor 60%, transparent);
    }
  }
  @media (forced-colors: active) {
    .track {
      --rail: CanvasText;
      --paper: Canvas;
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;
