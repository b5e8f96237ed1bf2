import type { OwnMove } from '../game/own-moves.js';
import type { Outcome } from '../problem/problem.js';
import type { PointMarks } from '../replay/full-markup.js';
import type { Color, Point } from '../rules/point.js';
import type { SpecialMove } from '../rules/ruleset.js';
import type { Finding } from '../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { Language } from '../texts/language.js';
import type { RecordMove } from '../view/pointed-move.js';
import type { Scene } from '../view/scene/shapes.js';
import type { Announcer } from './announcer.js';
import type { Arrangement, RoomController } from './arrangement.js';
import type { Command, Commands } from './commands.js';
import type { NavigationSource } from './platform/events.js';
import type { Shell } from './frame.js';
import type { InteractionController } from './interaction-controller.js';
import type { PartsController } from './parts-controller.js';
import type { CanvasController } from './picture/canvas-controller.js';
import type { Picture, Shown } from './picture/picture.js';
import type { Readiness } from './picture/readiness.js';
import type { RecordController } from './record/record-controller.js';
import type { Diagnosis } from './session/diagnosis.js';
import type { NodeFilter } from './moves/node-filter.js';
import type { OpenGame } from '../view/open-game.js';
import type { Opening } from './session/opening.js';
import type { Session } from './session/session.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import type { OwnLines } from './moves/own-lines.js';

/** The interface of a board for panels, controllers and parts. */
export interface Board {
  readonly host: SgfBoardElement;
  readonly shell: Shell;
  /** The only writer of the live region. */
  readonly announcer: Announcer;
  /** The shown game and node, and the only way to change them. */
  readonly session: Session;
  /** How it is shown: layout, scene, theme and overlays. */
  readonly picture: Picture;
  /** The record and its loading state. */
  readonly record: RecordController;
  /** The panels that the frame renders with the rest of the shadow tree. */
  readonly panels: Panels;
  /** The commands of the board, by name. */
  readonly commands: Commands;
  /** Loads the part that plays the game and handles keys when a reader needs it. */
  readonly interaction: InteractionController;
  /** The parts that the board needs, and those that are requested by name. */
  readonly parts: PartsController;
  /** Opens games as the attributes say. */
  readonly opening: Opening;
  /** Oddities of the record. */
  readonly diagnosis: Diagnosis;
  /** Paints the picture. */
  readonly canvas: CanvasController;
  /** Tells scripts when the board is painted. */
  readonly readiness: Readiness;
  /** The arrangement that fits the box. */
  readonly room: RoomController;
  /**
   * The mode, controls and panels as of the last update; before the first update, those that the attributes ask for.
   */
  arrangement: Arrangement;
  /** The language of the board. */
  readonly language: Language;
  /** Reads the language from the page again. */
  followLanguage(): Language;
}

/** The panels around the board; each is set by its part. */
export interface Panels {
  players?: Panel & {
    /** The accessible name of the board: the players, or the title of a problem; `''` if not known. */
    readonly name: string;
  };
  controls?: Panel;
  comment?: Panel;
}

interface Panel {
  render(): unknown;
}

/** A part of a board. It follows the board's updates and cleans up after itself. */
export interface Part {
  /** Commands that the board has until the part is released. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Called after each update of the board while the board needs the part. */
  update(): unknown;
  /**
   * Called when the board stops needing the part; closes everything that the part has opened. A part without this
   * method is released.
   */
  hide?(): void;
  /**
   * Called when the board leaves the page. If it returns, a new part is made. A part without this method is only
   * hidden.
   */
  release?(): void;
}

/** A fact that a policy may hide: the result of the game, or the results of the other games in its file. */
export type Fact = 'result' | 'games';

/** The action of a click, a tap or the Space key on a point. */
export type PointAction =
  /** Goes to a move of the record. A hidden move stays visible from then on. */
  | ({ readonly kind: 'go'; readonly isHidden?: boolean } & RecordMove)
  /** Plays the reader's own move, with the `lines` of a policy. */
  | { readonly kind: 'play'; readonly color: Color }
  /** Does something else, for the stone there. */
  | { readonly kind: 'run'; readonly color: Color; run(): void }
  /** Does nothing, and keeps later policies from being asked. */
  | { readonly kind: 'nothing' };

