import { readAnnotations } from '../../src/game/annotations.js';
import { readClocks } from '../../src/game/clocks.js';
import { HEX, readGameType } from '../../src/game/game-type.js';
import { type PointPair, readFullMarkup } from '../../src/replay/full-markup.js';
import { replacedPoint } from '../../src/replay/old-style-variation.js';
import type { Replayer } from '../../src/replay/replayer.js';
import type { Move } from '../../src/rules/ruleset.js';
import { columnOf, type Point, rowOf } from '../../src/rules/point.js';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { simpleTextAt, textAt } from '../../src/sgf/values.js';

/** Marks under the identifiers of the cases. */
const marks = { CR: 'circle', SQ: 'square', TR: 'triangle', MA: 'cross', SL: 'selected' } as const;

/** A node in the words of the cases; what no floor reads yet is missing. */
export function nodeOfCase(replayer: Replayer, node: NodeId): Record<string, unknown> {
  const { tree } = replayer;
  const parent = tree.parent(node);
  const before = parent === undefined ? undefined : replayer.positionAt(parent);
  const position = replayer.positionAt(node);
  const markup = readFullMarkup(replayer, node, position.board);
  const names = (points: readonly Point[]) => points.map((point) => nameOf(replayer, point));
  const { marks: judgements, value: V, isActualEnd } = readAnnotations(tree, node);
  const pairs = (list: readonly PointPair[]) => list.map(({ from, to }) => names([from, to]));
  const marked = Object.entries(marks).map(([identifier, wanted]) => [
    identifier,
    names(markup.marks.filter(({ kind }) => kind === wanted).map(({ point }) => point)),
  ]);
  return {
    comment: textAt(tree, node, 'C'),
    name: simpleTextAt(tree, node, 'N'),
    moveNumber: position.moveNumber,
    move: position.lastMove && moveOf(replayer, position.lastMove),
    replaces: nameOfOne(replayer, replacedPoint(replayer, node, before?.lastMove)),
    markup: {
      ...(Object.fromEntries(marked) as Record<string, string[]>),
      SI: names(markup.sigma),
      RG: names(markup.areas.region),
      SC: names(markup.areas.secure),
      KGSDE: names(markup.areas.dead),
    },
    arrows: pairs(markup.arrows),
    lines: pairs(markup.lines),
    dim: names(markup.dimmed),
    figure: markup.figure,
    printMode: markup.printMode,
    labels: Object.fromEntries(
      markup.labels.map(({ point, text }) => [nameOf(replayer, point), text]),
    ),
    territory: { B: names(markup.territory.black), W: names(markup.territory.white) },
    view: markup.view && names(markup.view),
    annotations: { ...judgements, V },
    actualEnd: isActualEnd,
    time: timeOf(readClocks(tree, node)),
    endsHere: tree.endsHere(node),
    props: Object.fromEntries(
      tree.properties(node).map(({ identifier, values }) => [identifier, values]),
    ),
  };
}

function timeOf({ black, white, used }: ReturnType<typeof readClocks>) {
  return { BL: black.seconds, WL: white.seconds, OB: black.overtime, OW: white.overtime, T: used };
}

function moveOf(replayer: Replayer, move: Move): Record<string, unknown> {
  const color = move.color === 'black' ? 'B' : 'W';
  if (move.kind === 'play') return { color, point: nameOf(replayer, move.point) };
  return move.kind === 'pass'
    ? { color, pass: true, text: move.text }
    : { color, special: move.kind };
}

function nameOfOne(replayer: Replayer, point: Point | undefined): string | undefined {
  return point === undefined ? undefined : nameOf(replayer, point);
}

/** FF[4] letters, in Hex the names of cells. */
function nameOf({ size, tree }: Replayer, point: Point): string {
  const [x, y] = [columnOf(point, size), rowOf(point, size)];
  if (readGameType(tree) === HEX) return cellColumn(x) + String(y + 1);
  const letter = (index: number) => String.fromCharCode(index < 26 ? 97 + index : 39 + index);
  return letter(x) + letter(y);
}

/** a … z, aa … (H-03). */
function cellColumn(x: number): string {
  const letter = String.fromCharCode(97 + (x % 26));
  return x < 26 ? letter : cellColumn(Math.floor(x / 26) - 1) + letter;
}
