import { Replayer } from '../../src/replay/replayer.js';
import { readFullMarkup } from '../../src/replay/full-markup.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { setOtherStyles, buildLayout } from '../../src/view/layout/build-layout.js';
import { type Crop, fullCrop, type Layout, placeOf } from '../../src/view/layout/layout.js';
import { otherBoards } from '../../src/view/layout/other-boards.js';
import { buildScene } from '../../src/view/scene/scene.js';
import type { Scene, Shape } from '../../src/view/scene/shapes.js';
import { turnLayout } from '../../src/view/layout/symmetry.js';
import { nodeAt, treeOf } from '../helpers/records.js';

setOtherGames(otherGames);
setOtherStyles(otherBoards);

interface Look {
  readonly crop?: Crop;
  readonly degrees?: number;
  readonly isMirrored?: boolean;
  readonly hasCoordinates?: boolean;
}

export function layoutOf(sgf: string, look: Look = {}): Layout {
  const { size, boardKind } = new Replayer(treeOf(sgf));
  const { crop = fullCrop(size), degrees = 0, isMirrored = false, hasCoordinates = true } = look;
  return turnLayout(buildLayout({ size, boardKind }, crop, hasCoordinates), degrees, isMirrored);
}

export function sceneOf(sgf: string, look?: Look): Scene {
  const replayer = new Replayer(treeOf(sgf));
  const node = nodeAt(replayer.tree, 'main:last');
  const position = replayer.positionAt(node);
  return buildScene(position, readFullMarkup(replayer, node, position.board), layoutOf(sgf, look));
}

export function all<Kind extends Shape['kind']>(shapes: readonly Shape[], kind: Kind) {
  return shapes.filter((shape) => shape.kind === kind) as Extract<Shape, { kind: Kind }>[];
}

export const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** The place of a cell by column and row. */
export const cellAt = (layout: Layout, column: number, row: number) =>
  placeOf(layout, '', column, row);

/** The corners of a path, from where it stands. */
export function cornersOf({ x, y, path }: { x: number; y: number; path: string }) {
  return path
    .replace(/[MLz]/g, ',')
    .split(',')
    .filter(Boolean)
    .map((corner) => corner.split(' ').map(Number))
    .map(([right = 0, down = 0]) => ({ x: x + right, y: y + down }));
}

export const turns = Array.from({ length: 12 }, (_, turn) => turn * 30).flatMap((degrees) => [
  { degrees, isMirrored: false },
  { degrees, isMirrored: true },
]);
