import type { BoardContext } from '../context.js';
import type { Point } from '../../rules/point.js';
import { enExplore } from '../../texts/en-reader.js';
import { type DescribePoint, pointDescriber } from '../../speech/points.js';
import type { Layout } from '../../view/layout/layout.js';
import { placeLayout } from '../../view/layout/placement.js';
import type { Scene } from '../../view/scene/shapes.js';
import { selectPoint } from '../session/select-point.js';
import { type ElementSize, observeSize } from '../picture/observers.js';
import type { Shown } from '../picture/picture.js';
import { make } from '../make.js';
import type { OpenGame } from '../session/open-game.js';
import { atRest } from '../features.js';
import { GridCells, walkOf } from './grid-cells.js';

/** How the grid ends: the reader leaves it, or there is nothing to explore any more. */
interface Ways {
  readonly leave: () => void;
  readonly close: () => void;
}

/**
 * The seen part of a board as an ARIA grid over its picture. It is built once for each layout; a step renames cells:
 * the one with the focus at once, the others as soon as the page is at rest.
 */
export class PointGrid {
  readonly #board: BoardContext;
  readonly #ways: Ways;
  readonly #record: OpenGame;
  readonly #box = make('div', 'grid', { role: 'grid', dir: 'ltr', 'data-keys': 'grid' });
  readonly #stop: () => void;
  readonly #removeCommands: () => void;
  #cells: GridCells | undefined;
  #layout: Layout | undefined;
  #look = '';
  #size: ElementSize | undefined;
  #told: readonly unknown[] = [];
  #describe: DescribePoint | undefined;
  /** Whether the focus is to come here once it is known how the board lies. */
  #isAwaited = false;

  /** @param before what it stands behind in the board's box */
  constructor(board: BoardContext, before: Element, ways: Ways) {
    this.#board = board;
    this.#ways = ways;
    this.#record = board.session.record;
    before.after(this.#box);
    this.#removeCommands = board.commands.add({
      'walk-points': ({ key = '' }) => this.#walk(key),
      'select-point': () => this.#selectFocused(),
      'leave-points': () => this.#ways.leave(),
    });
    this.#box.addEventListener('focusin', this.#focused);
    this.#box.addEventListener('click', this.#click);
    this.#stop = observeSize(this.#box, (size) => {
      this.#size = size;
      this.#place();
    });
    this.update();
    const { shown } = board.picture;
    if (shown) this.#follow(shown.layout);
  }

  /** After each update of the board. */
  update(): void {
    const { session, picture, language } = this.#board;
    if (session.record !== this.#record) return this.#end();
    if (!picture.overlays.has('grid')) picture.setOverlay('grid', this.#overlay);
    this.#box.ariaLabel = language.say(enExplore, 'grid');
    this.#tell();
  }

  focus(): void {
    const point = this.#cells?.point ?? this.#firstPoint;
    this.#isAwaited = !this.#cells;
    this.#cells?.enter(point);
  }

  remove(): void {
    this.#stop();
    this.#removeCommands();
    this.#cells = undefined;
    this.#told = [];
    this.#board.picture.setOverlay('grid', undefined);
    this.#box.remove();
  }

  /** Nothing is laid over the scene, but each layout that is shown comes by here. */
  readonly #overlay = ({ scene, layout }: Shown): Scene => {
    this.#follow(layout);
    if (!this.#board.arrangement.isPlayable) void Promise.resolve().then(this.#ways.close); // a picture now
    return scene;
  };

  #follow(layout: Layout): void {
    if (layout === this.#layout) return;
    this.#layout = layout;
    const look = JSON.stringify(layout);
    if (look === this.#look) return;
    this.#look = look;
    const point = this.#cells?.point;
    const hadFocus = this.#hasFocus || this.#isAwaited;
    this.#isAwaited = false;
    this.#cells = new GridCells(this.#box, layout);
    this.#told = [];
    this.#place();
    if (hadFocus) this.#cells.enter(point ?? this.#firstPoint);
    else this.#cells.turnTo(point ?? this.#firstPoint);
    this.#tell();
  }

  get #hasFocus(): boolean {
    const { activeElement } = this.#board.shell.root;
    return activeElement !== null && this.#box.contains(activeElement);
  }

  /** Where a reader begins: at the last move. */
  get #firstPoint(): Point | undefined {
    const { lastMove } = this.#board.session.position;
    return lastMove?.kind === 'play' ? lastMove.point : undefined;
  }

  /** The record has changed: there is no board, or another one. */
  #end(): void {
    if (this.#hasFocus) this.#ways.leave();
    else this.#ways.close();
  }

  #place(): void {
    const { deviceWidth = 0, deviceHeight = 0 } = this.#size ?? {};
    if (!this.#layout || !deviceHeight) return;
    const { cell, left, top } = placeLayout(this.#layout, deviceWidth, deviceHeight);
    const share = (name: string, length: number, whole: number) =>
      this.#box.style.setProperty(name, `${(100 * length) / whole}%`);
    share('--left', left, deviceWidth);
    share('--across', cell, deviceWidth);
    share('--top', top, deviceHeight);
    share('--down', cell, deviceHeight);
  }

  /** Renames what has changed; a language that is on its way comes with an update of its own. */
  #tell(): void {
    const { session, language } = this.#board;
    const { place, game } = session;
    const cells = this.#cells;
    const layout = this.#layout;
    const told = [place.node, place.line, cells, language];
    if (!cells || !layout || told.every((part, at) => part === this.#told[at])) return;
    this.#told = told;
    const next = place.line[place.index + 1];
    const describe = (this.#describe = pointDescriber(
      game.replayer,
      place.node,
      next,
      layout,
      language,
    ));
    cells.nameFocused(describe);
    atRest(() => {
      if (told !== this.#told) return; // there is something newer to tell
      cells.name(describe);
    });
  }

  readonly #focused = ({ target }: FocusEvent): void => {
    this.#cells?.roveTo(target);
    if (this.#describe) this.#cells?.nameFocused(this.#describe); // the page may not have been at rest yet
  };

  readonly #click = ({ target }: MouseEvent): void => {
    const point = this.#cells?.pointOf(target);
    if (point !== undefined) this.#select(point);
  };

  #walk(key: string): void {
    const walk = walkOf(key);
    if (walk) this.#cells?.walk(walk);
  }

  #selectFocused(): void {
    const point = this.#cells?.point;
    if (point !== undefined) this.#select(point);
  }

  #select(point: Point): void {
    const { announcer, language } = this.#board;
    if (!selectPoint(this.#board, point)) announcer.say(language.say(enExplore, 'nothing'));
  }
}
