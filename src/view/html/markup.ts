/** A piece of a page: an element, a text, or a picture as `svgOf` has written it. */
export type Piece = MarkupElement | string | Svg;

export interface MarkupElement {
  readonly tag: string;
  /** By the names that HTML has for them; `true` for an attribute without a value. */
  readonly attributes: Attributes;
  readonly children: readonly Piece[];
}

/** Attributes without a value to write are `undefined`, `false` or ''. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

export interface Svg {
  readonly svg: string;
}

/** Makes an element; attributes and children that say nothing are left out. */
export function element(
  tag: string,
  attributes: Attributes,
  ...children: readonly (Piece | undefined)[]
): MarkupElement {
  const said = Object.entries(attributes).filter(([, value]) => value);
  return {
    tag,
    attributes: Object.fromEntries(said),
    children: children.flatMap((child) => child || []),
  };
}
