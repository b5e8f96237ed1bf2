import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/text-properties.js';
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
  GN: 'name',
  EV: 'event',
  RO: 'round',
  DT: 'date',
  PC: 'place',
  RU: 'rules',
  KM: 'komi',
  HA: 'handicap',
  CP: 'copyright',
} as const;

/**
 * The game information that holds on the path to `node` (default: the end of the main line). What
 * the root lacks is filled from later nodes; the first value wins (FF[4] game-info; T-18, I-60).
 */
export function readGameInfo(tree: GameTree, node?: NodeId): GameInfo {
  const path = node === undefined ? lineThrough(tree, tree.root) : pathTo(tree, node);
  const found = collectTexts(tree, path);
  const info: { -readonly [Field in keyof GameInfo]: GameInfo[Field] } = {
    black: player('PB', 'BR', 'BT'),
    white: player('PW', 'WR', 'WT'),
  };
  for (const [identifier, field] of Object.entries(fields)) {
    const text = found[identifier];
    if (text) info[field] = text;
  }
  if (found['RE']) info.result = readResult(found['RE']);
  if (found['GC']) info.comment = found['GC'];
  return info;

  function player(...identifiers: [string, string, string]): Player {
    const [name, rank, team] = identifiers.map((identifier) => found[identifier]);
    return { ...(name && { name }), ...(rank && { rank }), ...(team && { team }) };
  }
}

/** The first text of every wanted property along a path; empty values count as absent (I-59). */
function collectTexts(tree: GameTree, path: readonly NodeId[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const node of path) {
    const identifiers = new Set(tree.propertyIds(node).map((property) => tree.nameOf(property)));
    for (const identifier of identifiers) {
      if (identifier === 'GC') found[identifier] ||= textAt(tree, node, identifier);
      else if (identifier in fields || isPlayers.test(identifier)) {
        found[identifier] ||= simpleTextAt(tree, node, identifier).trim();
      }
    }
  }
  return found;
}

const isPlayers = /^(P[BW]|[BW][RT]|RE)$/;
