import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readDouble } from '../sgf/double.js';

/** Properties that judge a node or its move; see N-04 to N-15. */
export type Annotation = 'GB' | 'GW' | 'DM' | 'UC' | 'HO' | 'TE' | 'BM' | 'DO' | 'IT' | 'CH' | 'SI';

const readers: Readonly<Record<Annotation, (raw: string) => 1 | 2 | undefined>> = {
  GB: readMark,
  GW: readMark,
  DM: readMark,
  UC: readMark,
  HO: readMark,
  TE: readMark,
  BM: readMark,
  DO: () => 1, // DO and IT have no value (FF[4])
  IT: () => 1,
  CH: readMark,
  SI: readDouble, // anything else is a list of points
};

/** Judgements by their properties: 1 normal, 2 emphasised (N-16); contradicting ones are all kept (N-20). */
export type Judgements = Readonly<Partial<Record<Annotation, 1 | 2>>>;

/**
 * Reads the judgements of a node and its move. Values that no document defines are plain marks (V-05); in the root,
 * they are texts of dialects and no judgements (D-02, D-31).
 */
export function readJudgements(tree: GameTree, node: NodeId): Judgements {
  const marks: Partial<Record<Annotation, 1 | 2>> = {};
  for (const property of tree.propertyIds(node)) {
    const name = tree.nameOf(property);
    if (!isAnnotation(name) || marks[name] !== undefined) continue;
    const raw = tree.firstValue(property);
    const isText = node === tree.root && readDouble(raw) === undefined;
    const mark = isText ? undefined : readers[name](raw);
    if (mark !== undefined) marks[name] = mark;
  }
  return mergeOldPair(marks);
}

function isAnnotation(name: string): name is Annotation {
  return Object.hasOwn(readers, name);
}

/** Anything that is not a number is a plain mark (V-05). */
function readMark(raw: string): 1 | 2 {
  return readDouble(raw) ?? 1;
}

/** Old files write TE and BM for an interesting move, BM and TE for a doubtful one (N-19). */
function mergeOldPair(marks: Judgements): Judgements {
  const { TE, BM, ...others } = marks;
  if (TE === undefined || BM === undefined) return marks;
  const names = Object.keys(marks);
  return { ...others, [names.indexOf('TE') < names.indexOf('BM') ? 'IT' : 'DO']: 1 };
}
