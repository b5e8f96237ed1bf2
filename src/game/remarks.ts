import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';
import { readJudgements } from './judgements.js';

/** Bits for the remarks of a node besides its move; a node may have several. */
export const COMMENTED = 1;
export const NAMED = 2;
/** Marks, labels, lines, territory or dimmed points on the board. */
export const MARKED = 4;
/** An evaluation of the move or the position. */
export const JUDGED = 8;
/** HO. */
export const HOTSPOT = 16;

/** Judgements by their properties; if a node has several, the first one in this list counts. */
const judgements = {
  BM: 'bad',
  TE: 'good',
  DO: 'doubtful',
  IT: 'interesting',
  GB: 'blackAhead',
  GW: 'whiteAhead',
  UC: 'unclear',
  DM: 'even',
} as const;
const judgementNames = Object.keys(judgements) as (keyof typeof judgements)[];

export type Judgement = (typeof judgements)[keyof typeof judgements];

const remarks = new Map<IdentifierCode, number>([
  ...codes('C', COMMENTED),
  ...codes('N', NAMED),
  ...codes('LB L TR SQ CR MA M SL AR LN TB TW DD', MARKED),
  ...codes(judgementNames.join(' '), JUDGED),
  ...codes('HO', HOTSPOT),
]);
/** These count only if they have text; an empty DD only ends the dimming. */
const texts = setOf('C N DD');
const figures = setOf('TR SQ CR MA M');

function codes(names: string, remark: number): [IdentifierCode, number][] {
  return names.split(' ').map((name) => [shortIdentifier(name), remark]);
}

function setOf(names: string): ReadonlySet<IdentifierCode> {
  return new Set(codes(names, 0).map(([code]) => code));
}

/**
 * The bits of a node's remarks. Ignores an empty comment, and a mark on the move itself, which some programs write in
 * every node.
 */
export function remarksOf(tree: GameTree, node: NodeId): number {
  let flags = 0;
  let move: string | undefined;
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    flags |= remarks.get(code) ?? 0;
    if (code === B || code === W) move = tree.firstValue(property);
  }
  if (flags === 0) return 0;
  flags = 0;
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    if (texts.has(code) && !tree.firstValue(property).trim()) continue;
    const isLastMoveMark = figures.has(code) && tree.valuesOf(property).join() === move;
    if (!isLastMoveMark) flags |= remarks.get(code) ?? 0;
  }
  return node === tree.root ? flags & ~textFlagsOfRoot(tree, flags) : flags;
}

/** In the root, judgements may be texts of dialects (D-02, D-31): returns the bits to remove. */
function textFlagsOfRoot(tree: GameTree, flags: number): number {
  if (!(flags & (JUDGED | HOTSPOT))) return 0;
  const { HO } = readJudgements(tree, tree.root);
  return (judgementOf(tree, tree.root) ? 0 : JUDGED) | (HO === undefined ? HOTSPOT : 0);
}

function judgementOf(tree: GameTree, node: NodeId): Judgement | undefined {
  const marks = readJudgements(tree, node);
  const name = judgementNames.find((each) => marks[each] !== undefined);
  return name && judgements[name];
}

/** The signs that panels show for a node besides its kind. */
export interface NodeSigns {
  readonly judgement: Judgement | undefined;
  readonly isHotspot: boolean;
  readonly isMarked: boolean;
  readonly isCommented: boolean;
}

export function signsOf(tree: GameTree, node: NodeId): NodeSigns {
  const flags = remarksOf(tree, node);
  return {
    judgement: flags & JUDGED ? judgementOf(tree, node) : undefined,
    isHotspot: (flags & HOTSPOT) > 0,
    isMarked: (flags & MARKED) > 0,
    isCommented: (flags & COMMENTED) > 0,
  };
}

/** Whether a node plays a stone, plays both colours, changes the board otherwise, or leaves it as it is. */
export type NodeKind = 'black' | 'white' | 'both' | 'setup' | 'note';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const setup = setOf('AB AW AE');

export function kindOf(tree: GameTree, node: NodeId): NodeKind {
  const codes = tree.propertyIds(node).map((property) => tree.identifierCode(property));
  if (codes.includes(B)) return codes.includes(W) ? 'both' : 'black';
  if (codes.includes(W)) return 'white';
  return codes.some((code) => setup.has(code)) ? 'setup' : 'note';
}
