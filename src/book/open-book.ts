import { readAddress } from '../game/address.js';
import type { Replayer } from '../replay/replayer.js';
import { readNumbersOption } from '../view/scene/rich-scene.js';
import type { BookLook } from './draw.js';
import { type Book, planBook, USUAL_FIGURE } from './plan.js';

/** The options of a book, as values of the element's attributes; '' for the default. */
export interface BookOptions extends BookLook {
  readonly from: string;
  readonly to: string;
}

/**
 * Plans a book with the options of a page. `numbers` says how its moves are divided: `last-30` makes figures of thirty
 * moves, `all` one figure of all moves, `figure` only the figures of the record. Invalid values are ignored.
 */
export function openBook(replayer: Replayer, { from, to, numbers }: BookOptions): Book {
  const { tree } = replayer;
  const choice = readNumbersOption(numbers);
  const { kind } = choice ?? {};
  const isWhole = kind === 'all' || kind === 'figure';
  return planBook(replayer, {
    from: from ? readAddress(tree, from) : undefined,
    to: to ? readAddress(tree, to) : undefined,
    figureMoves: choice?.kind === 'latest' ? choice.count : isWhole ? Infinity : USUAL_FIGURE,
    usesOwnFigures: kind !== 'all' && kind !== 'latest',
  });
}
