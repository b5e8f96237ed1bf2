import type { ShapePainter } from '../../view/paint/paint.js';
import { loadedParts } from '../platform/load-part.js';

let parts = loadedParts();
let painters: readonly ShapePainter[] = [];

/** The painters of shapes that few boards have: each is in the parts of the script that make such shapes. */
export function shapePainters(): readonly ShapePainter[] {
  if (parts === loadedParts()) return painters;
  parts = loadedParts();
  return (painters = [...new Set(parts.flatMap(({ module }) => module.paint ?? []))]);
}
