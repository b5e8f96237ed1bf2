import { Replayer } from '../replay/replayer.js';
import { movesOf } from '../game/walk.js';
import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { Problem } from './problem.js';
import { namedSide, type Step } from './steps.js';

/** Number of lines above which readers can hardly solve a problem. */
const MOST_LINES = 1000;

/** Maximum number of reported findings of one kind. */
const MOST_OF_A_KIND = 20;

/** Codes of moves that are against the rules in a solution. */
const illegal = new Set<DiagnosticCode>(['overwrite', 'suicide', 'ko', 'bad-point']);

/** Finds the mistakes that the author of a problem should fix. */
export function checkProblem(problem: Problem): Finding[] {
  const { tree, steps, marks, start } = problem;
  const findings: Finding[] = [];
  const add = (code: DiagnosticCode, node: NodeId, detail?: string, isNote = false) => {
    if (findings.filter((finding) => finding.code === code).length >= MOST_OF_A_KIND) return;
    const property = movesOf(tree, node)[0] ?? tree.propertyIds(node)[0];
    const offset = property === undefined ? 0 : tree.placeOf(property);
    findings.push({ code, node, offset, detail, severity: isNote ? 'note' : 'warning' });
  };
  if (marks.isGame) return (add('no-problem', start), findings);
  if (problem.convention === 'none') return (add('no-solution', start), findings);
  const isMarked = ['goproblems', 'comment', 'annotations'].includes(problem.convention);
  if (isMarked && !marks.isComplete) add('no-right-mark', start);
  const side = namedSide(tree, start);
  if (side && side.color !== problem.toPlay)
    add('first-color', steps.start.after[0]?.node ?? start, tree.values(side.node, 'PL')[0]);
  for (const step of contradictions(problem)) add('right-and-wrong', step.node);
  for (const { node, raw } of illegalMoves(problem)) add('illegal-solution', node, raw);
  for (const step of repeated(problem))
    add('repeated-branch', step.node, rawMove(problem, step), true);
  const lines = steps.all.filter(({ after }) => after.length === 0).length;
  if (lines > MOST_LINES) add('many-branches', start, String(lines), true);
  return findings;
}

/** Whether a reader who follows the hints solves the problem. Resets the problem. */
export function canBeSolved(problem: Problem): boolean {
  problem.reset();
  for (let moves = 0; moves < problem.steps.all.length; moves++) {
    const { move } = problem.hint();
    if (move === undefined) break;
    problem.playAt(move);
  }
  const isSolved = problem.status === 'solved';
  problem.reset();
  return isSolved;
}

/** The steps marked as wrong whose position is also marked as right; one for each position. */
function contradictions({ marks, positions }: Problem): Step[] {
  const right = new Set(marks.all('right').map((step) => positions.equalTo(step)));
  const both = marks.all('wrong').filter((step) => right.has(positions.equalTo(step)));
  return [...new Map(both.map((step) => [positions.equalTo(step), step])).values()];
}

/** Moves in right lines that are against the rules. */
function illegalMoves({
  tree,
  steps,
  verdicts,
}: Problem): { node: NodeId; raw: string | undefined }[] {
  const found = new Map<NodeId, string | undefined>();
  const replayer = new Replayer(tree, (code, node, _, raw) => {
    if (illegal.has(code)) found.set(node, raw && startOf(raw, LONGEST_DETAIL));
  });
  const solution = new Set<NodeId>();
  for (const step of steps.all) {
    replayer.positionAt(step.node);
    if (step !== steps.start && verdicts.isSolvableInBranch(step)) solution.add(step.node);
  }
  return [...found].flatMap(([node, raw]) => (solution.has(node) ? [{ node, raw }] : []));
}

/** The second one of each group of identical moves after the same step. */
function repeated({ steps }: Problem): Step[] {
  return steps.all.flatMap(({ after }) => {
    const times = new Map<string, number>();
    return after.filter(({ color, move }) => {
      const key = `${color} ${move}`;
      times.set(key, (times.get(key) ?? 0) + 1);
      return times.get(key) === 2;
    });
  });
}

function rawMove({ tree }: Problem, { node }: Step): string | undefined {
  const [property] = movesOf(tree, node);
  return property && startOf(tree.firstValue(property), LONGEST_DETAIL);
}
