import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';
import { readAnnotations } from './annotations.js';

/** What is said of a node beside its move; a node may have several. */
export const COMMENTED = 1;
export const NAMED = 2;
/** Marks, labels, lines, territory or dimmed points on the board. */
export const MARKED = 4;
/** A judgement of the move or the position. */
export const JUDGED = 8;
/** HO. */
export const HOTSPOT = 16;

/** Judgements of a move or a position by their properties; of several in one node the first in this list counts. */
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
const judging = Object.keys(judgements) as (keyof typeof judgements)[];

export type Judgement = (typeof judgements)[keyof typeof judgements];

const remarks = new Map<IdentifierCode, number>([
  ...codes('C', COMMENTED),
  ...codes('N', NAMED),
  ...codes('LB L TR SQ CR MA M SL AR LN TB TW DD', MARKED),
  ...codes(judging.join(' '), JUDGED),
  ...codes('HO', HOTSPOT),
]);
/** Without a word in it the property says nothing; an empty DD only ends what was dimmed. */
const texts = setOf('C N DD');
const figures = setOf('TR SQ CR MA M');

function codes(names: string, remark: number): [IdentifierCode, number][] {
  return names.split(' ').map((name) => [shortIdentifier(name), remark]);
}

function setOf(names: string): ReadonlySet<IdentifierCode> {
  return new Set(codes(names, 0).map(([code]) => code));
}

/**
 * What is said of a node, in the bits above; an empty comment, and the mark by which some programs show each move to be
 * the last one, are nothing.
 */
export function remarksOf(tree: GameTree, node: NodeId): number {
  let said = 0;
  let move: string | undefined;
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    said |= remarks.get(code) ?? 0;
    if (code === B || code === W) move = tree.firstValue(property);
  }
  if (said === 0) return 0;
  said = 0;
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    if (texts.has(code) && !tree.firstValue(property).trim()) continue;
    const isLastMoveMark = figures.has(code) && tree.valuesOf(property).join() === move;
    if (!isLastMoveMark) said |= remarks.get(code) ?? 0;
  }
  return node === tree.root ? said & ~textsOfRoot(tree, said) : said;
}

/** Judgements in the root may be texts of dialects (D-02, D-31). */
function textsOfRoot(tree: GameTree, said: number): number {
  if (!(said & (JUDGED | HOTSPOT))) return 0;
  const { HO } = readAnnotations(tree, tree.root).marks;
  return (judgementOf(tree, tree.root) ? 0 : JUDGED) | (HO === undefined ? HOTSPOT : 0);
}

function judgementOf(tree: GameTree, node: NodeId): Judgement | undefined {
  const { marks } = readAnnotations(tree, node);
  const name = judging.find((each) => marks[each] !== undefined);
  return name && judgements[name];
}

/** What panels show of a node beside its kind. */
export interface NodeSigns {
  readonly judgement: Judgement | undefined;
  readonly isHotspot: boolean;
  readonly isMarked: boolean;
  readonly isCommented: boolean;
}

export function signsOf(tree: GameTree, node: NodeId): NodeSigns {
  const said = remarksOf(tree, node);
  return {
    judgement: said & JUDGED ? judgementOf(tree, node) : undefined,
    isHotspot: (said & HOTSPOT) > 0,
    isMarked: (said & MARKED) > 0,
    isCommented: (said & COMMENTED) > 0,
  };
}

/** What a node does: plays a stone, or both colours, changes the board otherwise, or leaves it as it is. */
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
