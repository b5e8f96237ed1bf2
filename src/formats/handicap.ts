import { handicapPlaces } from '../game/handicap-places.js';
import { addProperty, pointFrom, type WrittenNode } from './record-writer.js';

/**
 * Adds handicap stones to the root of a game, and White's turn. Servers don't write where the stones are: they use the
 * traditional places. Of three stones, the third is on the lower right by Japanese rules, and on the upper left on
 * Korean servers. If a move is played there, it is the other way round.
 *
 * @param points the points of the moves
 */
export function addHandicap(
  root: WrittenNode,
  stones: number,
  size: number,
  points: readonly string[],
  isKorean = false,
): void {
  if (stones < 2) return;
  addProperty(root, 'HA', String(stones));
  const places = handicapPlaces(stones, size, size).map((place) => pointFrom(...place));
  const [, , lowerRight = '', upperLeft = ''] = handicapPlaces(4, size, size).map((place) =>
    pointFrom(...place),
  );
  if (stones === 3) {
    const [usual, other] = isKorean ? [upperLeft, lowerRight] : [lowerRight, upperLeft];
    places.splice(2, 1, points.includes(usual) ? other : usual);
  }
  addProperty(root, 'AB', ...places);
  addProperty(root, 'PL', 'W');
}
