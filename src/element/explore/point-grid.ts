import { detach } from '../platform/detach.js';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { Point } from '../../rules/point.js';
import { describeLine } from '../../speech/lines.js';
import { type DescribePoint, pointDescriber } from '../../speech/points.js';
import { enExplore } from '../../texts/en/explore.js';
import type { Layout } from '../../view/layout/layout.js';
import { placeLayout } from '../../view/layout/placement.js';
import {
  type CellPlace,
  findCell,
  lineFrom,
  middleCell,
  searchFrom,
  type SeenCell,
  type SeenName,
  type SeenRows,
  seenRows,
  walkFrom,
} from '../../view/layout/seen-rows.js';
import { loadPart } from '../platform/load-part.js';
import type { Board } from '../board.js';
import { atRest } from '../platform/moments.js';
import type { OpenGame } from '../../view/open-game.js';
import { actionAt, selectPoint } from '../moves/select-point.js';
import { adopt } from '../ui/styles.js';
import { pointGridStyles } from './point-grid-styles.js';

/** Ways to end the grid: the reader goes back to the picture, or there is nothing left to explore. */
interface Exits {
  readonly leave: () => void;
  readonly close: () => void;
}

/** Number of rows that PageUp and PageDown move. */
const PAGE = 5;
const FAR = 1000;

/** The keys of ARIA grids, as the keymap writes them, with the rows and columns that they move. */
const walks: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  PageDown: [PAGE, 0],
  PageUp: [-PAGE, 0],
  Home: [0, -FAR],
  End: [0, FAR],
  'Control+Home': [-FAR, -FAR],
  'Control+End': [FAR, FAR],
};

/**
 * The visible part of a board as an ARIA grid over its picture. It is built once for each layout. A step renames its
 * cells: the focused one at once, the others when the page is idle.
 */
export class PointGrid {
  readonly #board: Board;
  readonly #exits: Exits;
  readonly #record: OpenGame;
  readonly #box = document.createElement('div');
  readonly #removeCommands: () => void;
  /** The layout of the cells. Each painting has its own layout, mostly an equal one. */
  #layout: Layout | undefined;
  #look = '';
  #seen: SeenRows | undefined;
  /** The cell that has the focus, or gets it when the reader comes back. */
  #current: CellPlace = [0, 0];
  /** Whether the grid is to take the focus as soon as it has cells. */
  #isAwaited = false;
  #describe: DescribePoint | undefined;
  /** The values that the names of the cells depend on. */
  #described: readonly unknown[] = [];

