import fc from 'fast-check';
import type { GameTree } from '../../src/sgf/game-tree.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import type { Cells, TreeLayout } from '../../src/view/layout/tree-layout.js';
import { bytesOf, treeOf } from './records.js';

/** Any tree as SGF: each number says from which of the nodes so far the next one goes on. */
export const anyTree = fc
  .array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 80, size: 'max' })
  .map((steps) => {
    const children: number[][] = [[]];
    for (const [number, isLine] of steps) {
      const parent = isLine ? children.length - 1 : number % children.length;
      children[parent]?.push(children.length);
      children.push([]);
    }
    const write = (node: number): string => {
      const ways = children[node] ?? [];
      return `;${ways.length === 1 ? ways.map(write).join('') : ways.map((way) => `(${write(way)})`).join('')}`;
    };
    return `(${write(0)})`;
  });

/** All cells of a layout. */
export function allCells({ columns, rows }: TreeLayout): Cells {
  return { left: 0, top: 0, right: columns - 1, bottom: rows - 1 };
}

/** A game of the corpus, if that is there. */
export async function corpusTree(name: string): Promise<GameTree | undefined> {
  const answer = await fetch('/corpus.json');
  const { files } = (await answer.json()) as { files: { path: string; base64: string }[] };
  const file = files.find(({ path }) => path.includes(name));
  return file && treeOf(decodeSgf(bytesOf(file.base64)).text);
}
