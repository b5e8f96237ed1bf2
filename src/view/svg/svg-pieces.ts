const PIECES = /<(\/?)(\w+)([^>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTES = /([\w:-]+)="([^"]*)"/g;

/** The next piece of a picture: a text, the start of an element, or the end of the open element. */
export type SvgPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'start';
      readonly name: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      /** Whether the element has no content, and no piece for its end. */
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'end' };

/** Reads pictures written by `svgOf`, and no other XML. */
export function* svgPieces(written: string): Generator<SvgPiece> {
  for (const [text, end, name, attributes = '', isEmpty] of written.matchAll(PIECES)) {
    if (!name) yield { kind: 'text', text: unescapeXml(text) };
    else if (end) yield { kind: 'end' };
    else
      yield {
        kind: 'start',
        name,
        attributes: [...attributes.matchAll(ATTRIBUTES)].map(([, key = '', value = '']) => [
          key,
          unescapeXml(value),
        ]),
        isEmpty: Boolean(isEmpty),
      };
  }
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeXml(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
