import type { SgfCollection } from '../../sgf/parse.js';
import type { Cursor } from '../cursor.js';
import type { Shell } from '../shell.js';
import type { ArrangementHost } from '../arrangement.js';
import type { UpdatingElement } from '../updating-element.js';

export interface SteeredHost extends UpdatingElement, ArrangementHost {
  readonly collection: SgfCollection | undefined;
  readonly keys: string;
  readonly wheel: string;
  readonly autoplay: boolean;
  readonly interval: string;
  readonly loop: boolean;
  describe(): string;
}

/** A board and its parts, for those who move it. */
export interface Steered {
  readonly host: SteeredHost;
  readonly shell: Shell;
  readonly cursor: Cursor;
}
