import type { Language } from '../../texts/language.js';
import { movesOf } from '../../game/walk.js';
import { type Color, opponent } from '../../rules/point.js';
import type { OpenGame } from '../open-game.js';
import { moveName } from '../panels/branches.js';
import type { Place } from '../session/place.js';

/** A move of a line, as people write it. */
export interface LineMove {
  /** As the game counts (MN). */
  readonly number: number;
  readonly name: string;
  /** Who plays, where the sides don't alternate, or White begins. */
  readonly color: Color | undefined;
  /** Whether it has been played in the shown position. */
  readonly isPlayed: boolean;
}

/** So many moves of a line are written; no game between people is longer. */
const MOST_MOVES = 1000;

/** The moves of the line that is being read, from the first one. */
export function movesOfLine(
  { replayer }: OpenGame,
  { tree, line, index }: Place,
  language: Language,
): LineMove[] {
  const moves: LineMove[] = [];
  let expected: Color = 'black';
  for (const [at, node] of line.entries()) {
    const properties = movesOf(tree, node);
    if (properties.length === 0) continue;
    if (moves.length >= MOST_MOVES) break;
    let number = replayer.positionAt(node).moveNumber - properties.length;
    for (const property of properties) {
      const color = tree.nameOf(property) === 'B' ? 'black' : 'white';
      const name = moveName(replayer, tree.firstValue(property), language);
      number += 1;
      moves.push({
        number,
        name,
        color: color === expected ? undefined : color,
        isPlayed: at <= index,
      });
      expected = opponent(color);
    }
  }
  return moves;
}
