/*
 * A rich scene is a plain one with more layers. Few records have arrows, dimmed points, areas, move numbers or hints:
 * `rich-scene.ts` puts them below, between and above the shapes of `buildScene`, and returns the same list for other
 * records. `numbers="auto"` shows numbers if the record has PM, or if a figure (FG) begins below the root; FG in the
 * root alone is in many records that nobody prints. `marks="variations"` is the page's choice and overrides ST's 'no
 * board markup', which most files have; ST only chooses between children and siblings.
 */

import type { FullMarkup, PointMarks, PointPair } from '../../replay/full-markup.js';
import type { Label } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { Replayer } from '../../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { arrowBetween, type Room, Rooms } from './arrows.js';
import { drawnMarkup } from './drawn-markup.js';
import { type Hint, hintsAt } from './hints.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import { type MoveNumber, moveNumbers } from './move-numbers.js';
import { buildScene, FADED } from './scene.js';
import type { LabelShape, NumberShape, Scene, Shape, Unplaced } from './shapes.js';

/** The marks of the viewer itself. */
export interface OwnMarks {
  /** The mark of the last move; by default none. */
  readonly last?: 'ring' | 'dot';
  readonly ko?: boolean;
  /** Marks the continuation of the record. */
  readonly next?: boolean;
  /** Marks the variations: children or siblings, as the record's ST says (K-30, T-15). */
  readonly variations?: boolean;
}

/** Which moves have numbers. */
export type NumberChoice =
  | { readonly kind: 'auto' | 'none' | 'all' | 'figure' }
  | { readonly kind: 'latest'; readonly count: number }
  | { readonly kind: 'range'; readonly first: number; readonly last: number };

/** The allowed values of the attributes, for people to read. */
export const allowedMarks = 'auto, none, or some of last, dot, ko, next, variations';
export const allowedNumbers = 'auto, none, all, last, last-10, 51-100, figure';

/** Reads the attribute `marks`; `undefined` if it is invalid. */
export function readMarksOption(text: string): OwnMarks | undefined {
  const words = new Set(text.trim().split(/\s+/));
  const [first = ''] = words;
  if (words.size === 1 && /^(auto)?$/.test(first)) return { last: 'ring' };
  if (words.size === 1 && first === 'none') return {};
  const has = (word: string) => words.delete(word);
  const [isDot, ...isRing] = [has('dot'), has('last'), has('ring')]; // `ring` is an older word for `last`
  const marks = { ko: has('ko'), next: has('next'), variations: has('variations') };
  if (words.size > 0) return undefined;
  return { ...marks, ...((isDot || isRing.includes(true)) && { last: isDot ? 'dot' : 'ring' }) };
}

/** Reads the attribute `numbers`; `undefined` if it is invalid. */
export function readNumbersOption(text: string): NumberChoice | undefined {
  const word = text.trim() || 'auto';
  if (word === 'auto' || word === 'none' || word === 'all' || word === 'figure') {
    return { kind: word };
  }
  const [, count] = /^last(?:-(\d{1,6}))?$/.exec(`${word}${word === 'last' ? '-1' : ''}`) ?? [];
  if (Number(count) > 0) return { kind: 'latest', count: Number(count) };
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(word) ?? [];
  if (to === undefined) return undefined;
  const [first, last] = [Number(from), Number(to)];
  return { kind: 'range', first: Math.min(first, last), last: Math.max(first, last) };
}

/** Reads the attribute `number-from`; `undefined` if it is invalid. */
export function readNumberFrom(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}

/** The stones and numbers of a printed figure. */
export interface PrintedFigure {
  readonly position: Position;
  readonly numbered: readonly MoveNumber[];
}

/** Options for shapes besides stones and the author's markup, as the reader or the page wants. */
export interface RichOptions {
  readonly marks?: OwnMarks;
  readonly numbers?: NumberChoice;
  /** The number of the first numbered move. */
  readonly numberFrom?: number | undefined;
  /** The node that a step forward leads to; by default the first child. */
  readonly next?: NodeId | undefined;
  /**
   * A printed figure that ends at the node: its stones and numbers are shown in place of those on the board
   * (`printed`).
   */
  readonly figure?: PrintedFigure | undefined;
  /** Marks of the question of a problem, in addition to those of the node. */
  readonly asked?: PointMarks | undefined;
}

