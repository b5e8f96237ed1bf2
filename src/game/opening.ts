import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readAddress } from './address.js';

/** The place where a page wants a game to open: values of the attributes with these names. */
export interface OpeningOptions {
  readonly mode: string;
  readonly move: string;
  readonly path: string;
  readonly to: string;
}

/**
 * The node at which a game opens: at `path`, or else at `move`, or else at the start. A diagram prefers `to` to `path`,
 * and by default shows the position after the last move. `misread` names the attributes with invalid values.
 */
export function readOpening(
  tree: GameTree,
  { mode, move, path, to }: OpeningOptions,
): { node: NodeId; misread: ('move' | 'path' | 'to')[] } {
  const isDiagram = mode === 'diagram';
  const name = isDiagram && to ? 'to' : 'path';
  const address = name === 'to' ? to : path;
  const node = address ? readAddress(tree, address) : undefined;
  const isMove = /^(last|-?\d{1,9})$/.test(move);
  const usual = isDiagram ? '-1' : '0';
  const misread: ('move' | 'path' | 'to')[] = [];
  if (address && node === undefined) misread.push(name);
  if (move && !isMove) misread.push('move');
  return {
    node: node ?? readAddress(tree, isMove ? move.replace('last', '-1') : usual) ?? tree.root,
    misread,
  };
}
