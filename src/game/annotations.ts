import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { readDouble, readNumber, readReal } from '../sgf/values.js';

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

/** The judgements of one node; they belong to the node, not to a point (N-17). */
export interface Annotations {
  /** 1 normal, 2 emphasised (N-16); contradicting marks are all kept (N-20). */
  readonly marks: Readonly<Partial<Record<Annotation, 1 | 2>>>;
  /** V: positive is good for Black; in Go the estimated score (N-09). */
  readonly value?: number;
  /** EL: a computer's evaluation of the move (N-21). */
  readonly evaluation?: number;
  /** IL: the record calls the move illegal (N-21). */
  readonly isIllegal: boolean;
  /** `XM[]`: the game that was played ends here; the rest is analysis (D-25). */
  readonly isActualEnd: boolean;
}

/**
 * Reads the annotations of a node (N-04 to N-21). Values that no document defines are plain marks (V-05); in the root,
 * they are texts of dialects and not annotations (D-02, D-31).
 */
export function readAnnotations(tree: GameTree, node: NodeId): Annotations {
  const isRoot = node === tree.root;
  const marks: Partial<Record<Annotation, 1 | 2>> = {};
  let value: number | undefined;
  let evaluation: number | undefined;
  let isIllegal = false;
  let isActualEnd = false;
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const property = row as PropertyId;
    const name = tree.nameOf(property);
    if (isAnnotation(name)) {
      if (marks[name] !== undefined) continue;
      const raw = tree.firstValue(property);
      const mark = isRoot && readDouble(raw) === undefined ? undefined : readers[name](raw);
      if (mark !== undefined) marks[name] = mark;
    } else if (name === 'V') value ??= readReal(tree.firstValue(property));
    else if (name === 'EL') evaluation ??= readNumber(tree.firstValue(property));
    else if (name === 'IL') isIllegal = true;
    else if (name === 'XM' && !isRoot) isActualEnd ||= tree.firstValue(property).trim() === '';
  }
  return {
    marks: mergeOldPair(marks),
    ...(value !== undefined && { value }),
    ...(evaluation !== undefined && { evaluation }),
    isIllegal,
    isActualEnd,
  };
}

function isAnnotation(name: string): name is Annotation {
  return Object.hasOwn(readers, name);
}

/** Anything that is not a number is a plain mark (V-05). */
function readMark(raw: string): 1 | 2 {
  return readDouble(raw) ?? 1;
}

/** Old files write TE and BM for an interesting move, BM and TE for a doubtful one (N-19). */
function mergeOldPair(marks: Annotations['marks']): Annotations['marks'] {
  const { TE, BM, ...others } = marks;
  if (TE === undefined || BM === undefined) return marks;
  const names = Object.keys(marks);
  return { ...others, [names.indexOf('TE') < names.indexOf('BM') ? 'IT' : 'DO']: 1 };
}
