import type { ShapePainter } from '../../view/paint/paint.js';
import { loadedParts } from '../platform/load-part.js';

/** The painters of shapes that few boards have: each is in the parts of the script that make such shapes. */
export function shapePainters(): ShapePainter[] {
  return [...new Set(loadedParts().flatMap(({ module }) => module.paint ?? []))];
}
