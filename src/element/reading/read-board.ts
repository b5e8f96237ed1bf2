import type { Theme } from '../../view/theme.js';
import type { ArrangementHost } from '../arrangement.js';
import type { SceneHost } from '../board/scene-host.js';
import type { ViewController } from '../controllers/view-controller.js';
import type { Cursor } from '../cursor.js';
import type { PageBoard } from '../page/page-board.js';
import type { Shell } from '../shell.js';

export interface ReadHost extends PageBoard, SceneHost, ArrangementHost {
  readonly label: string;
  readonly caption: string;
  readonly currentPath: string;
  readonly swapColors: boolean;
  readonly keys: string;
  readonly try: boolean;
  readonly hideResult: boolean;
  readonly tools: string;
  readonly speech: string;
  mirror: boolean;
  describe(): string;
  toSvg(): Promise<string>;
  toPng(options?: { readonly width?: number }): Promise<Blob>;
  toText(): Promise<string>;
  requestUpdate(): void;
}

/** The board that is read, and its parts. */
export interface ReadBoard {
  readonly host: ReadHost;
  readonly shell: Shell;
  readonly cursor: Cursor;
  readonly view: ViewController;
  /** `undefined` while it is not known. */
  readonly theme: () => Theme | undefined;
}

/** What a reader uses beside stepping: it comes to a board, follows it, and leaves nothing behind. */
export interface ReadingPart {
  /** After each update of the board. */
  update(): void;
  /** When the board leaves the page; a new part is made if it comes back. */
  release(): void;
}

/** The boards of the page, for what commands them from outside. */
export const readBoards = new WeakMap<object, ReadBoard>();
