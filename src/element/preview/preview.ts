import type { Board, Part } from '../board.js';
import { SliderPreview } from './slider-preview.js';
import { WayGhost } from './way-ghost.js';

export { previewOf } from './node-preview.js';
export { chipOf, type StoneChip } from './stone-chip.js';

export function mount(board: Board): Part {
  const parts = [new SliderPreview(board), new WayGhost(board)];
  return {
    update: () => parts.forEach((part) => part.update()),
    release: () => parts.forEach((part) => part.release()),
  };
}
