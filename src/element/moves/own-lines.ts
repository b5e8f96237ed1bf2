import { readAddress } from '../../game/address.js';
import { splitOwnAddress } from '../../game/own-addresses.js';
import type { OwnMove } from '../../game/own-moves.js';
import type { Outcome as MoveOutcome } from '../../problem/problem.js';
import type { Replayer } from '../../replay/replayer.js';
import { stonesOn } from '../../rules/board.js';
import { type Color, columnOf, type Point, rowOf } from '../../rules/point.js';
import type { SpecialMove } from '../../rules/ruleset.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enOwnMoves } from '../../texts/en/own-moves.js';
import { lineNames } from '../../view/layout/line-names.js';
import type { Board } from '../board.js';
import type { NavigationSource } from '../platform/events.js';
import type { OpenGame } from '../../view/open-game.js';
import { growGame, nodeIn } from '../../view/grown-game.js';
import type { Session } from '../session/session.js';
import { TouchPlay } from './touch-play.js';

/** Why a move can't be played. */
type Refusal = 'occupied' | 'ko' | 'suicide' | 'nothing';

/** Whether the move is shown (the page may have cancelled it), or why the rules forbid it. */
type Outcome = boolean | Refusal;

/** Maximum number of moves played from an address. Addresses may have any length, and each move grows the tree. */
const LONGEST_LINE = 500;

/** The moves that a reader has added to the shown game. */
export class OwnLines {
  readonly #board: Board;
  readonly #session: Session;
  /** The lists of moves before each change that can be undone. */
  #history: (readonly OwnMove[])[] = [];
  /** The last refused move: its node and the reason. */
  #refused: { readonly node: NodeId; readonly refusal: Refusal } | undefined;
  /** The game that the moves were added to. */
  #record: OpenGame | undefined;
  #touch: TouchPlay | undefined;

  constructor(board: Board) {
    this.#board = board;
    this.#session = board.session;
  }

