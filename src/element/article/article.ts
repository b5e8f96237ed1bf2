import type { Board, Part } from '../board.js';
import { Prose } from './prose.js';
import { Story } from './story.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';

/** Connects texts of a page with a board. */
export function mount(board: Board): Part {
  const parts = [new Prose(board), new Story(board)];
  return {
    update: () => {
      for (const part of parts) part.update();
    },
    release: () => {
      for (const part of parts) part.release();
    },
  };
}
