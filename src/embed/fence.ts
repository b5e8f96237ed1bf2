import { boardWithFigure, type Sgf } from './figure.js';
import type { MarkupElement } from '../view/html/markup.js';
import { attributeNames, checkOptions, type StaticOptions } from './options.js';

/** Options of the plug-ins for Markdown: attributes for all boards of the pages, and more. */
export interface FenceOptions extends StaticOptions {
  /** The languages of code blocks that hold a record; `sgf` by default. */
  readonly languages?: readonly string[] | undefined;
  /** Returns the record at an address, so that an empty block with `src=` has a figure, too. */
  readonly read?: ((src: string) => Sgf | undefined) | undefined;
}

/** @throws TypeError for an unknown option or one of another type, when the plug-in is installed */
export function checkFenceOptions(options: FenceOptions): void {
  checkOptions(options, ['languages', 'read']);
  const { languages = [], read }: { languages?: unknown; read?: unknown } = options;
  const areNames = Array.isArray(languages) && languages.every((each) => typeof each === 'string');
  if (!areNames) throw new TypeError('sgf-board: the option “languages” is an array of texts.');
  if (read !== undefined && typeof read !== 'function')
    throw new TypeError('sgf-board: the option “read” is a function.');
}

/** A code block as Markdown parsers find it. */
export interface Fence {
  /** The language and the words after it: `sgf mode=problem "Caption"`. */
  readonly info: string;
  readonly text: string;
}

/** Whether a code block contains a record; only its language decides. */
export function isRecord(info: string, { languages = ['sgf'] }: FenceOptions): boolean {
  const [language = ''] = /^\s*([^\s{]*)/.exec(info)?.slice(1) ?? [];
  return languages.includes(language.toLowerCase());
}

/** `name=value`, `name="value"`, a name alone, or a caption in quotation marks. */
const word = /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"'{}=,]+))/g;

/**
 * Reads the words after the language: attributes of the board and `width`, with or without `data-`, with or without
 * braces. A text in quotation marks, or `title=`, is the caption. Other words are ignored.
 */
function readInfo(info: string): StaticOptions {
  const read: Record<string, string | number | boolean> = {};
  for (const [, given, double, single, bare] of info.replace(/^\s*[^\s{]*/, '').matchAll(word)) {
    const quoted = (double ?? single)?.replace(/\\(.)/g, '$1');
    const value = quoted ?? bare ?? '';
    if (given === undefined && quoted !== undefined) read['caption'] = quoted;
    else {
      const name = (given ?? value)
        .toLowerCase()
        .replace(/^data-/, '')
        .replace(/^title$/, 'caption');
      const kind = attributeNames.get(name);
      if (name === 'width') read[name] = Number(value);
      else if (kind === 'boolean') read[name] = given === undefined || value !== 'false';
      else if (kind && given !== undefined) read[name] = value;
    }
  }
  return read;
}

/**
 * The board of a code block.
 *
 * @param number the block's number on the page, from 0: the first block has the styles
 */
export function boardOfFence(
  { info, text }: Fence,
  options: FenceOptions,
  number: number,
): MarkupElement {
  const own = readInfo(info);
  const { src } = own;
  const record = text.trim() || (src && options.read?.(String(src))) || '';
  return boardWithFigure(record, {
    ...options,
    ...own,
    styles: options.styles ?? number === 0,
    idPrefix: options.idPrefix ?? `f${number + 1}-`,
  });
}
