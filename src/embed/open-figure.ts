import { chooseTree, numberIn, readAddress } from '../game/address.js';
import { expandDialect } from '../game/dialects.js';
import { readOpening } from '../game/opening.js';
import { lineThrough } from '../game/walk.js';
import { neededPoints } from '../problem/needed.js';
import { openProblem, type Problem } from '../problem/problem.js';
import { questionComments, revealingProperties } from '../problem/question-texts.js';
import { variedTree } from '../problem/variety.js';
import { UPRIGHT } from '../problem/turns.js';
import { Replayer } from '../replay/replayer.js';
import type { Point } from '../rules/point.js';
import { stonesOn } from '../rules/board.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { parseSgf } from '../sgf/parse.js';
import { addOtherGames } from '../view/layout/other-boards.js';
import type { AttributeValues } from './options.js';

/** A game as a figure shows it. */
export interface FigureGame {
  readonly replayer: Replayer;
  /** The node whose position is drawn. */
  readonly node: NodeId;
  /** The node at which the board opens. */
  readonly opening: NodeId;
  /** Whether the reader is asked for moves. If so, the figure shows neither the next moves nor the result. */
  readonly isQuestion: boolean;
  /** Whether it is a problem whose solution is hidden. */
  readonly isProblem: boolean;
  /** The part of the board that is shown, unless the page names one. */
  readonly view: string;
  /** The points that a problem needs; it may show a smaller part. */
  readonly needed?: readonly Point[] | undefined;
}

/** Opens the game that the options choose; `undefined` if the text has no game with a board. */
export function openFigure(sgf: string, attributes: AttributeValues): FigureGame | undefined {
  const plain = treeOf(sgf, attributes);
  if (!plain) return undefined;
  const game = attributes.mode.trim() === 'problem' ? openAsked(plain, attributes) : undefined;
  return game ?? openRecord(plain, attributes);
}

/** Opens the same game for a book, which shows all of it. */
export function openGame(sgf: string, attributes: AttributeValues): Replayer | undefined {
  const tree = treeOf(sgf, attributes);
  const replayer = tree && new Replayer(tree);
  return replayer?.hasBoard ? replayer : undefined;
}

function treeOf(sgf: string, { path, game }: AttributeValues): GameTree | undefined {
  addOtherGames();
  const { trees } = parseSgf(sgf);
  const tree = chooseTree(trees, numberIn(path) || game) ?? trees[0];
  return tree && expandDialect(tree);
}

function openRecord(tree: GameTree, attributes: AttributeValues): FigureGame | undefined {
  const replayer = new Replayer(tree);
  if (!replayer.hasBoard) return undefined;
  const opening = openingNode(tree, attributes);
  const isQuestion = attributes.mode.trim() === 'guess' || !!attributes.guess || asksForMoves(tree);
  const isFree = !attributes.move && !attributes.path && !isQuestion && !attributes['hide-result'];
  const isEmpty = stonesOn(replayer.positionAt(opening).board).length === 0;
  // An empty board shows nothing, so the figure shows the end of the main line.
  const node = isFree && isEmpty ? (lineThrough(tree, tree.root).at(-1) ?? opening) : opening;
  return { replayer, node, opening, isQuestion, isProblem: false, view: '' };
}

/** A problem as the reader first sees it; `undefined` if the reader may see the whole record. */
function openAsked(tree: GameTree, attributes: AttributeValues): FigureGame | undefined {
  const start = attributes.path || attributes.move ? openingNode(tree, attributes) : undefined;
  const problem = openProblem(tree, { start });
  if (attributes.solution.trim() === 'shown' || problem.marks.isGame) return undefined;
  if (!problem.replayer.hasBoard) return undefined;
  const replayer = new Replayer(asQuestion(problem));
  return {
    replayer,
    node: problem.start,
    opening: problem.start,
    isQuestion: true,
    isProblem: true,
    view: tree.mentions('VW') ? '' : 'fit-square', // the same as in the element
    needed: neededPoints(problem),
  };
}

/** The tree of a problem without the comments and facts that would give away the answer. */
function asQuestion(problem: Problem): GameTree {
  const upright = { turn: UPRIGHT, isSwapped: false };
  return variedTree(problem.tree, upright, questionComments(problem), revealingProperties(problem));
}

/** The node at which a game opens, as in the element. */
function openingNode(tree: GameTree, attributes: AttributeValues): NodeId {
  return readOpening(tree, { ...attributes, mode: attributes.mode.trim() }).node;
}

/** Whether a record itself asks for a move, by a node with the name `?`. */
function asksForMoves(tree: GameTree): boolean {
  return tree.mentions('N') && readAddress(tree, '#?') !== undefined;
}
