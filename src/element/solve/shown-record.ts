import { pathTo } from '../../game/walk.js';
import { type Area, turnedArea } from '../../problem/area.js';
import { neededPoints } from '../../problem/needed.js';
import type { Problem } from '../../problem/problem.js';
import { answerInWords } from '../../problem/prompt.js';
import {
  commentsWithoutKeywords,
  questionComments,
  revealingProperties,
} from '../../problem/question-texts.js';
import { combined, opposite, turned } from '../../problem/turns.js';
import { type Variety, variedTree } from '../../problem/variety.js';
import { isOnlyJudgement, isOnlyTurn, turnIn } from '../../problem/words.js';
import { type PointMarks, readDrawnMarkup } from '../../replay/full-markup.js';
import type { Board } from '../../rules/board.js';
import { type Color, opponent, type Point } from '../../rules/point.js';
import type { SpecialMove } from '../../rules/ruleset.js';
import { type GameTree, type NodeId, nodesOf } from '../../sgf/game-tree.js';
import { textAt } from '../../sgf/values.js';
import { type OpenGame, openGame } from '../../view/open-game.js';

export type Move = Point | 'pass' | SpecialMove;

/** Maximum length of a line that says no more than the verdict above it, in characters. */
const LONGEST_REPEAT = 40;

/** A problem as it is shown: turned, mirrored, and with swapped colours, as its variety and the reader's moves want it. */
export class ShownRecord {
  readonly variety: Variety;
  readonly #problem: Problem;
  /** The games shown so far, by turn and by whether the whole record is visible. */
  readonly #games = new Map<string, OpenGame>();

  constructor(problem: Problem, variety: Variety) {
    this.#problem = problem;
    this.variety = variety;
  }

  /** @param isRevealed whether texts and marks that tell the answer are shown */
  game(isRevealed: boolean): OpenGame {
    const turn = combined(this.#problem.turn, this.variety.turn);
    const key = `${turn},${isRevealed}`;
    const game =
      this.#games.get(key) ??
      openGame(shownTree(this.#problem, { ...this.variety, turn }, isRevealed));
    this.#games.set(key, game);
    return game;
  }

  /** The marks of the question, on points that are still as they were. */
  marksOn(board: Board): PointMarks {
    const { replayer } = this.game(false);
    const { start } = this.#problem;
    const { board: before } = replayer.positionAt(start);
    const isSame = ({ point }: { readonly point: Point }) => board.at(point) === before.at(point);
    const { marks, labels } = readDrawnMarkup(replayer, start, before);
    return { marks: marks.filter(isSame), labels: labels.filter(isSame) };
  }

  /** The author's words on the solution, from the start of the record. */
  get answerInWords(): string {
    return answerInWords(this.game(true).tree, this.#problem.start);
  }

  /** The points of the shown board that the problem needs. */
  get needed(): readonly Point[] | undefined {
    return neededPoints(this.#problem)?.map((point) => this.pointOf(point));
  }

  /** The place on the shown board of a point of the record, as the engine knows it. */
  pointOf(point: Point): Point {
    return turned(point, this.variety.turn, this.#problem.replayer.size);
  }

  /** The same for an area. */
  areaOf(area: Area): Area {
    return turnedArea(area, this.variety.turn, this.#problem.replayer.size);
  }

  /** The reader's move as the engine knows it. */
  moveOf(shown: Move): Move {
    const back = opposite(this.variety.turn);
    return typeof shown === 'number' ? turned(shown, back, this.#problem.replayer.size) : shown;
  }

  /** The shown colour of the reader's stones. */
  get color(): Color {
    const { toPlay } = this.#problem;
    return this.variety.isSwapped ? opponent(toPlay) : toPlay;
  }
}

/** The record of a problem as it is shown, without the texts and marks that tell the answer until it is revealed. */
function shownTree(problem: Problem, variety: Variety, isRevealed: boolean): GameTree {
  return variedTree(
    problem.tree,
    variety,
    isRevealed ? commentsWithoutKeywords(problem) : commentsBesideVerdicts(problem),
    isRevealed ? [] : revealingProperties(problem),
  );
}

/**
 * The comments of the question, without first lines that only repeat what stands above them: whose turn it is, or that
 * a move is right or wrong.
 */
function commentsBesideVerdicts(problem: Problem): ReadonlyMap<NodeId, string> {
  const comments = new Map(questionComments(problem));
  for (const node of nodesOf(problem.tree)) {
    const comment = comments.get(node) ?? textAt(problem.tree, node, 'C');
    const [line = ''] = comment.split('\n', 1);
    if (line.length >= LONGEST_REPEAT) continue;
    const isTurn = node === problem.start && isOnlyTurn(line);
    const isSameTurn = isTurn && turnIn(line) === problem.toPlay;
    if (isSameTurn || isOnlyJudgement(line))
      comments.set(node, comment.slice(line.length).trimStart());
  }
  return comments;
}

/** The nodes that may be seen: the path to the problem's position, and everything that shows why a move was wrong. */
export function visibleNodes({ tree, node: place, failedAt }: Problem): ReadonlySet<NodeId> {
  const visible = new Set(pathTo(tree, place));
  if (failedAt === undefined) return visible;
  // The descendants of a node are the nodes that follow it, up to the first one whose parent comes before it.
  for (let node = failedAt; node < tree.size; node = (node + 1) as NodeId) {
    if (node > failedAt && (tree.parent(node) ?? -1) < failedAt) break;
    visible.add(node);
  }
  return visible;
}
