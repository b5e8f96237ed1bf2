/** A node of a converted game: its properties in order, and the nodes that follow. */
export interface WrittenNode {
  readonly properties: (readonly [identifier: string, ...values: string[]])[];
  readonly next: WrittenNode[];
}

export function newNode(): WrittenNode {
  return { properties: [], next: [] };
}

/** Adds a property, unless all its values are empty. Values are texts or points and are escaped. */
export function addProperty(node: WrittenNode, identifier: string, ...values: string[]): void {
  const written = values.map((value) => value.trim()).filter(Boolean);
  if (written.length > 0) node.properties.push([identifier, ...written.map(escapeText)]);
}

/** Adds a node with a move, and returns it. `point` is '' for a pass. */
export function addMove(node: WrittenNode, color: 'B' | 'W', point: string): WrittenNode {
  const next = newNode();
  next.properties.push([color, point]);
  node.next.push(next);
  return next;
}

/** Adds text to the comment of a node, in a new paragraph. */
export function addComment(node: WrittenNode, text: string): void {
  const known = node.properties.findIndex(([identifier]) => identifier === 'C');
  if (known < 0) return addProperty(node, 'C', text);
  const [property] = node.properties.splice(known, 1);
  node.properties.push(['C', `${property?.[1] ?? ''}\n\n${escapeText(text.trim())}`]);
}

/** A point as SGF writes it, from column and row, which count from 0 at the top left; '' outside of 26×26 points. */
export function pointFrom(column: number, row: number): string {
  const isInside = [column, row].every((place) => place >= 0 && place < 26);
  return isInside ? String.fromCharCode(0x61 + column, 0x61 + row) : '';
}

/** Writes a game as SGF. Long games are written without recursion. */
export function writeGame(root: WrittenNode): string {
  let text = '';
  const ahead: (WrittenNode | string)[] = [')\n', root, '('];
  for (let piece = ahead.pop(); piece !== undefined; piece = ahead.pop()) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const { properties, next } = piece;
    text += `;${properties.map(writeProperty).join('')}\n`;
    if (next.length === 1) ahead.push(...next);
    else for (const each of [...next].reverse()) ahead.push(')', each, '(');
  }
  return text;
}

function writeProperty([identifier, ...values]: readonly [string, ...string[]]): string {
  return identifier + values.map((value) => `[${value}]`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\\]]/g, '\\$&');
}
