import type { Markup } from '../../replay/markup.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { SgfCollection } from '../../sgf/parse.js';
import type { Display, DisplayWishes } from '../../view/display-options.js';
import { layoutDisplay } from '../../view/display-layout.js';
import type { Layout } from '../../view/layout.js';
import type { Scene } from '../../view/shapes.js';
import type { OpenGame } from '../open-game.js';
import { warnOnce } from '../options.js';
import { partOr } from '../part-or.js';

export interface ViewHost extends HTMLElement, DisplayWishes {
  readonly tree: GameTree;
  readonly node: NodeId;
  /** `undefined` while there is none. */
  readonly collection: SgfCollection | undefined;
  requestUpdate(): void;
}

/** A scene as the record and the page want it, before a pointer and `swap-colors` change it. */
export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
}

/** Called for each scene: the scene with something over it. */
export type Cover = (shown: Shown) => Scene;

/** What these attributes say on most pages needs no working out. */
const plain = /^(auto|full)?,(auto|none|western)?,0?,false,false$/;

/** How the board is shown. What the attributes say beside their defaults is worked out by a chunk. */
export class ViewController {
  /** False while that chunk is on its way: the board is better not painted yet. */
  isKnown = true;
  shown: Shown | undefined;
  /** What lies over the scene, the last one on top: a ghost under the pointer, points that a comment names … */
  readonly covers = new Map<string, Cover>();
  readonly host: ViewHost;
  #display: Display = {};
  #game: OpenGame | undefined;
  #wishes = '';

  constructor(host: ViewHost) {
    this.host = host;
  }

  /** Reads the attributes, for a game; the same ones once. */
  async read(shown: OpenGame): Promise<void> {
    const game = shown.own?.record ?? shown; // what a reader adds does not change how the board is shown
    const { view, coordinates, rotate, mirror, swapColors } = this.host;
    const wishes = [view, coordinates, rotate, mirror, swapColors].join();
    if (game === this.#game && wishes === this.#wishes) return;
    this.isKnown = plain.test(wishes);
    if (game !== this.#game) this.shown = undefined; // nobody plays on a picture of another game
    if (this.isKnown || game !== this.#game) this.#display = {};
    this.#game = game;
    this.#wishes = wishes;
    if (this.isKnown) return;
    const { readDisplay } = await partOr(import('../../view/display-options.js'), {
      readDisplay: (): Display => ({}),
    });
    const display = readDisplay(this.host, game.replayer);
    if (game !== this.#game || wishes !== this.#wishes) return;
    this.#display = display;
    const misread = this.host.collection && display.misread; // what other games allow is not known before
    for (const [name, allowed] of Object.entries(misread ?? {})) warnOnce(this.host, name, allowed);
    this.isKnown = true;
    this.host.requestUpdate();
  }

  /** The part that the attribute names, else what the record itself says (VW), else all. */
  layoutOf({ replayer }: OpenGame, view: Markup['view'], cssWidth: number): Layout {
    return layoutDisplay(this.#display, this.host, replayer, view, cssWidth);
  }

  /** The scene with what lies over it, in the colours that are wanted. */
  finished(shown: Shown, isBare = false): Scene {
    if (isBare) return this.recolored(shown.scene);
    this.shown = shown;
    let { scene } = shown;
    for (const cover of this.covers.values()) scene = cover({ ...shown, scene });
    return this.recolored(scene);
  }

  /** Lays a cover over the scene, on top; `undefined` takes the one of that name away. */
  lay(name: string, cover: Cover | undefined): void {
    this.covers.delete(name);
    if (cover) this.covers.set(name, cover);
    this.host.requestUpdate();
  }

  recolored(scene: Scene): Scene {
    return this.#display.recolor?.(scene) ?? scene;
  }
}
