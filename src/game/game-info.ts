import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { shortIdentifier } from '../sgf/identifiers.js';
import { textAt } from '../sgf/properties.js';
import { type GameResult, readResult } from './results.js';
import { lineThrough, pathTo } from './walk.js';

export interface Player {
  readonly name?: string;
  readonly rank?: string;
  readonly team?: string;
}

/** Who played what, where and when; a field is missing where the record does not say. */
export interface GameInfo {
  readonly black: Player;
  readonly white: Player;
  readonly result?: GameResult;
  readonly name?: string;
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly place?: string;
  readonly rules?: string;
  readonly komi?: string;
  readonly handicap?: string;
  readonly comment?: string;
  readonly copyright?: string;
}

const fields = {
  name: 'GN',
  event: 'EV',
  round: 'RO',
  date: 'DT',
  place: 'PC',
  rules: 'RU',
  komi: 'KM',
  handicap: 'HA',
  comment: 'GC',
  copyright: 'CP',
} as const;

const identifiers = [...Object.values(fields), 'PB', 'BR', 'BT', 'PW', 'WR', 'WT', 'RE'];
const identifierOf = new Map(identifiers.map((name) => [shortIdentifier(name), name]));

/**
 * The game information that holds on the path to `node` (default: the end of the main line). What
 * the root lacks is filled from later nodes; the first value wins (FF[4] game-info; T-18, I-60).
 */
export function readGameInfo(tree: GameTree, node?: NodeId): GameInfo {
  const path = node === undefined ? lineThrough(tree, tree.root) : pathTo(tree, node);
  const found = collectTexts(tree, path);
  const info: Record<string, string> = {};
  for (const [field, identifier] of Object.entries(fields)) {
    const text = found.get(identifier);
    if (text) info[field] = text;
  }
  const result = found.get('RE');
  return {
    black: player(found.get('PB'), found.get('BR'), found.get('BT')),
    white: player(found.get('PW'), found.get('WR'), found.get('WT')),
    ...(result && { result: readResult(result) }),
    ...info,
  };
}

function player(name?: string, rank?: string, team?: string): Player {
  return { ...(name && { name }), ...(rank && { rank }), ...(team && { team }) };
}

/** The first text of every wanted property along a path; empty values count as absent (I-59). */
function collectTexts(tree: GameTree, path: readonly NodeId[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of path) {
    for (const property of tree.propertyIds(node)) {
      const identifier = identifierOf.get(tree.identifierCode(property));
      if (!identifier || found.has(identifier)) continue;
      const text = textAt(tree, node, identifier);
      if (text) found.set(identifier, text);
    }
  }
  return found;
}
