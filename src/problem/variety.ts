import { expandDialect } from '../game/dialects.js';
import { Replayer } from '../replay/replayer.js';
import { stonesOn } from '../rules/board.js';
import { type BoardSize, columnOf, opponent, type Point, pointAt, rowOf } from '../rules/point.js';
import { type GameTree, type NodeId, nodesOf, NONE, type PropertyId } from '../sgf/game-tree.js';
import { type IdentifierCode, Identifiers } from '../sgf/identifiers.js';
import { basicKind, type ValueType } from '../sgf/properties.js';
import { TreeBuilder } from '../sgf/tree-builder.js';
import { readColor, splitComposite, textAt } from '../sgf/values.js';
import { hasDirections, replacePoints, swapColorWords } from './text-variety.js';
import { type Turn, turned, turnsOf, UPRIGHT } from './turns.js';

/** How a shown problem differs from its record. Links contain it as a number: the turn, plus 8 for swapped colours. */
export interface Variety {
  readonly turn: Turn;
  readonly isSwapped: boolean;
}

/** The aspects that may vary: tokens of the attribute `shuffle`. */
export type Shuffle = 'orientation' | 'colors';

const SWAPPED = 8;

export function formatVariety({ turn, isSwapped }: Variety): string {
  return String(turn + (isSwapped ? SWAPPED : 0));
}

/** Reads what `formatVariety` wrote; `undefined` for anything else. */
export function readVariety(text: string): Variety | undefined {
  if (!/^\d{1,2}$/.test(text) || Number(text) >= 2 * SWAPPED) return undefined;
  return { turn: (Number(text) % SWAPPED) as Turn, isSwapped: Number(text) >= SWAPPED };
}

/**
 * All ways in which a problem may be shown, the record's own first. The board is not turned if a comment names places
 * or directions, which can't be turned. The stones of the start and the edges of Hex must fit.
 */
export function varietiesOf(tree: GameTree, start: NodeId, shuffle: readonly Shuffle[]): Variety[] {
  const { size, boardKind } = new Replayer(tree);
  const isHex = boardKind === 'hex';
  const isTurned =
    shuffle.includes('orientation') &&
    ![...nodesOf(tree)].some((node) => hasDirections(textAt(tree, node, 'C')));
  // In Hex, colours are swapped with a reflection that also swaps the edges.
  const plain = isTurned ? turnsOf(size, boardKind) : [UPRIGHT];
  const reflected = isTurned && size.columns === size.rows ? reflections : [];
  const swapped = isHex ? reflected : plain;
  const varieties = [
    ...plain.map((turn) => ({ turn, isSwapped: false })),
    ...(shuffle.includes('colors') ? swapped.map((turn) => ({ turn, isSwapped: true })) : []),
  ];
  return varieties.filter((variety) => isTrue(tree, start, variety));
}

/** The reflections in the two diagonals. */
const reflections = [4, 7] as Turn[];

/** Whether the start looks as it should. Othello's first four discs are not in the record, so they don't turn. */
function isTrue(tree: GameTree, start: NodeId, variety: Variety): boolean {
  const { board } = new Replayer(tree).positionAt(start);
  const { board: varied } = new Replayer(variedTree(tree, variety)).positionAt(start);
  const stones = stonesOn(board);
  return (
    stones.length === stonesOn(varied).length &&
    stones.every(({ point, color }) => {
      const shown = varied.at(turned(point, variety.turn, board.size));
      return shown === (variety.isSwapped ? opponent(color) : color);
    })
  );
}

const noComments: ReadonlyMap<NodeId, string> = new Map();

/**
 * The record as if it had been written for a turned board, or for the other colours. All nodes keep their numbers in
 * `Problem.tree`, so addresses remain the same.
 *
 * @param comments comments that replace those of the nodes
 * @param without identifiers of properties that are left out
 */
export function variedTree(
  tree: GameTree,
  variety: Variety,
  comments = noComments,
  without: readonly string[] = [],
): GameTree {
  const plain = expandDialect(tree);
  if (variety.turn === UPRIGHT && !variety.isSwapped && comments.size === 0) return plain;
  return new Varying(plain, variety, comments, without).build();
}

/** Properties of one player, each followed by that of the other player. */
const pairs = 'B W AB AW PB PW BR WR BT WT BC WC BL WL OB OW BS WS GB GW TB TW'.split(' ');

/** Closes a last value that the record leaves open, so that added text does not become a part of it. */
const CLOSED = ']';

class Varying {
  readonly #tree: GameTree;
  readonly #variety: Variety;
  readonly #comments: ReadonlyMap<NodeId, string>;
  readonly #without: readonly string[];
  readonly #replayer: Replayer;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  readonly #added: string[] = [];
  /** The offset of the record's own value, by the offset of the changed one. */
  readonly #origins = new Map<number, number>();
  #length: number;

  constructor(
    tree: GameTree,
    variety: Variety,
    comments: ReadonlyMap<NodeId, string>,
    without: readonly string[],
  ) {
    this.#without = without;
    this.#tree = tree;
    this.#variety = variety;
    this.#comments = comments;
    this.#replayer = new Replayer(tree);
    this.#length = tree.text.length + CLOSED.length;
  }

