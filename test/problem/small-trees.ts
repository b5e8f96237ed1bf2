import fc from 'fast-check';
import { pathTo } from '../../src/game/walk.js';
import { type GameTree, type NodeId, nodesOf } from '../../src/sgf/game-tree.js';
import { NaiveGo } from '../helpers/naive-go.js';

/** So small a board has many moves in another order. */
export const SIDE = 3;

/** A position as text, by the second implementation of Go: its rows, `k` where a ko can't be retaken, the turn. */
export function situationAfter(tree: GameTree, node: NodeId): NaiveGo {
  const game = new NaiveGo(SIDE, SIDE);
  for (const each of pathTo(tree, node)) game.apply(tree, each);
  return game;
}

export function drawn({ drawn: rows, ko, turn }: NaiveGo): string[] {
  const cells = rows.map((row) => [...row]);
  const row = ko === undefined ? undefined : cells[Math.floor(ko / SIDE)];
  if (row && ko !== undefined) row[ko % SIDE] = 'k';
  return [...cells.map((each) => each.join('')), turn];
}

/** All mirror images of a position, made by rotating and reversing its rows. */
export function imagesOf([
  first = '',
  second = '',
  third = '',
  turn = '',
]: readonly string[]): string[] {
  const images: string[] = [];
  let rows = [first, second, third];
  for (let quarter = 0; quarter < 4; quarter++) {
    images.push([...rows, turn].join('/'), [...[...rows].reverse(), turn].join('/'));
    const old = rows;
    rows = [0, 1, 2].map((x) => [2, 1, 0].map((y) => old[y]?.[x] ?? '').join(''));
  }
  return images;
}

/** Trees in which players take turns; `marks` says after which moves RIGHT stands. */
export const anyTree = fc
  .array(
    fc.record({
      place: fc.integer({ min: 0, max: SIDE * SIDE - 1 }),
      back: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }) },
      ),
      isRight: fc.oneof(
        { weight: 9, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    { minLength: 3, maxLength: 40, size: 'max' },
  )
  .map((moves) => {
    const children: number[][] = [[]];
    const depths = [0];
    moves.forEach(({ back }, index) => {
      const parent = Math.max(0, index - back);
      children[parent]?.push(index + 1);
      children.push([]);
      depths.push((depths[parent] ?? 0) + 1);
    });
    const textFrom = (index: number): string => {
      const { place = 0, isRight = false } = moves[index - 1] ?? {};
      const color = (depths[index] ?? 0) % 2 === 1 ? 'B' : 'W';
      const name = 'abc'.charAt(place % SIDE) + 'abc'.charAt(Math.floor(place / SIDE));
      const own = index === 0 ? '' : `;${color}[${name}]${isRight ? 'C[RIGHT]' : ''}`;
      return own + (children[index] ?? []).map((child) => `(${textFrom(child)})`).join('');
    };
    return textFrom(0);
  });

/** The key of each node; a position that its own line repeats has another one. */
export function distinct(tree: GameTree, keyOf: (node: NodeId) => string): string[] {
  const plain = [...nodesOf(tree)].map(keyOf);
  return plain.map((key, index) => {
    const above = pathTo(tree, index as NodeId).slice(0, -1);
    return above.some((node) => plain[node] === key) ? `${key} ${index}` : key;
  });
}
