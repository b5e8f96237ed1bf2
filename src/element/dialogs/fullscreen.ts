import type { Board } from '../board.js';
import { css } from 'lit';
import { enTools } from '../../texts/en/tools.js';
import { besideStyles } from '../ui/beside-styles.js';
import { adopt } from '../ui/styles.js';

/** Makes the board as large as the screen allows, with its panels beside or below. */
const fullscreenStyles = css`
  :host(:fullscreen) {
    container-type: size;
    overflow: auto;
    padding: var(--sgf-board-gap, 0.6em);
    background: var(--sgf-board-surface, canvas);
    color: var(--sgf-board-text, canvastext);
  }
  :host(:fullscreen) .frame {
    box-sizing: border-box;
    max-width: none;
    min-height: 100%;
    align-content: center;
    grid-template-rows: auto;
    --most: 100%;
    --around: calc(12 * var(--em));
  }
  :host(:fullscreen) .board {
    max-width: none;
    width: min(
      var(--most),
      (100vh - var(--around) - var(--own, 0px) - 2 * var(--gap)) * var(--ratio)
    );
  }
  :host(:fullscreen) .frame:has(.own) {
    --own: calc(3 * var(--em)); /* height of the row of the reader's own moves */
    @media (pointer: coarse) {
      --own: calc(3.5 * var(--em));
    }
  }
  @container (min-width: 704px) {
    :host(:fullscreen) .has-side {
      justify-content: center;
      grid-template-columns: auto minmax(240px, 544px); /* the comment gets the room that the board does not need */
      --most: 64vw;
      --around: calc(4.5 * var(--em));
      @media (pointer: coarse) {
        --around: calc(6.5 * var(--em));
      }
      /* The text scrolls, so the controls stay on the screen. */
      .more {
        display: none;
      }
      .side {
        contain: size;
      }
    }
  }
  /*
   * A phone in landscape: the board is as high as the screen, and everything else is beside it.
   * Not a media query: WebKit keeps its result for the next board that adopts the sheet, even if the screen has
   * changed.
   */
  @container (max-height: 464px) and (orientation: landscape) {
    :host(:fullscreen) .frame:not(.diagram, .empty, .failed, .no-controls:not(.has-side)) {
      ${besideStyles}
      --board-column: auto;
      --most: min(60vw, 100vw - 240px - 4 * var(--gap));
      --around: 0px;
      --own: 0px;
      @container (max-width: 704px) {
        :is(.undo, .clear) span {
          display: none;
        }
      }
    }
  }
  :host(:fullscreen) .diagram.no-controls {
    --most: 100%;
    --around: calc(2 * var(--em));
  }
`;

/** Shows a board in full screen, or leaves full screen. Not every browser supports it: iPhones don't. */
export async function toggleFullscreen({ host, shell, announcer, language }: Board): Promise<void> {
  if (host.matches(':fullscreen')) return document.exitFullscreen().catch(() => undefined);
  adopt(shell.root, 'fullscreen', fullscreenStyles);
  try {
    await host.requestFullscreen();
  } catch {
    announcer.show(language.say(enTools, 'noFullscreen')); // frames and pages may forbid it
  }
}
