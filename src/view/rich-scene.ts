import { type FullMarkup, readFullMarkup } from '../replay/full-markup.js';
import type { Position } from '../replay/position.js';
import type { Replayer } from '../replay/replayer.js';
import { type Color, columnOf, type Point, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { arrowBetween } from './arrows.js';
import { type Hint, hintsAt } from './hints.js';
import { type Layout, placeOf } from './layout.js';
import { type MoveNumber, moveNumbers } from './move-numbers.js';
import type { NumberChoice, OwnMarks } from './rich-options.js';
import {
  type Add,
  addLabels,
  addMarkup,
  addStones,
  DEAD,
  isDead,
  startScene,
  unmarkedLastMove,
} from './scene.js';
import type { Scene, StoneShape } from './shapes.js';

/** What the reader or the page wants to see beside stones and what the author has drawn. */
export interface RichOptions {
  readonly marks?: OwnMarks;
  readonly numbers?: NumberChoice;
  /** The number of the first numbered move. */
  readonly numberFrom?: number | undefined;
  /** Where a step forward leads; by default the first child. */
  readonly next?: NodeId | undefined;
}

/** How much is seen of stones that are dimmed (DD), or under the pointer. */
const DIMMED = 0.55;
const GHOST = 0.5;

/**
 * The drawing list of a node with all that its record says about points, with move numbers and hints.
 * For a record that has nothing of this it is the list of `buildScene`.
 */
export function buildRichScene(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  options: RichOptions = {},
): Scene {
  const position = replayer.positionAt(node);
  const { marks = { last: 'dot' }, numbers = { kind: 'auto' }, numberFrom } = options;
  const markup = withSigma(readFullMarkup(replayer, node, position.board));
  const labelled = new Set(markup.labels.map(({ point }) => point));
  const shown = moveNumbers(replayer, node, numbers, numberFrom).filter(
    ({ point }) => !labelled.has(point),
  );
  const drawn = drawnPoints(markup);
  const isTaken = (point: Point) => drawn.has(point) || position.board.at(point) !== undefined;
  const hints = wantedHints(replayer, node, markup, options).filter(({ point }) => !isTaken(point));
  const { scene, add } = startScene(layout);
  addTints(markup, add);
  addStones(position, opacities(markup), add);
  addMarkup(position, markup, new Set([...labelled, ...shown.map(({ point }) => point)]), add);
  addPatterns(markup, add);
  addOwnMarks(position, markup, marks, shown, drawn, add);
  for (const { point, color, text } of hints) add(point, 'hint', { kind: 'hint', color, text });
  for (const kind of ['line', 'arrow'] as const) {
    for (const pair of markup[`${kind}s`]) {
      const shape = arrowBetween(kind, pair, layout, isTaken);
      if (shape) scene.shapes.push(shape);
    }
  }
  addLabels(position, markup.labels, add);
  addNumbers(shown, add);
  return scene;
}

/** The stone that the pointer would put on a point; it belongs on top of a scene. */
export function ghostOf(point: Point, color: Color, layout: Layout): StoneShape {
  const { size } = layout;
  const place = placeOf(layout, 'ghost', columnOf(point, size), rowOf(point, size));
  return { kind: 'stone', color, opacity: GHOST, ...place };
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
  return [...hints, ...expected.map((point) => ({ point, color, text: '' }))];
}

/** What lies below the stones. */
function addTints({ areas, dimmed }: FullMarkup, add: Add): void {
  for (const tint of ['region', 'secure', 'tried'] as const) {
    for (const point of areas[tint]) add(point, tint, { kind: 'tint', tint });
  }
  for (const point of dimmed) add(point, 'dimmed', { kind: 'tint', tint: 'dimmed' });
}

/** How much is seen of a stone: dead ones are fainter than dimmed ones. */
function opacities({ territory, areas, dimmed }: FullMarkup) {
  const dead = new Set(areas.dead);
  const faded = new Set(dimmed);
  return (point: Point, color: Color) => {
    if (dead.has(point) || isDead(territory, point, color)) return DEAD;
    return faded.has(point) ? DIMMED : 1;
  };
}

function addPatterns({ patterns }: FullMarkup, add: Add): void {
  const kinds = { empty: patterns.notEmpty, black: patterns.notBlack, white: patterns.notWhite };
  for (const not of ['empty', 'black', 'white'] as const) {
    for (const point of kinds[not]) add(point, `not-${not}`, { kind: 'pattern', not });
  }
}

/** The last move, unless its number says it, and the ko. */
function addOwnMarks(
  position: Position,
  markup: FullMarkup,
  marks: OwnMarks,
  numbers: readonly MoveNumber[],
  drawn: ReadonlySet<Point>,
  add: Add,
): void {
  const { koPoint } = position;
  const labelled = new Set(markup.labels.map(({ point }) => point));
  const last = unmarkedLastMove(position, markup.marks, labelled);
  if (last && marks.last && !numbers.some(({ isLast }) => isLast)) {
    const on = last.color;
    if (marks.last === 'ring') add(last.point, 'last', { kind: 'ring', on });
    else add(last.point, 'last', { kind: 'mark', mark: 'last', on, scale: 1 });
  }
  if (marks.ko && koPoint !== undefined && !drawn.has(koPoint)) {
    add(koPoint, 'ko', { kind: 'ko' });
  }
}

function addNumbers(numbers: readonly MoveNumber[], add: Add): void {
  for (const { point, number, on, isLast } of numbers) {
    add(point, 'number', { kind: 'number', text: String(number), on, isLast });
  }
}
