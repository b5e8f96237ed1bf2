import type { BoardSize, Point } from '../rules/point.js';
import type { PointSource } from '../replay/notation/notation.js';
import { readWestern } from '../replay/notation/western.js';
import { fitCrop } from './fit.js';
import { type Crop, cropAround, fullCrop } from './layout.js';

const corner = /^(top|bottom)-(left|right)\s+(\d{1,2})(?:\s*[x×]\s*(\d{1,2}))?$/;

/**
 * The crop that the attribute `view` names: `fit` (all that the game ever shows), two corners
 * (`A1-J10` in Western names, `cc:ff` in SGF letters), or a board corner with its extent
 * (`top-right 10`, `top-right 10x8`: columns x rows). `undefined` for anything else.
 */
export function readCrop(value: string, source: PointSource): Crop | undefined {
  const text = value.trim();
  if (text === 'fit') return fitCrop(source);
  return readCornerCrop(text, source.size) ?? readPairCrop(text, source);
}

function readCornerCrop(text: string, size: BoardSize): Crop | undefined {
  const parts = corner.exec(text.toLowerCase());
  if (!parts) return undefined;
  const [, vertical, horizontal, first, second = first] = parts;
  const columns = Math.min(Number(first), size.columns);
  const rows = Math.min(Number(second), size.rows);
  if (columns < 1 || rows < 1) return undefined;
  const full = fullCrop(size);
  return {
    left: horizontal === 'left' ? 0 : size.columns - columns,
    right: horizontal === 'left' ? columns - 1 : full.right,
    top: vertical === 'top' ? 0 : size.rows - rows,
    bottom: vertical === 'top' ? rows - 1 : full.bottom,
  };
}

function readPairCrop(text: string, { notation, size }: PointSource): Crop | undefined {
  const western = text.split('-');
  const sgf = text.split(':');
  const read = (name: string): Point | undefined =>
    western.length === 2 ? readWestern(name.trim(), size) : notation.readPoint(name, size);
  const corners = (western.length === 2 ? western : sgf).map(read);
  if (corners.length !== 2) return undefined;
  const points = corners.filter((point) => point !== undefined);
  return points.length === 2 ? cropAround(points, size) : undefined;
}
