import { readAnnotations } from '../../game/annotations.js';
import { COMMENTED, HOTSPOT, JUDGED, MARKED, remarksOf } from '../../game/remarks.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { shortIdentifier } from '../../sgf/identifiers.js';

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
