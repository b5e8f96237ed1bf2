import { cellDrawings } from '../paint/cell-drawings.js';
import {
  gridWidth,
  lineOnPixels,
  placeLayout,
  PRINTED_LINE,
  squareAround,
  toDevice,
} from '../layout/placement.js';
import {
  coordinateLettering,
  labelGround,
  labelLettering,
  type Lettering,
  markColor,
  markDrawing,
  territoryDrawing,
} from '../paint/drawings.js';
import { richDrawings, richLettering, tintLayers } from '../paint/rich-drawings.js';
import type { GridShape, Scene, Shape, StoneShape, TintShape } from '../scene/shapes.js';
import { SvgMaterial } from './svg-material.js';
import { element, escapeXml, SvgSheet } from './svg-sheet.js';
import { textAttributes, textElement } from './svg-text.js';
import { paper, resolveTheme, type Theme } from '../paint/theme.js';

/** The size of a cell in CSS pixels if no width is given. */
const CSS_CELL = 32;
/** Minimum size of a cell in units of the picture. Smaller cells have no room for the parts of a mark. */
const SMALLEST_CELL = 20;

export interface SvgOptions {
  /** The display width in CSS pixels; by default 32 per cell. */
  readonly cssWidth?: number;
  /** A description of the picture. */
  readonly title?: string;
  /** Whether the picture is for paper, with heavier edges. */
  readonly isOnPaper?: boolean;
  /** The prefix of ids in the picture, for pages that have the same picture more than once: `fig1-`. */
  readonly idPrefix?: string;
}

/**
 * Writes a scene as the text of an SVG file, with the same geometry as on a canvas; letters stay text. Works without a
 * browser.
 *
 * @throws RangeError if the width is less than 1
 */
export function svgOf(
  scene: Scene,
  theme: Theme = resolveTheme(paper),
  { cssWidth = scene.width * CSS_CELL, title, isOnPaper = false, idPrefix = '' }: SvgOptions = {},
): string {
  if (!(cssWidth >= 1)) throw new RangeError(`svgOf: a picture can't be ${cssWidth} pixels wide`);
  const picture = new SvgPicture(scene, theme, cssWidth, isOnPaper, idPrefix);
  const { width, height, unitsPerPixel } = picture;
  const size = { width: width / unitsPerPixel, height: height / unitsPerPixel };
  const viewBox = `0 0 ${width} ${height}`;
  const head = title ? element('title', {}, escapeXml(title)) : '';
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox, role: 'img' },
    head + picture.draw(),
  );
}

class SvgPicture {
  /** 1 unit per CSS pixel, so that lines lie on pixels as on a canvas, or more units if cells are small. */
  readonly unitsPerPixel: number;
  readonly width: number;
  readonly height: number;
  readonly #scene: Scene;
  readonly #theme: Theme;
  readonly #sheet: SvgSheet;
  readonly #material: SvgMaterial;
  readonly #name: string;
  readonly #cell: number;
  /** The width of lines that the theme asks for. */
  readonly #wantedLine: number;

