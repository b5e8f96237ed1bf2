import { nearestWith } from '../game/inherited.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readFigureValue } from '../sgf/figure-value.js';
import { readNumber } from '../sgf/values.js';

/** FG: a figure, as in books, begins here. `flags` is missing if the record has none (K-28). */
export interface Figure {
  readonly name: string;
  readonly flags?: number;
  /** The items that the flags allow a viewer to hide (K-29); none for `FG[]` and for flag 32768. */
  readonly hides: Readonly<Record<'coordinates' | 'name' | 'unshownMoves' | 'starPoints', boolean>>;
  /**
   * Whether captured stones stay on the figure. Flag 256 decides (K-29); in a figure without flags they stay, as in
   * books.
   */
  readonly keepsCaptures: boolean;
}

const USES_DEFAULTS = 32768;

/** The figure that begins at a node, if any. */
export function readFigure(tree: GameTree, node: NodeId): Figure | undefined {
  const [raw] = tree.values(node, 'FG');
  if (raw === undefined) return undefined;
  const { name, flags } = readFigureValue(raw);
  const isUsual = flags === undefined || (flags & USES_DEFAULTS) !== 0;
  const given = isUsual ? 0 : flags;
  const has = (flag: number) => (given & flag) !== 0;
  return {
    name,
    ...(flags !== undefined && { flags }),
    hides: {
      coordinates: has(1),
      name: has(2),
      unshownMoves: has(4),
      starPoints: has(512),
    },
    keepsCaptures: isUsual || has(256),
  };
}

/** The node where the figure of a node begins: the nearest with FG, or the root (K-28). */
export function figureStart(tree: GameTree, node: NodeId): NodeId {
  return nearestWith(tree, node, 'FG') ?? tree.root;
}

/** PM: 0 prints no move numbers, 1 prints them as they are, 2 starts each figure below 100 (K-32). */
export type PrintMode = 0 | 1 | 2;

/** The print mode of a node; `undefined` if the record has none, which means 1. */
export function readPrintMode(tree: GameTree, node: NodeId): PrintMode | undefined {
  const owner = nearestWith(tree, node, 'PM', (values) => modeOf(values) !== undefined);
  return owner === undefined ? undefined : modeOf(tree.values(owner, 'PM'));
}

function modeOf([raw = '']: readonly string[]): PrintMode | undefined {
  const mode = readNumber(raw);
  return mode === 0 || mode === 1 || mode === 2 ? mode : undefined;
}

/**
 * The number to print on a move, `undefined` for none (K-32). Mode 2 subtracts whole hundreds so that the figure begins
 * below 100: 102 to 155 become 2 to 55, but 67 to 117 and 100 to 130 stay unchanged.
 *
 * @param first the number of the figure's first move
 */
export function printedNumber(
  number: number,
  first: number,
  mode: PrintMode | undefined,
): number | undefined {
  if (mode === 0) return undefined;
  if (mode !== 2) return number;
  const left = number - Math.floor((first - 1) / 100) * 100;
  return left < 1 ? number : left; // MN may have restarted
}
