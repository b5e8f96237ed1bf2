/*
 * The rules for what a comment refers to come from real comments. `B1` is more often a move number than a point, `A`
 * more often an article than a label: `test/replay/comments/real-texts.ts` has lines of real files that decided this.
 * Anything ambiguous stays text.
 */

import { formatAddress, readAddress } from '../../game/address.js';
import { movesIn, movesOf } from '../../game/walk.js';
import { type Color, type Point, pointAt } from '../../rules/point.js';
import type { GameTree, NodeId, PropertyId } from '../../sgf/game-tree.js';
import { readNumber } from '../../sgf/values.js';
import { type Label, readMarkup } from '../markup.js';
import type { Position } from '../position.js';
import type { Replayer } from '../replayer.js';
import { namedNodes } from './node-words.js';
import { changedPoints, type PlayedSequence, playSequence } from './play-sequence.js';
import { readComment } from './read-comment.js';
import { pointsOfSign, type Signed } from './signs.js';
import type { BoardToken, CommentContext, CommentParagraph, SequenceToken } from './tokens.js';

/** The place of a comment in the game, and what the board shows there. */
export interface CommentPlace {
  readonly replayer: Replayer;
  readonly node: NodeId;
  /** From the root through the comment's node to the end. */
  readonly line: readonly NodeId[];
  readonly labels: readonly Label[];
  /** The stone on which a number is printed. Missing for comments of a record, where ① begins list items. */
  readonly numbered?: (number: number, comment: BoardComment) => ReturnType<Signed['numbered']>;
  readonly isMainLine: boolean;
  readonly hasNumbers: boolean;
}

/** A node's comment, and the meaning of its tokens on the board. */
export class BoardComment {
  readonly paragraphs: readonly CommentParagraph[];
  readonly replayer: Replayer;
  /** The position at the comment's node. */
  readonly position: Position;
  readonly #place: CommentPlace;
  #nodes: ReadonlyMap<number, NodeId> | undefined;

  constructor(text: string, place: CommentPlace) {
    this.#place = place;
    this.replayer = place.replayer;
    this.position = place.replayer.positionAt(place.node);
    this.paragraphs = readComment(text, this.#context());
  }

  /** The node of a move by its number, computed on first use. */
  nodeOf(number: number): NodeId | undefined {
    this.#nodes ??= nodesByNumber(this.replayer.tree, this.#place.line);
    return this.#nodes.get(number);
  }

  /** The node that a token leads to; `undefined` if it shows something on the board instead. */
  targetOf(token: BoardToken): NodeId | undefined {
    if (token.kind === 'node') return token.node;
    return token.kind === 'move' ? this.nodeOf(token.number) : undefined;
  }

  /** The last stone that a node plays. */
  moveAt(node: NodeId | undefined): { readonly point: Point; readonly color: Color } | undefined {
    const { tree, notation, size } = this.replayer;
    const property = node === undefined ? undefined : movesOf(tree, node).at(-1);
    if (property === undefined) return undefined;
    const point = notation.readMove(tree.firstValue(property), size);
    return typeof point === 'number' ? { point, color: colorOf(tree, property) } : undefined;
  }

  /** The points that a token names. */
  pointsOf(token: BoardToken): readonly Point[] {
    if (token.kind === 'sequence') return token.moves.map(({ point }) => point);
    if (token.kind === 'node') return []; // its move belongs to another position
    if ('points' in token) return token.points;
    const move = this.moveAt(this.targetOf(token));
    return move ? [move.point] : [];
  }

  /** Plays the first `count` moves; `changed` are the points that then differ from `position`. */
  play(sequence: SequenceToken, count: number): PlayedSequence & { readonly changed: Point[] } {
    const moves = sequence.moves.slice(0, count);
    const played = playSequence(this.replayer, this.#startOf(sequence), moves);
    return { ...played, changed: changedPoints(this.position.board, played.board) };
  }

  /**
   * The position from which a sequence is played: the first of these on which all its points are free. (1) The position
   * that the comment names; (2) that of its node; (3) the one before, because the moves may be an alternative to the
   * last one; (4) the start of the game.
   */
  #startOf({ moves, from }: SequenceToken): Position {
    const { replayer, position } = this;
    const { tree } = replayer;
    const { node } = this.#place;
    const before = tree.parent(node) ?? node;
    const isInstead = moves[0]?.color !== undefined && moves[0].color !== position.toPlay;
    const usual = isInstead ? [before, node] : [node, before];
    const named = from === undefined ? [] : [from === 0 ? tree.root : this.nodeOf(from)];
    const starts = [...named, ...usual, tree.root]
      .filter((start) => start !== undefined)
      .map((start) => replayer.positionAt(start));
    return starts.find((start) => playSequence(replayer, start, moves).isPossible) ?? position;
  }

  #context(): CommentContext {
    const { replayer } = this;
    const { notation, size, hasBoard, tree } = replayer;
    const { labels, isMainLine, hasNumbers, node } = this.#place;
    const numbered = (number: number) => this.#place.numbered?.(number, this);
    const { marks } = readMarkup(replayer, node);
    const { board } = this.position;
    const before = tree.parent(node);
    const labelsBefore = before === undefined ? [] : readMarkup(replayer, before).labels;
    return {
      pointNamed: (name) => (hasBoard ? notation.readPoint(name, size) : undefined),
      pointAt: (column, row) => (hasBoard ? pointAt(size, column - 1, row - 1) : undefined),
      labels: hasBoard ? pointsByLabel(labels) : new Map(),
      labelsBefore: hasBoard ? pointsByLabel(labelsBefore) : new Map(),
      pointsOfSign: (sign) => (hasBoard ? pointsOfSign(sign, { marks, board, numbered }) : []),
      isStart: this.position.lastMove === undefined,
      hasMove: (number) => this.nodeOf(number) !== undefined,
      nodeAt: (address) => {
        const found = readAddress(tree, address);
        return found !== undefined && found !== node && formatAddress(tree, found) === address
          ? found
          : undefined;
      },
      nodesNamed: (word) =>
        (namedNodes(tree).get(word) ?? []).filter((named) => named.node !== node),
      colorOfMove: (number) => {
        const [property] = isMainLine ? this.#movesOf(number) : [];
        return property === undefined ? undefined : colorOf(tree, property);
      },
      hasNumbers,
    };
  }

  #movesOf(number: number): readonly PropertyId[] {
    const node = this.nodeOf(number);
    return node === undefined ? [] : movesOf(this.replayer.tree, node);
  }
}

function colorOf(tree: GameTree, move: PropertyId): Color {
  return tree.nameOf(move) === 'B' ? 'black' : 'white';
}

function pointsByLabel(labels: readonly Label[]): Map<string, Point[]> {
  const points = new Map<string, Point[]>();
  for (const { text, point } of labels) {
    const known = points.get(text);
    if (known) known.push(point);
    else if (text) points.set(text, [point]);
  }
  return points;
}

/** The nodes of a line by move number, as the game counts (MN). */
function nodesByNumber(tree: GameTree, line: readonly NodeId[]): Map<number, NodeId> {
  const nodes = new Map<number, NodeId>();
  let number = 0;
  for (const node of line) {
    const moves = movesIn(tree, node);
    const named = node === tree.root ? undefined : readNumber(tree.values(node, 'MN')[0] ?? '');
    number = named ?? number + moves;
    if (moves > 0 && !nodes.has(number)) nodes.set(number, node);
  }
  return nodes;
}
