import { css, sharedSheet } from '../styles.js';
import type { Language } from '../../texts/language.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { CommentToken } from '../../replay/comments/tokens.js';
import type { Replayer } from '../../replay/replayer.js';
import { describeToken } from '../../speech/token.js';
import { isBoardToken, type ReadPlace } from './board-light.js';

/**
 * What a comment names looks like text with a line of dots; the lines of the text stay where they are. A target is 24 px
 * high and wide at least, beyond its letters where these are smaller.
 */
export const commentSheet = sharedSheet(css`
  .text {
    --target: 24px;
  }
  .text .ref {
    position: relative;
    display: inline-block;
    min-width: 0;
    max-width: 100%;
    height: auto;
    margin-inline: -0.1em;
    padding: 0 0.1em;
    border: 0;
    border-radius: 0.25em;
    font: inherit;
    line-height: inherit;
    white-space: inherit;
    overflow-wrap: anywhere;
    text-decoration: underline dotted 1.5px;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.2em;
  }
  .text .ref::after {
    position: absolute;
    min-inline-size: 24px; /* the insets alone may come out a fraction smaller, by the font */
    min-block-size: var(--target);
    inset: min(0px, (100% - var(--target)) / 2) min(0px, (100% - 24px) / 2);
    content: '';
  }
  .text .ref.sequence {
    text-align: start;
  }
  .text .ref.move {
    text-decoration-style: solid;
    text-decoration-thickness: 1px;
  }
  .text .ref:hover,
  .text .ref[aria-pressed='true'] {
    text-decoration-style: solid;
    background: var(--edge);
  }
  .text .ref[aria-pressed='true'] {
    box-shadow: inset 0 -2px var(--accent);
  }
  .text :is(a, .ref) {
    unicode-bidi: isolate; /* what turns the text before them does not turn them */
  }
  .text a {
    color: inherit;
    text-decoration: underline 1px;
    text-decoration-color: var(--accent);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }
  .text .chat {
    padding-inline-start: 1em;
    text-indent: -1em;
    min-height: 1.45em;
  }
  .chat * {
    text-indent: 0;
  }
  .chat small {
    opacity: 0.75;
  }
  @media (pointer: coarse) {
    .text {
      --target: 30px; /* the next line has targets too */
    }
  }
  @media print {
    .text .ref.ref {
      background: none;
      box-shadow: none;
      text-decoration: none;
    }
  }
  @media (forced-colors: active) {
    .text .ref {
      text-decoration-color: currentcolor;
    }
    .text .ref[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`);

/** More links than these nobody follows; what comes after them stays text. */
const MOST_LINKS = 1000;

/** Who follows a link to a page that the record names, vouches for nothing and tells nothing. */
const REL = 'nofollow ugc noopener noreferrer';

/** The paragraphs of a comment. What the record says goes in as text nodes; links are http, https or mail only. */
export function commentTemplate(
  { paragraphs, tokens, nodeOf }: ReadPlace,
  replayer: Replayer,
  language: Language,
): TemplateResult[] {
  let button = 0;
  let links = 0;
  const live = (token: CommentToken): TemplateResult | string => {
    if ('href' in token && links++ >= MOST_LINKS) return token.text;
    if (!isBoardToken(token)) return plainTemplate(token);
    const index = button++;
    if (index >= tokens.length) return token.text;
    const title = describeToken(token, replayer, nodeOf, language);
    const isPressed = token.kind === 'move' ? nothing : 'false';
    return html`<button
      type="button"
      class="ref ${token.kind}"
      value=${index}
      title=${title}
      aria-pressed=${isPressed}
      .textContent=${token.text}
    ></button>`;
  };
  return paragraphs.map(({ tokens: parts, isChat }) => {
    const content = parts.map(live);
    return isChat
      ? html`<p dir="auto" class="chat">${content}</p>`
      : html`<p dir="auto">${content}</p>`;
  });
}

function plainTemplate(token: Exclude<CommentToken, { kind: 'point' }>): TemplateResult | string {
  switch (token.kind) {
    case 'speaker':
      return html`<b>${token.text}</b>`;
    case 'rank':
      return html`<small>${token.text}</small>`;
    case 'link':
      return html`<a dir="ltr" href=${token.href} target="_blank" rel=${REL}>${token.text}</a>`;
    case 'mail':
      return html`<a dir="ltr" href=${token.href} rel=${REL}>${token.text}</a>`;
    default:
      return token.text;
  }
}
