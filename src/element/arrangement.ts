/*
 * CSS classes on the frame say which panels are shown. This file reads `mode`, `panels` and `controls`. An element
 * without height measures whether the box is tiny (observing an element that changes its own height would make the
 * browser report a loop). Container queries in `frame-styles.ts` do the rest. A tree that is hidden by styles has no
 * size and is not laid out (`tree/tree-panel.ts`). Don't use the unit `cqi` in a frame that shows a record: one such
 * size makes the browser recompute the styles of all descendants at each width of a drag, a fifth of all its work
 * (`test/node/drag.test.js`).
 */

import { choiceOf, warnOnce } from './attributes.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import type { ReactiveController } from 'lit';
import type { Board } from './board.js';
import { type ElementSize, observeSize } from './platform/observers.js';

/** All panels that can be shown beside the board. */
export const allPanels = ['players', 'comment', 'tree', 'curve', 'info', 'captures'] as const;

export type Panel = (typeof allPanels)[number];

/** The mode, controls and panels of a board: those that the page asks for and the box has room for. */
export interface Arrangement {
  /** A solved problem is shown like any other record (`viewer`). */
  readonly mode: 'viewer' | 'diagram' | 'problem' | 'guess' | 'book';
  /**
   * Whether the reader can step through the record. A diagram is only a picture, unless it has controls or takes moves.
   */
  readonly isPlayable: boolean;
  readonly controls: 'full' | 'compact' | 'none';
  readonly panels: ReadonlySet<Panel>;
  /** Whether the page names the tree. Narrow boxes show the tree only then. */
  readonly asksForTree: boolean;
  /** Whether the page offers full screen and the browser has it. iPhones don't. */
  readonly hasFullscreen: boolean;
}

/** The tools that a page may offer, in the order of the menu. */
const allTools = [
  ...(['go', 'link', 'sgf', 'image', 'print', 'fullscreen', 'flip', 'count'] as const),
  ...(['settings', 'help'] as const),
];

export type Tool = (typeof allTools)[number];

/**
 * @param isTiny whether the box has room only for the board, three buttons and a comment
 * @param isRevealed whether the answer of a problem may be seen; `undefined` if the reader isn't asked for moves
 */
export function arrange(host: SgfBoardElement, isTiny: boolean, isRevealed?: boolean): Arrangement {
  const mode = isRevealed ? 'viewer' : choiceOf(host, 'mode');
  const isViewer = mode === 'viewer';
  const controls = choiceOf(host, 'controls');
  const usual = !isViewer ? 'none' : isTiny ? 'compact' : 'full';
  const named = namedPanels(host);
  const isBare = mode === 'diagram' || mode === 'book' || host.panels.trim() === 'none';
  const possible: readonly Panel[] = isTiny || !isViewer ? ['comment'] : allPanels;
  return {
    mode,
    isPlayable:
      isViewer || isRevealed === false || host.try || controls === 'full' || controls === 'compact',
    controls: controls === 'auto' ? usual : controls,
    panels: new Set(named.length > 0 ? named : isBare ? [] : possible),
    asksForTree: named.includes('tree'),
    hasFullscreen: document.fullscreenEnabled && toolsOf(host).includes('fullscreen'),
  };
}

/** The tools that the page wants: by default all, in a diagram none. */
export function toolsOf(host: SgfBoardElement): readonly Tool[] {
  const words = host.tools.split(/\s+/).filter(Boolean);
  if (words.join() === 'none') return [];
  if (!words.every((word) => allTools.includes(word as Tool)))
    warnOnce(host, 'tools', `none, or some of ${allTools.join(', ')}`);
  const named = allTools.filter((tool) => words.includes(tool));
  const usual = choiceOf(host, 'mode') === 'diagram' ? [] : allTools;
  return named.length > 0 ? named : usual;
}

/** Whether the board has its own buttons. Diagrams have buttons only if the page asks for them. */
export const hasButtons = ({ host, arrangement }: Board): unknown =>
  arrangement.isPlayable || host.panels || host.tools;

function namedPanels(host: SgfBoardElement): Panel[] {
  const tokens = host.panels.split(/\s+/).filter(Boolean);
  const named = allPanels.filter((panel) => tokens.includes(panel));
  const isWord = tokens.length === 1 && /^(auto|none)$/.test(host.panels.trim());
  if (!isWord && tokens.some((token) => !allPanels.includes(token as Panel)))
    warnOnce(host, 'panels');
  return named;
}

/** Width below which a box is tiny, in CSS pixels: it has room for the board and three buttons. */
const TINY = 208;
/** Width below which labels on a board of 19 lines are less than 8 pixels high, in CSS pixels. */
const NARROW = 256;

/** Watches how much room there is and requests an update if the board becomes tiny or narrow, or stops being so. */
export class RoomController implements ReactiveController {
  isTiny = false;
  /** Whether labels on the whole board may be too small to read. */
  isNarrow = false;
  readonly #board: Board;
  #stop: (() => void) | undefined;

  constructor(board: Board) {
    this.#board = board;
    board.host.addController(this);
  }

  hostConnected(): void {
    const { host, shell } = this.#board;
    this.#stop = observeSize(shell.gauge, (size) => {
      if (this.read(size)) host.requestUpdate();
    });
  }

  /** @returns whether `isTiny` or `isNarrow` has changed */
  read({ cssWidth }: Pick<ElementSize, 'cssWidth'>): boolean {
    const { isTiny, isNarrow } = this;
    if (cssWidth > 0) {
      // A hidden box has no width.
      this.isTiny = cssWidth < TINY;
      this.isNarrow = cssWidth < NARROW;
    }
    return this.isTiny !== isTiny || this.isNarrow !== isNarrow;
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
