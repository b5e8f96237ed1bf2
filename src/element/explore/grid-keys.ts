/** How a key leads through the grid: how far, and whether to the end of that direction. */
export interface Walk {
  readonly right: number;
  readonly down: number;
}

/** PageUp and PageDown go so many rows. */
const PAGE = 5;
const FAR = 1000;

const walks: Readonly<Record<string, Walk>> = {
  ArrowRight: { right: 1, down: 0 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowDown: { right: 0, down: 1 },
  ArrowUp: { right: 0, down: -1 },
  PageDown: { right: 0, down: PAGE },
  PageUp: { right: 0, down: -PAGE },
  Home: { right: -FAR, down: 0 },
  End: { right: FAR, down: 0 },
  'Control+Home': { right: -FAR, down: -FAR },
  'Control+End': { right: FAR, down: FAR },
};

/** The way of a key of ARIA grids, as the keymap writes it; `undefined` for other keys. */
export function walkOf(key: string): Walk | undefined {
  return Object.hasOwn(walks, key) ? walks[key] : undefined;
}
