import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { Prose } from './prose.js';
import { Story } from './story.js';

/** Ties the texts of a page to a board. */
export function addArticle(board: BoardContext): Part {
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
