/*
 * Classes say which panels are shown. `arrangement.ts` reads `mode`, `panels` and `controls`. An element without
 * height measures whether the box is tiny (observing an element that changes its own height would make the browser
 * report a loop). Everything else is container queries in `frame-styles.ts`. A tree that styles hide has no size and
 * is not laid out (`tree/tree-panel.ts`). No size of a frame that shows a record is in `cqi`: from the first such
 * size on, the browser computes the styles of its parts anew at each width of a drag, a fifth of all its work
 * (`test/node/drag.test.js`).
 */

import { choiceOf, warnOnce } from './attributes.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import type { ReactiveController } from 'lit';
import type { Board } from './board.js';
import { type ElementSize, observeSize } from './platform/observers.js';

/** What may stand beside the board. */
export const allPanels = ['players', 'comment', 'tree', 'curve', 'info', 'captures'] as const;

export type Panel = (typeof allPanels)[number];

/** What of it stands there, as the page asks and the box has room for. */
export interface Arrangement {
  /** A problem that is solved is a record like any other. */
  readonly mode: 'viewer' | 'diagram' | 'problem' | 'guess' | 'book';
  /** Whether a reader plays through the record here: a diagram is a picture, unless it has controls or takes moves. */
  readonly isPlayable: boolean;
  readonly controls: 'full' | 'compact' | 'none';
  readonly panels: ReadonlySet<Panel>;
  /** Whether the page names the tree: it then has a place in narrow boxes too. */
  readonly asksForTree: boolean;
}

/**
 * @param isTiny whether the box has room for the board, three buttons and a comment only
 * @param isTold whether the answer of a problem may be seen; `undefined` where nothing is asked
 */
export function arrange(host: SgfBoardElement, isTiny: boolean, isTold?: boolean): Arrangement {
  const mode = isTold ? 'viewer' : choiceOf(host, 'mode');
  const isViewer = mode === 'viewer';
  const controls = choiceOf(host, 'controls');
  const usual = !isViewer ? 'none' : isTiny ? 'compact' : 'full';
  const named = namedPanels(host);
  const isBare = mode === 'diagram' || mode === 'book' || host.panels.trim() === 'none';
  const possible: readonly Panel[] = isTiny || !isViewer ? ['comment'] : allPanels;
  return {
    mode,
    isPlayable:
      isViewer || isTold === false || host.try || controls === 'full' || controls === 'compact',
    controls: controls === 'auto' ? usual : controls,
    panels: new Set(named.length > 0 ? named : isBare ? [] : possible),
    asksForTree: named.includes('tree'),
  };
}

/** Whether the board has buttons of its own: diagrams have those that their page asks for. */
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

/** Boxes narrower than this many CSS pixels have room for the board and three buttons. */
const TINY = 208;

/** Watches how much room there is; asks for an update where that makes a difference. */
export class RoomController implements ReactiveController {
  isTiny = false;
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

  /** @returns whether something is other than before */
  read({ cssWidth }: Pick<ElementSize, 'cssWidth'>): boolean {
    const wasTiny = this.isTiny;
    if (cssWidth > 0) this.isTiny = cssWidth < TINY; // nothing is known of a hidden box
    return this.isTiny !== wasTiny;
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