  /** @param before the element in the board's box that the grid follows */
  constructor(board: Board, before: Element, exits: Exits) {
    this.#board = board;
    this.#exits = exits;
    this.#record = board.session.record;
    this.#box.className = 'grid';
    this.#box.dir = 'ltr';
    this.#box.dataset['keys'] = 'grid';
    this.#box.setAttribute('role', 'grid');
    adopt(board.shell.root, 'point-grid', pointGridStyles);
    before.after(this.#box);
    this.#removeCommands = board.commands.add({
      'walk-points': ({ key = '' }) => this.#walk(key),
      'walk-stones': ({ key }) => this.#walkToStone(key === '+' ? 1 : -1),
      'read-line': ({ key = '' }) => this.#readLine(key.replace('Shift+', '')),
      'find-point': ({ key = '' }) => this.#find(key),
      'select-point': () => this.#select(this.#current),
      'leave-points': () => this.#exits.leave(),
    });
    this.update();
    const { shown } = board.picture;
    if (!shown) return;
    this.#follow(shown.layout);
    this.#place();
  }

  /** Called after each update of the board. */
  update(): void {
    const { session, picture, arrangement, language } = this.#board;
    const { leave, close } = this.#exits;
    if (session.record !== this.#record) return this.#hasFocus ? leave() : close();
    if (!arrangement.isPlayable) return close(); // the board has become a mere picture
    if (!picture.overlays.has('grid'))
      picture.setOverlay('grid', ({ scene, layout }) => {
        this.#follow(layout); // returns the scene unchanged; an overlay is called for each painted layout
        this.#place();
        return scene;
      });
    this.#box.ariaLabel = language.say(enExplore, 'grid');
    this.#nameCells();
  }

  focus(): void {
    this.#isAwaited = !this.#seen;
    this.#elementAt(this.#current)?.focus();
  }

  remove(): void {
    this.#removeCommands();
    this.#described = [];
    this.#board.picture.setOverlay('grid', undefined);
    detach(this.#box);
  }

  #follow(layout: Layout): void {
    const look = JSON.stringify(layout);
    if (look === this.#look) return;
    this.#look = look;
    this.#layout = layout;
    const { lastMove } = this.#board.session.position;
    const start = lastMove?.kind === 'play' ? lastMove.point : undefined;
    const point = this.#pointAt(this.#current) ?? start;
    const takesFocus = this.#hasFocus || this.#isAwaited;
    this.#seen = seenRows(layout);
    this.#current = findCell(this.#seen, point) ?? middleCell(this.#seen);
    render(nothing, this.#box); // the new cells then have no names and no focus
    render(this.#rows(this.#seen), this.#box);
    this.#moveTo(this.#current);
    if (takesFocus) this.focus();
    this.#nameCells();
  }

  /** The rows of the grid. A cell without a point is one that the record leaves blank. */
  #rows({ columnNames, rowNames, rows }: SeenRows): TemplateResult {
    const cellAt = ({ point, x, y }: SeenCell, cell: CellPlace) =>
      point === undefined
        ? html`<span role="gridcell" .style=${placed(x, y)}></span>`
        : html`<span
            role="gridcell"
            tabindex="-1"
            .style=${placed(x, y)}
            @focus=${() => this.#focused(cell)}
            @click=${() => this.#select(cell)}
          ></span>`;
    return html`<div role="row">
        <span role="gridcell"></span>
        ${columnNames.map((name) => head(name, 'columnheader'))}
      </div>
      ${rows.map(
        (cells, row) => html`<div role="row">
          ${head(rowNames[row] ?? { text: '', x: 0, y: 0 }, 'rowheader')}
          ${cells.map((cell, column) => cellAt(cell, [row, column]))}
        </div>`,
      )}`;
  }

  /** Sets the custom properties from which the styles place the cells, as shares of the box. */
  #place(): void {
    const { deviceWidth = 0, deviceHeight = 0 } = this.#board.picture.size ?? {};
    if (!this.#layout || !deviceHeight) return;
    const { cell, left, top } = placeLayout(this.#layout, deviceWidth, deviceHeight);
    const setShare = (name: string, length: number, whole: number) =>
      this.#box.style.setProperty(name, `${(100 * length) / whole}%`);
    setShare('--left', left, deviceWidth);
    setShare('--across', cell, deviceWidth);
    setShare('--top', top, deviceHeight);
    setShare('--down', cell, deviceHeight);
  }

  get #hasFocus(): boolean {
    return this.#box.contains(this.#board.shell.root.activeElement);
  }

  #pointAt([row, column]: CellPlace): Point | undefined {
    return this.#seen?.rows[row]?.[column]?.point;
  }

  /** The element of a cell; the first row and the first column are names. */
  #elementAt([row, column]: CellPlace): HTMLElement | undefined {
    return this.#box.children[row + 1]?.children[column + 1] as HTMLElement | undefined;
  }

  /** Makes a cell the only stop of the Tab key. */
  #moveTo(cell: CellPlace): void {
    const [before, after] = [this.#elementAt(this.#current), this.#elementAt(cell)];
    this.#current = cell;
    if (before) before.tabIndex = -1;
    if (after) after.tabIndex = 0;
  }

  #focused(cell: CellPlace): void {
    this.#moveTo(cell);
    this.#name(cell); // it may not have its name yet
  }

  #walk(key: string): void {
    const walk = walks[key];
    if (!walk || !this.#seen) return;
    this.#moveTo(walkFrom(this.#seen, this.#current, ...walk));
    this.focus();
  }

  #walkToStone(side: -1 | 1): void {
    const { announcer, language, session } = this.#board;
    const { board } = session.position;
    const isStone = (point: Point) => board.at(point) !== undefined;
    const cell = this.#seen && searchFrom(this.#seen, this.#current, side, isStone);
    if (!cell) return announcer.say(language.say(enExplore, 'noStone'));
    this.#moveTo(cell);
    this.focus();
  }

  /** Announces the points from here to the edge. */
  #readLine(arrow: string): void {
    const { announcer, language, session } = this.#board;
    const walk = walks[arrow];
    if (!walk || !this.#seen) return;
    const points = lineFrom(this.#seen, this.#current, ...walk);
    announcer.say(describeLine(session.game.replayer, session.node, points, language));
  }

  /** Goes to the point with a name. */
  #find(name: string): void {
    const { notation, size } = this.#board.session.game.replayer;
    const cell = this.#seen && findCell(this.#seen, notation.readPoint(name, size));
    if (!cell) return;
    this.#moveTo(cell);
    this.focus();
  }

  #select(cell: CellPlace): void {
    const { announcer, language, session } = this.#board;
    const { game, node } = session;
    const point = this.#pointAt(cell);
    if (point === undefined) return;
    const action = actionAt(this.#board, point);
    if (!selectPoint(this.#board, point)) announcer.say(language.say(enExplore, 'nothing'));
    else if (action?.kind === 'go' && action.isPlayed && node !== session.node)
      void loadPart('preview').then((part) => {
        const isAway = session.game === game && session.node !== node;
        if (isAway) part?.chipOf(this.#board).offerWayBack({ game, node });
      });
  }

  /** Renames the cells if their names may have changed. When a language is loaded, the board updates again. */
  #nameCells(): void {
    const { session, language } = this.#board;
    const { place, game } = session;
    const described = [place.node, place.line, this.#seen, language];
    if (!this.#layout || described.every((part, at) => part === this.#described[at])) return;
    this.#described = described;
    const next = place.line[place.index + 1];
    this.#describe = pointDescriber(game.replayer, place.node, next, this.#layout, language);
    this.#name(this.#current);
    atRest(() => {
      if (described !== this.#described) return; // there are newer names
      this.#seen?.rows.forEach((cells, row) => {
        cells.forEach((_cell, column) => this.#name([row, column]));
      });
    });
  }

  #name(cell: CellPlace): void {
    const point = this.#pointAt(cell);
    const element = this.#elementAt(cell);
    if (point === undefined || !element || !this.#describe) return;
    const name = this.#describe(point);
    if (element.ariaLabel !== name) element.ariaLabel = name;
  }
}

/** The name of a row or column, for screen readers; the picture paints its own. */
function head({ text, x, y }: SeenName, role: string): TemplateResult {
  return html`<span role=${role} .style=${placed(x, y)}><i>${text}</i></span>`;
}

/**
 * The corner of a cell as a style, from the place of its middle in the layout. It is set by script, because policies of
 * pages forbid style attributes.
 */
function placed(x: number, y: number): string {
  return `--x:${x - 0.5};--y:${y - 0.5}`;
}
