import type { Language } from '../../texts/language.js';
import { describeOddity } from '../../speech/oddities.js';
import { enMessages } from '../../texts/en-odd.js';
import type { BoardDiagnostic } from '../events.js';
import type { BoardContext } from '../context.js';
import { make } from '../make.js';
import type { Part } from '../features.js';
import { adopt, css, sharedSheet } from '../styles.js';

/** So many oddities are listed. */
const LISTED = 20;

const odditiesSheet = sharedSheet(css`
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
  }
  .diagram .status,
  .failed .status {
    display: none;
  }
  @media print {
    .status {
      display: none;
    }
  }
`);

/** Tells readers below the board that its record is odd, for as long as it is. */
export class Oddities implements Part {
  readonly #board: BoardContext;
  #notice: HTMLElement | undefined;
  #told: readonly unknown[] = [];

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, odditiesSheet());
  }

  update(): void {
    const { host, shell, language } = this.#board;
    const { diagnostics } = host;
    if (this.#told[0] === diagnostics && this.#told[1] === language) return;
    this.#told = [diagnostics, language];
    this.#notice?.remove();
    this.#notice = noticeOf(
      diagnostics.filter(({ severity }) => severity !== 'note'),
      language,
    );
    if (this.#notice) shell.frame.append(this.#notice);
  }

  /** Nothing is odd any more. */
  hide(): void {
    this.update();
  }
}

function noticeOf(
  oddities: readonly BoardDiagnostic[],
  language: Language,
): HTMLElement | undefined {
  const count = oddities.length;
  if (count === 0) return undefined;
  const [first] = oddities;
  const headline = first?.code.startsWith('edited')
    ? describeOddity(first, language) // what else is odd mostly follows from that
    : language.say(enMessages, 'oddities', { count });
  const summary = make('summary', '', { dir: 'auto' }, headline);
  const lines = oddities.slice(0, LISTED).map((oddity) => describeOddity(oddity, language));
  if (count > LISTED) lines.push(language.say(enMessages, 'more', { count: count - LISTED }));
  const items = lines.map((line) => make('li', '', {}, make('bdi', '', {}, line)));
  // A list that scrolls is to be scrolled by keyboard, too.
  const list = make(
    'ul',
    '',
    { tabindex: '0', 'data-keys': 'comment', 'aria-label': summary.textContent },
    ...items,
  );
  return make('details', 'status', { part: 'status' }, summary, list);
}