/** The game that a policy opens in place of a game of the record. */
interface OpenedGame {
  readonly game: OpenGame;
  readonly node?: NodeId | undefined;
  /** Asks the reader for moves of the game. */
  readonly challenge?: Challenge;
}

/**
 * Decides what the reader of a board may see and do. A board has several policies. Something is allowed if all of them
 * allow it; the first action or reply wins. Nodes are those of the record (`Session.record`). Only an action that isn't
 * hidden names a node of the shown game (`Session.tree`).
 */
export interface Policy {
  /** Returns what to open in place of a game of the record; called each time that one is opened. */
  open?(tree: GameTree): OpenedGame | undefined;
  mayReveal?(fact: Fact): boolean;
  /** Called when the reader asks for a fact that this policy hides. */
  reveal?(fact: Fact): void;
  /** Leaves out the nodes that `mayShow` hides. A policy that hides nodes must set this before a record is opened. */
  readonly filter?: NodeFilter | undefined;
  /** The reader's own moves. The board uses those of the first policy that has them. */
  readonly lines?: OwnLines | undefined;
  /**
   * Whether a node may be seen: in the tree, as a hint, in speech and so on. All nodes after a hidden node are hidden,
   * too, and cannot be reached. Called for every node at each step, so it must be cheap.
   *
   * @param record the game; it may be one that is just being opened and that the session doesn't have yet
   */
  mayShow?(node: NodeId, record: OpenGame): boolean;
  /** Whether the reader may go to a visible node. For the reader's own move, `node` is the node before it. */
  mayGo?(node: NodeId, source: NavigationSource): boolean;
  actionAt?(point: Point): PointAction | undefined;
  /**
   * Called when the reader has played or chosen a move on the board, if a policy has `lines`.
   *
   * @param node the node of the record; for a move that is not in the record, the node before it
   * @param move the move, if it is not in the record
   * @returns the reply: a node that follows, or a move as SGF writes it
   */
  afterMove?(node: NodeId, move?: OwnMove): NodeId | string | undefined;
}

/**
 * Makes the policy of a board. Called once for each board. The policy itself checks whether the attributes ask for it.
 */
export type PolicyMaker = (board: Board) => Policy;

/** Texts before and after the comment of the shown node. */
export interface WordsAround {
  readonly before?: string;
  readonly after?: string;
}

/** Asks the reader for moves, in a problem or in a game whose moves are guessed. Its code is in a part. */
export interface Challenge {
  /**
   * Whether the board looks as in the mode `viewer` (true) or like an open problem (false); if `undefined`, its own
   * mode decides.
   */
  readonly isRevealed: boolean | undefined;
  /** The section of the board to show if the page names none; a value of the attribute `view`. */
  readonly view?: string;
  /** The points that `fit-square` must show in that section, if it may leave out others. */
  readonly needed?: readonly Point[] | undefined;
  /** The state of a problem. */
  readonly status?: 'open' | 'solved' | 'failed';
  /** Whether a move on the board counts as an answer now, and not as the reader’s own move. */
  readonly isAsking: boolean;
  /** Whether the whole record may be shown and written to files. */
  readonly mayReveal: boolean;
  /** The colour of the answer. */
  readonly color: Color;
  /** Mistakes that the author should fix. */
  readonly findings: readonly Finding[];
  /** The announcement for the shown position: the last moves and their verdict. */
  readonly said: string | undefined;
  mayShow(node: NodeId): boolean;
  /** The accessible name of the board, if it is not the usual one. */
  readonly name?: string | undefined;
  /** Marks of the question, which stay on the board while it is asked. */
  readonly asked?: PointMarks | undefined;
  /** Renders the panel of the comment, with the usual panel or only its text. */
  panel(comment: () => unknown, text: (around?: WordsAround) => unknown): unknown;
  /** Draws over the board. */
  draw?(shown: Shown): Scene;
  /** Answers with a move; resolves when the board has shown the verdict. */
  play(move: Point | 'pass' | SpecialMove): Promise<Outcome>;
  undo(): boolean;
  /** Starts again from the beginning. */
  reset(): boolean;
  /** Goes back to the last position where the problem could still be solved. */
  retry?(): boolean;
  hint(): void;
  /** Shows the answer. */
  reveal(): void;
}
