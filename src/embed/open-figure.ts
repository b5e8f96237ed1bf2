import { chooseTree, numberIn, readAddress } from '../game/address.js';
import { expandDialect } from '../game/dialects.js';
import { readOpening } from '../game/opening.js';
import { lineThrough } from '../game/walk.js';
import { openProblem, type Problem } from '../problem/problem.js';
import { askedComments, tellingProperties } from '../problem/told.js';
import { variedTree } from '../problem/variety.js';
import { UPRIGHT } from '../problem/turns.js';
import { Replayer } from '../replay/replayer.js';
import { stonesOn } from '../rules/board.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { parseSgf } from '../sgf/parse.js';
import { addOtherGames } from '../view/layout/other-boards.js';
import type { Wishes } from './options.js';

/** A game as a figure shows it. */
export interface FigureGame {
  readonly replayer: Replayer;
  /** The node whose position is drawn. */
  readonly node: NodeId;
  /** The node at which the board opens. */
  readonly opening: NodeId;
  /** Whether the reader is asked for moves. If so, the figure shows neither the next moves nor the result. */
  readonly isAsked: boolean;
  /** Whether it is a problem whose solution is hidden. */
  readonly isProblem: boolean;
  /** The part of the board that is shown, unless the page names one. */
  readonly view: string;
}

/** Opens the game that the options choose; `undefined` if the text has no game with a board. */
export function openFigure(sgf: string, wishes: Wishes): FigureGame | undefined {
  const plain = treeOf(sgf, wishes);
  if (!plain) return undefined;
  const game = wishes.mode.trim() === 'problem' ? openAsked(plain, wishes) : undefined;
  return game ?? openRecord(plain, wishes);
}

/** Opens the same game for a book, which shows all of it. */
export function openGame(sgf: string, wishes: Wishes): Replayer | undefined {
  const tree = treeOf(sgf, wishes);
  const replayer = tree && new Replayer(tree);
  return replayer?.hasBoard ? replayer : undefined;
}

function treeOf(sgf: string, { path, game }: Wishes): GameTree | undefined {
  addOtherGames();
  const { trees } = parseSgf(sgf);
  const tree = chooseTree(trees, numberIn(path) || game) ?? trees[0];
  return tree && expandDialect(tree);
}

function openRecord(tree: GameTree, wishes: Wishes): FigureGame | undefined {
  const replayer = new Replayer(tree);
  if (!replayer.hasBoard) return undefined;
  const opening = openingNode(tree, wishes);
  const isAsked = wishes.mode.trim() === 'guess' || !!wishes.guess || asksItself(tree);
  const isFree = !wishes.move && !wishes.path && !isAsked && !wishes['hide-result'];
  const isEmpty = stonesOn(replayer.positionAt(opening).board).length === 0;
  // An empty board shows nothing, so the figure shows the end of the main line.
  const node = isFree && isEmpty ? (lineThrough(tree, tree.root).at(-1) ?? opening) : opening;
  return { replayer, node, opening, isAsked, isProblem: false, view: '' };
}

/** A problem as the reader first sees it; `undefined` if the reader may see the whole record. */
function openAsked(tree: GameTree, wishes: Wishes): FigureGame | undefined {
  const start = wishes.path || wishes.move ? openingNode(tree, wishes) : undefined;
  const problem = openProblem(tree, { start });
  if (wishes.solution.trim() === 'shown' || problem.marks.isGame) return undefined;
  if (!problem.replayer.hasBoard) return undefined;
  const replayer = new Replayer(asked(problem));
  return {
    replayer,
    node: problem.start,
    opening: problem.start,
    isAsked: true,
    isProblem: true,
    view: tree.mentions('VW') ? '' : 'fit-square', // the same as in the element
  };
}

/** The tree of a problem without the comments and facts that would give away the answer. */
function asked(problem: Problem): GameTree {
  const upright = { turn: UPRIGHT, isSwapped: false };
  return variedTree(problem.tree, upright, askedComments(problem), tellingProperties(problem));
}

/** The node at which a game opens, as in the element. */
function openingNode(tree: GameTree, wishes: Wishes): NodeId {
  return readOpening(tree, { ...wishes, mode: wishes.mode.trim() }).node;
}

/** Whether a record itself asks for a move, by a node with the name `?`. */
function asksItself(tree: GameTree): boolean {
  return tree.mentions('N') && readAddress(tree, '#?') !== undefined;
}
