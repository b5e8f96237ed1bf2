/** How a board is turned, mirrored and coloured: raw values of the attributes with these names. */
export interface Orientation {
  readonly rotate: string;
  readonly mirror: boolean;
  readonly swapColors: boolean;
}

/** What a reader does with the board that a page shows, in this order: rotate it clockwise, mirror it, swap colours. */
export interface Reorientation {
  /** From 0 to 359. */
  readonly degrees: number;
  readonly isMirrored: boolean;
  readonly isSwapped: boolean;
}

/** Leaves the board as the page shows it. */
export const unchanged: Reorientation = { degrees: 0, isMirrored: false, isSwapped: false };

const FULL_TURN = 360;

/**
 * The orientation that a reader sees if a page shows a board in another one.
 *
 * @param turnStep the board can be rotated in steps of this many degrees; other angles of the page count as 0
 */
export function reoriented(
  page: Orientation,
  { degrees, ...change }: Reorientation,
  turnStep: number,
): Orientation {
  const angle = Number(page.rotate);
  const isPlain = String(angle) === page.rotate.trim(); // `090` is not read by the board either
  const isValid = isPlain && angle >= 0 && angle < FULL_TURN && angle % turnStep === 0;
  const sum = (isValid ? angle : 0) + (page.mirror ? -degrees : degrees); // a mirror turns the other way
  return {
    rotate: String((sum + FULL_TURN) % FULL_TURN),
    mirror: page.mirror !== change.isMirrored,
    swapColors: page.swapColors !== change.isSwapped,
  };
}

/** Rotates the seen board clockwise, after everything that was done with it before. */
export function rotatedBy(angle: number, before: Reorientation): Reorientation {
  const sum = before.degrees + (before.isMirrored ? -angle : angle);
  return { ...before, degrees: (sum + FULL_TURN) % FULL_TURN };
}
