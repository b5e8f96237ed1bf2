import { handicapPlaces } from '../game/handicap-places.js';
import { addProperty, pointFrom, type WrittenNode } from './record-writer.js';

/**
 * Adds handicap stones to the root of a game, and White's turn. Servers don't write where the stones are. They use the
 * traditional places, but Korean servers put the third stone on the upper left, where Japanese rules have the lower
 * right. If a move is played there, it is the other way round.
 *
 * @param points the points of the first moves
 */
export function addHandicap(
  root: WrittenNode,
  stones: number,
  size: number,
  points: readonly string[],
): void {
  if (stones < 2) return;
  addProperty(root, 'HA', String(stones));
  const places = handicapPlaces(stones, size, size).map((place) => pointFrom(...place));
  const upperLeft = handicapPlaces(4, size, size).map((place) => pointFrom(...place))[3];
  if (stones === 3 && upperLeft !== undefined && !points.includes(upperLeft))
    places.splice(2, 1, upperLeft);
  addProperty(root, 'AB', ...places);
  addProperty(root, 'PL', 'W');
}
