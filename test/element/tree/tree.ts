import { fixture, nextFrame } from '../../helpers/testing.js';
import { openGame } from '../../../src/view/open-game.js';
import { type Place, placeAt } from '../../../src/game/place.js';
import { Commands } from '../../../src/element/commands.js';
import type { BoardContext } from '../../../src/element/context.js';
import { takeKey } from '../../../src/element/play/keymap.js';
import { styles, TreePanel } from '../../../src/element/tree/tree-panel.js';
import { parts } from '../../../src/element/parts.js';
import { loadedPart, loadPart, provideParts } from '../../../src/element/platform/load-part.js';
import type { NodeId } from '../../../src/sgf/game-tree.js';
import { buildLayout } from '../../../src/view/layout/build-layout.js';
import { fullCrop, type Layout } from '../../../src/view/layout/layout.js';
import { buildScene } from '../../../src/view/scene/scene.js';
import type { Scene } from '../../../src/view/scene/shapes.js';
import { english } from '../../../src/texts/language.js';
import { resolveTheme, themes } from '../../../src/view/paint/theme.js';
import { treeOf } from '../../helpers/records.js';
import { Pixels, type Rgb } from '../pixels.js';
import { until } from '../../helpers/until.js';

/** A tree panel in its own box, and functions to control it. */
export interface TreeHarness {
  readonly box: HTMLElement;
  readonly panel: TreePanel;
  readonly canvas: HTMLCanvasElement;
  readonly scroller: HTMLElement;
  /** The nodes that the reader has gone to. */
  readonly entered: NodeId[];
  /** What the board has announced. */
  readonly said: string[];
  readonly place: () => Place;
  /** Shows a node, as a step of the board does. */
  readonly go: (node: number) => Promise<void>;
}

/** The side of a cell and the margin before the first one, in CSS pixels, as in the style sheet. */
export const CELL = 28;
export const EDGE = 7;

const kaya = resolveTheme(themes['kaya'] ?? {});

export interface TreeOptions {
  /** The layout of the small boards in previews. */
  readonly layout?: Layout;
  readonly width?: number;
  readonly height?: number;
  readonly style?: string;
  readonly node?: number;
}

/** A painted panel with the only game of a text. */
export async function treeOn(
  sgf: string,
  { width = 300, height = 150, style = '', node = 0, layout }: TreeOptions = {},
): Promise<TreeHarness> {
  provideParts(parts);
  await loadPart('reader'); // for the keys of the tree
  const outer = await fixture<HTMLElement>(
    `<div style="background:#fff;color:#111;--accent:#b3391b;line-height:28px;${style}"><div class="box" style="width:${width}px;height:${height}px"></div></div>`,
  );
  const box = outer.querySelector<HTMLElement>('.box') ?? outer;
  const game = openGame(treeOf(sgf));
  const entered: NodeId[] = [];
  const said: string[] = [];
  const session = {
    game,
    place: placeAt(game.tree, node as NodeId),
    go(to: { readonly node: NodeId }) {
      entered.push(to.node);
      session.place = placeAt(game.tree, to.node, session.place);
      panel.update();
    },
  };
  const picture: Pick<BoardContext['picture'], 'theme' | 'layoutOf' | 'builderOf' | 'recolored'> = {
    theme: kaya,
    builderOf: () => buildScene,
    layoutOf: () => layout ?? buildLayout(game.replayer, fullCrop(game.replayer.size), false),
    recolored: (scene: Scene) => scene,
  };
  const host = Object.assign(document.createElement('div'), {
    marks: '',
    numbers: '',
    numberFrom: '',
    from: '',
    keys: 'focus',
  });
  const shell = { root: document, frame: outer, tree: box };
  const arrangement = { isPlayable: true };
  const interaction = {};
  // The parts of a board that the tree panel and its keys use.
  const announcer = { say: (text: string) => said.push(text) };
  const used = {
    announcer,
    host,
    shell,
    session,
    picture,
    arrangement,
    interaction,
    language: english,
  };
  const board = used as unknown as BoardContext;
  Object.assign(board, {
    commands: new Commands(board),
    parts: { get: loadedPart, load: loadPart },
  });
  outer.addEventListener('keydown', (event) => takeKey(board, event));
  for (const { styleSheet } of styles) if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
  const panel = new TreePanel(board);
  board.commands.add(panel.commands);
  panel.update();
  await painted();
  const go = async (wanted: number) => {
    session.place = placeAt(game.tree, wanted as NodeId, session.place);
    panel.update();
    await painted();
  };
  const canvas = found(box.querySelector('canvas'));
  const scroller = found(box.querySelector<HTMLElement>('[role=tree]'));
  return { box, panel, canvas, scroller, entered, said, place: () => session.place, go };
}

