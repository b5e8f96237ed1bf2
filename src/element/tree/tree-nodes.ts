import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import type { TreeLayout } from '../../view/layout/tree-layout.js';
import { readAnnotations } from '../../game/annotations.js';
import { COMMENTED, HOTSPOT, JUDGED, MARKED, remarksOf } from '../../game/remarks.js';
import { shortIdentifier } from '../../sgf/identifiers.js';
import type { Replayer } from '../../replay/replayer.js';

/** Where the keyboard walks: a tree, where its nodes lie, and the line that is being read. */
export interface Ways {
  readonly tree: GameTree;
  readonly layout: TreeLayout;
  readonly line: readonly NodeId[];
}

/** PageUp and PageDown walk so many nodes, as on the board. */
const FAR = 10;

type Walk = (ways: Ways, node: NodeId) => NodeId | undefined;

const walks: Readonly<Record<string, Walk>> = {
  ArrowRight: after,
  ArrowLeft: ({ tree }, node) => tree.parent(node),
  ArrowUp: (ways, node) => beside(ways, node, -1),
  ArrowDown: (ways, node) => beside(ways, node, 1),
  PageUp: ({ tree }, node) => repeat(FAR, node, (from) => tree.parent(from)),
  PageDown: (ways, node) => repeat(FAR, node, (from) => after(ways, from)),
  Home: ({ tree }) => tree.root,
  End: (ways, node) => repeat(Infinity, node, (from) => after(ways, from)),
};

/** The node that a key leads to, the same where there is no way; `undefined` for other keys. */
export function walkTo(key: string, ways: Ways, node: NodeId): NodeId | undefined {
  if (!Object.hasOwn(walks, key)) return undefined;
  return walks[key]?.(ways, node) ?? node;
}

/** The next node of the line that is being read, or of any other line its first way on. */
function after({ tree, layout, line }: Ways, node: NodeId): NodeId | undefined {
  const column = layout.column[node] ?? 0;
  return line[column] === node ? line[column + 1] : tree.firstChild(node);
}

/** The next node above or below in the same column, as the eye finds it. */
function beside({ layout }: Ways, node: NodeId, step: 1 | -1): NodeId | undefined {
  const column = layout.column[node] ?? 0;
  for (let row = (layout.row[node] ?? 0) + step; row >= 0 && row < layout.rows; row += step) {
    const other = layout.nodeAt(column, row);
    if (other !== undefined) return other;
  }
  return undefined;
}

function repeat(count: number, node: NodeId, step: (node: NodeId) => NodeId | undefined): NodeId {
  let reached = node;
  for (let i = 0; i < count; i++) {
    const next = step(reached);
    if (next === undefined) break;
    reached = next;
  }
  return reached;
}

/** What a node is: its stone, both where one node plays two moves, a changed board, or neither. */
export type NodeKind = 'black' | 'white' | 'both' | 'setup' | 'note';

/** What is said of a node's move or position; the most telling one is drawn. */
export type Judgement =
  'bad' | 'good' | 'doubtful' | 'interesting' | 'blackAhead' | 'whiteAhead' | 'unclear' | 'even';

/** What is to be seen of a node beside its kind. */
export interface NodeSigns {
  readonly judgement: Judgement | undefined;
  readonly isHotspot: boolean;
  readonly isMarked: boolean;
  readonly isCommented: boolean;
}

const codes = (names: string): ReadonlySet<number> =>
  new Set(names.split(' ').map(shortIdentifier));

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const setup = codes('AB AW AE');

/** Each judgement by the property that says so; of several in one node the first counts. */
const judgements = [
  ['BM', 'bad'],
  ['TE', 'good'],
  ['DO', 'doubtful'],
  ['IT', 'interesting'],
  ['GB', 'blackAhead'],
  ['GW', 'whiteAhead'],
  ['UC', 'unclear'],
  ['DM', 'even'],
] as const;

/** The kind of a node: the one place that a further kind is decided in. */
export function kindOf(tree: GameTree, node: NodeId): NodeKind {
  let [isBlack, isWhite, isSetup] = [false, false, false];
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const code = tree.identifierCode(row as PropertyId);
    isBlack ||= code === B;
    isWhite ||= code === W;
    isSetup ||= setup.has(code);
  }
  if (isBlack || isWhite) return isBlack && isWhite ? 'both' : isBlack ? 'black' : 'white';
  return isSetup ? 'setup' : 'note';
}

const none: NodeSigns = {
  judgement: undefined,
  isHotspot: false,
  isMarked: false,
  isCommented: false,
};

export function signsOf(tree: GameTree, node: NodeId): NodeSigns {
  const said = remarksOf(tree, node);
  if (said === 0) return none;
  const marks = said & JUDGED ? readAnnotations(tree, node).marks : undefined;
  const [, judgement] = judgements.find(([name]) => marks?.[name]) ?? [];
  return {
    judgement,
    isHotspot: (said & HOTSPOT) > 0,
    isMarked: (said & MARKED) > 0,
    isCommented: (said & COMMENTED) > 0,
  };
}

const AE = shortIdentifier('AE');
const MN = shortIdentifier('MN');

/**
 * `Position.moveNumber` of each node, in one pass that replays nothing but what is numbered by more than its moves: nodes
 * with MN (M-20), and those that may take back the move before (S-13).
 */
export function moveNumbersOf(replayer: Replayer): Int32Array {
  const { tree } = replayer;
  const numbers = new Int32Array(tree.size);
  for (let id = 0; id < tree.size; id++) {
    const node = id as NodeId;
    const parent = tree.parent(node);
    const before = parent === undefined ? 0 : (numbers[parent] ?? 0);
    const count = countMoves(tree, node);
    numbers[id] = count === undefined ? replayer.positionAt(node).moveNumber : before + count;
  }
  return numbers;
}

/** A node plays one move of each colour at most (M-13, M-14); `undefined` where that is not all that counts. */
function countMoves(tree: GameTree, node: NodeId): number | undefined {
  let [black, white, isErasing] = [0, 0, false];
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const code = tree.identifierCode(row as PropertyId);
    if (code === B) black = 1;
    else if (code === W) white = 1;
    else if (code === AE) isErasing = true;
    else if (code === MN) return undefined;
  }
  return isErasing && black + white > 0 ? undefined : black + white;
}
