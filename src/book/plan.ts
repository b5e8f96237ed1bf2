import { movesIn, movesOf } from '../game/walk.js';
import { printedNumber, readFigure, readPrintMode } from '../replay/figures.js';
import type { Replayer } from '../replay/replayer.js';
import type { Color } from '../rules/point.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { marksMore } from './marks.js';
import { labelledStart } from './numbers.js';
import { bookLine, hasText, isSetup, lineFrom, saysSomething, variationsAt } from './lines.js';

/** The part of a game that a book shows, and how its moves are divided. */
export interface PlanOptions {
  /** The first node; by default the root. */
  readonly from?: NodeId | undefined;
  /** The last node, which may be in a variation; by default the end of the main line. */
  readonly to?: NodeId | undefined;
  /** Maximum number of moves in a figure. */
  readonly figureMoves: number;
  /** Whether to use the record's own figures (FG below the root), if it has any. */
  readonly usesOwnFigures: boolean;
}

/** A move as its figure or diagram numbers it. */
export interface BookMove {
  readonly number: number;
  readonly color: Color;
  /** The move as the record writes it. */
  readonly raw: string;
}

/** The texts of the record at a node: its name and its comment. */
export interface BookText {
  readonly kind: 'text';
  readonly node: NodeId;
  readonly moves: readonly BookMove[];
}

/**
 * A picture of a book. Figures show the moves of the game, one after the other. Diagrams are smaller, and show a
 * variation, or a position whose marks the text mentions. Both are counted from 1.
 */
export interface BookDiagram {
  readonly kind: 'figure' | 'variation' | 'position';
  readonly number: number;
  /** The name that the record gives it (FG); '' without one. */
  readonly name: string;
  readonly from: NodeId;
  readonly to: NodeId;
  /** All its moves, in order. */
  readonly moves: readonly BookMove[];
  /** The number of the first move, if the count restarts; `undefined` if the numbers are those of the game. */
  readonly numberFrom: number | undefined;
  /** The place of a diagram: the move that a variation replaces, or the last move before a position. */
  readonly at: Place | undefined;
  /** The number of the diagram that it continues. */
  readonly continues: number | undefined;
  /** The texts below a diagram. The texts of a figure are between the figures instead. */
  readonly texts: readonly BookText[];
}

/** A move of a figure, or of the diagram with this number. */
interface Place {
  readonly move: number;
  readonly diagram: number | undefined;
}

/** A game as a book: figures, texts and diagrams in the order in which they are read. */
export interface Book {
  readonly parts: readonly (BookDiagram | BookText)[];
  /** Whether the book was cut because the record exceeds its limits. */
  readonly isCut: boolean;
}

/** Usual number of moves in a figure, as in most books. */
export const USUAL_FIGURE = 50;
/** Maximum number of pictures in a book. The longest commented games have two hundred. */
export const MOST_PICTURES = 500;
/** Maximum number of comments. No game has as many moves. */
const MOST_TEXTS = 3000;

/** Plans the book of a game. It draws nothing, and uses the replay only for the numbers of moves and for marks. */
export function planBook(replayer: Replayer, options: PlanOptions): Book {
  return new Planner(replayer, options).plan();
}

/** The part of a line in one picture. */
interface Segment {
  readonly nodes: readonly NodeId[];
  readonly numberFrom: number | undefined;
}

/** A variation that is still to be planned. */
interface Branch {
  readonly start: NodeId;
  readonly at: Place | undefined;
}

type Draft = BookDiagram & { readonly texts: BookText[] };

class Planner {
  readonly #replayer: Replayer;
  readonly #tree: GameTree;
  readonly #options: PlanOptions;
  readonly #hasOwnFigures: boolean;
  readonly #parts: (BookDiagram | BookText)[] = [];
  #figures = 0;
  #diagrams = 0;
  #texts = 0;
  /** Variations to be added, the next one last. */
  readonly #open: Branch[] = [];

  constructor(replayer: Replayer, options: PlanOptions) {
    const { tree } = replayer;
    this.#replayer = replayer;
    this.#tree = tree;
    this.#options = options;
    const line = bookLine(tree, options.from, options.to);
    this.#hasOwnFigures =
      options.usesOwnFigures && line.some((node) => node !== tree.root && tree.has(node, 'FG'));
  }

