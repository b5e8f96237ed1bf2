/*
 * The wood is a separate canvas. It is small, styles enlarge it, and the canvas with lines and stones above it is
 * transparent, so a step doesn't paint wood, and boards of all sizes share one grain. On paper, in files and in
 * previews, `paintScene` paints both. The first grain of a page takes about 25 ms to compute, so the board is painted
 * before it, and the parts that load when the page is idle are requested before it.
 */

import { detach } from '../platform/detach.js';
import type { Picture } from '../../view/paint/material.js';
import type { Theme } from '../../view/paint/theme.js';
import { grainOf } from '../../view/paint/wood.js';
import { BELOW_BOARDS } from '../../view/paint/contrast.js';
import { atRest } from '../platform/moments.js';
import type { Shell } from '../frame.js';
import type { ElementSize } from '../platform/observers.js';

/** Sets the background colour of the board's box, which is visible even before the board is painted. */
export function showColor({ board: { style } }: Shell, background: string | undefined): void {
  style.setProperty('--board-background', background ?? '');
  style.setProperty('--board-below', background ? BELOW_BOARDS : '');
}

/** Whether no grain has been computed on this page yet. The first one takes a while. */
let isFirst = true;

/**
 * Shows the wood below a board: a small canvas with the grain, which styles enlarge. A step never paints it, and boards
 * of all sizes share it. The first grain of a page is shown a moment after its board, when the page is idle and other
 * idle work, such as loading parts, is done. On a page that is never idle it is shown after four seconds.
 */
export class WoodLayer {
  readonly #shell: Shell;
  readonly #canvas = document.createElement('canvas');
  #laid: Picture | undefined;
  #wait: (() => void) | undefined;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#canvas.className = 'wood';
    this.#canvas.ariaHidden = 'true';
  }

  lay(theme: Theme, { deviceWidth, deviceHeight }: ElementSize): void {
    showColor(this.#shell, theme.background);
    this.#wait = () => {
      this.#wait = undefined;
      isFirst = false;
      this.#show(grainOf(deviceWidth, deviceHeight, theme));
    };
    if (!theme.grain || !isFirst) this.finish();
    else requestAnimationFrame(() => atRest(() => atRest(() => this.finish())));
  }

  /** Shows the wood now if it is still waiting. */
  finish(): void {
    this.#wait?.();
  }

  remove(): void {
    this.#wait = undefined;
    this.#show(undefined);
  }

  #show(picture: Picture | undefined): void {
    if (picture === this.#laid) return;
    this.#laid = picture;
    const { width, height } = picture ?? { width: 0, height: 0 };
    Object.assign(this.#canvas, { width, height });
    if (!picture) return detach(this.#canvas);
    this.#canvas.getContext('2d')?.drawImage(picture, 0, 0);
    this.#shell.canvas.after(this.#canvas);
  }
}
