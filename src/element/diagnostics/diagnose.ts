import { firstGames, isWhole, readGames } from '../../sgf/gradual.js';
import type { Finding } from '../../sgf/diagnostic.js';
import { type Diagnostic, locateInSteps } from '../../sgf/locate.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describeIn, describeOddity } from '../../speech/oddities.js';
import { enProblemDiagnostics } from '../../texts/en/diagnostics.js';
import type { Board } from '../board.js';
import type { BoardDiagnostic } from '../platform/events.js';
import { atRest } from '../platform/moments.js';
import { checkMoves } from './check-moves.js';
import { loadPart } from '../platform/load-part.js';
import { inSlices } from '../platform/slices.js';

export { describeFailure } from './message.js';
export { readOtherText } from './other-texts.js';
export { warnOnce } from './warnings.js';

/** The oddities that the console has already listed, by record: each shown game adds its own. */
const logged = new WeakMap<SgfCollection, Set<string>>();

/**
 * Finds the oddities of a record and of the main line of its shown game. The changes by the page's editor come first,
 * because they mostly cause the others. A long record is first read to its end, while the page is idle.
 *
 * @param isWanted whether the board still shows that game; if not, nothing is reported
 */
export async function diagnose(
  board: Board,
  collection: SgfCollection,
  isWanted: () => boolean,
): Promise<readonly BoardDiagnostic[]> {
  const examined = await inSlices(examine(board, collection), atRest, isWanted);
  if (!examined) return [];
  const { language } = board;
  const withMessage = ({ game, ...diagnostic }: Diagnostic): BoardDiagnostic => ({
    ...diagnostic,
    ...(game !== undefined && { game: game + 1 }), // pages count games from 1
    message: describeOddity(diagnostic, language),
  });
  const ofChallenge = examined.ofChallenge.map((finding) => ({
    ...withMessage(finding),
    message: describeIn(enProblemDiagnostics, finding, language),
  }));
  const found = examined.found.map(withMessage);
  const isEdit = ({ code }: BoardDiagnostic) => code.startsWith('edited');
  const edits = found.filter(isEdit);
  const rest = found.filter((each) => !isEdit(each));
  const known = logged.get(collection) ?? new Set();
  logged.set(collection, known);
  const isNew = ({ message, line }: BoardDiagnostic) => !known.has(`${line} ${message}`);
  tellAuthor(board, edits.filter(isNew), [...ofChallenge, ...rest].filter(isNew));
  for (const { message, line } of [...ofChallenge, ...found]) known.add(`${line} ${message}`);
  return [...ofChallenge, ...edits, ...rest];
}

/** Number of oddities that the console lists. */
const LISTED = 20;

/**
 * Tells the author of the page about oddities in the console, because readers see only few of them. Notes are left out:
 * the record is shown as it was meant.
 */
function tellAuthor(
  { host }: Board,
  edits: readonly BoardDiagnostic[],
  others: typeof edits,
): void {
  const isNoNote = ({ severity }: BoardDiagnostic) => severity !== 'note';
  for (const { message } of edits.filter(isNoNote)) console.warn(`<sgf-board>: ${message}`);
  const oddities = others.filter(isNoNote);
  if (oddities.length === 0) return;
  const lines = oddities.slice(0, LISTED).map(({ message }) => `- ${message}`);
  const head = `<sgf-board>: oddities in ${host.src || 'the record'}: ${oddities.length}`;
  console.info([head, ...lines].join('\n'));
}

interface Examined {
  /** Mistakes in the record as a problem. */
  readonly ofChallenge: readonly Diagnostic[];
  readonly found: readonly Diagnostic[];
}

/** Reads a record to its end, checks the moves of its shown game, and finds the lines of the oddities, step by step. */
function* examine({ host, session }: Board, collection: SgfCollection): Generator<void, Examined> {
  if (!isWhole(collection)) {
    yield* readGames(collection, 2);
    if (firstGames(collection, 2).length > 1) void loadPart('games'); // loads while the rest is read
    yield* readGames(collection, Infinity);
    host.requestUpdate();
  }
  const moves = yield* checkMoves(session.record);
  const game = session.gameNumber - 1;
  const inGame = (finding: Finding) => ({ ...finding, game });
  const { text, findings } = collection;
  return {
    ofChallenge: yield* locateInSteps(text, session.challenge?.findings.map(inGame) ?? []),
    found: yield* locateInSteps(text, [...findings, ...moves.map(inGame)]),
  };
}
