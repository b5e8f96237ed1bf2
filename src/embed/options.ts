import {
  type Attribute,
  type AttributeName,
  attributes,
  type BooleanAttribute,
  recordAttributes,
} from '../options/attributes.js';
import type { Dictionary } from '../texts/dictionary.js';

type TextAttribute =
  Exclude<AttributeName, BooleanAttribute | (typeof recordAttributes)[number]> | 'id' | 'lang';

/** The attributes of a board, by their names in HTML. */
export type BoardAttributes = {
  readonly [Name in TextAttribute]?: string | number | undefined;
} & { readonly [Name in BooleanAttribute]?: boolean | undefined };

/** The options of `renderStatic`: the attributes of the element, and more. */
export interface StaticOptions extends BoardAttributes {
  /**
   * The largest width of the figure and of the board that replaces it, in CSS pixels; by default as wide as the text.
   */
  readonly width?: number | undefined;
  /** The sentences of the language that `lang` names: `dictionary` of `sgf-board/languages/…`. By default English. */
  readonly dictionary?: Dictionary | undefined;
  /**
   * Whether the figure includes its styles (`staticStyles`), which keep the board's room until it loads. True by
   * default.
   */
  readonly styles?: boolean | undefined;
  /** The prefix of ids in the picture, if a page has the same picture twice: letters, digits and hyphens. */
  readonly idPrefix?: string | undefined;
}

/** The options with all attributes as texts, as the element reads them; '' if not set. */
export type AttributeValues = Readonly<Record<TextAttribute, string>> &
  Readonly<Record<BooleanAttribute, boolean>>;

/** The types of all attributes of a board by name. */
export const attributeNames: ReadonlyMap<string, 'text' | 'boolean'> = new Map(
  Object.entries<Attribute>({ ...attributes, id: {}, lang: {} })
    .filter(([name]) => !(recordAttributes as readonly string[]).includes(name))
    .map(([name, { type }]) => [name, type ?? 'text'] as const),
);

/** Reads the attributes among the options. Callers in JavaScript may pass anything. */
export function readAttributes(options: BoardAttributes): AttributeValues {
  const given: Readonly<Record<string, unknown>> = { ...options };
  const read = [...attributeNames].map(([name, kind]) => {
    const value = given[name];
    if (kind === 'boolean') return [name, value === '' || Boolean(value)];
    return [name, typeof value === 'number' || typeof value === 'string' ? String(value) : ''];
  });
  return Object.fromEntries(read) as AttributeValues; // by the names of the table
}

/** Options that are no attributes, with the type of their values. */
const moreOptions: Readonly<Record<string, 'number' | 'object' | 'boolean' | 'string'>> = {
  width: 'number',
  dictionary: 'object',
  styles: 'boolean',
  idPrefix: 'string',
};

/**
 * Checks the options of a program. Attributes in a page or a code block are content and never throw.
 *
 * @param others the names of further options, which are not checked
 * @throws TypeError for an unknown option, or a value of another type; RangeError for a width that is no width
 */
export function checkOptions(options: object, others: readonly string[] = []): void {
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    if (value === undefined || others.includes(name)) continue;
    const kind = moreOptions[name] ?? attributeNames.get(name);
    if (!kind) throw new TypeError(`sgf-board: there is no option “${name}”${hintFor(name)}.`);
    const isRight =
      kind === 'text'
        ? typeof value === 'string' || typeof value === 'number'
        : typeof value === kind || (kind === 'boolean' && value === '');
    if (!isRight || value === null)
      throw new TypeError(
        `sgf-board: the option “${name}” is ${kind === 'text' ? 'a text' : `of type ${kind}`}, not ${value === null ? 'null' : typeof value}.`,
      );
  }
  const { width = 1 } = options as StaticOptions;
  if (!(width > 0))
    throw new RangeError(`sgf-board: the option “width” is a number of CSS pixels, not ${width}.`);
}

/** Names the attribute if an option has the name of its property. */
function hintFor(name: string): string {
  const hyphenated = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return attributeNames.has(hyphenated) ? `; write “${hyphenated}”` : '';
}