/**
 * Waits until changes are painted: sizes are reported in a frame, and requests made in it are painted in the next one.
 */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
}

export function found<Found>(element: Found | null): Found {
  if (element === null) throw new Error('not in the page');
  return element;
}

/** The colour in a cell, at a distance from its middle in cells. Transparent pixels count as black. */
export function cellColor(
  { canvas, scroller }: TreeHarness,
  column: number,
  row: number,
  [across, down]: readonly [number, number] = [0, 0],
): Rgb {
  const x = EDGE + (column + 0.5 + across) * CELL - scroller.scrollLeft;
  const y = EDGE + (row + 0.5 + down) * CELL - scroller.scrollTop;
  return new Pixels(canvas).at(x / canvas.clientWidth, y / canvas.clientHeight, 0);
}

/** The share of a cell that is not transparent, from 0 to 1. */
export function inkOf({ canvas, scroller }: TreeHarness, column: number, row: number): number {
  const density = canvas.width / canvas.clientWidth;
  const left = Math.round((EDGE + column * CELL - scroller.scrollLeft) * density);
  const top = Math.round((EDGE + row * CELL - scroller.scrollTop) * density);
  const side = Math.round(CELL * density);
  const { data } = found(canvas.getContext('2d')).getImageData(left, top, side, side);
  let ink = 0;
  for (let i = 3; i < data.length; i += 4) ink += (data[i] ?? 0) / 255;
  return ink / (side * side);
}

/** The position of the middle of a cell in the window. */
export function spotOf({ scroller }: TreeHarness, column: number, row: number) {
  const { left, top } = scroller.getBoundingClientRect();
  return {
    clientX: left + EDGE + (column + 0.5) * CELL - scroller.scrollLeft,
    clientY: top + EDGE + (row + 0.5) * CELL - scroller.scrollTop,
  };
}

export function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    ...{ key, bubbles: true, composed: true, cancelable: true },
    ...more,
  });
  target.dispatchEvent(event);
  return event;
}

export function point(
  tree: TreeHarness,
  type: string,
  [column, row]: readonly [number, number],
  pointerType = 'mouse',
): void {
  const where = spotOf(tree, column, row);
  const init = { ...where, pointerType, bubbles: true, composed: true };
  tree.scroller.dispatchEvent(new PointerEvent(type, init));
}

/** The item that keys act on. */
export function activeItem({ box, scroller }: TreeHarness): HTMLElement {
  const id = scroller.getAttribute('aria-activedescendant') ?? '';
  return found(box.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
}

/** The preview, if there has been one. */
export function previewOf({ box }: TreeHarness): HTMLElement | null {
  return box.parentElement?.querySelector<HTMLElement>('[role=tooltip]') ?? null;
}

/** The nodes: 0 C · 1 B · 2 W · (3 B, 4 W) · (5 B, 6 W, 7 B) · (8 setup, 9) */
export const GAME =
  '(;C[a];B[aa];W[bb](;B[cc]C[so it goes];W[dd])(;B[ee]BM[1]TR[aa];W[ff];B[gg])(;AB[hh]N[Now];))';

export function nodeOf(item: Element): number {
  return Number(item.id.split('-').pop());
}

export async function walk(tree: TreeHarness, ...keys: readonly string[]): Promise<number> {
  tree.scroller.focus();
  for (const key of keys) press(tree.scroller, key);
  await painted();
  return nodeOf(activeItem(tree));
}

export async function untilPreview(tree: TreeHarness): Promise<HTMLElement> {
  await until(() => previewOf(tree)?.hidden === false, 'a preview is shown');
  return found(previewOf(tree));
}