/**
 * The drawing list of a node with everything that its record says about points, move numbers and hints:
 * the list of `buildScene`, with layers below, between and above. For most records both are equal.
 */
export function buildRichScene(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  options: RichOptions = {},
): Scene {
  const { marks = { last: 'ring' }, numbers = { kind: 'auto' }, numberFrom, figure } = options;
  const { position, numbered: all } = figure ?? {
    position: replayer.positionAt(node),
    numbered: moveNumbers(replayer, node, numbers, numberFrom),
  };
  const markup = drawnMarkup(replayer, node, position, options.asked);
  const numbered = withoutPoints(all, markup.labels);
  const drawn = drawnPoints(markup);
  const isTaken = (point: Point) => drawn.has(point) || position.board.at(point) !== undefined;
  // In the plain scene numbers are labels: marks make room for them. They replace the mark of the last move.
  const labels = [...markup.labels, ...numbered.map(labelOf)];
  const plain = buildScene(position, { ...markup, labels }, layout, {
    marks: marks.last ?? 'none',
  });
  const change = changer(markup, marks, numbered, layout);
  const shapes = plain.shapes.flatMap(change);
  const layers = new Layers(layout);
  layers.addTints(markup);
  const tints = layers.take();
  layers.addPatterns(markup);
  const ko = marks.ko ? position.koPoint : undefined;
  if (ko !== undefined && !isTaken(ko)) layers.add(ko, 'ko', { kind: 'ko' });
  const hints = wantedHints(replayer, node, markup, options).filter(({ point }) => !isTaken(point));
  for (const { point, color, text } of hints) {
    layers.add(point, 'hint', { kind: 'hint', color, text });
  }
  const symbols = layers.take();
  const hinted = new Set(hints.map(({ point }) => point));
  const isOccupied = (point: Point) => isTaken(point) || hinted.has(point);
  layers.addArrows(markup, isOccupied, [...shapes, ...symbols].flatMap(roomOf));
  const below = shapes.filter((shape) => !isText(shape));
  return {
    ...plain,
    shapes: [...tints, ...below, ...symbols, ...layers.take(), ...shapes.filter(isText)],
  };
}

/** The numbers on points that have no label. */
function withoutPoints<Each extends { readonly point: Point }>(
  numbers: readonly Each[],
  labels: readonly Label[],
): readonly Each[] {
  const labelled = new Set(labels.map(({ point }) => point));
  return numbers.filter(({ point }) => !labelled.has(point));
}

function isText(shape: Shape): shape is LabelShape | NumberShape {
  return shape.kind === 'label' || shape.kind === 'number';
}

/** The radius that a symbol or text needs around its point, in cells: territory, a hint, a letter, longer texts. */
const TERRITORY_ROOM = 0.24;
const HINT_ROOM = 0.44;
const LETTER_ROOM = 0.38;
const LONG_ROOM = 0.46;
/** Maximum number of arrows that texts interrupt. With more, the texts are unreadable anyway. */
const MOST_INTERRUPTED = 300;
/** Maximum number of arrows and lines that are drawn. As many already cover the whole board. */
const MOST_ARROWS = 1000;

function roomOf(shape: Shape): Room[] {
  const { x, y } = shape;
  if (shape.kind === 'territory') return [{ x, y, radius: TERRITORY_ROOM }];
  if (shape.kind === 'hint') return [{ x, y, radius: HINT_ROOM }];
  if (!isText(shape)) return [];
  return [{ x, y, radius: shape.text.length > 1 ? LONG_ROOM : LETTER_ROOM }];
}

function labelOf({ point, number }: MoveNumber): Label {
  return { point, text: String(number) };
}

/** Collects shapes on a layout. */
class Layers {
  readonly #layout: Layout;
  #shapes: Shape[] = [];

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** Returns the shapes added since the last call. */
  take(): Shape[] {
    const shapes = this.#shapes;
    this.#shapes = [];
    return shapes;
  }

