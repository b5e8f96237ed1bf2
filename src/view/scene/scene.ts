import type { Markup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import { stonesOn } from '../../rules/board.js';
import { columnOf, opponent, type Point, rowOf } from '../../rules/point.js';
import { boardStyle } from '../layout/build-layout.js';
import { buildGround } from './ground.js';
import { isInCrop, type Layout, placeOf } from '../layout/layout.js';
import type { MarkShape, Scene, Shape, Unplaced } from './shapes.js';
import type { GameTree } from '../../sgf/game-tree.js';

/** Options for shapes besides stones and the author's markup, as the reader or the page wants. */
export interface SceneOptions {
  /** `none` hides the mark of the last move. */
  readonly marks?: string;
}

/** Turns position, markup and layout into the drawing list. Pure: equal input gives an equal list. */
export function buildScene(
  position: Position,
  markup: Markup,
  layout: Layout,
  { marks }: SceneOptions = {},
): Scene {
  const { width, height, margins, cellPath, size } = layout;
  const style = boardStyle(layout);
  const shapes: Shape[] = [];
  const add = (point: Point, what: string, shape: Unplaced<Shape>) => {
    const place = placeOf(layout, what, columnOf(point, size), rowOf(point, size));
    if (isInCrop(point, layout)) shapes.push({ ...shape, ...place });
  };
  const labels = markup.labels.filter(({ text }) => text);
  addStones(position, markup, add);
  const stones = shapes.splice(0);
  addMarkup(position, { ...markup, labels }, add);
  if (marks !== 'none') addLastMove(position, { ...markup, labels }, add);
  for (const { point, text } of labels) {
    const on = position.board.at(point);
    add(point, 'label', { kind: 'label', text, on, hidesGrid: !style && !on });
  }
  const decoration = style?.decorate?.(position, layout, shapes) ?? [];
  const ground = buildGround(layout);
  return {
    width,
    height,
    margins,
    cellPath,
    ground,
    shapes: [...stones, ...decoration, ...shapes],
  };
}

/** Adds a shape on a point if the point is visible. */
type Add = (point: Point, what: string, shape: Unplaced<Shape>) => void;

/** The opacity of a stone that is dead, dimmed (DD), or not played yet. */
export const FADED = 0.5;

/** Adds all stones; those in the opponent's territory are dead. */
function addStones({ board }: Position, { territory }: Markup, add: Add): void {
  const owned = { black: new Set(territory.black), white: new Set(territory.white) };
  for (const { point, color } of stonesOn(board)) {
    const opacity = owned[opponent(color)].has(point) ? FADED : 1;
    add(point, color, { kind: 'stone', color, opacity });
  }
}

/** How much larger a mark is around a label or a number. */
const AROUND = 1.5;

/** Adds territory and marks; they make room for a label on their point, outlines surround it (K-15). */
function addMarkup({ board }: Position, { territory, marks, labels }: Markup, add: Add): void {
  const labelled = new Set(labels.map(({ point }) => point));
  for (const color of ['black', 'white'] as const) {
    for (const point of territory[color]) {
      const [on, isAside] = [board.at(point), labelled.has(point)];
      add(point, `territory-${color}`, { kind: 'territory', color, on, isAside });
    }
  }
  for (const { kind, point } of marks) {
    const on = board.at(point);
    const mark: MarkShape['mark'] = kind === 'plain' ? (on ? 'triangle' : 'cross') : kind;
    const scale = labelled.has(point) && mark !== 'selected' ? AROUND : 1;
    add(point, mark, { kind: 'mark', mark, on, scale });
  }
}

/** How much larger the ring around the last move is on a stone with a label. */
const AROUND_LABEL = 1.2;

/** Marks the last move, around a label, too, unless the author has marked the stone (K-33). */
function addLastMove({ lastMove, board }: Position, { marks, labels }: Markup, add: Add): void {
  if (lastMove?.kind !== 'play') return;
  const { point, color } = lastMove;
  const isHere = (other: { readonly point: Point }) => other.point === point;
  const scale = labels.some(isHere) ? AROUND_LABEL : 1;
  if (board.at(point) === color && !marks.some(isHere))
    add(point, 'last', { kind: 'mark', mark: 'last', on: color, scale });
}

/** Properties that few records have; only the rich scene shows them. */
const richProperties = 'AR LN DD SI RG SC SE KGSDE QE QB QW PM FG'.split(' ');

/** Whether `buildScene` would leave out something that `buildRichScene` shows. */
export function needsRichScene(tree: GameTree): boolean {
  return richProperties.some((name) => tree.mentions(name));
}
