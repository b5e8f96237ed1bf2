import type { Replayer } from '../replay/replayer.js';
import type { Point } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enBoard } from '../texts/en/board.js';
import { enExplore } from '../texts/en/explore.js';
import type { Language } from '../texts/language.js';
import { spacedName } from './points.js';

/** Describes the points of a line. Equal neighbours are described together: 'D 4 to F 4: empty. G 4: Black.' */
export function describeLine(
  replayer: Replayer,
  node: NodeId,
  points: readonly Point[],
  language: Language,
): string {
  const { board } = replayer.positionAt(node);
  const runs: { readonly from: Point; to: Point }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && board.at(run.from) === board.at(point)) run.to = point;
    else runs.push({ from: point, to: point });
  }
  const nameOf = (point: Point) => spacedName(replayer, point);
  return runs
    .map(({ from, to }) => {
      const stone = board.at(from);
      const what = stone ? language.say(enBoard, stone) : language.say(enExplore, 'empty');
      const args = { point: nameOf(from), from: nameOf(from), to: nameOf(to), what };
      return language.say(enExplore, from === to ? 'one' : 'run', args);
    })
    .join(' ');
}
