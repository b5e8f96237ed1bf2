/** A piece of a page: an element, a text, or a picture as `svgOf` has written it. */
export type Piece = MarkupElement | string | Svg;

export interface MarkupElement {
  readonly tag: string;
  /** By their names in HTML; `true` for an attribute without a value. */
  readonly attributes: Attributes;
  readonly children: readonly Piece[];
}

/** Attributes by name. Those that are `undefined`, `false` or '' are not written. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

interface Svg {
  readonly svg: string;
}

/** Makes an element, without empty attributes and children. */
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
