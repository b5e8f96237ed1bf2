import { boardWithFigure, type Sgf } from './figure.js';
import type { MarkupElement } from '../view/html/markup.js';
import { attributeNames, type StaticOptions } from './options.js';

/** What the plug-ins for Markdown take: attributes for all boards of the pages, and more. */
export interface FenceOptions extends StaticOptions {
  /** The languages of code blocks that hold a record; `sgf` by default. */
  readonly languages?: readonly string[] | undefined;
  /** Gives the record at an address: a block with `src=` and nothing in it then has a figure, too. */
  readonly read?: ((src: string) => Sgf | undefined) | undefined;
}

/** A code block as Markdown parsers find it. */
export interface Fence {
  /** The language and what is behind it: `sgf mode=problem "Caption"`. */
  readonly info: string;
  readonly text: string;
}

/** Whether a code block is a record, going by its language alone. */
export function isRecord(info: string, { languages = ['sgf'] }: FenceOptions): boolean {
  const [language = ''] = /^\s*([^\s{]*)/.exec(info)?.slice(1) ?? [];
  return languages.includes(language.toLowerCase());
}

/** `name=value`, `name="value"`, a name alone, or a caption in quotation marks. */
const word = /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"'{}=,]+))/g;

/**
 * Reads what stands behind the language: attributes of the board and `width`, `data-` before them or not, in braces or not;
 * a text in quotation marks, or `title=`, is the caption. What is no attribute of a board is ignored.
 */
export function readInfo(info: string): StaticOptions {
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
 * @param number which block of the page it is, from 0: the first one brings the styles
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
