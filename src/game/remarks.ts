import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';
import { type Annotation, readAnnotations } from './annotations.js';

/** What is said of a node beside its move; a node may have several. */
export const COMMENTED = 1;
export const NAMED = 2;
/** Marks, labels, lines, territory or dimmed points on the board. */
export const MARKED = 4;
/** A judgement of the move or the position. */
export const JUDGED = 8;
/** HO. */
export const HOTSPOT = 16;

const remarks = new Map<IdentifierCode, number>([
  ...codes('C', COMMENTED),
  ...codes('N', NAMED),
  ...codes('LB L TR SQ CR MA M SL AR LN TB TW DD', MARKED),
  ...codes('GB GW DM UC TE BM DO IT', JUDGED),
  ...codes('HO', HOTSPOT),
]);
/** Without a word in it the property says nothing; an empty DD only ends what was dimmed. */
const texts = setOf('C N DD');
const figures = setOf('TR SQ CR MA M');
const moves = setOf('B W');

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
    if (moves.has(code)) move = tree.firstValue(property);
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

const judging: readonly Annotation[] = ['GB', 'GW', 'DM', 'UC', 'TE', 'BM', 'DO', 'IT'];

/** Judgements in the root may be texts of dialects (D-02, D-31). */
function textsOfRoot(tree: GameTree, said: number): number {
  if (!(said & (JUDGED | HOTSPOT))) return 0;
  const { marks } = readAnnotations(tree, tree.root);
  const isJudged = judging.some((name) => marks[name] !== undefined);
  return (isJudged ? 0 : JUDGED) | (marks.HO === undefined ? HOTSPOT : 0);
}
