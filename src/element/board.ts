import type { OwnMove } from '../game/own-moves.js';
import type { Outcome } from '../problem/problem.js';
import type { Color, Point } from '../rules/point.js';
import type { SpecialMove } from '../rules/ruleset.js';
import type { Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { Language } from '../texts/language.js';
import type { Scene } from '../view/scene/shapes.js';
import type { Announcer } from './announcer.js';
import type { Arrangement, RoomController } from './arrangement.js';
import type { Command, Commands } from './commands.js';
import type { NavigationSource } from './platform/events.js';
import type { Shell } from './frame.js';
import type { InteractionController } from './interaction-controller.js';
import type { Panels } from './panels/panels.js';
import type { PartsController } from './parts-controller.js';
import type { CanvasController } from './picture/canvas-controller.js';
import type { Picture, Shown } from './picture/picture.js';
import type { Readiness } from './picture/readiness.js';
import type { RecordController } from './record/record-controller.js';
import type { Diagnosis } from './session/diagnosis.js';
import type { NodeFilter } from './session/node-filter.js';
import type { OpenGame } from './session/open-game.js';
import type { Opening } from './session/opening.js';
import type { Session } from './session/session.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import type { OwnLines } from './try/own-lines.js';

/** All that panels, controllers and plug-ins see of a board. */
export interface Board {
  readonly host: SgfBoardElement;
  readonly shell: Shell;
  /** The only writer of the live region. */
  readonly announcer: Announcer;
  /** What is shown, and the only way to change it. */
  readonly session: Session;
  /** How it is shown: layout, scene, theme, and what lies over the scene. */
  readonly picture: Picture;
  /** What the board has of its record. */
  readonly record: RecordController;
  /** What stands around the board, once its chunk is there. */
  panels: Panels | undefined;
  /** What can be done on it, by name. */
  readonly commands: Commands;
  /** Plays by itself, goes from comment to comment, and brings what readers use when they come. */
  readonly interaction: InteractionController;
  /** The parts of the board: those that it needs, and those that are asked for by name. */
  readonly parts: PartsController;
  /** Opens games as the attributes say. */
  readonly opening: Opening;
  /** Oddities of the record. */
  readonly diagnosis: Diagnosis;
  /** Paints the picture. */
  readonly canvas: CanvasController;
  /** Tells scripts when the board is painted. */
  readonly readiness: Readiness;
  /** What there is room for. */
  readonly room: RoomController;
  /** What of the board there is: as of its last update; before the first, as its attributes say. */
  arrangement: Arrangement;
  /** The language of the board. */
  readonly language: Language;
  /** Follows what the page says about the language. */
  followLanguage(): Language;
}

/** A part of a board: it follows the board, and leaves nothing behind. */
export interface Part {
  /** Commands that the board has until the part is released. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** After each update of the board, as long as the part is wanted. */
  update(): unknown;
  /** When the part is not wanted now: closes what it has opened. A part without this is released. */
  hide?(): void;
  /** When the board leaves the page; a new part is made if it comes back. A part without this stays, hidden. */
  release?(): void;
}

/** What a game tells beside its nodes: who won, and who won the other games of its file. */
export type Fact = 'result' | 'games';

/** A move of the record: one to come, or the one that put a stone on the board. */
export interface RecordMove {
  readonly node: NodeId;
  readonly color: Color;
  readonly isPlayed: boolean;
}

/** What a click, a tap, or Space on a point means. */
export type PointAction =
  /** Leads to a move of the record; a hidden one is shown from then on. */
  | ({ readonly kind: 'go'; readonly isHidden?: boolean } & RecordMove)
  /** Plays a move of the reader's own, with `lines` of a policy. */
  | { readonly kind: 'play'; readonly color: Color }
  /** Nothing, whatever the policies behind this one say. */
  | { readonly kind: 'nothing' };

/** What a policy opens in place of a game. */
export interface OpenedGame {
  readonly game: OpenGame;
  readonly node?: NodeId | undefined;
  /** Asks the reader for moves of the game. */
  readonly asker?: Asker;
}

/**
 * What the reader of a board may see and do. A board has several policies: all must allow, and the first one that has an
 * action or a reply counts. Nodes are those of the record (`Session.record`), except those of an action that are not
 * hidden: they are of the game that is shown (`Session.tree`).
 */
export interface Policy {
  /** What to open in place of a game of the record; asked each time that one is opened. */
  open?(tree: GameTree): OpenedGame | undefined;
  mayTell?(fact: Fact): boolean;
  /** The reader asks for a fact that this policy hides. */
  reveal?(fact: Fact): void;
  /** Leaves out what `mayShow` hides. A policy that hides nodes has it before the first record is opened. */
  readonly filter?: NodeFilter | undefined;
  /** The reader's own moves: those of the first policy that has them. */
  readonly lines?: OwnLines | undefined;
  /**
   * Whether a node may be seen, in the tree, as a hint, in speech and so on; all nodes behind a hidden one are hidden, too,
   * and nothing leads there. It is asked for every node at each step: the answer has to be cheap.
   *
   * @param record the game; it may be one that is being opened, before the session has it
   */
  mayShow?(node: NodeId, record: OpenGame): boolean;
  /** Whether the reader may go to a node that is not hidden; for a move of the reader's it is the node that this follows. */
  mayGo?(node: NodeId, source: NavigationSource): boolean;
  actionAt?(point: Point): PointAction | undefined;
  /**
   * Called when the reader has played or chosen a move on the board, where a policy has `lines`.
   *
   * @param node of the record; for a move that the record does not have the one that it follows
   * @param move the move that the record does not have
   * @returns the answer: a node that follows, or a move as SGF writes it
   */
  afterMove?(node: NodeId, move?: OwnMove): NodeId | string | undefined;
}

/** Makes the policy of a board, once for each; it asks itself whether the board's attributes want it. */
export type PolicyMaker = (board: Board) => Policy;

/** What asks the reader for moves: a problem, or a game whose moves are guessed. A chunk brings it. */
export interface Asker {
  /** Whether the board looks as in the mode `viewer`, and not like a problem that is to be solved; `undefined` as its mode says. */
  readonly isTold: boolean | undefined;
  /** The part of the board that is shown if the page names none, as in the attribute `view`. */
  readonly view?: string;
  /** How far the reader has come with a problem. */
  readonly status?: 'open' | 'solved' | 'failed';
  /** Whether a move on the board is an answer now; else it is one of the reader’s own. */
  readonly isAsking: boolean;
  /** Whether the whole record may be seen, and written to files. */
  readonly mayTell: boolean;
  /** The colour of the answer. */
  readonly color: Color;
  /** What an author should mend. */
  readonly findings: readonly Finding[];
  /** What was said of the shown position: the last moves, and what they are worth. */
  readonly said: string | undefined;
  mayShow(node: NodeId): boolean;
  /** What is shown above the comment. */
  row?(): unknown;
  /** What is drawn over the board. */
  draw?(shown: Shown): Scene;
  /** Answers, and resolves when the board has shown what that is worth. */
  play(move: Point | 'pass' | SpecialMove): Promise<Outcome>;
  undo(): boolean;
  /** Asks again from the beginning. */
  reset(): boolean;
  /** Goes back to where the problem could still be solved. */
  retry?(): boolean;
  hint(): void;
  /** Tells the answer. */
  tell(): void;
}
