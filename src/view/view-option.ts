import type { BoardSize, Point } from '../rules/point.js';
import { goNotation } from '../replay/notation/go-notation.js';
import { readWestern } from '../replay/notation/western.js';
import { type Crop, cropAround, fullCrop } from './layout.js';

/** What the attribute `view` asks for. */
export type ViewOption =
  | { readonly kind: 'auto' | 'full' | 'fit' }
  | { readonly kind: 'crop'; readonly crop: Crop };

const corner = /^(top|bottom)-(left|right)\s+(\d{1,2})(?:\s*[x×]\s*(\d{1,2}))?$/;

/**
 * Reads `auto`, `full`, `fit`, two corners (`A1-J10` in Western names, `cc:ff` in SGF letters) or
 * a board corner with its extent (`top-right 10`, `top-right 10x8`: columns x rows).
 */
export function readViewOption(value: string, size: BoardSize): ViewOption | undefined {
  const text = value.trim();
  if (text === 'auto' || text === 'full' || text === 'fit') return { kind: text };
  const crop = readCornerCrop(text, size) ?? readPairCrop(text, size);
  return crop && { kind: 'crop', crop };
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

function readPairCrop(text: string, size: BoardSize): Crop | undefined {
  const western = text.split('-');
  const sgf = text.split(':');
  const read = (name: string): Point | undefined =>
    western.length === 2 ? readWestern(name.trim(), size) : goNotation.readPoint(name, size);
  const corners = (western.length === 2 ? western : sgf).map(read);
  if (corners.length !== 2) return undefined;
  const points = corners.filter((point) => point !== undefined);
  return points.length === 2 ? cropAround(points, size) : undefined;
}