  plan(): Book {
    const { from, to } = this.#options;
    for (const segment of this.#split(bookLine(this.#tree, from, to), undefined)) {
      if (this.#isFull) break;
      this.#addFigure(segment);
    }
    return { parts: this.#parts, isCut: this.#isFull };
  }

  get #isFull(): boolean {
    return this.#figures + this.#diagrams >= MOST_PICTURES || this.#texts >= MOST_TEXTS;
  }

  /** Adds a figure, followed by the texts and variations of its moves. Texts before the very first move come first. */
  #addFigure({ nodes, numberFrom }: Segment): void {
    const { moves, movesAt } = this.#number(nodes, numberFrom);
    const firstMove = nodes.findIndex((node) => movesIn(this.#tree, node) > 0);
    const opening = firstMove < 0 ? nodes.length : firstMove;
    const place = this.#figures === 0 ? opening : 0;
    const figure = this.#draft('figure', ++this.#figures, nodes, moves, numberFrom);
    nodes.forEach((node, index) => {
      if (index === place) this.#parts.push(figure);
      const here = movesAt.get(node) ?? [];
      this.#addTexts(node, here, figure, (text) => this.#parts.push(text));
      this.#open.push(...this.#variations(node, here, undefined).reverse());
      this.#addVariations();
    });
    if (place === nodes.length) this.#parts.push(figure);
  }

  /** Adds the open variations, each followed by those that branch off from it. */
  #addVariations(): void {
    for (let branch; !this.#isFull && (branch = this.#open.pop());) this.#addVariation(branch);
    this.#open.length = 0;
  }

  #addVariation({ start, at }: Branch): void {
    const line = lineFrom(this.#tree, start);
    if (!line.some((node) => saysSomething(this.#tree, node))) return;
    const isNumbered =
      readPrintMode(this.#tree, start) !== undefined || this.#tree.has(start, 'MN');
    const branches: Branch[] = [];
    let continues: number | undefined;
    const first = isNumbered ? undefined : (labelledStart(this.#replayer, line) ?? 1);
    for (const { nodes, numberFrom } of this.#split(line, first)) {
      if (this.#isFull) break;
      const { moves, movesAt } = this.#number(nodes, numberFrom);
      const number = ++this.#diagrams;
      const picture = this.#draft('variation', number, nodes, moves, numberFrom, at, continues);
      let draft = picture; // gets the next texts
      this.#parts.push(draft);
      for (const node of nodes) {
        const here = movesAt.get(node) ?? [];
        draft = this.#addTexts(node, here, picture, (text) => draft.texts.push(text)) ?? draft;
        if (node !== start) branches.push(...this.#variations(node, here, number));
      }
      continues = number;
    }
    this.#open.push(...branches.reverse());
  }

  #variations(node: NodeId, [move]: readonly BookMove[], diagram: number | undefined): Branch[] {
    const at = move && { move: move.number, diagram };
    return variationsAt(this.#tree, node).map((start) => ({ start, at }));
  }

  /**
   * Adds the texts at a node. If the node has marks that the picture of its line does not show, the texts get a diagram
   * of that position.
   *
   * @returns that diagram, to which the next texts are added
   */
  #addTexts(
    node: NodeId,
    moves: readonly BookMove[],
    picture: BookDiagram,
    add: (text: BookText) => void,
  ): Draft | undefined {
    if (!hasText(this.#tree, node) || this.#texts >= MOST_TEXTS) return undefined;
    this.#texts++;
    const text: BookText = { kind: 'text', node, moves };
    const isShown = node === picture.to || !marksMore(this.#replayer, node, moves, picture.moves);
    if (isShown || this.#isFull) {
      add(text);
      return undefined;
    }
    const last = moves.at(-1);
    const diagram = picture.kind === 'figure' ? undefined : picture.number;
    const at = last && { move: last.number, diagram };
    const draft = this.#draft('position', ++this.#diagrams, [node], moves, last?.number, at);
    draft.texts.push(text);
    this.#parts.push(draft);
    return draft;
  }

  #draft(
    kind: BookDiagram['kind'],
    number: number,
    nodes: readonly NodeId[],
    moves: readonly BookMove[],
    numberFrom: number | undefined,
    at?: Place,
    continues?: number,
  ): Draft {
    const [from = this.#tree.root] = nodes;
    const to = nodes.at(-1) ?? from;
    const name = kind === 'position' ? '' : (readFigure(this.#tree, from)?.name ?? '');
    return { kind, number, name, from, to, moves, numberFrom, at, continues, texts: [] };
  }

  /**
   * Divides a line into pictures: where the record's own figures begin, or else after a number of moves. Stones that
   * are set up after moves begin a new picture. So does the end of a game whose territory is marked, because otherwise
   * captured stones would still be shown there.
   */
  #split(line: readonly NodeId[], numberFrom: number | undefined): Segment[] {
    const segments: Segment[] = [];
    let nodes: NodeId[] = [];
    let moves = 0;
    let played = 0;
    for (const node of line) {
      const more = movesIn(this.#tree, node);
      if (nodes.length > 0 && this.#beginsPicture(node, node === line.at(-1), moves, more)) {
        segments.push({ nodes, numberFrom: numberFrom && numberFrom + played - moves });
        nodes = [];
        moves = 0;
      }
      nodes.push(node);
      moves += more;
      played += more;
    }
    segments.push({ nodes, numberFrom: numberFrom && numberFrom + played - moves });
    return segments;
  }

  /** @param moves number of moves in the picture so far; `more` is the number of moves in the node */
  #beginsPicture(node: NodeId, isLast: boolean, moves: number, more: number): boolean {
    const tree = this.#tree;
    if (this.#hasOwnFigures && tree.has(node, 'FG')) return true;
    if (moves === 0) return false;
    const isEnd = isLast && (tree.has(node, 'TB') || tree.has(node, 'TW'));
    const isLong = !this.#hasOwnFigures && more > 0 && moves + more > this.#options.figureMoves;
    return isLong || isEnd || isSetup(tree, node);
  }

  /** The moves of a picture with their printed numbers, as one list and by node. */
  #number(nodes: readonly NodeId[], numberFrom: number | undefined) {
    const tree = this.#tree;
    const [start = tree.root] = nodes;
    const mode = readPrintMode(tree, start);
    const moves: BookMove[] = [];
    const movesAt = new Map<NodeId, readonly BookMove[]>();
    let first: number | undefined;
    for (const node of nodes) {
      const properties = movesOf(tree, node);
      if (properties.length === 0) continue;
      const before = this.#replayer.positionAt(node).moveNumber - properties.length;
      const here = properties.map((property, at): BookMove => {
        const number = before + at + 1;
        first ??= number;
        const printed =
          numberFrom === undefined
            ? (printedNumber(number, first, mode) ?? number)
            : number - first + numberFrom;
        const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
        return { number: printed, color, raw: tree.firstValue(property) };
      });
      moves.push(...here);
      movesAt.set(node, here);
    }
    return { moves, movesAt };
  }
}
