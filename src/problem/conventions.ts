import { readJudgements } from '../game/judgements.js';
import type { Replayer } from '../replay/replayer.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { readNumber, textAt } from '../sgf/values.js';
import type { Step, Steps } from './steps.js';
import { judgementIn, type Keyword, keywordsIn } from './words.js';

/** The values of the attribute `answer`: how a record marks right moves. */
export type Answer = 'auto' | 'main-line' | 'all-lines' | 'goproblems' | 'comment' | 'annotations';

/** The convention of a record. `uligo`: the first line is right, and WV or TR marks branches as wrong. */
export type Convention = Exclude<Answer, 'auto'> | 'uligo' | 'none';

type Mark = 'right' | 'wrong' | 'choice' | 'force' | 'refused';

/** A record's marks on the moves of a problem. */
export interface Marks {
  readonly convention: Convention;
  /** Whether the record itself marks right moves. All others are then wrong. */
  readonly isComplete: boolean;
  /** Whether this looks like the record of a whole game, without a question. */
  readonly isGame: boolean;
  has(step: Step, mark: Mark): boolean;
  /** The steps with a mark, in file order. */
  all(mark: Mark): readonly Step[];
}

/** A mark and the steps that have it. */
type Found = Record<Mark, Set<Step>>;

/** Reads the marks of one convention. */
type Reader = (tree: GameTree, steps: Steps, found: Found) => void;

const noMarks = (): Found => ({
  right: new Set(),
  wrong: new Set(),
  choice: new Set(),
  force: new Set(),
  refused: new Set(),
});

/** The conventions that a record may use, in the order in which they are tried. */
const readers: ReadonlyMap<Convention, Reader> = new Map<Convention, Reader>([
  ['goproblems', readKeywords],
  ['comment', readWords],
  ['annotations', readAnnotations],
  ['uligo', readWrongBranches],
]);

/**
 * Finds the convention of a record, or uses the wanted one, and reads its marks.
 *
 * @param hasStart whether the author names the start; the record is then a problem, even at the start of a game
 */
export function readMarks(
  replayer: Replayer,
  steps: Steps,
  wanted: Answer,
  hasStart: boolean,
): Marks {
  const { tree } = replayer;
  let convention: Convention = 'main-line';
  let found = noMarks();
  for (const [name, read] of readers) {
    if (wanted !== 'auto' && wanted !== name) continue;
    const marks = noMarks();
    read(tree, steps, marks);
    if (Object.values(marks).every(({ size }) => size === 0)) continue;
    [convention, found] = [name, marks];
    break;
  }
  const isUnsigned = convention === 'main-line' || convention === 'annotations';
  const isGame =
    wanted === 'auto' && !hasStart && isUnsigned && startsEmpty(tree, steps.start.node);
  const isComplete = found.right.size > 0 && !isGame;
  if (wanted === 'all-lines' || wanted === 'main-line') convention = wanted;
  if (isGame) found = noMarks();
  else if (wanted === 'all-lines') addEnds(steps, found);
  else if (!isComplete) addFirstLine(steps, found);
  if (found.right.size === 0) convention = 'none';
  return {
    convention,
    isComplete,
    isGame: isGame && steps.all.length > 1,
    has: (step, mark) => found[mark].has(step),
    all: (mark) => [...found[mark]],
  };
}

const keywordMarks: Readonly<Record<Keyword, Mark>> = {
  RIGHT: 'right',
  CHOICE: 'choice',
  FORCE: 'force',
  NOTTHIS: 'refused',
};

/** goproblems.com: keywords in comments. */
function readKeywords(tree: GameTree, { nodes, start }: Steps, found: Found): void {
  for (const [node, step] of nodes) {
    for (const keyword of keywordsIn(textAt(tree, node, 'C')))
      if (step !== start || keyword === 'FORCE') found[keywordMarks[keyword]].add(step);
  }
}

/** Words at the start of comments, or of the names of nodes. */
function readWords(tree: GameTree, { nodes, start }: Steps, found: Found): void {
  for (const [node, step] of nodes) {
    if (step === start) continue;
    for (const identifier of ['C', 'N']) {
      const judgement = judgementIn(textAt(tree, node, identifier));
      if (judgement) found[judgement].add(step);
    }
  }
}

/** Annotations: TE, IT, BM and DO on the reader’s moves, GB and GW on any move. */
function readAnnotations(tree: GameTree, { nodes, start }: Steps, found: Found): void {
  const isBlack = start.toPlay === 'black';
  for (const [node, step] of nodes) {
    if (step === start) continue;
    const { TE, IT, BM, DO, GB, GW } = readJudgements(tree, node);
    const isOwn = step.color === start.toPlay && node === step.node;
    if ((isBlack ? GB : GW) ?? (isOwn ? (TE ?? IT) : undefined)) found.right.add(step);
    if ((isBlack ? GW : GB) ?? (isOwn ? (BM ?? DO) : undefined)) found.wrong.add(step);
  }
}

/** uliGo: WV on the first move of a branch or, if nothing has WV, a triangle (TR) on that move. */
function readWrongBranches(tree: GameTree, { all, start }: Steps, found: Found): void {
  const own = all.filter(({ color, before }) => color === start.toPlay && before.after.length > 1);
  const byTriangle = own.filter(
    (step) => step.before.after[0] !== step && isTriangle(tree, step.node),
  );
  const isTriangleUsual = own.some(
    (step) => step.before.after[0] === step && isTriangle(tree, step.node),
  );
  for (const step of all) if (step !== start && tree.has(step.node, 'WV')) found.wrong.add(step);
  if (found.wrong.size === 0 && !isTriangleUsual)
    for (const step of byTriangle) found.wrong.add(step);
}

function isTriangle(tree: GameTree, node: NodeId): boolean {
  const triangles = tree.values(node, 'TR');
  const move = tree.values(node, 'B')[0] ?? tree.values(node, 'W')[0];
  return triangles.length === 1 && triangles[0] === move;
}

/** Without any mark, the first line is right. It begins with a move of the reader that is not a pass. */
function addFirstLine({ start }: Steps, found: Found): void {
  let last: Step | undefined;
  let next = start.after.find(
    (step) =>
      isFirst(step, found) &&
      step.color === start.toPlay &&
      (step.move !== 'pass' || step.isUnreadable),
  );
  for (; next; next = next.after.find((step) => isFirst(step, found)))
    if (next.color === start.toPlay) last = next;
  if (last) found.right.add(last);
}

function isFirst(step: Step, { wrong, refused }: Found): boolean {
  return !wrong.has(step) && !refused.has(step);
}

/** Marks every line as right at the reader's last move in it. */
function addEnds({ all, start }: Steps, found: Found): void {
  const goesOn = new Set<Step>();
  for (const step of [...all].reverse()) {
    if (step === start) continue;
    const isOwn = step.color === start.toPlay;
    if (isOwn && !goesOn.has(step)) found.right.add(step);
    if (isOwn || goesOn.has(step)) goesOn.add(step.before);
  }
}

/** Whether a game begins here: with no stones, or only a handicap. */
function startsEmpty(tree: GameTree, start: NodeId): boolean {
  for (let node: NodeId | undefined = start; node !== undefined; node = tree.parent(node)) {
    const isHandicap = (readNumber(tree.values(node, 'HA')[0] ?? '') ?? 0) >= 2;
    if (tree.has(node, 'AW') || (tree.has(node, 'AB') && !isHandicap)) return false;
  }
  return true;
}
