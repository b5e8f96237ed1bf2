import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { BoardComment } from '../../replay/comments/board-comment.js';
import type { CommentToken } from '../../replay/comments/tokens.js';
import { describeToken, highlightOf, type Highlight } from '../../speech/token.js';
import type { Language } from '../../texts/language.js';
import { css } from 'lit';
import { withDashes } from './dashes.js';

/**
 * Styles of comments. Buttons look like text with a dotted line, and don't change the line height. The area that takes
 * clicks is at least 24 px high and wide, even if the letters are smaller.
 */
export const commentStyles = css`
  .text {
    --target: 24px;
    .unbroken {
      white-space: nowrap;
      .ref {
        white-space: pre-wrap; /* a sequence may be longer than a line */
      }
    }
    a {
      color: inherit;
      text-decoration: underline 1px;
    }
    .chat {
      padding-inline-start: 1em;
      text-indent: -1em;
      * {
        text-indent: 0;
      }
      small {
        color: var(--quiet);
      }
    }
    .ref {
      position: relative;
      display: inline-block;
      min-width: 0;
      max-width: 100%;
      height: auto;
      margin-inline: -0.1em;
      padding: 0 0.1em;
      border: 0;
      border-radius: 0.25em;
      background: none;
      font: inherit;
      text-align: start;
      white-space: inherit;
      text-decoration: underline dotted 1.5px;
      &:is(.move, .node) {
        text-decoration-style: solid;
        text-decoration-thickness: 1px;
      }
      &::after {
        position: absolute;
        min-inline-size: 24px; /* some fonts make the insets alone a fraction too small */
        min-block-size: var(--target);
        inset: min(0px, (100% - var(--target)) / 2) min(0px, (100% - 24px) / 2);
        content: '';
      }
      &:is(:hover, [aria-pressed='true']) {
        text-decoration-style: solid;
        background: color-mix(in srgb, var(--accent) 28%, transparent);
      }
      &[aria-pressed='true'] {
        box-shadow: inset 0 -2px var(--accent);
      }
    }
    :is(a, .ref) {
      text-decoration-color: var(--accent);
      text-underline-offset: 0.2em;
      unicode-bidi: isolate; /* an override of the direction in the text before the links ends there */
    }
    @media (pointer: coarse) {
      --target: 30px; /* not larger, because the next line has buttons too */
    }
    @media print {
      .ref.ref {
        background: none;
        box-shadow: none;
        text-decoration: none;
      }
    }
    @media (forced-colors: active) {
      .ref {
        text-decoration-color: currentcolor;
        &[aria-pressed='true'] {
          outline: 2px solid Highlight;
        }
      }
    }
  }
`;

/** A button that highlights on the board what it names. */
export interface HighlightButton extends HTMLButtonElement {
  readonly highlight: Highlight;
}

/** Maximum number of buttons and of links in a comment; the points and addresses after these remain text. */
const MOST_BUTTONS = 500;
const MOST_LINKS = 1000;

/** The `rel` of links. Linked pages are not endorsed, and don't learn where the reader came from. */
const REL = 'nofollow ugc noopener noreferrer';

/**
 * Renders the paragraphs of a comment as text nodes. Links lead to http, https or mail addresses only.
 *
 * `dir="auto"` is added last: with it, a browser reads the whole paragraph again at each change of its words, which took
 * seconds for a few thousand points.
 *
 * @param lang the language of the record, assumed to be that of the page
 */
export function fillWithComment(
  comment: BoardComment,
  language: Language,
  lang: string,
  box: HTMLElement,
): void {
  for (const paragraph of box.children) paragraph.removeAttribute('dir');
  render(paragraphsOf(comment, language, lang), box);
  for (const paragraph of box.children) paragraph.setAttribute('dir', 'auto');
}

function paragraphsOf(comment: BoardComment, language: Language, lang: string): TemplateResult[] {
  let [buttons, links] = [0, 0];
  const content = (token: CommentToken): TemplateResult | string => {
    switch (token.kind) {
      case 'text':
        return withDashes(token.text);
      case 'speaker':
        return html`<b>${token.text}</b>`;
      case 'rank':
        return html`<small>${token.text}</small>`;
      case 'link':
      case 'mail': {
        const target = token.kind === 'link' ? '_blank' : nothing;
        return ++links > MOST_LINKS
          ? token.text
          : html`<a dir="ltr" href=${token.href} target=${target} rel=${REL}>${token.text}</a>`;
      }
      default:
        return ++buttons > MOST_BUTTONS
          ? token.text
          : html`<button
              type="button"
              class="ref ${token.kind}"
              title=${describeToken(token, comment, language)}
              aria-pressed=${comment.targetOf(token) === undefined ? 'false' : nothing}
              .highlight=${highlightOf(token, comment)}
              .textContent=${token.text}
            ></button>`;
    }
  };
  return comment.paragraphs.map(
    ({ tokens, isChat }) =>
      html`<p lang=${lang} class=${isChat ? 'chat' : nothing}>${withPunctuation(tokens).map(
        ({ before, token, after }) =>
          (before || after) && buttons < MOST_BUTTONS
            ? html`<span class="unbroken">${before}${content(token)}${after}</span>`
            : [before, content(token), after],
      )}</p>`,
  );
}

/** A token with the punctuation that must not be separated from it at the end of a line. */
interface PunctuatedToken {
  readonly token: CommentToken;
  readonly before: string;
  readonly after: string;
}

/** Browsers break lines beside buttons, even after an opening bracket or before a full stop. */
function withPunctuation(tokens: readonly CommentToken[]): PunctuatedToken[] {
  const isButton = (index: number) =>
    /^(point|label|move|node|sequence)$/.test(tokens[index]?.kind ?? '');
  /** The text of a token, without what goes with the buttons beside it. */
  const parts = tokens.map(({ text }, index) => {
    if (isButton(index)) return { start: '', text, end: '' };
    const start = (isButton(index - 1) && closing.exec(text)?.[0]) || '';
    const end = (isButton(index + 1) && opening.exec(text.slice(start.length))?.[0]) || '';
    return { start, text: text.slice(start.length, text.length - end.length), end };
  });
  return tokens.map((token, index) => ({
    token: { ...token, text: parts[index]?.text ?? '' },
    before: isButton(index) ? (parts[index - 1]?.end ?? '') : '',
    after: isButton(index) ? (parts[index + 1]?.start ?? '') : '',
  }));
}

const opening = /[([{"'“‘«„「『（【]{1,3}$/;
const closing = /^[)\]}"'”’»」』）】.,;:!?…。，、；：！？]{1,3}/;
