import { checkRecord } from '../../src/game/check/check-record.js';
import { expandDialect } from '../../src/game/dialects.js';
import { setOtherGames } from '../../src/replay/games.js';
import { otherGames } from '../../src/replay/other-games.js';
import { checkMarkup } from '../../src/replay/check-markup.js';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import { type GameTree, nodesOf } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { nodeAt, rowsOf } from '../helpers/records.js';
import {
  type CaseExpectation,
  caseKeys,
  nodeKeys,
  type Place,
  warningKinds,
} from './case-format.js';
import { infoOfCase } from './info-of-case.js';
import { matches } from './matches.js';
import { nodeOfCase } from './node-of-case.js';
import { nestedNodes } from './tree-of-case.js';

setOtherGames(otherGames);

/** One comparison that failed: the key of the case, and both sides as JSON. */
export interface Failure {
  readonly key: string;
  readonly got: string;
  readonly wanted: string;
}

/** Reads a file as a program would, and compares all that its case expects. */
export function checkCase(bytes: Uint8Array, expected: CaseExpectation): Failure[] {
  const check = new CaseCheck(bytes);
  const { games, nodes, tree, positions = [], info } = expected;
  if (games !== undefined) check.compare('games', () => check.trees.length, games);
  if (nodes) check.compare('nodes', () => check.trees.map(({ size }) => size), nodes);
  if (tree) check.compare('tree', () => check.trees.map(nestedNodes), tree);
  for (const place of [expected, ...positions]) check.checkPlace(place);
  if (info) check.checkInfo(expected, info);
  check.checkWarnings(expected);
  check.compare('keys', () => unknownKeys(expected), []);
  return check.failures;
}

/** Keys that nobody reads are slips of the pen: the case would pass whatever they say. */
function unknownKeys(expected: CaseExpectation): string[] {
  const places = [expected, ...(expected.positions ?? [])];
  const own = Object.keys(expected).filter((key) => !caseKeys.has(key));
  const ofPlaces = places.flatMap((place) => Object.keys(place.node ?? {}));
  return [...own, ...ofPlaces.filter((key) => !nodeKeys.has(key)).map((key) => `node.${key}`)];
}

class CaseCheck {
  readonly failures: Failure[] = [];
  readonly trees: readonly GameTree[];
  readonly #replayers: readonly CheckedReplayer[];
  readonly #warnings = new Set<string>();

  constructor(bytes: Uint8Array) {
    const { text, findings } = decodeSgf(bytes);
    const collection = parseSgf(text);
    this.trees = collection.trees;
    this.#replayers = this.trees.map((tree) => new CheckedReplayer(expandDialect(tree)));
    this.#warn([...findings, ...collection.findings, ...this.trees.flatMap(checkRecord)]);
    for (const replayer of this.#replayers) {
      this.#warn(replayer.findingsAt(replayer.tree.root));
      if (!replayer.hasBoard) continue;
      for (const node of nodesOf(replayer.tree)) this.#warn(checkMarkup(replayer, node));
    }
  }

  checkPlace(place: Place): void {
    const { game, path } = place.board ?? place.at ?? { game: 0, path: 'main:last' };
    const { board, captures, toPlay, node = {} } = place;
    if (!board && !captures && !toPlay && Object.keys(node).length === 0) return;
    const there = () => {
      const replayer = this.#replayers[game];
      if (!replayer) throw new Error(`no game ${game}`);
      const id = nodeAt(replayer.tree, path);
      this.#warn(replayer.findingsAt(id));
      return { replayer, id, position: replayer.positionAt(id) };
    };
    const taken = () => {
      const { black, white } = there().position.captures;
      return { B: black, W: white };
    };
    const toMove = () => (there().position.toPlay === 'black' ? 'B' : 'W');
    if (board) this.compare('board', () => rowsOf(there().position), board.rows);
    if (captures) this.compare('captures', taken, captures);
    if (toPlay) this.compare('toPlay', toMove, toPlay);
    for (const [key, value] of Object.entries(node)) {
      const look = () => {
        const { replayer, id } = there();
        return { [key]: nodeOfCase(replayer, id)[key] };
      };
      this.compare(`node.${key}`, look, { [key]: value });
    }
  }

  checkInfo(place: Place, info: Readonly<Record<string, unknown>>): void {
    const { game, path } = place.board ?? place.at ?? { game: 0, path: 'main:last' };
    for (const [key, value] of Object.entries(info)) {
      const look = () => {
        const tree = this.#replayers[game]?.tree;
        if (!tree) throw new Error(`no game ${game}`);
        return infoOfCase(tree, nodeAt(tree, path))[key];
      };
      this.compare(`info.${key}`, look, value);
    }
  }

  checkWarnings({ warnings = [], notWarnings = [], clean }: CaseExpectation): void {
    for (const kind of warnings) {
      this.compare(`warnings.${kind}`, () => this.#warnings.has(kind), true);
    }
    for (const kind of notWarnings) {
      this.compare(`notWarnings.${kind}`, () => this.#warnings.has(kind), false);
    }
    const raised = () => [...this.#warnings].filter((kind) => warningKinds.has(kind));
    if (clean) this.compare('clean', raised, []);
  }

  compare(key: string, look: () => unknown, expected: unknown): void {
    const wanted = JSON.stringify(expected);
    try {
      const actual = look();
      if (matches(actual, expected)) return;
      this.failures.push({ key, got: JSON.stringify(actual), wanted });
    } catch (error) {
      this.failures.push({ key, got: String(error), wanted });
    }
  }

  #warn(findings: readonly { readonly code: string }[]): void {
    for (const { code } of findings) this.#warnings.add(code);
  }
}
