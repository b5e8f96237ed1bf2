import { readAddress } from '../../game/address.js';
import { splitOwnAddress } from '../../game/own-addresses.js';
import type { OwnMove } from '../../game/own-moves.js';
import type { Replayer } from '../../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enOwnMoves } from '../../texts/en-try.js';
import type { BoardContext } from '../context.js';
import type { NavigationSource } from '../events.js';
import type { OpenGame } from '../session/open-game.js';
import { growGame } from '../session/told-game.js';
import type { Session } from '../session/session.js';
import { TouchPlay } from './touch-play.js';

/** Why a move can't be played. */
type Refusal = 'occupied' | 'ko' | 'suicide' | 'nothing';

/** What came of a wish to play: the move is shown, the page has said no, or the rules have. */
export type Outcome = 'played' | 'stopped' | Refusal;

/** Addresses may be of any length, and each move of one grows the tree. */
const LONGEST_LINE = 500;

/** The reader's own moves on a board. */
export function linesOf(board: BoardContext): OwnLines {
  return (board.session.lines ??= new OwnLines(board));
}

/** The moves that a reader has added to the shown game, and how more of them come and go. */
export class OwnLines {
  readonly #board: BoardContext;
  readonly #session: Session;
  /** What the reader did, so that it can be undone. */
  #pasts: (readonly OwnMove[])[] = [];
  /** What was said last of a move that can't be played, and where. */
  #refused: { readonly node: NodeId; readonly refusal: Refusal } | undefined;
  /** The game for which all this counts. */
  #record: OpenGame | undefined;
  #touch: TouchPlay | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#session = board.session;
  }

  /** Plays with a finger. */
  get touch(): TouchPlay {
    return (this.#touch ??= new TouchPlay(this.#board));
  }

  get moves(): readonly OwnMove[] {
    return this.#session.game.own?.moves ?? [];
  }

  /** The reader's move that is shown, if one is. */
  get shown(): OwnMove | undefined {
    const { game, node } = this.#session;
    return game.own?.grown.moves.get(node);
  }

  get canUndo(): boolean {
    return this.#pasts.length > 0;
  }

  /** Why the last move was refused, as long as the same node is shown. */
  get refusal(): Refusal | undefined {
    const { node, refusal } = this.#refused ?? {};
    return node === this.#session.node ? refusal : undefined;
  }

  /**
   * Forgets what could be undone when another game is shown.
   * @returns whether that is so
   */
  follow(): boolean {
    const { record } = this.#session;
    if (record === this.#record) return false;
    this.#record = record;
    this.#pasts = [];
    return true;
  }

  /** Says why a move can't be played, to those who see and to those who hear. */
  tellRefusal(refusal: Refusal): void {
    const { host, announcer, language } = this.#board;
    this.#refused = { node: this.#session.node, refusal };
    announcer.say(language.say(enOwnMoves, refusal));
    host.requestUpdate();
  }

  /** Plays a stone behind the shown node, in the colour whose turn it is. */
  playPoint(point: Point, source: NavigationSource = 'user', isSpoken?: boolean): Outcome {
    const { position, game } = this.#session;
    if (position.board.at(point)) return 'occupied';
    if (position.koPoint === point) return 'ko';
    return this.#play(valueOf(game.replayer, point), source, isSpoken, point);
  }

  /** Passes behind the shown node. */
  playPass(source: NavigationSource = 'user', isSpoken?: boolean): Outcome {
    return this.#play('', source, isSpoken);
  }

  /** Plays a move as SGF writes it, or goes to it where the game has it already. */
  playValue(value: string, source: NavigationSource, isSpoken?: boolean): Outcome {
    const { game } = this.#session;
    const { notation, size } = game.replayer;
    const known = this.#childWith(value);
    if (known !== undefined)
      return this.#session.go({ node: known }, source, isSpoken) ? 'played' : 'stopped';
    const move = notation.readMove(value, size);
    if (move === 'pass') return this.playPass(source, isSpoken);
    return typeof move === 'number' ? this.playPoint(move, source, isSpoken) : 'nothing';
  }

  /** Plays what an address says behind its node (`35.pd.dp`); where a move can't be played the line ends. */
  playAddress(address: string, source: NavigationSource): boolean {
    const session = this.#session;
    const split = splitOwnAddress(address);
    if (!split || !session.takesMoves) return false;
    const before = session.node;
    const start = readAddress(session.tree, split.start);
    if (start === undefined) return false;
    session.go({ node: start }, source);
    for (const value of split.values.slice(0, LONGEST_LINE)) {
      if (this.playValue(value, source) !== 'played') break;
    }
    return session.node !== before;
  }

  /** Takes back what the reader did last: a move, or a clearing. */
  undo(): void {
    const before = this.#pasts.pop();
    if (!before) return;
    const { moves } = this;
    const isMove = before.length < moves.length;
    this.#replace(before, isMove ? moves.at(-1)?.after : before.at(-1));
  }

  /** Takes away all moves of the reader's. */
  clear(): void {
    if (this.moves.length === 0) return;
    this.#pasts.push(this.moves);
    this.#replace([]);
  }

  /** Back to where the shown line of the reader's leaves the record, and on the record's line. */
  goBack(): void {
    if (!this.shown) return;
    const node = this.#session.game.own?.grown.nodeOf(this.#recordNode);
    if (node !== undefined) this.#session.go({ node, from: node }, 'user');
  }

  #play(value: string, source: NavigationSource, isSpoken?: boolean, point?: Point): Outcome {
    const session = this.#session;
    const color = session.position.toPlay === 'black' ? 'B' : 'W';
    const move: OwnMove = { color, value, after: this.#shownPlace };
    const before = this.moves;
    const game = growGame(session.record, [...before, move], session.told?.isTold);
    const node = nodeIn(game, move);
    const refusal = point === undefined ? undefined : refusalOf(game.replayer, node, point);
    if (refusal) return refusal;
    const from = nodeIn(game, move.after);
    if (!session.go({ game, node, from }, source, isSpoken)) return 'stopped';
    if (source !== 'autoplay') this.#pasts.push(before); // what answers a move is taken back with it
    if (source === 'user') {
      session.tell('sgf-try');
      session.answer?.();
    }
    return 'played';
  }

  #childWith(value: string): NodeId | undefined {
    const { tree, node, game, position } = this.#session;
    const identifier = position.toPlay === 'black' ? 'B' : 'W';
    const { notation, size } = game.replayer;
    const wanted = notation.readMove(value, size);
    return tree
      .children(node)
      .find((child) =>
        tree.values(child, identifier).some((raw) => notation.readMove(raw, size) === wanted),
      );
  }

  /** The shown node, as what it is in the record or of the reader's moves. */
  get #shownPlace(): NodeId | OwnMove {
    const { game, node } = this.#session;
    return this.shown ?? game.own?.grown.recordNodeOf(node) ?? node;
  }

  /** The node of the record at or above the shown one. */
  get #recordNode(): NodeId {
    const { game, node } = this.#session;
    return game.own?.grown.baseOf(node) ?? node;
  }

  /** Shows a place of the record or of the moves, before they change if it is there already, else after. */
  #replace(moves: readonly OwnMove[], shown: NodeId | OwnMove = this.#recordNode): void {
    const session = this.#session;
    const isThere = typeof shown === 'number' || this.moves.includes(shown);
    if (isThere) {
      const node = nodeIn(session.game, shown);
      if (node !== session.node && !session.go({ node }, 'user')) return; // the page has said no
    }
    const next = growGame(session.record, moves, session.told?.isTold);
    const place = isThere ? shown : this.#shownPlace;
    session.go({ game: next, node: nodeIn(next, place) }, 'opening');
    if (!isThere) session.go({ node: nodeIn(next, shown) }, 'user');
  }
}

