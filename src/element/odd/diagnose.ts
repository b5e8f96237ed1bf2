import { CheckedReplayer } from '../../replay/checked-replayer.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { type Diagnostic, locateFindings } from '../../sgf/locate.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describeOddity } from '../../speech/oddities.js';
import type { BoardContext } from '../context.js';
import type { BoardDiagnostic } from '../events.js';
import { findEdits } from './edits.js';
import { isOdd } from '../session/open-game.js';
import { firstGames, isWhole } from '../../sgf/gradual.js';
import type { SgfBoardElement } from '../sgf-board-element.js';
import { atRest } from '../features.js';

/** Records whose authors know by now what their editor did. */
const told = new WeakSet<SgfCollection>();

/**
 * What authors are told of a record and the main line of its shown game; first what the page's editor did to it, since
 * the rest mostly follows from that. Of a long record all is read before.
 *
 * @param isWanted whether the board still shows that game; else there is nothing to tell
 */
export async function diagnose(
  board: BoardContext,
  collection: SgfCollection,
  isWanted: () => boolean,
): Promise<readonly BoardDiagnostic[]> {
  const { host, session, record } = board;
  const { tree, mainLine } = session.record;
  if (!isWhole(collection) && !(await readOn(collection, host, isWanted))) return [];
  if (!record.hasTags && !isOdd(collection, session.record)) return [];
  return findingsOf(board, collection, tree, mainLine[mainLine.length - 1] ?? tree.root);
}

function findingsOf(
  { host, language, session }: BoardContext,
  collection: SgfCollection,
  tree: GameTree,
  node: NodeId,
): readonly BoardDiagnostic[] {
  const { text, findings } = collection;
  const withMessage = ({ game, ...diagnostic }: Diagnostic): BoardDiagnostic => ({
    ...diagnostic,
    ...(game !== undefined && { game: game + 1 }), // pages count games from 1
    message: describeOddity(diagnostic, language),
  });
  const game = session.gameNumber - 1;
  const replayed = new CheckedReplayer(tree).findingsAt(node).map((odd) => ({ ...odd, game }));
  const edits = locateFindings(text, findEdits(host, collection)).map(withMessage);
  if (!told.has(collection))
    for (const { message } of edits) console.warn(`<sgf-board>: ${message}`);
  told.add(collection);
  return [...edits, ...locateFindings(text, [...findings, ...replayed]).map(withMessage)];
}

/** So many games are read without asking for the time. */
const STRIDE = 10;

/**
 * Reads the rest of a record while the page is at rest, and has the board look at it.
 * @returns whether it is wanted still; else the rest is left alone
 */
async function readOn(
  record: SgfCollection,
  host: SgfBoardElement,
  isWanted: () => boolean,
): Promise<boolean> {
  do {
    const deadline = await new Promise<IdleDeadline | undefined>(atRest);
    if (!isWanted()) return false;
    do firstGames(record, firstGames(record, 0).length + STRIDE);
    while (deadline?.timeRemaining() && !isWhole(record));
  } while (!isWhole(record));
  host.requestUpdate();
  return isWanted();
}
