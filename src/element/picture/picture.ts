/*
 * `ready` waits for what the picture needs (`Picture.need`): options, theme, marks and fonts are chunks that the
 * first picture requests. Then it paints at once instead of waiting for a frame, because a hidden page gets no
 * frames.
 */

import type { Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import { boardStyle, layoutDisplay } from '../../view/layout/build-layout.js';
import type { Display, DisplayWishes } from '../../view/layout/display-options.js';
import type { Layout } from '../../view/layout/layout.js';
import { isLightText, readTheme, suitingTheme } from '../../view/paint/read-theme.js';
import { isBuiltIn, kaya, type Theme, themeNamed } from '../../view/paint/theme.js';
import { buildScene } from '../../view/scene/scene.js';
import type { Scene } from '../../view/scene/shapes.js';
import { loadedPart, loadPart, type ModuleOf } from '../platform/load-part.js';
import type { Board } from '../board.js';
import { settings, warnOnce } from '../attributes.js';
import type { OpenGame } from '../session/open-game.js';
import type { Place } from '../session/place.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import type { ElementSize } from '../platform/observers.js';
import { showColor } from './wood.js';

/** Builds what a board shows; rich scenes take more than the position and its markup. */
export type SceneBuilder = (
  position: Position,
  markup: Markup,
  layout: Layout,
  host: SgfBoardElement,
  game: OpenGame,
  place: Place,
  board: Board,
) => Scene;

/** What a board has for paper. */
export interface Printed {
  /** Whether it is drawn as vectors: its canvas is not seen. */
  readonly isDrawn: boolean;
  /** Takes away what was added. */
  end(): void;
}

/** The attributes `marks`, `numbers`, `number-from` and `from` of plain scenes, side by side. */
const plainScene = /^(auto|last|none)?,(auto|none)?,$/;

/** Whether what builds rich scenes could not be loaded: then they are plain. */
let isRichMissing = false;

/**
 * What builds the scene that the record and the page ask for. `undefined` while that is a chunk on its
 * way: the board is better not painted yet.
 */
export function sceneBuilder(
  { host, picture }: Board,
  { isRich }: OpenGame,
): SceneBuilder | undefined {
  const wishes = `${host.marks},${host.numbers},${host.numberFrom}${host.from}`;
  if (!isRich && !settings.has('next') && plainScene.test(wishes)) return buildScene;
  const build = loadedPart('rich')?.buildRich ?? (isRichMissing ? buildScene : undefined);
  if (!build) picture.need(loadRich(host));
  return build;
}

async function loadRich(host: SgfBoardElement): Promise<void> {
  isRichMissing = !(await loadPart('rich'));
  host.requestUpdate();
}

/** A scene as the record and the page want it, before overlays and `swap-colors` change it. */
export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
}

/** What is painted, and how. */
export interface Drawn extends Shown {
  readonly theme: Theme;
}

/** Called for each scene: the scene with something over it. */
type Overlay = (shown: Shown) => Scene;

/** The attributes `view`, `coordinates`, `rotate`, `mirror` and `swap-colors` that need no chunk, side by side. */
const plainDisplay = /^(auto|full)?,(auto|none|western)?,0?,false,false$/;

/** The numbers at the end of `view`: a part of so many lines, as a rule. */
const extent = /(\d\d?)(?:x(\d\d?))?$/;

/** How the board is shown: layout, scene, theme, and what lies over the scene. */
export class Picture {
  /** What the canvas shows. */
  shown: Shown | undefined;
  /** The size of the canvas; `undefined` while it has none. */
  size: ElementSize | undefined;
  /** What lies over the scene, the last one on top: a ghost under the pointer, points that a comment names … */
  readonly overlays = new Map<string, Overlay>();
  readonly #board: Board;
  /** What is on its way. */
  readonly #needs = new Set<Promise<unknown>>();
  /** What the attributes say; a chunk reads what few pages say. */
  #display: Display = {};
  /** False while that chunk is on its way: the board is better not painted yet. */
  #isRead = true;
  /** The game and the attributes that were read. */
  #game: OpenGame | undefined;
  #wishes = '';
  #theme: Theme | undefined;

