import { addComment, addMove, addProperty, newNode, type WrittenNode } from './record-writer.js';
import { pointOn, readMove, type UgfBoard, type UgfMove } from './ugf-moves.js';

/** Maximum number of figures that are read. */
const MOST_FIGURES = 1000;

/** A text, line by line, with the labels in it. */
type Lines = string[];

/** A figure, `.Fig,MOVE,…,TITLE,NUMBER,0`: a position, and moves from there. */
interface Figure {
  /** The number of the move of the game that the figure is about. */
  readonly move: number;
  readonly title: string;
  readonly moves: UgfMove[];
  /** The texts, with the number of moves before each. */
  readonly texts: (readonly [after: number, lines: Lines])[];
}

/**
 * Adds the comments and variations of the section [Figure] to a game. The section has `.Text,MOVE`, lines and
 * `.EndText`; a line `.#,COLUMN,ROW,LABEL` is a label. In a figure `.Text` belongs to the move before it.
 *
 * @param game the nodes of the game: the root, then those of the moves
 * @returns false if the section is cut, or has too many figures
 */
export function addFigures(
  game: readonly WrittenNode[],
  lines: readonly string[],
  board: UgfBoard,
  skipped: string[],
): boolean {
  const texts: (readonly [node: WrittenNode | undefined, lines: Lines])[] = [];
  const figures: Figure[] = [];
  let figure: Figure | undefined;
  let text: Lines | undefined;
  for (const line of lines) {
    const [, command, rest = ''] = /^\s*\.(\w+),?(.*)$/.exec(line) ?? [];
    if (command === 'EndText') text = undefined;
    else if (text) text.push(line);
    else if (command === 'Text') {
      text = [];
      if (figure) figure.texts.push([figure.moves.length, text]);
      else texts.push([game[Number.parseInt(rest, 10)], text]);
    } else if (command === 'Fig') figures.push((figure = newFigure(rest)));
    else if (command === 'EndFig') figure = undefined;
    else if (line.trim()) {
      const move = figure && readMove(line, board);
      if (move) figure?.moves.push(move);
      else skipped.push(line);
    }
  }
  for (const [node = game[0], content] of texts) if (node) addText(node, content, board);
  const played = new Set(game.flatMap(stonesOf).map((stone) => stone.slice(1)));
  for (const each of figures.slice(0, MOST_FIGURES)) addFigure(game, each, board, played);
  return !figure && !text && figures.length <= MOST_FIGURES;
}

function newFigure(rest: string): Figure {
  const [move = '', , , , , title = ''] = rest.split(',');
  return { move: Number.parseInt(move, 10) || 0, title, moves: [], texts: [] };
}

function addText(node: WrittenNode, lines: Lines, board: UgfBoard): void {
  const labels: string[] = [];
  const written: string[] = [];
  for (const line of lines) {
    const [, column, row, label = ''] = /^\s*\.#,(\d+),(\d+),(.*)$/.exec(line) ?? [];
    const point = column && row ? pointOn(board, Number(column) - 1, Number(row) - 1) : '';
    if (point) labels.push(`${point}:${label}`);
    else if (column === undefined) written.push(line.trimEnd());
  }
  addProperty(node, 'LB', ...labels);
  const comment = written.join('\n').trim();
  if (comment) addComment(node, comment);
}

/**
 * Adds a figure as a variation. If its position is one of the game up to its move, the moves follow there; moves that
 * the game has, too, are not repeated. Otherwise, and after the end of the game, a node sets up the position.
 *
 * @param played all points on which the game has stones at some time
 */
function addFigure(
  game: readonly WrittenNode[],
  figure: Figure,
  board: UgfBoard,
  played: ReadonlySet<string>,
): void {
  const { moves, texts, title } = figure;
  const setup = moves.filter(({ number }) => number === 0);
  const known = moves.length > setup.length ? findPosition(game, figure.move, setup) : undefined;
  const start = known ?? setUp(game, figure.move, setup, played);
  const nodes = [start];
  for (const { color, point } of moves.slice(setup.length)) {
    const node = nodes.at(-1) ?? start;
    const side = color ?? (node.properties[0]?.[0] === 'B' ? 'W' : 'B');
    const same = node.next.find(
      ({ properties: [first] }) => first?.[0] === side && first[1] === point,
    );
    nodes.push(same ?? addMove(node, side, point));
  }
  const first = known ? (nodes[1] ?? start) : start;
  if (!first.properties.some(([identifier]) => identifier === 'N')) addProperty(first, 'N', title);
  for (const [after, lines] of texts) addText(nodes[after - setup.length] ?? first, lines, board);
}

/** The stones that a node adds, as colour and point; a pass adds none. */
const stonesOf = ({ properties }: WrittenNode) =>
  properties.flatMap(([identifier, ...points]) =>
    /^A?[BW]$/.test(identifier)
      ? points.filter(Boolean).map((point) => identifier.slice(-1) + point)
      : [],
  );

/**
 * The latest node of the game, up to a move, with exactly these stones; `undefined` if there is none, if stones were
 * captured before, or if no move follows it.
 */
function findPosition(
  game: readonly WrittenNode[],
  move: number,
  setup: readonly UgfMove[],
): WrittenNode | undefined {
  const wanted = new Set(setup.map(({ color, point }) => `${color}${point}`));
  let count = 0;
  let found: WrittenNode | undefined;
  for (const node of game.slice(0, move + 1)) {
    const stones = stonesOf(node);
    count += stones.length;
    if (count > wanted.size || !stones.every((stone) => wanted.has(stone))) break;
    if (count === wanted.size && node.next.length > 0) found = node;
  }
  return found;
}

/** Adds a node beside a move of the game that sets up a position. */
function setUp(
  game: readonly WrittenNode[],
  move: number,
  setup: readonly UgfMove[],
  played: ReadonlySet<string>,
): WrittenNode {
  const parent = game[Math.max(0, Math.min(move, game.length - 2))];
  const node = newNode();
  const of = (side: string) =>
    setup.filter(({ color }) => color === side).map(({ point }) => point);
  const taken = new Set(setup.map(({ point }) => point));
  addProperty(node, 'AE', ...[...played].filter((point) => !taken.has(point)));
  addProperty(node, 'AB', ...of('B'));
  addProperty(node, 'AW', ...of('W'));
  parent?.next.push(node);
  return node;
}
