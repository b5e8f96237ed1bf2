/*
 * `ready` waits for everything that the picture needs (`Picture.need`): the first picture requests the parts for
 * options, themes and marks, and the fonts. Then the board is painted at once, without waiting for a frame, because a
 * hidden page gets no frames.
 */

import { hasMarks, type Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import { boardStyle, layoutDisplay, turnStepOf } from '../../view/layout/build-layout.js';
import type { Display, DisplayOptions } from '../../view/layout/display-options.js';
import type { Layout } from '../../view/layout/layout.js';
import { type Orientation, type Reorientation, reoriented } from '../../view/layout/orientation.js';
import { isLightText, readTheme, suitingTheme } from '../../view/paint/read-theme.js';
import { isBuiltIn, kaya, type Theme, themeNamed } from '../../view/paint/theme.js';
import { buildScene } from '../../view/scene/scene.js';
import type { Scene } from '../../view/scene/shapes.js';
import { loadedPart, loadPart, type ModuleOf } from '../platform/load-part.js';
import type { Board } from '../board.js';
import { settings, warnOnce } from '../attributes.js';
import type { OpenGame } from '../../view/open-game.js';
import type { Place } from '../../game/place.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import type { ElementSize } from '../platform/observers.js';
import { showColor } from './wood.js';

/** The number of lines with labels that are readable in boxes of any usual width. */
const LEGIBLE = 9;

/** Builds the scene of a board. Rich scenes need more than the position and its markup. */
export type SceneBuilder = (
  position: Position,
  markup: Markup,
  layout: Layout,
  host: SgfBoardElement,
  game: OpenGame,
  place: Place,
  board: Board,
) => Scene;

/** A board that is prepared for printing. */
export interface Printed {
  /** Whether it is drawn as vectors; its canvas is then hidden. */
  readonly isDrawn: boolean;
  /** Its width on paper, in CSS pixels, as far as it is known before. */
  readonly cssWidth: number;
  /** Removes everything that was added for printing. */
  end(): void;
}

/** Matches the joined attributes `marks`, `numbers`, `number-from` and `from` of plain scenes. */
const plainScene = /^(auto|last|none)?,(auto|none)?,$/;

/** Whether the part `rich` could not be loaded; all scenes are then plain. */
let isRichMissing = false;

async function loadRich(host: SgfBoardElement): Promise<void> {
  isRichMissing = !(await loadPart('rich'));
  host.requestUpdate();
}

/** The scene for the record and the page, before overlays and `swap-colors` change it. */
export interface Shown {
  readonly scene: Scene;
  readonly layout: Layout;
}

/** The scene to paint, with its layout and theme. */
export interface Drawn extends Shown {
  readonly theme: Theme;
}

/** Called for each scene; returns the scene with something added over it. */
type Overlay = (shown: Shown) => Scene;

/** Matches the joined attributes `view`, `coordinates`, `rotate`, `mirror` and `swap-colors` if they need no part. */
const plainDisplay = /^(auto|full)?,(auto|none|western)?,0?,false,false$/;

/** The numbers at the end of `view`: usually the number of columns and rows to show. */
const extent = /(\d\d?)(?:x(\d\d?))?$/;

/** How the board is shown: layout, scene, theme and overlays. */
export class Picture {
  /** The last drawn scene and layout, without overlays. */
  shown: Shown | undefined;
  /** The size of the canvas; `undefined` while it has none. */
  size: ElementSize | undefined;
  /** Overlays of the scene, the last one on top: a ghost under the pointer, points that a comment names … */
  readonly overlays = new Map<string, Overlay>();
  /** What the reader has done with the board; `undefined` if it is as the page shows it. */
  reorientation: Reorientation | undefined;
  readonly #board: Board;
  /** The pending loads that the picture needs. */
  readonly #needs = new Set<Promise<unknown>>();
  /** The display options from the attributes. The part `display` reads the rare ones. */
  #display: Display = {};
  /** False while that part is loading; the board should not be painted yet. */
  #isRead = true;
  /** Whether the attributes don't need that part. Then a board can be printed before the part is loaded. */
  #isPlain = true;
  /** The game whose display options were read. */
  #game: OpenGame | undefined;
  #options = '';
  #theme: Theme | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** Adds a promise that must settle before the board can be painted as it should be. An update follows. */
  need(part: Promise<unknown>): void {
    const done = () => this.#needs.delete(settled);
    const settled: Promise<unknown> = part.then(done, done);
    this.#needs.add(settled);
  }

  /** Settles when all pending loads are done; `undefined` if there are none. */
  get settled(): Promise<unknown> | undefined {
    return this.#needs.size > 0 ? Promise.all(this.#needs) : undefined;
  }

  /** The theme; `undefined` while it is loading. */
  get theme(): Theme | undefined {
    return (this.#theme ??= applyTheme(this.#board));
  }

  /** Reads the theme again: now if the page names one, because the page may be printed before the board is seen. */
  followTheme(): void {
    this.#theme = this.#board.host.theme ? applyTheme(this.#board) : undefined;
  }

  /** Marks the theme as outdated, so that it is read again when it is next needed. */
  forgetTheme(): void {
    this.#theme = undefined;
  }

  /** The orientation and colours that the reader sees. */
  get orientation(): Orientation {
    const { rotate, mirror, swapColors } = this.#board.host;
    const page = { rotate, mirror, swapColors };
    if (!this.reorientation) return page;
    const { replayer } = this.#board.session.record;
    return reoriented(page, this.reorientation, turnStepOf(replayer));
  }

  /** Reads the display attributes for the shown game, if the game or the attributes have changed. */
  follow(): void {
    const { host, session } = this.#board;
    const game = session.record; // the reader's own moves don't change how the board is shown
    const view = host.view.trim() || session.challenge?.view || '';
    const options = { view, coordinates: host.coordinates, ...this.orientation };
    const isCut = this.#mayCut(game, view);
    const attributes = Object.values(options).join();
    const text = isCut ? `${attributes} cut` : attributes;
    const isOther = game !== this.#game;
    if (!isOther && text === this.#options) return;
    this.#isPlain = plainDisplay.test(attributes);
    this.#isRead = this.#isPlain && !isCut;
    if (isOther) this.shown = undefined; // a click must not use the picture of another game
    if (isOther || this.#isRead) {
      // The box gets its shape before the part is loaded.
      const [, columns, rows = columns] = extent.exec(view) ?? [];
      this.#display = columns
        ? { crop: { left: 0, top: 0, right: Number(columns) - 1, bottom: Number(rows) - 1 } }
        : {};
    }
    this.#game = game;
    this.#options = text;
    if (this.#isRead) return;
    const part = loadedPart('display');
    if (part)
      this.#read(part, options, isCut); // at once, because the board may be printed now
    else this.need(this.#readLater(game, text, options, isCut));
  }

  /**
   * Whether a narrow board may show only the section that the game uses, because labels on the whole board would be too
   * small to read. The section depends on the record and the width only, so no step changes it. It is square, so the
   * box keeps its shape.
   */
  #mayCut({ tree, replayer }: OpenGame, view: string): boolean {
    const { host, room, session } = this.#board;
    const { columns, rows } = replayer.size;
    const isLarge = (view === '' || view === 'auto') && columns > LEGIBLE && columns === rows;
    if (!isLarge || !room.isNarrow || host.live || session.takesMoves) return false;
    return !!host.from || !/^(auto|none)?$/.test(host.numbers) || hasMarks(tree);
  }

  async #readLater(
    game: OpenGame,
    text: string,
    options: DisplayOptions,
    isCut: boolean,
  ): Promise<void> {
    const part = await loadPart('display');
    if (game !== this.#game || text !== this.#options) return;
    this.#read(part, options, isCut);
    this.#board.host.requestUpdate();
  }

  #read(part: ModuleOf<'display'> | undefined, options: DisplayOptions, isCut: boolean): void {
    const { host, session } = this.#board;
    const { replayer } = session.record;
    const needed = host.view.trim() ? undefined : session.challenge?.needed;
    const display = part?.readDisplay({ ...options, needed }, replayer) ?? {};
    const narrowCrop = isCut ? part?.readCrop('fit-square', replayer) : undefined;
    this.#display = { ...display, narrowCrop };
    const misread = host.collection && display.misread; // before the record is loaded, the kind of game isn't known
    for (const [name, allowed] of Object.entries(misread ?? {})) warnOnce(host, name, allowed);
    this.#isRead = true;
  }

  /**
   * The layout of the section that the attribute names, or else of the record's own view (VW), or else of the whole
   * board.
   */
  layoutOf({ replayer }: OpenGame, view: Markup['view'], cssWidth: number): Layout {
    return layoutDisplay(this.#display, this.#board.host, replayer, view, cssWidth);
  }

  /** The layout of the shown node in a box of this width, in CSS pixels. */
  layoutFor(cssWidth: number): Layout {
    const { game, markup } = this.#board.session;
    return this.layoutOf(game, markup.view, cssWidth);
  }

  /**
   * Returns the scene to paint in a box of this width, in CSS pixels; `undefined` while something is still loading.
   *
   * @param isBare without overlays, and without marks if their part is not loaded yet; for paper, which can't wait
   */
  draw(cssWidth: number, isBare = false): Drawn | undefined {
    const { game, place, position, markup } = this.#board.session;
    const build = this.builderOf(game) ?? (isBare ? buildScene : undefined);
    if (!build || !(this.#isRead || (isBare && this.#isPlain))) return undefined;
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

  /** Adds an overlay on top of the others; `undefined` removes the overlay with that name. */
  setOverlay(name: string, overlay: Overlay | undefined): void {
    this.overlays.delete(name);
    if (overlay) this.overlays.set(name, overlay);
    this.#board.host.requestUpdate();
  }

  /**
   * The function that builds the scene for the record and the page. `undefined` while its part is loading; the board
   * should not be painted yet.
   */
  builderOf({ isRich }: OpenGame): SceneBuilder | undefined {
    const { host } = this.#board;
    const options = `${host.marks},${host.numbers},${host.numberFrom}${host.from}`;
    if (!isRich && !settings.has('next') && plainScene.test(options)) return buildScene;
    const build = loadedPart('rich')?.buildRich ?? (isRichMissing ? buildScene : undefined);
    if (!build) this.need(loadRich(host));
    return build;
  }

  recolored(scene: Scene): Scene {
    return this.#display.recolor?.(scene) ?? scene;
  }
}

/** Functions of the part `rich`: they find the themes that aren't built in and wait for the page's fonts. */
let moreThemes: Pick<ModuleOf<'rich'>, 'findTheme' | 'withFont'> | undefined;

/**
 * Returns the theme that the attribute names, or the one that suits the page. Also applies its colours to the box,
 * which shows them before the board is painted. `undefined` while the theme is loading; the board should not be painted
 * yet, and is updated when the theme is loaded.
 */
function applyTheme(context: Board): Theme | undefined {
  const { host, shell, session } = context;
  const style = getComputedStyle(shell.probe);
  const colorScheme = isLightText(style.color) ? 'dark' : 'light';
  const usual = boardStyle(session.game.replayer)?.theme; // for example, Othello has its own
  const ofPage = suitingTheme(style);
  const suiting = ofPage === 'high-contrast' ? ofPage : (usual ?? ofPage);
  const named = themeNamed(host.theme.trim().replace(/^(auto)?$/, suiting));
  const source = isBuiltIn(named) ? named : moreThemes?.findTheme(host, suiting);
  const theme = source && withFont(context, readTheme(source, style));
  if (!theme) context.picture.need(loadThemes(host));
  // Styles are set later, so that all boards that are painted together read their styles before one of them changes.
  queueMicrotask(() => {
    shell.frame.style.colorScheme = colorScheme; // native controls in the panels also follow the text colour
    showColor(shell, theme?.background);
    shell.board.style.setProperty('--board-shadow', theme?.grain ? '' : 'none'); // flat boards have no shadow
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
