import type { ReactiveControllerHost } from 'lit';
import type { SgfCollection } from '../../sgf/parse.js';

/** A board as links and buttons elsewhere in the page see it. */
export interface PageBoard extends ReactiveControllerHost, HTMLElement {
  /** `undefined` until the record is there. */
  readonly collection: SgfCollection | undefined;
  readonly error: Error | undefined;
  readonly ready: Promise<void>;
  readonly src: string;
  readonly sgf: string;
  readonly mode: string;
  readonly move: string;
  readonly path: string;
  rotate: string;
  game: string;
  load(source: string): Promise<void>;
  toSgf(): Promise<string>;
  play(): Promise<void>;
  pause(): void;
}
