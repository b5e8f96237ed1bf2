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
