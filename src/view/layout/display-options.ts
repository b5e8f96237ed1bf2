import type { PointSource } from '../../replay/notation/notation.js';
import type { Point } from '../../rules/point.js';
import { turnStepOf } from './build-layout.js';
import type { Crop, KindOfBoard, Layout, LineNames } from './layout.js';
import { coordinateStyles, lineNames } from './line-names.js';
import type { Orientation } from './orientation.js';
import type { Scene } from '../scene/shapes.js';
import { swapColors, turnLayout } from './symmetry.js';
import { readCrop } from './view-option.js';

export { readCrop };

/** The options of a page, as raw attribute values. */
export interface DisplayOptions extends Orientation {
  readonly view: string;
  readonly coordinates: string;
  /** The points that `fit-square` must show, if it may leave out others. */
  readonly needed?: readonly Point[] | undefined;
}

/** The display of a game as the page wants it. */
export interface Display {
  readonly crop?: Crop | undefined;
  /** The section instead of the whole board if only there labels are readable. */
  readonly narrowCrop?: Crop | undefined;
  readonly names?: LineNames | undefined;
  readonly turn?: (layout: Layout) => Layout;
  readonly recolor?: (scene: Scene) => Scene;
  /** Invalid attributes, each with its allowed values. */
  readonly misread?: Partial<Record<Exclude<keyof DisplayOptions, 'needed'>, string>>;
}

const styles: readonly string[] = ['auto', 'none', ...coordinateStyles];
const views =
  'auto, full, fit, fit-square, two corners (A1-J10, cc:ff, 1-1:10-10), a corner and its size (top-right 10, bottom-left 10x6)';

/** A source of points that also has the kind of board. */
type BoardSource = PointSource & KindOfBoard;

/** The degrees by which a board can be rotated. */
function turnsOf(source: KindOfBoard): string[] {
  const step = turnStepOf(source);
  return new Array<number>(360 / step).fill(0).map((_, turn) => String(turn * step));
}

/** Reads the attributes; invalid ones get their defaults. */
export function readDisplay(options: DisplayOptions, source: BoardSource): Display {
  const view = options.view.trim();
  const coordinates = options.coordinates.trim();
  const rotate = options.rotate.trim();
  const crop = readCrop(view, source, options.needed);
  const style = coordinateStyles.find((name) => name === coordinates);
  const degrees = turnsOf(source);
  const isTurned = degrees.includes(rotate);
  return {
    crop,
    names: style && lineNames(style, source.size),
    turn: (layout) => turnLayout(layout, isTurned ? Number(rotate) : 0, options.mirror),
    ...(options.swapColors && { recolor: swapColors }),
    misread: {
      ...(!crop && !/^(auto|full)?$/.test(view) && { view: views }),
      ...(coordinates && !styles.includes(coordinates) && { coordinates: styles.join(', ') }),
      ...(rotate && !degrees.includes(rotate) && { rotate: degrees.join(', ') }),
    },
  };
}
