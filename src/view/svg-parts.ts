/** What may stand in an attribute. */
type Value = string | number | undefined;

/** An element; attributes without a value are left out. Text is given escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value ?? '')}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** Two digits after the point, and no more than needed. */
export function round(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** XML knows no other control characters than these three, and nothing outside of planes. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Any text as XML has it, in attributes and between tags. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\u{fffd}').replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
