import { type GameTree, type NodeId, nodesOf, type Property } from './game-tree.js';
import { missingFormat, normalisedProperties, normalisedRoot, rowsOf } from './normalise.js';
import type { SgfCollection } from './parse.js';

export type FormatStyle = 'as-written' | 'normalised';

/** Options of `formatSgf`: which part of a record to write, and how. */
export interface FormatOptions {
  /**
   * `'as-written'` (default): keeps identifiers, raw values, order and repeated properties as in the file; a `]` without
   * escape gets one (P-46). It also keeps CA, which then names the charset of the file, not of the text.
   *
   * `'normalised'`: for other programs. CA is UTF-8, repeated properties are merged into the first, only necessary
   * escapes are written (P-48), lines end with `\n`, and points have no blanks. An existing FF is kept, because it
   * decides how L, M and the corners of VW are read (K-25); a missing FF becomes FF[4] unless the result has something
   * that FF[4] lacks.
   */
  readonly style?: FormatStyle | undefined;
  /** One game of the collection, from 0. */
  readonly game?: number | undefined;
  /** Only the line from the root to this node, without other variations. */
  readonly to?: NodeId | undefined;
}

/** Longest line that is written if it can be broken between nodes, in UTF-16 code units. */
const WIDTH = 80;

const styles: readonly string[] = ['as-written', 'normalised'] satisfies FormatStyle[];

/**
 * Writes a parsed record without loss: parsing the result gives equal trees, including empty nodes, empty variations
 * `()` (T-10; FF[4] has none, but they mean something) and unknown properties. The result is well-formed; text outside
 * games, nodes and values is dropped. Games and variations start on new lines. A collection without games gives ''.
 *
 * @throws RangeError if there is no such game, node or style; never because of content
 */
export function formatSgf(source: SgfCollection | GameTree, options: FormatOptions = {}): string {
  const { style = 'as-written', game, to } = options;
  if (!styles.includes(style)) {
    throw new RangeError(`There is no style ${style}: it is one of ${styles.join(', ')}.`);
  }
  const isNormalised = style === 'normalised';
  const page = new Page();
  for (const tree of chosenTrees(source, game, to)) {
    const line = to === undefined ? undefined : lineTo(tree, to);
    const nodes = line ?? nodesOf(tree);
    const propertiesOf = isNormalised ? normalisedReader(tree, nodes) : readerOf(tree);
    if (line) writeLine(page, line, propertiesOf);
    else writeTree(page, tree, propertiesOf);
  }
  return page.text();
}

function chosenTrees(
  source: SgfCollection | GameTree,
  game: number | undefined,
  to: NodeId | undefined,
): readonly GameTree[] {
  const trees = 'trees' in source ? source.trees : [source];
  if (game === undefined) {
    if (to === undefined || trees.length === 1) return trees;
    throw new RangeError(
      `Node ${to} could be of any of ${trees.length} games: say which one in \`game\`.`,
    );
  }
  const tree = trees[game];
  if (tree) return [tree];
  throw new RangeError(`There is no game ${game}: games are counted from 0, here ${trees.length}.`);
}

function lineTo(tree: GameTree, node: NodeId): NodeId[] {
  if (!Number.isInteger(node) || node < 0 || node >= tree.size) {
    throw new RangeError(
      `Node ${node} is not in this game, whose nodes are 0 to ${tree.size - 1}: take one of this tree.`,
    );
  }
  const line: NodeId[] = [];
  let at: NodeId | undefined = node;
  for (; at !== undefined; at = tree.parent(at)) line.push(at);
  return line.reverse();
}

type PropertyReader = (node: NodeId) => readonly Property[];

function readerOf(tree: GameTree): PropertyReader {
  return (node) => rowsOf(tree, node);
}

function normalisedReader(tree: GameTree, nodes: Iterable<NodeId>): PropertyReader {
  const format = missingFormat(tree, nodes);
  return (node) =>
    node === tree.root ? normalisedRoot(tree, format) : normalisedProperties(tree, node);
}

function writeLine(page: Page, line: readonly NodeId[], propertiesOf: PropertyReader): void {
  page.open();
  for (const node of line) page.addNode(propertiesOf(node));
  page.close();
}

/** Without recursion: closes variations on the way up from their last node. */
function writeTree(page: Page, tree: GameTree, propertiesOf: PropertyReader): void {
  page.open();
  for (const node of nodesOf(tree)) {
    if (isVariation(tree, node)) page.open();
    page.addNode(propertiesOf(node));
    if (tree.firstChild(node) === undefined) closeVariations(page, tree, node);
  }
  page.close();
}

/** Closes all variations that end with `last`, a node without children. */
function closeVariations(page: Page, tree: GameTree, last: NodeId): void {
  let node: NodeId | undefined = last;
  while (node !== undefined) {
    if (tree.endsHere(node)) page.addEmptyVariation();
    if (isVariation(tree, node)) page.close();
    if (tree.nextSibling(node) !== undefined) return;
    node = tree.parent(node);
  }
}

/** Whether a node has its own parentheses. It has none if it is the only child of its parent. */
function isVariation(tree: GameTree, node: NodeId): boolean {
  const parent = tree.parent(node);
  if (parent === undefined) return false;
  return (
    tree.nextSibling(node) !== undefined ||
    tree.firstChild(parent) !== node ||
    tree.endsHere(parent)
  );
}

/** The text being written, and its line breaks. */
class Page {
  readonly #parts: string[] = [];
  #column = 0;

  /** Begins a game or a variation on a new line. */
  open(): void {
    if (this.#parts.length > 0) this.#parts.push('\n');
    this.#parts.push('(');
    this.#column = 1;
  }

  close(): void {
    this.#parts.push(')');
    this.#column += 1;
  }

  addEmptyVariation(): void {
    this.open();
    this.close();
  }

  addNode(properties: readonly Property[]): void {
    let text = ';';
    for (const { identifier, values } of properties) {
      text += identifier;
      for (const raw of values) text += `[${escaped(raw)}]`;
    }
    const lineEnd = text.indexOf('\n');
    const width = lineEnd < 0 ? text.length : lineEnd;
    if (this.#column > 1 && this.#column + width > WIDTH) {
      this.#parts.push('\n');
      this.#column = 0;
    }
    this.#parts.push(text);
    this.#column = lineEnd < 0 ? this.#column + width : text.length - text.lastIndexOf('\n') - 1;
  }

  text(): string {
    return this.#parts.join('');
  }
}

/** Escapes each `]` of a value that its program left unescaped (P-46). */
function escaped(raw: string): string {
  if (!raw.includes(']')) return raw;
  return raw.replace(/\\[^]|\]/g, (part) => (part === ']' ? '\\]' : part));
}