/** What the rules have against a move that was tried out. */
function refusalOf(replayer: Replayer, node: NodeId, point: Point): Refusal | undefined {
  const { board } = replayer.positionAt(node);
  if (!board.at(point)) return 'suicide';
  if (replayer.boardKind !== 'othello') return undefined;
  const before = replayer.tree.parent(node);
  const then = before === undefined ? undefined : replayer.positionAt(before);
  if (!then) return undefined;
  const { columns, rows } = replayer.size;
  for (let other = 0; other < columns * rows; other++) {
    const stone = then.board.at(other as Point);
    if (stone && stone !== board.at(other as Point)) return undefined;
  }
  return 'nothing';
}

/** How SGF writes a point, in the notation of the game. */
function valueOf({ notation, size }: Replayer, point: Point): string {
  const pair = letterOf(columnOf(point, size)) + letterOf(rowOf(point, size));
  const name = notation.formatPoint(point, size);
  const forms = notation.readLetterPair ? [pair, name] : [name, pair];
  return forms.find((form) => notation.readMove(form, size) === point) ?? pair;
}

function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : String.fromCharCode(39 + index);
}

/** Where a place is in a game; where it is not in it, the node of the record that it follows. */
function nodeIn({ own, tree }: OpenGame, place: NodeId | OwnMove): NodeId {
  const node = own?.grown.nodeOf(place);
  if (node !== undefined) return node;
  while (typeof place !== 'number') place = place.after;
  return own ? (own.grown.nodeOf(place) ?? tree.root) : place;
}

/** Has a board answer the reader's moves as its policies say: a policy with `afterMove` calls this when it is made. */
export function answerMoves(board: BoardContext): void {
  board.session.answer = () => answer(board);
}

/** Plays what the first policy that has an answer says to the move that the reader has just made. Both are said. */
function answer(board: BoardContext): void {
  const { session, announcer } = board;
  const { own } = session.game;
  const node = own?.grown.baseOf(session.node) ?? session.node;
  const move = own?.grown.moves.get(session.node);
  for (const policy of session.policies) {
    const reply = policy.afterMove?.(node, move);
    if (reply === undefined) continue;
    const said = announcer.text;
    if (typeof reply === 'string') linesOf(board).playValue(reply, 'autoplay', true);
    else {
      const shown = own ? own.grown.nodeOf(reply) : reply;
      if (shown !== undefined) session.go({ node: shown }, 'autoplay', true);
      else session.told?.go(reply, 'autoplay');
    }
    if (announcer.text !== said) announcer.say(`${said} ${announcer.text}`);
    return;
  }
}
