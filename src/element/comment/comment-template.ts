import type { Language } from '../../texts/language.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { CommentToken } from '../../replay/comments/tokens.js';
import type { Replayer } from '../../replay/replayer.js';
import { describeToken } from './describe-token.js';
import { isBoardToken, type ReadPlace } from './read-place.js';

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
