import { readAddress } from '../../game/address.js';
import { nameGrownNodes, splitOwnAddress } from '../../game/own-addresses.js';
import { growTree, type OwnMove } from '../../game/own-moves.js';
import type { Replayer } from '../../replay/replayer.js';
import { columnOf, type Point, rowOf } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';
import type { NavigationSource } from '../events.js';
import type { Cursor } from '../cursor.js';
import { type OpenGame, openGame, type OwnLines } from '../open-game.js';

/** Why a move can't be played. */
export type Refusal = 'occupied' | 'ko' | 'suicide' | 'nothing';

/** What came of a wish to play: the move is shown, the page has said no, or the rules have. */
export type Outcome = 'played' | 'stopped' | Refusal;

/** Addresses may be of any length, and each move of one grows the tree. */
const LONGEST_LINE = 500;

/** A board keeps what its reader did, so that it can be undone. */
const pasts = new WeakMap<Cursor, (readonly OwnMove[])[]>();

/** The moves that a reader has added to the shown game. */
export function ownMovesOf({ game }: Cursor): readonly OwnMove[] {
  return game.own?.moves ?? [];
}

/** The reader's move that is shown, if one is. */
export function shownOwnMove({ game, node }: Cursor): OwnMove | undefined {
  return game.own?.grown.moves.get(node);
}

/** Plays a stone behind the shown node, in the colour whose turn it is. */
export function playPoint(
  cursor: Cursor,
  point: Point,
  source: NavigationSource = 'user',
): Outcome {
  const { position, game } = cursor;
  if (position.board.at(point)) return 'occupied';
  if (position.koPoint === point) return 'ko';
  const refusal = (node: NodeId) => refusalAt(cursor, node, point);
  return play(cursor, valueOf(game.replayer, point), refusal, source);
}

/** Passes behind the shown node. */
export function playPass(cursor: Cursor, source: NavigationSource = 'user'): Outcome {
  return play(cursor, '', () => undefined, source);
}

/** Plays what an address says behind its node (`35.pd.dp`); where a move can't be played the line ends. */
export function playAddress(cursor: Cursor, address: string, source: NavigationSource): boolean {
  const split = splitOwnAddress(address);
  if (!split || !cursor.takesMoves) return false;
  const before = cursor.node;
  const start = readAddress(cursor.tree, split.start);
  if (start === undefined) return false;
  cursor.show(start, source);
  for (const value of split.values.slice(0, LONGEST_LINE)) {
    const { notation, size } = cursor.game.replayer;
    const move = notation.readMove(value, size);
    const known = childWith(cursor, value);
    if (known !== undefined) cursor.show(known, source);
    else if (move === 'pass') playPass(cursor, source);
    else if (typeof move !== 'number' || playPoint(cursor, move, source) !== 'played') break;
  }
  return cursor.node !== before;
}

/** Takes back what the reader did last: a move, or a clearing. */
export function undo(cursor: Cursor): void {
  const before = pasts.get(cursor)?.pop();
  if (!before) return;
  const moves = ownMovesOf(cursor);
  const isMove = before.length < moves.length;
  replace(cursor, before, isMove ? moves.at(-1)?.after : before.at(-1));
}

export function canUndo(cursor: Cursor): boolean {
  return (pasts.get(cursor)?.length ?? 0) > 0;
}

/** Takes away all moves of the reader's. */
export function clear(cursor: Cursor): void {
  if (ownMovesOf(cursor).length === 0) return;
  remember(cursor);
  replace(cursor, []);
}

/** Forgets what could be undone: another record is shown. */
export function forget(cursor: Cursor): void {
  pasts.delete(cursor);
}

/** Back to where the shown line of the reader's leaves the record. */
export function goBack(cursor: Cursor): void {
  const node = cursor.game.own?.grown.nodeOf(recordNode(cursor));
  if (node !== undefined && cursor.show(node, 'user')) cursor.regrow(cursor.game, node); // on the record's line
}

function play(
  cursor: Cursor,
  value: string,
  refusal: (node: NodeId) => Refusal | undefined,
  source: NavigationSource,
): Outcome {
  const { game, node } = cursor;
  const after = placeOf(cursor);
  const color = cursor.position.toPlay === 'black' ? 'B' : 'W';
  const move: OwnMove = { color, value, after };
  const grown = withMoves(game, [...ownMovesOf(cursor), move]);
  const at = nodeIn(grown, move);
  cursor.regrow(grown, nodeIn(grown, after));
  const refused = refusal(at);
  if (!refused && cursor.show(at, source)) {
    pasts.set(cursor, [...(pasts.get(cursor) ?? []), game.own?.moves ?? []]);
    if (source === 'user') cursor.tell('sgf-try');
    return 'played';
  }
  cursor.regrow(game, node);
  return refused ?? 'stopped';
}

/** What the rules have against a move that was tried out. */
function refusalAt(
  { game: { replayer } }: Cursor,
  node: NodeId,
  point: Point,
): Refusal | undefined {
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

function childWith({ tree, node, game: { replayer }, position }: Cursor, value: string) {
  const identifier = position.toPlay === 'black' ? 'B' : 'W';
  const { notation, size } = replayer;
  const wanted = notation.readMove(value, size);
  return tree
    .children(node)
    .find((child) =>
      tree.values(child, identifier).some((raw) => notation.readMove(raw, size) === wanted),
    );
}

/** The node of the record at or above the shown one. */
function recordNode(cursor: Cursor): NodeId {
  let at = placeOf(cursor);
  while (typeof at !== 'number') at = at.after;
  return at;
}

/** The shown node, as what it is in the record or of the reader's moves. */
function placeOf({ game: { own }, node }: Cursor): NodeId | OwnMove {
  return own?.grown.moves.get(node) ?? own?.grown.recordNodeOf(node) ?? node;
}

function remember(cursor: Cursor): void {
  pasts.set(cursor, [...(pasts.get(cursor) ?? []), ownMovesOf(cursor)]);
}

/** Shows a place of the record or of the moves, before they change if it is there already, else after. */
function replace(
  cursor: Cursor,
  moves: readonly OwnMove[],
  shown: NodeId | OwnMove = recordNode(cursor),
): void {
  const { game } = cursor;
  const { record } = cursor;
  const isThere = typeof shown === 'number' || ownMovesOf(cursor).includes(shown);
  if (isThere) {
    const node = nodeIn(game, shown);
    if (node !== cursor.node && !cursor.show(node, 'user')) return; // the page has said no
  }
  const next = moves.length > 0 ? withMoves(record, moves) : record;
  cursor.regrow(next, nodeIn(next, isThere ? shown : (shownOwnMove(cursor) ?? recordNode(cursor))));
  if (!isThere) cursor.show(nodeIn(next, shown), 'user');
}

function nodeIn({ own }: OpenGame, place: NodeId | OwnMove): NodeId {
  if (own) return own.grown.nodeOf(place);
  while (typeof place !== 'number') place = place.after;
  return place;
}

function withMoves(game: OpenGame, moves: readonly OwnMove[]): OpenGame {
  const record = game.own?.record ?? game;
  const grown = growTree(record.tree, moves);
  nameGrownNodes(record.tree, grown);
  const own: OwnLines = { record, moves, grown };
  return openGame(grown.tree, own);
}
