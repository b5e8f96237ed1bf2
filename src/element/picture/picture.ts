import type { Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { Layout } from '../../view/layout/layout.js';
import { buildScene } from '../../view/scene/scene.js';
import type { Scene } from '../../view/scene/shapes.js';
import { loadChunk } from '../chunks.js';
import type { OpenGame } from '../session/open-game.js';
import type { Place } from '../session/place.js';
import type { BoardContext } from '../context.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import type { Display } from '../../view/layout/display-options.js';
import { layoutDisplay } from '../../view/layout/build-layout.js';
import type { Theme } from '../../view/paint/theme.js';
import { applyTheme } from './apply-theme.js';
import type { ElementSize } from './observers.js';
import { warnOnce } from '../attributes.js';

/** Builds what a board shows; rich scenes take more than the position and its markup. */
export type SceneBuilder = (
  position: Position,
  markup: Markup,
  layout: Layout,
  host: SgfBoardElement,
  game: OpenGame,
  place: Place,
) => Scene;

/** The attributes `marks`, `numbers` and `number-from` of plain scenes, side by side. */
const plainScene = /^(auto|last|none)?,(auto|none)?,$/;

let buildRich: SceneBuilder | undefined;

/**
 * Who builds the scene that the record and the page ask for. `undefined` while that is a chunk on its
 * way: the board is better not painted yet.
 */
export function sceneBuilder(
  { host, picture }: BoardContext,
  { isRich }: OpenGame,
): SceneBuilder | undefined {
  if (!isRich && plainScene.test(`${host.marks},${host.numbers},${host.numberFrom}`))
    return buildScene;
  if (!buildRich) picture.need(loadRich(host));
  return buildRich;
}

/** Sets who builds rich scenes from now on. */
export function buildRichWith(builder: SceneBuilder): void {
  buildRich = builder;
}

async function loadRich(host: SgfBoardElement): Promise<void> {
  await loadChunk('rich');
  buildRich ??= buildScene;
  host.requestUpdate();
}

/** A scene as the record and the page want it, before overlays and `swap-colors` change it. */
export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
}

/** What is painted: a place of a game, and how. */
export interface ShownGame extends Shown {
  readonly theme: Theme;
  readonly game: OpenGame;
  readonly place: Place;
}

/** Called for each scene: the scene with something over it. */
type Overlay = (shown: Shown) => Scene;

/** What these attributes say on most pages needs no working out. */
const plain = /^(auto|full)?,(auto|none|western)?,0?,false,false$/;

/** How the board is shown. What the attributes say beside their defaults is worked out by a chunk. */
export class Picture {
  shown: Shown | undefined;
  /** The size of the canvas; `undefined` while it has none. */
  size: ElementSize | undefined;
  /** What lies over the scene, the last one on top: a ghost under the pointer, points that a comment names … */
  readonly overlays = new Map<string, Overlay>();
  readonly #board: BoardContext;
  /** What is on its way. */
  readonly #needs = new Set<Promise<unknown>>();
  /** False while the chunk is on its way: the board is better not painted yet. */
  #isKnown = true;
  #display: Display = {};
  #game: OpenGame | undefined;
  #wishes = '';
  #theme: Theme | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  /** The board is not painted as it should be before this has settled; an update follows. */
  need(part: Promise<unknown>): void {
    const done = () => this.#needs.delete(settled);
    const settled: Promise<unknown> = part.then(done, done);
    this.#needs.add(settled);
  }

  /** Settles when what is on its way now is there; `undefined` where nothing is. */
  get settled(): Promise<unknown> | undefined {
    return this.#needs.size > 0 ? Promise.all(this.#needs) : undefined;
  }

  /** `undefined` while it is on its way. */
  get theme(): Theme | undefined {
    return (this.#theme ??= applyTheme(this.#board));
  }

  /** The page may want another theme. One that it names is read now: a page may be printed before its board is seen. */
  followTheme(): void {
    this.#theme = this.#board.host.theme ? applyTheme(this.#board) : undefined;
  }

  /** Looks what the page wants when the theme is asked for the next time. */
  forgetTheme(): void {
    this.#theme = undefined;
  }

  /** Follows the attributes, for the game that is shown; the same ones once. */
  follow(): void {
    const { host, session } = this.#board;
    const game = session.record; // what a reader adds does not change how the board is shown
    const { view, coordinates, rotate, mirror, swapColors } = host;
    const wishes = [view, coordinates, rotate, mirror, swapColors].join();
    if (game === this.#game && wishes === this.#wishes) return;
    this.#isKnown = plain.test(wishes);
    if (game !== this.#game) this.shown = undefined; // nobody plays on a picture of another game
    if (this.#isKnown || game !== this.#game) this.#display = {};
    this.#game = game;
    this.#wishes = wishes;
    if (!this.#isKnown) this.need(this.#read(game, wishes));
  }

  async #read(game: OpenGame, wishes: string): Promise<void> {
    const { host } = this.#board;
    const part = await loadChunk('rich');
    const display = part?.readDisplay(host, game.replayer) ?? {};
    if (game !== this.#game || wishes !== this.#wishes) return;
    this.#display = display;
    const misread = host.collection && display.misread; // what other games allow is not known before
    for (const [name, allowed] of Object.entries(misread ?? {})) warnOnce(host, name, allowed);
    this.#isKnown = true;
    host.requestUpdate();
  }

  /** The part that the attribute names, else what the record itself says (VW), else all. */
  layoutOf({ replayer }: OpenGame, view: Markup['view'], cssWidth: number): Layout {
    return layoutDisplay(this.#display, this.#board.host, replayer, view, cssWidth);
  }

  /** The layout of what is shown, in a box of so many CSS pixels. */
  layoutFor(cssWidth: number): Layout {
    const { game, markup } = this.#board.session;
    return this.layoutOf(game, markup.view, cssWidth);
  }

  /**
   * What is to be painted in a box of so many CSS pixels; `undefined` while that is not known.
   *
   * @param isBare without what lies over it on the screen: the pointer's ghost, say
   */
  draw(cssWidth: number, isBare = false): ShownGame | undefined {
    const { game, place, position, markup } = this.#board.session;
    const build = sceneBuilder(this.#board, game);
    if (!build || !this.#isKnown) return undefined;
    const layout = this.layoutFor(cssWidth);
    const { theme } = this;
    const shown = { layout, scene: build(position, markup, layout, this.#board.host, game, place) };
    return theme && { layout, scene: this.#finished(shown, isBare), theme, game, place };
  }

  /** The scene with what lies over it, in the colours that are wanted. */
  #finished(shown: Shown, isBare: boolean): Scene {
    if (isBare) return this.recolored(shown.scene);
    this.shown = shown;
    let { scene } = shown;
    for (const overlay of this.overlays.values()) scene = overlay({ ...shown, scene });
    return this.recolored(scene);
  }

  /** Lays something over the scene, on top; `undefined` takes the one of that name away. */
  lay(name: string, overlay: Overlay | undefined): void {
    this.overlays.delete(name);
    if (overlay) this.overlays.set(name, overlay);
    this.#board.host.requestUpdate();
  }

  recolored(scene: Scene): Scene {
    return this.#display.recolor?.(scene) ?? scene;
  }
}