  /** Handles playing with a finger. */
  get touch(): TouchPlay {
    return (this.#touch ??= new TouchPlay(this.#board));
  }

  /** The name of the point whose stone the next tap plays. */
  get armed(): string | undefined {
    return this.#touch?.armed;
  }

  get moves(): readonly OwnMove[] {
    return this.#session.game.own?.moves ?? [];
  }

  /** The shown move, if it is the reader's. */
  get shown(): OwnMove | undefined {
    const { game, node } = this.#session;
    return game.own?.grown.moves.get(node);
  }

  get canUndo(): boolean {
    return this.#history.length > 0;
  }

  /** Why the last move was refused, as long as the same node is shown. */
  get refusal(): Refusal | undefined {
    const { node, refusal } = this.#refused ?? {};
    return node === this.#session.node ? refusal : undefined;
  }

  /** Says why the last move was refused, or that the next tap plays; otherwise ''. */
  get notice(): string {
    const { refusal, armed } = this;
    const key = refusal ?? (armed && 'armed');
    return key ? this.#board.language.say(enOwnMoves, key, { point: armed }) : '';
  }

  /**
   * Forgets the history when another game is shown.
   * @returns whether another game is shown
   */
  follow(): boolean {
    const { record } = this.#session;
    if (record === this.#record) return false;
    this.#record = record;
    this.#history = [];
    return true;
  }

  /**
   * Carries the reader's moves from an older state of the record, in which `node` was shown, over to the newer one.
   * @param find returns the node of the newer record for one of the older; without it, moves follow the shown node
   */
  carry({ own }: OpenGame, node: NodeId, find: (node: NodeId) => NodeId | undefined): void {
    const session = this.#session;
    const shown = own?.grown.moves.get(node);
    const carried = new Map<OwnMove, OwnMove>();
    const carryAll = (list: readonly OwnMove[]) =>
      list.map((move) => {
        const { after } = move;
        const place = typeof after === 'number' ? find(after) : carried.get(after);
        const now = carried.get(move) ?? { ...move, after: place ?? session.node };
        carried.set(move, now);
        return now;
      });
    this.#history = this.#history.map(carryAll);
    this.#record = session.record;
    const game = growGame(session.record, carryAll(own?.moves ?? []), session.filter?.isVisible);
    session.show(game, nodeIn(game, (shown && carried.get(shown)) ?? session.node));
  }

  /** Plays a stone that the reader has chosen, or announces why it can't be played. */
  choose(point: Point): void {
    const { host, announcer, language } = this.#board;
    const outcome = this.play(point);
    if (typeof outcome === 'boolean') return;
    this.#refused = { node: this.#session.node, refusal: outcome };
    announcer.say(language.say(enOwnMoves, outcome));
    host.requestUpdate();
  }

  /** The colour of the next move. */
  get color(): Color {
    return this.#session.position.toPlay;
  }

  /** Reads a move from its name in SGF or on the board; `undefined` if the board has no such point. */
  read(name: string): Point | 'pass' | SpecialMove | undefined {
    const { notation, size } = this.#session.game.replayer;
    return /^\s*pass\s*$/i.test(name) ? 'pass' : notation.readMove(name, size);
  }

  /** Plays a move for the reader. The verdict is 'unknown', because only problems judge moves. */
  async tryMove(name: string): Promise<MoveOutcome> {
    const move = this.read(name);
    if (this.#session.takesMoves && (move === 'pass' || typeof move === 'number')) this.play(move);
    return await Promise.resolve({ verdict: 'unknown', path: this.#board.host.currentPath });
  }

  /** Plays a move after the shown node, in the colour whose turn it is. */
  play(point: Point | 'pass', source: NavigationSource = 'user', isSpoken?: boolean): Outcome {
    const session = this.#session;
    const { position, game, record, filter } = session;
    const isPass = point === 'pass';
    if (!isPass && position.board.at(point)) return 'occupied';
    if (point === position.koPoint) return 'ko';
    const move: OwnMove = {
      color: this.color === 'black' ? 'B' : 'W',
      value: isPass ? '' : valueOf(game.replayer, point),
      after: this.#shownPlace,
    };
    const before = this.moves;
    const next = growGame(record, [...before, move], filter?.isVisible);
    const node = nodeIn(next, move);
    const refusal = isPass ? undefined : refusalOf(next.replayer, node, point);
    if (refusal) return refusal;
    const from = nodeIn(next, move.after);
    if (!session.go({ game: next, node, from }, source, isSpoken)) return false;
    if (source !== 'autoplay') this.#history.push(before); // an answer is taken back together with its move
    if (source === 'user') {
      session.dispatch('sgf-try');
      this.answer();
    }
    return true;
  }

  /** Plays a move in SGF notation, or goes to it if the game already has it. */
  playValue(value: string, source: NavigationSource, isSpoken?: boolean): Outcome {
    const { tree, node, game, position } = this.#session;
    const { notation, size } = game.replayer;
    const move = notation.readMove(value, size);
    const identifier = position.toPlay === 'black' ? 'B' : 'W';
    const isMove = (raw: string) => notation.readMove(raw, size) === move;
    const known = tree.children(node).find((child) => tree.values(child, identifier).some(isMove));
    if (known !== undefined) return this.#session.go({ node: known }, source, isSpoken);
    const isPlayable = move === 'pass' || typeof move === 'number';
    return isPlayable ? this.play(move, source, isSpoken) : 'nothing';
  }

  /** Plays the moves that follow the node in an address (`35.pd.dp`), up to the first one that can't be played. */
  playAddress(address: string, source: NavigationSource): boolean {
    const session = this.#session;
    const split = splitOwnAddress(address);
    if (!split || !session.takesMoves) return false;
    const start = readAddress(session.tree, split.start);
    if (start === undefined) return false;
    const before = session.node;
    session.go({ node: start }, source);
    for (const value of split.values.slice(0, LONGEST_LINE)) {
      if (this.playValue(value, source) !== true) break;
    }
    return session.node !== before;
  }

  /** Takes back the reader's last action: a move, or the clearing of all moves. */
  undo(): boolean {
    const { moves } = this;
    const before = this.#history.at(-1);
    if (!before || !this.#session.takesMoves) return false;
    const isMove = before.length < moves.length;
    if (this.#replace(before, isMove ? moves.at(-1)?.after : before.at(-1))) this.#history.pop();
    return true;
  }

  /** Removes all the reader's moves. */
  clear(): boolean {
    const { moves } = this;
    const { announcer, language } = this.#board;
    if (moves.length === 0 || !this.#replace([])) return false;
    this.#history.push(moves);
    announcer.say(language.say(enOwnMoves, 'cleared'));
    return true;
  }

  /** Goes back to the node where the reader's line leaves the record, and then shows the line of the record. */
  goBack(): void {
    if (!this.shown) return;
    const { game } = this.#session;
    const node = nodeIn(game, this.#recordNode);
    this.#session.go({ node, from: node }, 'user');
  }

  /** Answers the reader's last move with the reply of the first policy that has one. Both moves are spoken. */
  answer(): void {
    const { announcer } = this.#board;
    const session = this.#session;
    for (const policy of session.policies) {
      const reply = policy.afterMove?.(this.#recordNode, this.shown);
      if (reply === undefined) continue;
      const spoken = announcer.text;
      if (typeof reply === 'string') this.playValue(reply, 'autoplay', true);
      else {
        const { own } = session.game;
        const node = own ? own.grown.nodeOf(reply) : reply;
        if (node !== undefined) session.go({ node }, 'autoplay', true);
        else session.filter?.reveal(reply, 'autoplay');
      }
      if (announcer.text !== spoken) announcer.say(`${spoken} ${announcer.text}`);
      return;
    }
  }

  /** The shown place: a node of the record, or a move of the reader. */
  get #shownPlace(): NodeId | OwnMove {
    return this.shown ?? this.#recordNode;
  }

  /** The node of the record at or above the shown one. */
  get #recordNode(): NodeId {
    const { game, node } = this.#session;
    return game.own?.grown.baseOf(node) ?? node;
  }

  /**
   * Replaces the moves, and shows a place.
   * @returns whether this was done; the page may cancel it
   */
  #replace(moves: readonly OwnMove[], place: NodeId | OwnMove = this.#recordNode): boolean {
    const session = this.#session;
    const game = growGame(session.record, moves, session.filter?.isVisible);
    const node = nodeIn(game, place);
    if (place !== this.#shownPlace) return session.go({ game, node }, 'user');
    session.show(game, node);
    return true;
  }
}

/** Why the rules forbid a move that was tried out; `undefined` if they allow it. */
function refusalOf(replayer: Replayer, node: NodeId, point: Point): Refusal | undefined {
  const { tree, boardKind } = replayer;
  const { board } = replayer.positionAt(node);
  if (!board.at(point)) return 'suicide';
  const before = tree.parent(node);
  if (boardKind !== 'othello' || before === undefined) return undefined;
  const stones = stonesOn(replayer.positionAt(before).board);
  return stones.some((stone) => board.at(stone.point) !== stone.color) ? undefined : 'nothing';
}

/** The SGF value of a point, in the notation of the game. */
function valueOf({ notation, size }: Replayer, point: Point): string {
  const { columns, rows } = lineNames('sgf', size);
  const pair = `${columns[columnOf(point, size)]}${rows[rowOf(point, size)]}`;
  const name = notation.formatPoint(point, size);
  const forms = notation.readLetterPair ? [pair, name] : [name, pair];
  return forms.find((form) => notation.readMove(form, size) === point) ?? pair;
}
