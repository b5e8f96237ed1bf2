/** What may stand in an attribute. */
type Value = string | number | undefined;

/** An element; attributes without a value are left out. Its content is given as SVG. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  content = '',
): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return content ? `${start}>${content}</${name}>` : `${start}/>`;
}

/** Attributes as they are written, a space before each. */
export function attributesOf(attributes: Readonly<Record<string, Value>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const written = typeof value === 'number' ? shortest(value) : (value ?? '');
      return ` ${name}="${escapeXml(written)}"`;
    })
    .join('');
}

/** Two digits after the point, and no more than needed. */
export function shortest(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** XML knows no other control characters than these three, no halves of characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const UNKNOWN = '\u{fffd}';
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Any text as XML has it, in attributes and between tags. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, UNKNOWN)
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
