import { expect } from '@open-wc/testing';
import { Replayer } from '../../src/replay/replayer.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../../src/sgf/parse.js';
import { simpleTextAt, textAt } from '../../src/sgf/text-properties.js';
import { bytesOf, nodeAt, type NodePath, rowsOf } from '../helpers/records.js';

/** A place in a file, and what is expected there; see README.md of this folder. */
interface Place {
  readonly board?: { readonly game: number; readonly path: NodePath; readonly rows: string[] };
  readonly at?: { readonly game: number; readonly path: NodePath };
  readonly captures?: object;
  readonly toPlay?: string;
  readonly node?: Readonly<Record<string, unknown>>;
}

interface Case {
  readonly id: string;
  readonly base64: string;
  readonly expected: Place & {
    readonly games?: number;
    readonly nodes?: readonly number[];
    readonly tree?: unknown;
    readonly positions?: readonly Place[];
  };
}

/** One comparison: the key of the case, and both sides. */
type Check = readonly [key: string, actual: () => unknown, expected: unknown];

async function load<Content>(address: string): Promise<Content> {
  return (await (await fetch(address)).json()) as Content;
}

const cases = await load<Case[]>('/conformance.json');
const notYet = await load<Partial<Record<string, string[]>>>('/test/conformance/not-yet.json');

describe('conformance', () => {
  it('has all cases', () => {
    expect(cases.length).to.be.at.least(350);
    const ids = cases.map(({ id }) => id);
    expect(Object.keys(notYet).filter((id) => !ids.includes(id))).to.eql([]);
  });

  for (const { id, base64, expected } of cases) {
    it(id, () => {
      const collection = parseSgf(decodeSgf(bytesOf(base64)).text);
      const failures = checksOf(collection, expected).flatMap((check) => failureOf(check) ?? []);
      const keys = [...new Set(failures.map(({ key }) => key))];
      const known = notYet[id] ?? [];
      const surprises = failures.filter(({ key }) => !known.includes(key));
      expect(surprises).to.eql([]);
      expect(keys, 'take what passes now out of not-yet.json').to.have.members(known);
    });
  }
});

function failureOf([key, actual, expected]: Check) {
  const wanted = JSON.stringify(expected);
  const got = attempt(actual);
  return got === wanted ? undefined : { key, got, wanted };
}

/** What a look-up gives as JSON, or the error it ends with. */
function attempt(look: () => unknown): string {
  try {
    return JSON.stringify(look());
  } catch (error) {
    return String(error);
  }
}

function checksOf({ trees }: SgfCollection, expected: Case['expected']): Check[] {
  const checks: Check[] = [];
  const { games, nodes, tree, positions = [] } = expected;
  if (games !== undefined) checks.push(['games', () => trees.length, games]);
  if (nodes) checks.push(['nodes', () => trees.map(({ size }) => size), nodes]);
  if (tree) checks.push(['tree', () => trees.map(nestedNodes), tree]);
  for (const place of [expected, ...positions]) checks.push(...placeChecks(trees, place));
  return checks;
}

function placeChecks(trees: readonly GameTree[], place: Place): Check[] {
  const { game, path } = place.board ?? place.at ?? { game: 0, path: 'main:last' };
  const { board, captures, toPlay, node = {} } = place;
  const there = () => {
    const tree = trees[game];
    if (!tree) throw new Error(`no game ${game}`);
    const id = nodeAt(tree, path);
    return { tree, id, position: new Replayer(tree).positionAt(id) };
  };
  const taken = () => {
    const { black, white } = there().position.captures;
    return { B: black, W: white };
  };
  const text = (identifier: string, read: typeof textAt) => () => {
    const { tree, id } = there();
    return read(tree, id, identifier);
  };
  const checks: Check[] = [];
  if (board) checks.push(['board', () => rowsOf(there().position), board.rows]);
  if (captures) checks.push(['captures', taken, captures]);
  if (toPlay) checks.push(['toPlay', () => initial(there().position.toPlay), toPlay]);
  const { moveNumber, comment, name } = node;
  if (moveNumber !== undefined) {
    checks.push(['moveNumber', () => there().position.moveNumber, moveNumber]);
  }
  if (comment !== undefined) checks.push(['comment', text('C', textAt), comment ?? '']);
  if (name !== undefined) checks.push(['name', text('N', simpleTextAt), name ?? '']);
  return checks;
}

function initial(color: string): string {
  return color === 'black' ? 'B' : 'W';
}

/** A tree as the cases write it: `[properties, child, child …]`; a child has the higher number. */
function nestedNodes(tree: GameTree): unknown {
  const nested = Array.from({ length: tree.size }, (_, index): unknown[] => {
    const properties = tree.properties(index as NodeId);
    return [properties.map(({ identifier, values }) => [identifier, values.map(unescaped)])];
  });
  nested.forEach((node, index) => {
    for (const child of tree.children(index as NodeId)) node.push(nested[child]);
  });
  return nested[0];
}

/** Escapes resolved, line ends as `\n`, all else untouched: on purpose not what `values.ts` does. */
function unescaped(raw: string): string {
  const lines = raw.replace(/\r\n|\n\r|\r/g, '\n');
  let text = '';
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== '\\') text += lines.charAt(at);
    else if (lines[++at] !== '\n') text += lines.charAt(at);
  }
  return text;
}
