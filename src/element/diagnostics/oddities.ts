import { detach } from '../platform/detach.js';
import { css } from 'lit';
import { html, render, type TemplateResult } from 'lit/html.js';
import { losesContent } from '../../sgf/losses.js';
import { describeOddity } from '../../speech/oddities.js';
import { enMessages } from '../../texts/en/messages.js';
import type { Language } from '../../texts/language.js';
import type { Board, Part } from '../board.js';
import type { BoardDiagnostic } from '../platform/events.js';

/** Number of losses that are listed. */
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
    min-height: calc(1.5 * var(--em));
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

export const styles = [odditiesStyles];

export const mount = (board: Board): Part => new OddRecord(board);

/** Lists what readers miss of the record, below the board. The other oddities are for authors. */
class OddRecord implements Part {
  readonly #board: Board;
  #notice: Element | null = null;
  #diagnostics: readonly BoardDiagnostic[] = [];
  #language: Language | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  update(): void {
    this.#showOddities();
  }

  hide(): void {
    this.update();
  }

  release(): void {
    detach(this.#notice);
  }

  #showOddities(): void {
    const { host, shell, session, language } = this.#board;
    // The oddities of a problem could give away its answer.
    const diagnostics = session.challenge?.isRevealed === false ? none : host.diagnostics;
    if (this.#diagnostics === diagnostics && this.#language === language) return;
    this.#diagnostics = diagnostics;
    this.#language = language;
    detach(this.#notice);
    const content = document.createDocumentFragment();
    const losses = diagnostics.filter(
      ({ code, severity }) => losesContent[code] && severity !== 'note',
    );
    if (losses.length > 0) render(noticeTemplate(losses, language), content);
    this.#notice = content.firstElementChild;
    this.#notice?.setAttribute('lang', language.tag);
    if (this.#notice) shell.frame.append(this.#notice);
  }
}

function noticeTemplate(losses: readonly BoardDiagnostic[], language: Language): TemplateResult {
  const [first] = losses;
  const count = losses.length;
  const headline = first?.code.startsWith('edited')
    ? describeOddity(first, language) // the others mostly follow from those
    : language.say(enMessages, 'problems', { count });
  const lines = losses.slice(0, LISTED).map((loss) => describeOddity(loss, language));
  if (count > LISTED) lines.push(language.say(enMessages, 'more', { count: count - LISTED }));
  const items = lines.map((line) => html`<li><bdi>${line}</bdi></li>`);
  // A list that scrolls needs a tab stop for readers with a keyboard.
  return html`<details class="status" part="status">
    <summary dir="auto">${headline}</summary>
    <ul tabindex="0" data-keys="comment" aria-label=${headline}>${items}</ul>
  </details>`;
}
