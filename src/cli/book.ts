import { renderBookPage } from '../book/render-book.js';
import { pathTo } from '../game/walk.js';
import { formatAddress, readAddress } from '../game/address.js';
import type { Replayer } from '../replay/replayer.js';
import { english } from '../texts/language.js';
import { readDisplay } from '../view/layout/display-options.js';
import { allowedNumbers, readNumbersOption } from '../view/scene/rich-scene.js';
import type { Theme } from '../view/paint/theme.js';
import { nodeOf } from './open-record.js';
import { CommandError, notAllowed, type Values } from './read-command.js';

/** Options that only single pictures have. */
const ofPictures = ['format', 'width', 'marks', 'number-from'] as const;

/** @throws CommandError for options that a book does not have */
export function checkBook(values: Values): void {
  const other = ofPictures.find((name) => values[name] !== undefined);
  if (other) throw new CommandError(`a book has no --${other}: leave it out, or --book.`);
  const { output = '-' } = values;
  if (output !== '-' && !/\.html?$/i.test(output))
    throw new CommandError(`a book is HTML: let ${output} end in .html.`);
}

/** Writes the page of a book with the given options. */
export function bookFrom(replayer: Replayer, values: Values, theme: Theme): string {
  const { tree } = replayer;
  const { view = '', coordinates = '', rotate = '', mirror = false, numbers = '' } = values;
  const { from = '', title = '', caption = '', move, path } = values;
  const look = { view, coordinates, rotate, mirror, swapColors: values['swap-colors'] ?? false };
  const [misread] = Object.entries(readDisplay(look, replayer).misread ?? {});
  if (misread) {
    const [option, allowed] = misread;
    throw notAllowed(option, String(Reflect.get(look, option)), allowed);
  }
  if (!readNumbersOption(numbers)) throw notAllowed('numbers', numbers, allowedNumbers);
  const end = move === undefined && path === undefined ? undefined : nodeOf(tree, values);
  const start = from ? readAddress(tree, from) : tree.root;
  if (start === undefined) throw notAllowed('from', from, 'addresses as in --path');
  if (end !== undefined && !pathTo(tree, end).includes(start))
    throw notAllowed('from', from, 'moves on the way to the last one of the book');
  return renderBookPage(replayer, {
    ...{ ...look, numbers, from, title, caption, theme, language: english, hidesResult: false },
    to: end === undefined ? '' : formatAddress(tree, end),
  });
}
