import type { ShapePainter } from '../../view/paint/paint.js';
import { loadedParts } from './load-part.js';

let parts = loadedParts();
let painters: readonly ShapePainter[] = [];

/** The painters of rare shapes. Each painter is in the parts that make such shapes. */
export function shapePainters(): readonly ShapePainter[] {
  if (parts === loadedParts()) return painters;
  parts = loadedParts();
  return (painters = [...new Set(parts.flatMap(({ module }) => module.paint ?? []))]);
}
