import type { ShapePainter } from '../../view/paint/paint.js';
import { chunkIfLoaded } from '../platform/load-chunk.js';

/** The painters of shapes that few boards have: each is in the parts of the script that make such shapes. */
export function shapePainters(): ShapePainter[] {
  const rich = chunkIfLoaded('rich', 'solve', 'try', 'reader', 'article');
  const painters = [rich?.paintRich, chunkIfLoaded('games')?.paintCells];
  return painters.filter((painter) => painter !== undefined);
}
