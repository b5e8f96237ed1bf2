import { decoded } from '../../game/address.js';

/** A variation that an editor turned into a link, as its author wrote it. */
export interface WrittenLink {
  readonly at: number;
  readonly text: string;
}

/**
 * The text of a raw element such as a script, in which the page's editor has written tags and entities that browsers
 * leave there.
 */
export interface MendedText {
  readonly text: string;
  readonly links: readonly WrittenLink[];
  /** The index of the first paragraph or line that had become a tag. */
  readonly breaks: readonly number[];
}

const writtenLink = /<a href="([^"<>]*)"[^<>]{0,99}>([^<>]{0,99})<\/a>/g;
/** Tags that editors write and authors of comments do not. */
const writtenBreak = /<\/p>|<p>\s*[;(]|<br ?\/>\n/;
const emphasis = /<\/?(?:em|strong|code|del)>/g;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  shy: '\u00ad',
};

/** Undoes links, paragraphs, lines and entities that were written into a raw text. */
export function mendRawText(raw: string): MendedText {
  const links: WrittenLink[] = [];
  let shift = 0;
  const linked = raw.replace(writtenLink, (all, href: string, text: string, at: number) => {
    const variation = variationIn(decodeEntities(href));
    if (variation === undefined) return all;
    const written = `[${text}](${variation})`;
    links.push({ at: at + shift, text: written });
    shift += written.length - all.length;
    return written;
  });
  const firstBreak = linked.search(writtenBreak);
  const breaks = firstBreak < 0 ? [] : [firstBreak];
  if (links.length + breaks.length === 0) {
    const text = looksEscaped(raw) ? decodeEntities(raw) : raw.replaceAll('&#038;', '&');
    return { text, links, breaks };
  }
  const lines = firstBreak < 0 ? linked : withLines(linked);
  return { text: decodeEntities(lines.replace(emphasis, '')), links, breaks };
}

function withLines(text: string): string {
  return text.replace(/<\/p>\s*<p>|<\/?p>/g, '\n\n').replace(/<br ?\/?>\n?/g, '\n');
}

/** The variation that Markdown mistook for the address of a link; `undefined` for a real address. */
export function variationIn(href: string): string | undefined {
  const text = decoded(href);
  return /^\s*(?:\(?\s*;|[A-Z]{1,2}\[)/.test(text) ? text : undefined;
}

/** Whether the whole text was escaped once too often. */
export function looksEscaped(text: string): boolean {
  return text.search(entity) >= 0 && !/["<>]/.test(text) && !/&(?!#?\w{2,8};)/.test(text);
}

export function decodeEntities(text: string): string {
  return text.replace(entity, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return names[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
