import { type Atom, lex } from './atoms.js';

/** Longer addresses stay text: nobody can read where they lead. */
const LONGEST_LINK = 2000;
/** The limits of RFC 5321 before and after the @. */
const LONGEST_MAILBOX = 64;
const LONGEST_DOMAIN = 255;

/** Spaces, quotes, controls, wide punctuation and changes of text direction end an address. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"“”„«»`\p{C}\u3000-\u303f\uff00-\uff65]+/giu;

/** Splits a text into atoms, links and mail addresses; only http, https and mailto become links. */
export function lexWithLinks(text: string): Atom[] {
  const atoms: Atom[] = [];
  let end = 0;
  const add = (start: number, address: string, kind: 'link' | 'mail') => {
    for (const atom of lex(text.slice(end, start))) atoms.push(atom);
    atoms.push({ kind, text: address });
    end = start + address.length;
  };
  for (const { start, address, kind } of inOrder(linksIn(text), mailsIn(text)))
    if (start >= end) add(start, address, kind);
  for (const atom of lex(text.slice(end))) atoms.push(atom);
  return atoms;
}

/** The target of a link; its text may omit the protocol. */
export function hrefOf({ kind, text }: Atom): string {
  if (kind === 'mail') return `mailto:${text}`;
  return /^https?:/i.test(text) ? text : `http://${text}`;
}

interface Address {
  readonly start: number;
  readonly address: string;
  readonly kind: 'link' | 'mail';
}

function inOrder(links: readonly Address[], mails: readonly Address[]): Address[] {
  return [...links, ...mails].sort((one, other) => one.start - other.start);
}

function linksIn(text: string): Address[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: found, index: start }): Address[] => {
    if (found.length > LONGEST_LINK || isWordBefore(text, start)) return [];
    const address = withoutTail(found);
    const isWhole = /^(?:https?:\/\/[\p{L}\p{N}[]|www\.[\p{L}\p{N}-]+\.)/iu.test(address);
    return isWhole ? [{ start, address, kind: 'link' }] : [];
  });
}

function isWordBefore(text: string, start: number): boolean {
  return /[\p{Script=Latin}\d@.]/u.test(text.charAt(start - 1));
}

const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes punctuation that ends the sentence, and brackets that were opened before the link. */
function withoutTail(link: string): string {
  const open = new Map<string, number>();
  for (const sign of link) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = link.length;
  for (; end > 0; end--) {
    const last = link.charAt(end - 1);
    const opener = BRACKETS[last];
    const isUnmatched = opener && (open.get(last) ?? 0) > (open.get(opener) ?? 0);
    if (!isUnmatched && !/[.,;:!?'’*…]/.test(last)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return link.slice(0, end);
}

/** Searches only a limited distance around each @, so a text with thousands of @ takes linear time. */
function mailsIn(text: string): Address[] {
  const mails: Address[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (at - start < LONGEST_MAILBOX && /[\w.+-]/.test(text.charAt(start - 1))) start--;
    const isCut = /[\w.+/:-]/.test(text.charAt(start - 1));
    while (start < at && /[.+-]/.test(text.charAt(start))) start++;
    const rest = text.slice(at + 1, at + 1 + LONGEST_DOMAIN);
    const domain = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+/i.exec(rest)?.[0].replace(/[-\d.]+$/, '');
    if (!isCut && start < at && domain?.includes('.'))
      mails.push({ start, address: text.slice(start, at + 1 + domain.length), kind: 'mail' });
  }
  return mails;
}
