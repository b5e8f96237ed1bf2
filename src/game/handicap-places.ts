/** The point of a traditional handicap stone, as [column, row] from 0 at the top left. */
type Place = readonly [x: number, y: number];

/**
 * The traditional handicap stones on a board with odd sides from 7 up (even sides, and 7: at most four), in the order
 * of Japanese rules: upper right first, then its opposite; [] if tradition has no places.
 */
export function handicapPlaces(stones: number, columns: number, rows: number): Place[] {
  const most = columns % 2 === 0 || rows % 2 === 0 || columns < 9 || rows < 9 ? 4 : 9;
  if (stones < 2 || stones > most || columns < 7 || rows < 7) return [];
  const [left, right] = lines(columns);
  const [top, bottom] = lines(rows);
  const middle = (columns - 1) / 2;
  const centre = (rows - 1) / 2;
  const corners: Place[] = [
    [right, top],
    [left, bottom],
    [right, bottom],
    [left, top],
  ];
  const sides: Place[] = [
    [left, centre],
    [right, centre],
    [middle, top],
    [middle, bottom],
  ];
  const pairs = stones % 2 === 0 ? stones : stones - 1;
  if (stones < 5) return corners.slice(0, stones);
  return [...corners, ...sides, [middle, centre] as const].filter(
    (_place, index) => index < pairs || (index === 8 && stones % 2 === 1),
  );
}

/** The lines of handicap stones: the third from the edge on small boards, otherwise the fourth. */
function lines(side: number): readonly [number, number] {
  const line = side < 13 ? 2 : 3;
  return [line, side - 1 - line];
}
