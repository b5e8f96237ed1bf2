import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { readSimpleText } from '../../sgf/values.js';
import { lex } from './atoms.js';
import type { Finding, Reading } from './finding.js';
import { moveWords } from './words.js';

/** A node and its name (N), in lower case and with single spaces. */
export interface NamedNode {
  readonly name: string;
  readonly node: NodeId;
}

/** Longest name that is searched for, in characters. */
const LONGEST_NAME = 100;
/** Maximum number of names that begin with the same word. */
const MOST_ALIKE = 500;

/** The nodes of a tree whose names are unique, by the first word of the name. */
export function namedNodes(tree: GameTree): ReadonlyMap<string, readonly NamedNode[]> {
  const known = namesOf.get(tree);
  if (known) return known;
  const nodes = new Map<string, NodeId | undefined>();
  for (let row = 0; tree.mentions('N') && row < tree.size; row++) {
    const node = row as NodeId; // the loop runs over the nodes of the tree
    const [raw] = tree.values(node, 'N');
    const name = raw === undefined ? '' : normal(readSimpleText(raw)).trim();
    if (name && name.length <= LONGEST_NAME) nodes.set(name, nodes.has(name) ? undefined : node);
  }
  const names = new Map<string, NamedNode[]>();
  nodes.forEach((node, name) => {
    const first = lex(name)[0]?.text ?? '';
    const alike = names.get(first) ?? [];
    names.set(first, alike);
    if (node !== undefined && alike.length < MOST_ALIKE) alike.push({ name, node });
  });
  namesOf.set(tree, names);
  return names;
}

const namesOf = new WeakMap<GameTree, ReadonlyMap<string, readonly NamedNode[]>>();

/** Finds the address or the name of another node: 'move 35.2', #35.2.4, 'see Diagram 3', #Ladder, "Ladder". */
export function findNode(reading: Reading, index: number): Finding | undefined {
  return findAddress(reading, index) ?? findName(reading, index);
}

/** Finds an address of more than one number, with the word or sign before it. A single number is a move. */
function findAddress({ atoms, context }: Reading, index: number): Finding | undefined {
  const isHash = atoms.textAt(index) === '#' && !atoms.isWord(index - 1);
  if (!isHash && !moveWords.has(atoms.textAt(index).toLowerCase())) return undefined;
  let start = isHash ? index + 1 : atoms.near(index + 1, 1);
  if (!isHash && atoms.textAt(start) === '#') start += 1;
  let end = start + 1;
  while (/^[.+]$/.test(atoms.textAt(end)) && /^\d+$/.test(atoms.textAt(end + 1))) end += 2;
  const node = end > start + 1 ? context.nodeAt(atoms.slice(start, end)) : undefined;
  return node === undefined ? undefined : finding({ atoms }, index, end, node);
}

/** Finds the longest name that begins at an index. A single word may also be a plain word, unless it is marked. */
function findName({ atoms, context }: Reading, index: number): Finding | undefined {
  const isHash = atoms.textAt(index) === '#';
  const start = isHash ? index + 1 : index;
  let longest: { readonly end: number; readonly node: NodeId } | undefined;
  for (const { name, node } of context.nodesNamed(normal(atoms.textAt(start)))) {
    const end = endOfName(atoms, start, name);
    const isMeant = isHash || isDistinct(name) || (end === start + 1 && atoms.isEnclosed(start));
    if (end !== undefined && isMeant && end > (longest?.end ?? 0)) longest = { end, node };
  }
  return longest && finding({ atoms }, index, longest.end, longest.node);
}

function endOfName(atoms: Reading['atoms'], start: number, name: string): number | undefined {
  let text = '';
  for (let end = start; end < atoms.atoms.length && text.length < name.length; end++) {
    text += normal(atoms.textAt(end));
    if (text === name) return end + 1;
    if (!name.startsWith(text)) return undefined;
  }
  return undefined;
}

function finding(
  { atoms }: Pick<Reading, 'atoms'>,
  start: number,
  end: number,
  node: NodeId,
): Finding {
  return { token: { kind: 'node', text: atoms.slice(start, end), node }, length: end - start };
}

/** Whether a name can't be a plain word of the text: it has several words, a number, or three ideographs. */
function isDistinct(name: string): boolean {
  return (/\p{L}/u.test(name) && /[\s\d]/.test(name)) || /\p{Script=Han}.{2}/u.test(name);
}

function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