  add(point: Point, what: string, shape: Unplaced<Shape>): void {
    const place = placeAt(point, what, this.#layout);
    if (isInCrop(point, this.#layout)) this.#shapes.push({ ...shape, ...place });
  }

  addTints({ areas, dimmed }: FullMarkup): void {
    const points = { region: areas.region, secure: areas.secure, tried: areas.tried, dimmed };
    const { cellPath } = this.#layout;
    const outline = cellPath === undefined ? {} : { outline: cellPath };
    for (const tint of ['region', 'secure', 'tried', 'dimmed'] as const) {
      for (const point of points[tint]) this.add(point, tint, { kind: 'tint', tint, ...outline });
    }
  }

  addPatterns({ patterns }: FullMarkup): void {
    const points = { empty: patterns.notEmpty, black: patterns.notBlack, white: patterns.notWhite };
    for (const not of ['empty', 'black', 'white'] as const) {
      for (const point of points[not]) this.add(point, `not-${not}`, { kind: 'pattern', not });
    }
  }

  addArrows(
    { lines, arrows }: FullMarkup,
    isTaken: (point: Point) => boolean,
    rooms: readonly Room[],
  ): void {
    const areMany = lines.length + arrows.length > MOST_INTERRUPTED;
    const kept = new Rooms(areMany ? [] : rooms);
    const add = (kind: 'line' | 'arrow') => (pair: PointPair) => {
      if (this.#shapes.length < MOST_ARROWS)
        this.#shapes.push(...arrowBetween(kind, pair, this.#layout, isTaken, kept));
    };
    lines.forEach(add('line'));
    arrows.forEach(add('arrow'));
  }
}

function placeAt(point: Point, what: string, layout: Layout) {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}

/** Adapts shapes of the plain scene: fades stones, changes the looks of numbers and of the last move. */
function changer(
  { areas, dimmed }: FullMarkup,
  marks: OwnMarks,
  numbered: readonly MoveNumber[],
  layout: Layout,
) {
  const keyOf = ({ x, y }: Pick<Shape, 'x' | 'y'>) => `${x},${y}`;
  const keyAt = (point: Point) => keyOf(placeAt(point, '', layout));
  const faded = new Set([...areas.dead, ...dimmed].map(keyAt));
  const numbers = new Map(numbered.map((number) => [keyAt(number.point), number]));
  return (shape: Shape): Shape[] => {
    if (shape.kind === 'stone')
      return [faded.has(keyOf(shape)) ? { ...shape, opacity: FADED } : shape];
    const number = shape.kind === 'label' && numbers.get(keyOf(shape));
    const isLast = marks.last !== undefined && !!number && number.isLast;
    if (number) return [{ ...shape, kind: 'number', on: number.on, isLast }];
    if (shape.kind !== 'mark' || shape.mark !== 'last') return [shape];
    const { key, x, y, on } = shape;
    if (numbers.has(keyOf(shape)) || (marks.last === 'dot' && shape.scale > 1)) return [];
    return [marks.last === 'dot' ? { kind: 'dot', key, x, y, on } : shape];
  };
}

/** Points with author's markup: the viewer's own marks must not be there (K-31). */
function drawnPoints({ marks, labels, territory, patterns, areas }: FullMarkup): Set<Point> {
  const { notEmpty, notBlack, notWhite } = patterns;
  const points = [...territory.black, ...territory.white, ...notEmpty, ...notBlack, ...notWhite];
  return new Set([...marks, ...labels].map(({ point }) => point).concat(points, areas.dead));
}

function wantedHints(
  replayer: Replayer,
  node: NodeId,
  { labels, expected }: FullMarkup,
  { marks = {}, next = replayer.tree.firstChild(node) }: RichOptions,
): Hint[] {
  const used = new Set(labels.map(({ text }) => text));
  const hints = hintsAt(replayer, node, marks, next, used);
  if (!marks.next) return hints;
  const color = replayer.positionAt(node).toPlay;
  const hinted = new Set(hints.map(({ point }) => point));
  const others = expected.filter((point) => !hinted.has(point));
  return [...hints, ...others.map((point) => ({ point, color, text: '' }))];
}
