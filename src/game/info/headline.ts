/*
 * A board reads only a headline: players, event, date and result as written (`game/info/headline.ts`). The code for the
 * whole game information is three times as long. It is in `core.js`, and in a part that is loaded when a reader opens
 * the game information.
 */

import type { GameTree } from '../../sgf/game-tree.js';
import { readSimpleText } from '../../sgf/values.js';
import { collectInfo } from './collect-info.js';
import { type GameResult, readUsualResult } from './results.js';

/** The information about a game that a board shows at a glance, as written; see `readGameInfo` for the rest. */
export interface Headline {
  readonly black: HeadlinePlayer;
  readonly white: HeadlinePlayer;
  readonly result?: GameResult;
  readonly name?: string;
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly place?: string;
  /** Whether the record has more information: komi, rules, times, source … */
  readonly hasMore: boolean;
}

interface HeadlinePlayer {
  readonly name?: string;
  readonly rank?: string;
  readonly team?: string;
}

const fields = { GN: 'name', EV: 'event', RO: 'round', DT: 'date', PC: 'place' } as const;
const isWanted = /^(P[BW]|[BW][RT]|RE|GN|EV|RO|PC|DT|RD|PDT)$/;
const isMore = /^(KM|HA|RU|TM|OT|GC|ON|SO|AN|US|CP|[BW]C)$/;

/** @param readResult replaces the reader of results by one that knows more forms */
export function readHeadline(tree: GameTree, readResult = readUsualResult): Headline {
  let hasMore = false;
  const found = collectInfo(tree, undefined, (identifier) => {
    hasMore ||= isMore.test(identifier);
    return isWanted.test(identifier);
  });
  const headline: { -readonly [Field in keyof Headline]: Headline[Field] } = {
    black: player('PB', 'BR', 'BT'),
    white: player('PW', 'WR', 'WT'),
    hasMore,
  };
  for (const [identifier, field] of Object.entries(fields)) {
    const written = text(identifier) || (field === 'date' ? text('RD') || text('PDT') : ''); // D-04, D-10
    if (written) headline[field] = written;
  }
  const result = text('RE');
  if (result) headline.result = readResult(result);
  return headline;

  function text(identifier: string): string {
    return readSimpleText(found.get(identifier)?.[0] ?? '').trim();
  }

  function player(...identifiers: [string, string, string]): HeadlinePlayer {
    const [name, rank, team] = identifiers.map(text);
    return { ...(name && { name }), ...(rank && { rank }), ...(team && { team }) };
  }
}
