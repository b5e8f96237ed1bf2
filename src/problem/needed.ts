import { pathTo } from '../game/walk.js';
import { readWestern } from '../replay/notation/western.js';
import { markedPointsAt, pointsAt } from '../replay/points-at.js';
import { type Board, stonesOn } from '../rules/board.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import { textAt } from '../sgf/values.js';
import { symmetriesOf } from './near.js';
import type { Problem } from './problem.js';
import { turned } from './turns.js';

/**
 * Maximum number of lines between stones that matter for each other: those of one group, and those that attack it. A
 * large knight's move or a jump over two points is still a connection.
 */
const REACH = 3;
/** Minimum number of moves in the longest line of a record that plays its solution out. */
const PLAYED_OUT = 5;
/** Matches the name of a point, such as Q16. */
const pointName = /\b[A-HJ-T](?:1\d|[1-9])\b/gi;
/** Matches words for a ladder. Far stones decide whether it works. */
const ladder =
  /ladder|sh?icho|treppe|escalera|escalier|escada|scala|\u043b\u0435\u0441\u0442\u043d\u0438\u0446|\u0441\u0438\u0442[\u0435\u0451]|\u30b7\u30c1\u30e7\u30a6|\u5f81|\ucd95/i;

/**
 * The points that the reader needs to see: those of all moves, marks and labels after the question, the marks of the
 * question and the points that its words name, and all stones that are near them, or near such stones. Other stones
 * only fill the board. `undefined` if that can't be said: the record does not play its solution out or speaks of a
 * ladder, so a far stone may decide, or it is a game, or no record of Go.
 */
export function neededPoints({
  replayer,
  start,
  steps,
  tree,
  marks,
}: Problem): Point[] | undefined {
  const { size } = replayer;
  const isPlayedOut = steps.all.some(({ depth }) => depth >= PLAYED_OUT);
  if (replayer.boardKind !== 'go' || marks.isGame || !isPlayedOut) return undefined;
  const before = pathTo(tree, start);
  const after = [...steps.nodes.keys()].filter((node) => node !== start);
  const texts = before.map((node) => textAt(tree, node, 'C'));
  const answers = after.map((node) => textAt(tree, node, 'C'));
  if ([...texts, ...answers].some((text) => ladder.test(text))) return undefined;
  const names = texts.flatMap((text) => text.match(pointName) ?? []);
  const named = names.map((name) => readWestern(name, size));
  const points = [
    ...named.filter((point) => point !== undefined),
    ...before.flatMap((node) => markedPointsAt(replayer, node)),
    ...after.flatMap((node) => pointsAt(replayer, node)),
  ];
  const position = replayer.positionAt(start);
  const symmetries = symmetriesOf(replayer, position); // the reader may play the mirror image of a move
  const images = points.flatMap((each) => symmetries.map((turn) => turned(each, turn, size)));
  return withStones(new Set(images), position.board);
}

/** Adds the stones that are near the points, then those near these stones, and so on. */
function withStones(points: ReadonlySet<Point>, board: Board): Point[] {
  const { size } = board;
  let rest = stonesOn(board).map(({ point }) => point);
  const found = [...points];
  for (const point of found) {
    const [x, y] = [columnOf(point, size), rowOf(point, size)];
    const isNear = (each: Point) =>
      Math.abs(columnOf(each, size) - x) <= REACH && Math.abs(rowOf(each, size) - y) <= REACH;
    found.push(...rest.filter(isNear));
    rest = rest.filter((each) => !isNear(each));
  }
  return found;
}
