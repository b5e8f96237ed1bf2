import { html, render, type TemplateResult } from 'lit/html.js';
import { firstGames, isWhole } from '../../sgf/gradual.js';
import type { Finding } from '../../sgf/diagnostic.js';
import { type Diagnostic, locateInSteps } from '../../sgf/locate.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describeIn, describeOddity } from '../../speech/oddities.js';
import { enProblemDiagnostics } from '../../texts/en/diagnostics.js';
import { enMessages } from '../../texts/en/messages.js';
import type { Language } from '../../texts/language.js';
import { loadChunk } from '../platform/load-chunk.js';
import type { Board, Part } from '../board.js';
import type { BoardDiagnostic } from '../events.js';
import { atRest } from '../moments.js';
import { css } from 'lit';
import { adopt } from '../styles.js';
import { checkMoves } from './check-moves.js';
import { readGames } from './huge-records.js';
import { inSlices } from './slices.js';

export { describeFailure, Message } from './message.js';
export { endDownload, readHuge, readHugeText } from './huge-records.js';
export { followElement, readAgain } from './page-records.js';
export { readTextDiagram } from './text-diagram.js';
export { warnOnce } from './warnings.js';

/** Records whose authors were told what their editor did. */
const told = new WeakSet<SgfCollection>();

/**
 * What is odd about a record and the main line of its shown game; first what the page's editor did to it, since the rest
 * mostly follows from that. A long record is read to its end before, while the page is at rest.
 *
 * @param isWanted whether the board still shows that game; else there is nothing to say
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
  const asked = examined.asked.map((finding) => ({
    ...withMessage(finding),
    message: describeIn(enProblemDiagnostics, finding, language),
  }));
  const found = examined.found.map(withMessage);
  const isEdit = ({ code }: BoardDiagnostic) => code.startsWith('edited');
  const edits = found.filter(isEdit);
  if (!told.has(collection))
    for (const { severity, message } of edits)
      if (severity !== 'note') console.warn(`<sgf-board>: ${message}`); // notes: it was undone
  told.add(collection);
  return [...asked, ...edits, ...found.filter((each) => !isEdit(each))];
}

interface Examined {
  /** What is odd about it as a problem. */
  readonly asked: readonly Diagnostic[];
  readonly found: readonly Diagnostic[];
}

/** Reads a record to its end, checks the moves of its shown game, and finds the lines of what is odd, step by step. */
function* examine({ host, session }: Board, collection: SgfCollection): Generator<void, Examined> {
  if (!isWhole(collection)) {
    yield* readGames(collection, 2);
    if (firstGames(collection, 2).length > 1) void loadChunk('collection'); // comes while the rest is read
    yield* readGames(collection, Infinity);
    host.requestUpdate();
  }
  const moves = yield* checkMoves(session.record);
  const game = session.gameNumber - 1;
  const inGame = (finding: Finding) => ({ ...finding, game });
  const { text, findings } = collection;
  return {
    asked: yield* locateInSteps(text, session.solver?.findings.map(inGame) ?? []),
    found: yield* locateInSteps(text, [...findings, ...moves.map(inGame)]),
  };
}

/** So many oddities are listed. */
const LISTED = 20;

const odditiesStyles = css`
  .status {
    order: 2; /* after the caption */
    grid-column: 1 / -1;
    font-size: 0.88em;
    overflow-wrap: anywhere;
  }
  .status summary {
    width: fit-content;
    max-width: 100%;
    min-height: 1.5rem;
    border-radius: var(--radius);
    cursor: pointer;
  }
  .status ul {
    max-height: 12em;
    margin: 0.3em 0 0;
    padding-inline-start: 1.4em;
    overflow: auto;
    scrollbar-width: thin;
  }
  :is(.diagram, .failed) .status {
    display: none;
  }
  @media print {
    .status {
      display: none;
    }
  }
`;

const none: readonly BoardDiagnostic[] = [];

/** Tells readers, below the board, what is odd about its record. */
export class OddRecord implements Part {
  readonly #board: Board;
  #notice: Element | null = null;
  #diagnostics: readonly BoardDiagnostic[] = [];
  #language: Language | undefined;

  constructor(board: Board) {
    this.#board = board;
    adopt(board.shell.root, 17, odditiesStyles);
  }

  update(): void {
    this.#tellOddities();
  }

  hide(): void {
    this.update();
  }

  release(): void {
    this.#notice?.remove();
  }

  #tellOddities(): void {
    const { host, shell, session, language } = this.#board;
    // Of a problem they could tell the answer.
    const diagnostics = session.solver?.isTold === false ? none : host.diagnostics;
    if (this.#diagnostics === diagnostics && this.#language === language) return;
    this.#diagnostics = diagnostics;
    this.#language = language;
    this.#notice?.remove();
    const content = document.createDocumentFragment();
    const oddities = diagnostics.filter(({ severity }) => severity !== 'note');
    if (oddities.length > 0) render(noticeTemplate(oddities, language), content);
    this.#notice = content.firstElementChild;
    this.#notice?.setAttribute('lang', language.tag);
    if (this.#notice) shell.frame.append(this.#notice);
  }
}

function noticeTemplate(oddities: readonly BoardDiagnostic[], language: Language): TemplateResult {
  const [first] = oddities;
  const count = oddities.length;
  const headline = first?.code.startsWith('edited')
    ? describeOddity(first, language) // what else is odd mostly follows from that
    : language.say(enMessages, 'oddities', { count });
  const lines = oddities.slice(0, LISTED).map((oddity) => describeOddity(oddity, language));
  if (count > LISTED) lines.push(language.say(enMessages, 'more', { count: count - LISTED }));
  const items = lines.map((line) => html`<li><bdi>${line}</bdi></li>`);
  // A list that scrolls is to be scrolled by keyboard, too.
  return html`<details class="status" part="status">
    <summary dir="auto">${headline}</summary>
    <ul tabindex="0" data-keys="comment" aria-label=${headline}>${items}</ul>
  </details>`;
}