  build(): GameTree {
    const tree = this.#tree;
    const endings = new Set<number>();
    for (const node of nodesOf(tree)) {
      this.#builder.addNode(tree.parent(node) ?? NONE);
      if (tree.endsHere(node)) endings.add(node);
      const comment = this.#comments.get(node);
      for (const property of tree.propertyIds(node))
        if (
          !this.#without.includes(tree.nameOf(property)) &&
          (comment === undefined || tree.nameOf(property) !== 'C')
        )
          this.#addProperty(property);
      if (comment)
        this.#addValues(this.#identifiers.intern('C'), [this.#text(escaped(comment))], 0);
    }
    const text = tree.text + CLOSED + this.#added.join('');
    const placeOf = (offset: number) => this.#origins.get(offset) ?? offset;
    return this.#builder.finish(text, this.#identifiers, endings, placeOf);
  }

  #addProperty(property: PropertyId): void {
    const tree = this.#tree;
    const name = tree.nameOf(property);
    const values = tree.valuesOf(property);
    const varied = values.map((raw) => this.#valueOf(name, raw));
    const code = this.#identifiers.intern(this.#nameOf(name));
    if (varied.every((raw, index) => raw === values[index])) {
      this.#builder.copyProperty(tree, property, code);
      return;
    }
    this.#addValues(code, varied, tree.placeOf(property));
  }

  /** @param origin the offset in the record that is reported for these values */
  #addValues(code: IdentifierCode, values: readonly string[], origin: number): void {
    this.#builder.isFirstOfNode(code);
    const text = values.map((raw) => `[${raw}]`).join('');
    const end = this.#length + text.length;
    this.#builder.addProperty(code, this.#length, values.length === 1 ? end : -end);
    this.#origins.set(this.#length, origin);
    this.#added.push(text);
    this.#length = end;
  }

  #nameOf(name: string): string {
    const index = this.#variety.isSwapped ? pairs.indexOf(name) : -1;
    return index < 0 ? name : (pairs[index ^ 1] ?? name);
  }

  #valueOf(name: string, raw: string): string {
    const { isSwapped } = this.#variety;
    if (isSwapped && name === 'RE')
      return raw.replace(/^\s*[BW]/i, (winner) => (/b/i.test(winner) ? 'W' : 'B'));
    if (isSwapped && name === 'V')
      return raw.replace(/^\s*[+-]?/, (sign) => (sign.endsWith('-') ? '' : '-'));
    const type = basicKind(name)?.type;
    return type === undefined ? raw : (this.#values[type]?.(raw) ?? raw);
  }

  readonly #point = (raw: string): string => {
    const { notation, size } = this.#replayer;
    const point = notation.readPoint(raw, size);
    if (point === undefined) return raw;
    return this.#nameOfPoint(turned(point, this.#variety.turn, size));
  };

  #nameOfPoint(point: Point): string {
    const { notation, size } = this.#replayer;
    return notation.readLetterPair ? letterPair(point, size) : notation.formatPoint(point, size);
  }

  readonly #pair = (raw: string): string => {
    const [first, second] = splitComposite(raw);
    return second === undefined
      ? this.#point(first)
      : `${this.#point(first)}:${this.#point(second)}`;
  };

  /** A point, or a rectangle by its upper left and lower right corners. */
  readonly #area = (raw: string): string => {
    const { notation, size } = this.#replayer;
    const corners = splitComposite(raw).map((each) => notation.readPoint(each ?? '', size));
    const [first, second] = corners.map(
      (each) => each !== undefined && turned(each, this.#variety.turn, size),
    );
    if (typeof first !== 'number' || typeof second !== 'number') return this.#pair(raw);
    const columns = [columnOf(first, size), columnOf(second, size)];
    const rows = [rowOf(first, size), rowOf(second, size)];
    const corner = (of: (...values: number[]) => number) => {
      const point = pointAt(size, of(...columns), of(...rows));
      return point === undefined ? '' : this.#nameOfPoint(point);
    };
    return `${corner(Math.min)}:${corner(Math.max)}`;
  };

  readonly #label = (raw: string): string => {
    const [point, label = ''] = splitComposite(raw);
    return this.#point(point) + raw.slice(point.length, raw.length - label.length) + label;
  };

  readonly #text = (raw: string): string => {
    const { turn, isSwapped } = this.#variety;
    const { notation, size } = this.#replayer;
    const text = isSwapped ? swapColorWords(raw) : raw;
    return replacePoints(text, (name) => {
      const isName =
        turn !== UPRIGHT && (notation.readLetterPair === undefined || /[A-Z]/.test(name));
      const point = isName ? notation.readPoint(name, size) : undefined;
      return point === undefined ? name : notation.formatPoint(turned(point, turn, size), size);
    });
  };

  readonly #values: Partial<Record<ValueType, (raw: string) => string>> = {
    move: this.#point,
    stones: this.#area,
    points: this.#area,
    pointPairs: this.#pair,
    labels: this.#label,
    color: (raw) => {
      const color = this.#variety.isSwapped ? readColor(raw) : undefined;
      return color ? (color === 'black' ? 'W' : 'B') : raw;
    },
    text: this.#text,
    simpletext: this.#text,
  };
}

/** Escapes a text for SGF. */
function escaped(text: string): string {
  return text.replace(/[\\\]]/g, '\\$&');
}

/** The SGF name of a point in games with Go's notation. */
function letterPair(point: Point, size: BoardSize): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return letters.charAt(columnOf(point, size)) + letters.charAt(rowOf(point, size));
}
