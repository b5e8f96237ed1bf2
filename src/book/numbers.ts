/*
 * Many records write the numbers of moves on their stones, as labels (LB), and their comments mention these numbers. A
 * book numbers the moves itself. Both must agree, because the heads of its texts begin with the numbers of the book.
 */

import { movesOf } from '../game/walk.js';
import { readMarkup } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { type Layout, placeOf } from '../view/layout/layout.js';
import type { Scene } from '../view/scene/shapes.js';
import type { BookMove } from './plan.js';

/** Whether a label is the number of a move: in full, or without hundreds, as records shorten it to fit on a stone. */
export function isNumberOf(label: string, number: number): boolean {
  const text = label.trim();
  return /^\d+$/.test(text) && (Number(text) === number || Number(text) === number % 100);
}

/** The moves of a list by their points, each with its number. */
export function numbersOf(replayer: Replayer, moves: readonly BookMove[]): Map<Point, number> {
  const numbers = new Map<Point, number>();
  for (const { raw, number } of moves) {
    const target = replayer.notation.readMove(raw, replayer.size);
    if (typeof target === 'number') numbers.set(target, number);
  }
  return numbers;
}

/**
 * The number of the first move of a line as its labels count: for example 3, if the labels of a variation continue
 * those of the variation that it leaves. `undefined` if they don't count the moves.
 */
export function labelledStart(replayer: Replayer, line: readonly NodeId[]): number | undefined {
  const { tree, notation, size } = replayer;
  const order = new Map<Point, number>();
  const starts = new Set<number>();
  let count = 0;
  for (const node of line) {
    for (const property of movesOf(tree, node)) {
      const target = notation.readMove(tree.firstValue(property), size);
      if (typeof target === 'number') order.set(target, count);
      count += 1;
    }
    for (const { point, text } of tree.has(node, 'LB') ? readMarkup(replayer, node).labels : []) {
      const index = order.get(point);
      if (index !== undefined && /^\s*\d+\s*$/.test(text)) starts.add(Number(text) - index);
    }
  }
  const [start = 0, ...others] = starts;
  return others.length === 0 && start > 0 ? start : undefined;
}

/** Replaces labels that are shortened numbers of moves by the whole numbers, as the book's heads and captions have them. */
export function withWholeNumbers(
  scene: Scene,
  layout: Layout,
  numbers: ReadonlyMap<Point, number>,
): Scene {
  const { size } = layout;
  const at = new Map(
    [...numbers].map(([point, number]) => {
      const { x, y } = placeOf(layout, '', columnOf(point, size), rowOf(point, size));
      return [`${x},${y}`, number];
    }),
  );
  const shapes = scene.shapes.map((shape) => {
    if (shape.kind !== 'label' || !shape.on) return shape;
    const number = at.get(`${shape.x},${shape.y}`);
    if (number === undefined || !isNumberOf(shape.text, number)) return shape;
    const { key, x, y, on } = shape;
    return { kind: 'number' as const, key, x, y, on, text: String(number), isLast: false };
  });
  return { ...scene, shapes };
}