  constructor(scene: Scene, theme: Theme, cssWidth: number, isOnPaper: boolean, idPrefix: string) {
    this.unitsPerPixel = Math.ceil(SMALLEST_CELL / Math.min(SMALLEST_CELL, cssWidth / scene.width));
    this.width = Math.round(cssWidth * this.unitsPerPixel);
    this.height = Math.round((this.width * scene.height) / scene.width);
    this.#scene = scene;
    this.#theme = theme;
    this.#name = idPrefix + nameFor([scene.ground.key, scene.shapes, theme, cssWidth]);
    const thinnest = isOnPaper ? PRINTED_LINE * this.unitsPerPixel : 1;
    const placement = { ...placeLayout(scene, this.width, this.height, thinnest), isOnPaper };
    this.#cell = placement.cell;
    this.#sheet = new SvgSheet(placement, this.#name);
    this.#wantedLine = parseFloat(theme['line-width'] ?? '') * this.unitsPerPixel;
    const grid = gridWidth(placement, this.#wantedLine);
    this.#material = new SvgMaterial(theme, this.#name, placement.cell, grid);
  }

  draw(): string {
    const sheet = this.#sheet;
    sheet.add(this.#material.board(this.width, this.height));
    this.#addGround();
    const stones: StoneShape[] = [];
    const others: Exclude<Shape, StoneShape>[] = [];
    for (const shape of this.#scene.shapes) {
      if (shape.kind === 'stone') stones.push(shape);
      else others.push(shape);
    }
    for (const tint of others.filter(isTint)) this.#add(tint);
    for (const stone of inReadingOrder(stones)) this.#addStone(stone);
    for (const shape of others.filter((other) => !isTint(other) && !isText(other)))
      this.#add(shape);
    for (const text of sortByLook(others.filter(isText))) this.#add(text);
    const { content, definitions } = sheet.finish();
    const defs = this.#material.definitions + this.#clip() + definitions;
    return (
      (defs && element('defs', {}, defs)) +
      element(
        'g',
        { ...textAttributes(this.#theme), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
        content,
      )
    );
  }

  #addGround(): void {
    const { line, star = line } = this.#theme;
    const { shapes } = this.#scene.ground;
    const lines = shapes.filter((shape) => shape.kind === 'grid');
    const clip = this.#labels.length > 0 ? `url(#${this.#name}m)` : undefined;
    const d = lines.map((shape) => this.#linePath(shape)).join('');
    if (d) this.#sheet.add(element('path', { d, fill: line, 'clip-path': clip }));
    for (const shape of shapes) {
      if (shape.kind === 'star') this.#sheet.draw(markDrawing('star', star, 1, this.#cell), shape);
      else if (shape.kind === 'coordinate')
        this.#write(
          shape,
          coordinateLettering(shape, this.#theme, this.#cell / this.unitsPerPixel),
          CAPITALS,
        );
      else if (shape.kind !== 'stone') this.#add(shape);
    }
  }

  #linePath(line: GridShape): string {
    const { placement } = this.#sheet;
    const [left, top, width, height] = lineOnPixels(placement, line, this.#wantedLine);
    return `M${left} ${top}h${width}v${height}h${-width}z`;
  }

  /** The labels on empty points, which hide the grid. */
  get #labels() {
    return this.#scene.shapes
      .filter((shape) => shape.kind === 'label')
      .filter(({ hidesGrid }) => hidesGrid);
  }

  /** Cuts the areas of labels out of the grid. Printers keep a clip path as vectors, a mask would become pixels. */
  #clip(): string {
    if (this.#labels.length === 0) return '';
    const holes = this.#labels.map((label) => {
      const [x, y, side] = squareAround(this.#sheet.placement, label, labelGround(label));
      return `M${x} ${y}h${side}v${side}h${-side}z`;
    });
    const d = `M0 0h${this.width}v${this.height}H0z${holes.join('')}`;
    return element(
      'clipPath',
      { id: `${this.#name}m` },
      element('path', { d, 'clip-rule': 'evenodd' }),
    );
  }

  #add(shape: Exclude<Shape, StoneShape>): void {
    const theme = this.#theme;
    switch (shape.kind) {
      case 'mark':
        return this.#sheet.draw(
          markDrawing(shape.mark, markColor(shape, theme), shape.scale, this.#cell),
          shape,
        );
      case 'label':
        return this.#write(shape, labelLettering(shape, theme));
      case 'territory':
        return this.#sheet.draw(territoryDrawing(shape, theme, this.#sheet.placement), shape);
      case 'tint':
        return this.#addTint(shape);
      case 'grid':
      case 'star':
      case 'coordinate':
        return;
      default:
        for (const drawing of drawingsOf(shape, theme, this.#cell))
          this.#sheet.draw(drawing, shape);
        return this.#write(shape, richLettering(shape, theme));
    }
  }

  #addStone(stone: StoneShape): void {
    const which = Math.floor(3 * stone.x + 2 * stone.y);
    this.#sheet.put(this.#material.stone(stone.color, which), stone, stone.opacity);
  }

  #addTint(shape: TintShape): void {
    const { x, y } = toDevice(this.#sheet.placement, shape);
    const half = this.#cell / 2;
    const square = {
      x: Math.round(x - half) - x,
      y: Math.round(y - half) - y,
      width: this.#cell,
      height: this.#cell,
      'shape-rendering': 'crispEdges', // no seams at any size
    };
    for (const { color, alpha } of tintLayers(shape, this.#theme)) {
      const { outline } = shape;
      if (outline) {
        this.#sheet.draw({ path: outline, fill: color, alpha }, shape);
        continue;
      }
      const opacity = alpha < 1 ? alpha : undefined;
      this.#sheet.put(element('rect', { ...square, fill: color, opacity }), shape);
    }
  }

  #write(shape: Shape, lettering: Lettering | undefined, middle?: number): void {
    if (!lettering) return;
    const place = toDevice(this.#sheet.placement, shape);
    const { content, shared } = textElement(place, this.#cell, lettering, middle);
    this.#sheet.add(content, shared);
  }
}

const drawingsOf = (shape: Shape, theme: Theme, cell: number) => [
  ...richDrawings(shape, theme, cell),
  ...cellDrawings(shape, theme, cell),
];

/** Coordinates share a baseline. */
const CAPITALS = 0.36;

const isTint = ({ kind }: Shape) => kind === 'tint';
const isText = (shape: Shape) => shape.kind === 'label' || shape.kind === 'number';

/** Sorts texts by look, so that equal ones form a group. The order does not matter, because their points differ. */
function sortByLook<Text extends Shape>(texts: readonly Text[]): Text[] {
  const look = (text: Shape) =>
    JSON.stringify({ ...text, key: '', x: 0, y: 0 }).replace(/\d/g, '0');
  return [...texts].sort((one, other) => look(one).localeCompare(look(other)));
}

/** Sorts stones so that each lies above the shadows of those before it. */
function inReadingOrder(stones: readonly StoneShape[]): StoneShape[] {
  return [...stones].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** A prefix for ids: different for different pictures on a page; equal pictures may share it. */
function nameFor(picture: unknown): string {
  let hash = 7;
  for (const character of JSON.stringify(picture)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return `b${(hash >>> 0).toString(36).padStart(7, '0')}`;
}
