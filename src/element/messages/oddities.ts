import { describeOddity } from '../../texts/describe-oddity.js';
import { messageText } from '../../texts/message-texts.js';
import { spokenLanguage } from '../../texts/texts.js';
import type { BoardDiagnostic } from './board-diagnostic.js';
import type { MessageHost } from './message.js';
import { make } from '../make.js';
import type { Shell } from '../shell.js';
import { adopt, css, sharedSheet } from '../sheet.js';

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

const told = new WeakSet<ShadowRoot>();

/** Tells readers below the board that its record is odd, for as long as it is. */
export function tellOddities(host: MessageHost, { root, frame }: Shell): void {
  if (told.has(root)) return;
  told.add(root);
  let notice: HTMLElement | undefined;
  let listed: readonly BoardDiagnostic[] = [];
  let language = '';
  const hostUpdated = () => {
    if (host.diagnostics === listed && language === spokenLanguage()) return;
    listed = host.diagnostics;
    language = spokenLanguage();
    notice?.remove();
    notice = noticeOf(listed.filter(({ severity }) => severity !== 'note'));
    if (notice) frame.append(notice);
  };
  adopt(root, odditiesSheet());
  host.addController({ hostUpdated });
}

function noticeOf(oddities: readonly BoardDiagnostic[]): HTMLElement | undefined {
  const count = oddities.length;
  if (count === 0) return undefined;
  const [first] = oddities;
  const headline = first?.code.startsWith('edited')
    ? describeOddity(first) // what else is odd mostly follows from that
    : messageText('oddities', { count });
  const summary = make('summary', '', {}, make('bdi', '', {}, headline));
  const lines = oddities.slice(0, LISTED).map(describeOddity);
  if (count > LISTED) lines.push(messageText('more', { count: count - LISTED }));
  const items = lines.map((line) => make('li', '', {}, make('bdi', '', {}, line)));
  // A list that scrolls is to be scrolled by keyboard, too.
  const list = make('ul', '', { tabindex: '0', 'aria-label': summary.textContent }, ...items);
  return make('details', 'status', { part: 'status' }, summary, list);
}
