/*
 * Eyes that their owner can't divide if the opponent moves first (nakade): three points, a square or a T of four, a
 * bulky five or a cross, a rabbity six. Stones in such a shape inside an eye are a sacrifice that kills.
 */

/** The number of points of a shape beside a point of it. */
const besideIn = (shape: readonly number[], point: number, sides: readonly number[]) =>
  sides.filter((side) => shape.includes(point + side)).length;

/** Whether a shape, captured, leaves an eye that can't be divided. `sides` are the steps to the points beside a point. */
export function isKillingShape(shape: readonly number[], sides: readonly number[]): boolean {
  const beside = shape.map((point) => besideIn(shape, point, sides));
  const joints = beside.reduce((sum, count) => sum + count, 0) / 2;
  const most = Math.max(...beside);
  switch (shape.length) {
    case 3:
      return true;
    case 4:
      return joints === 4 || most === 3; // square, T
    case 5:
      return joints === 5 || most === 4; // bulky five, cross
    case 6:
      return joints === 6 && most === 4; // rabbity six
    default:
      return false;
  }
}

/** Sizes of eyes with a point that decides whether they can be divided. */
const SMALLEST = 3;
export const LARGEST_SHAPE = 6;

/** The point that decides whether an eye of a captured chain can be divided; 0 if there is none. */
export function vitalPointOf(shape: readonly number[], sides: readonly number[]): number {
  if (shape.length < SMALLEST || shape.length > LARGEST_SHAPE) return 0;
  const counts = shape.map((point) => besideIn(shape, point, sides));
  return shape[counts.indexOf(Math.max(...counts))] ?? 0;
}
