import { type FullMarkup, type PointPair, readDrawnMarkup } from '../../replay/full-markup.js';
import type { Label } from '../../replay/markup.js';
import type { Replayer } from '../../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { arrowBetween, type Room, Rooms } from './arrows.js';
import { type Hint, hintsAt } from './hints.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import { type MoveNumber, moveNumbers } from './move-numbers.js';
import { buildScene, FADED } from './scene.js';
import type { LabelShape, NumberShape, Scene, Shape, Unplaced } from './shapes.js';

/** What the viewer itself marks. */
export interface OwnMarks {
  /** How the last move is marked; not at all where this is left out. */
  readonly last?: 'dot' | 'ring';
  readonly ko?: boolean;
  /** Where the record goes on. */
  readonly next?: boolean;
  /** The ways on from here, or the other ways here, as the record's ST says (K-30, T-15). */
  readonly variations?: boolean;
}

/** Which moves show their numbers. */
export type NumberChoice =
  | { readonly kind: 'auto' | 'none' | 'all' | 'figure' }
  | { readonly kind: 'latest'; readonly count: number }
  | { readonly kind: 'range'; readonly first: number; readonly last: number };

/** What may stand in the attributes, in words for people. */
export const allowedMarks = 'auto, none, or some of last, ring, ko, next, variations';
export const allowedNumbers = 'auto, none, all, last, last-10, 51-100, figure';

/** The attribute `marks`; `undefined` for nonsense. */
export function readMarksOption(text: string): OwnMarks | undefined {
  const words = new Set(text.trim().split(/\s+/));
  const [first = ''] = words;
  if (words.size === 1 && /^(auto)?$/.test(first)) return { last: 'dot' };
  if (words.size === 1 && first === 'none') return {};
  const has = (word: string) => words.delete(word);
  const [isRing, isDot] = [has('ring'), has('last')];
  const marks = { ko: has('ko'), next: has('next'), variations: has('variations') };
  if (words.size > 0) return undefined;
  return { ...marks, ...((isRing || isDot) && { last: isRing ? 'ring' : 'dot' }) };
}

/** The attribute `numbers`; `undefined` for nonsense. */
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

/** The attribute `number-from`; `undefined` for nonsense. */
export function readNumberFrom(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}

/** What the reader or the page wants to see beside stones and what the author has drawn. */
export interface RichOptions {
  readonly marks?: OwnMarks;
  readonly numbers?: NumberChoice;
  /** The number of the first numbered move. */
  readonly numberFrom?: number | undefined;
  /** Where a step forward leads; by default the first child. */
  readonly next?: NodeId | undefined;
}

/**
 * The drawing list of a node with all that its record says about points, with move numbers and hints:
 * that of `buildScene`, with layers below, between and above. For most records it is just the same.
 */
export function buildRichScene(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  options: RichOptions = {},
): Scene {
  const position = replayer.positionAt(node);
  const { marks = { last: 'dot' }, numbers = { kind: 'auto' }, numberFrom } = options;
  const markup = withSigma(readDrawnMarkup(replayer, node, position.board));
  const labelled = new Set(markup.labels.map(({ point }) => point));
  const numbered = moveNumbers(replayer, node, numbers, numberFrom).filter(
    ({ point }) => !labelled.has(point),
  );
  const drawn = drawnPoints(markup);
  const isTaken = (point: Point) => drawn.has(point) || position.board.at(point) !== undefined;
  // To the plain scene numbers are labels: marks make room for them, and there is no other last move.
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
  const above = shapes.filter(isText);
  return { ...plain, shapes: [...tints, ...below, ...symbols, ...layers.take(), ...above] };
}

function isText(shape: Shape): shape is LabelShape | NumberShape {
  return shape.kind === 'label' || shape.kind === 'number';
}

/** The room of what is read around its point, in cells: territory, a hint, a letter, longer texts. */
const TERRITORY_ROOM = 0.24;
const HINT_ROOM = 0.44;
const LETTER_ROOM = 0.38;
const LONG_ROOM = 0.46;
/** Among more arrows nobody reads texts: they are not interrupted. */
const MOST_INTERRUPTED = 300;

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

/** Collects shapes of a layout. */
class Layers {
  readonly #layout: Layout;
  #shapes: Shape[] = [];

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** What was added since last time. */
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
      this.#shapes.push(...arrowBetween(kind, pair, this.#layout, isTaken, kept));
    };
    lines.forEach(add('line'));
    arrows.forEach(add('arrow'));
  }
}

function placeAt(point: Point, what: string, layout: Layout) {
  return placeOf(layout, what, columnOf(point, layout.size), rowOf(point, layout.size));
}

/** What becomes of the plain scene's shapes: stones fade, numbers and the last move look their own way. */
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
    if (number) return [{ ...shape, kind: 'number', on: number.on, isLast: number.isLast }];
    if (shape.kind !== 'mark' || shape.mark !== 'last') return [shape];
    const { key, x, y, on } = shape;
    return [marks.last === 'ring' ? { kind: 'ring', key, x, y, on } : shape];
  };
}

/** SI is shown as a label (K-39); empty labels are none. */
function withSigma(markup: FullMarkup): FullMarkup {
  const labels = markup.labels.filter(({ text }) => text);
  const labelled = new Set(labels.map(({ point }) => point));
  const sigma = markup.sigma.filter((point) => !labelled.has(point));
  return { ...markup, labels: [...labels, ...sigma.map((point) => ({ point, text: 'Σ' }))] };
}

/** Where the author has drawn something: nothing of the viewer's own may stand there (K-31). */
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