  constructor(board: Board) {
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

  /** Reads the theme anew. One that the page names is read now: a page may be printed before its board is seen. */
  followTheme(): void {
    this.#theme = this.#board.host.theme ? applyTheme(this.#board) : undefined;
  }

  /** Reads the theme anew when it is needed. */
  forgetTheme(): void {
    this.#theme = undefined;
  }

  /** Follows the attributes, for the game that is shown; the same ones once. */
  follow(): void {
    const { host, session } = this.#board;
    const game = session.record; // what a reader adds does not change how the board is shown
    const { coordinates, rotate, mirror, swapColors } = host;
    const view = host.view || session.asker?.view || '';
    const wishes = { view, coordinates, rotate, mirror, swapColors };
    const text = Object.values(wishes).join();
    const isOther = game !== this.#game;
    if (!isOther && text === this.#wishes) return;
    this.#isRead = plainDisplay.test(text);
    if (isOther) this.shown = undefined; // nobody plays on a picture of another game
    if (isOther || this.#isRead) {
      // The box has its shape before the chunk is there.
      const [, columns, rows = columns] = extent.exec(view) ?? [];
      this.#display = columns
        ? { crop: { left: 0, top: 0, right: Number(columns) - 1, bottom: Number(rows) - 1 } }
        : {};
    }
    this.#game = game;
    this.#wishes = text;
    if (!this.#isRead) this.need(this.#read(game, text, wishes));
  }

  async #read(game: OpenGame, text: string, wishes: DisplayWishes): Promise<void> {
    const { host } = this.#board;
    const part = await loadPart('display');
    const display = part?.readDisplay(wishes, game.replayer) ?? {};
    if (game !== this.#game || text !== this.#wishes) return;
    this.#display = display;
    const misread = host.collection && display.misread; // what other games allow is not known before
    for (const [name, allowed] of Object.entries(misread ?? {})) warnOnce(host, name, allowed);
    this.#isRead = true;
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
   * @param isBare without overlays
   */
  draw(cssWidth: number, isBare = false): Drawn | undefined {
    const { game, place, position, markup } = this.#board.session;
    const build = sceneBuilder(this.#board, game);
    if (!build || !this.#isRead) return undefined;
    const layout = this.layoutFor(cssWidth);
    const { theme } = this;
    if (!theme) return undefined;
    let scene = build(position, markup, layout, this.#board.host, game, place, this.#board);
    if (!isBare) {
      this.shown = { layout, scene };
      for (const overlay of this.overlays.values()) scene = overlay({ layout, scene });
    }
    return { layout, scene: this.recolored(scene), theme };
  }

  /** Lays something over the scene, on top; `undefined` takes the one of that name away. */
  setOverlay(name: string, overlay: Overlay | undefined): void {
    this.overlays.delete(name);
    if (overlay) this.overlays.set(name, overlay);
    this.#board.host.requestUpdate();
  }

  recolored(scene: Scene): Scene {
    return this.#display.recolor?.(scene) ?? scene;
  }
}

/** Finds all themes but the built-in ones, and knows which fonts of the page are loaded. */
let moreThemes: Pick<ModuleOf<'rich'>, 'findTheme' | 'withFont'> | undefined;

/**
 * The theme that the attribute names, or the one that suits the page. The box of the board looks like it before the board
 * is painted, too. `undefined` while the theme is on its way: the board is better not painted yet, and is updated then.
 */
function applyTheme(context: Board): Theme | undefined {
  const { host, shell, session } = context;
  const style = getComputedStyle(shell.probe);
  const colorScheme = isLightText(style.color) ? 'dark' : 'light';
  const usual = boardStyle(session.game.replayer)?.theme; // of Othello, say
  const ofPage = suitingTheme(style);
  const suiting = ofPage === 'high-contrast' ? ofPage : (usual ?? ofPage);
  const named = themeNamed(host.theme.trim().replace(/^(auto)?$/, suiting));
  const source = isBuiltIn(named) ? named : moreThemes?.findTheme(host, suiting);
  const theme = source && withFont(context, readTheme(source, style));
  if (!theme) context.picture.need(loadThemes(host));
  // Later: boards that are painted together are all read before one of them is written to.
  queueMicrotask(() => {
    shell.frame.style.colorScheme = colorScheme; // the panels' native parts follow the text, too
    showColor(shell, theme?.background);
    shell.board.style.setProperty('--board-shadow', theme?.grain ? '' : 'none'); // flat boards throw none
  });
  return theme;
}

function withFont(board: Board, theme: Theme): Theme {
  if (theme.font === kaya.font) return theme;
  if (moreThemes) return moreThemes.withFont(board, theme);
  board.picture.need(loadThemes(board.host));
  return { ...theme, font: kaya.font };
}

async function loadThemes(host: SgfBoardElement): Promise<void> {
  moreThemes = (await loadPart('rich')) ?? {
    findTheme: (_, suiting) => themeNamed(suiting === 'dark' ? suiting : 'kaya') ?? {},
    withFont: (_, theme) => theme,
  };
  host.requestUpdate('theme');
}
