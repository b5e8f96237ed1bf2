import { decoded } from '../records/records.js';

/** What a link asks for: a board by its id, and an address in its game. */
export interface PageAddress {
  readonly id: string;
  readonly address: string;
}

/** Whatever may lead a board somewhere; the slash stands between its id and the address. */
export const LINKS = ':is(a, area)[href*="#"][href*="/"], [data-sgf-board]';

/** Reads `#g1/35.2`, `#g1/#Name` and `#g1/%23Name`; `undefined` for other fragments. */
export function readFragment(fragment: string): PageAddress | undefined {
  const [, id, rest = ''] = /^#([^/]+)\/(.+)$/.exec(fragment) ?? [];
  if (id === undefined) return undefined;
  // Of a name only its sign is decoded here: who reads the address decodes the rest.
  const [, name] = /^(?:#|%23)(.*)/i.exec(rest) ?? [];
  return { id: decoded(id), address: name === undefined ? decoded(rest) : `#${name}` };
}

/** What an element of `LINKS` asks for; `undefined` where it leads to another page or place. */
export function readLink(link: Element): PageAddress | undefined {
  const id = link.getAttribute('data-sgf-board');
  if (id !== null) return { id, address: link.getAttribute('data-path') ?? '' };
  const href = link.getAttribute('href')?.trim() ?? '';
  // A bare fragment means this page, also where <base> sends relative addresses elsewhere.
  const url = urlOf(href, href.startsWith('#') ? location.href : document.baseURI);
  return url && isThisPage(url) ? readFragment(url.hash) : undefined;
}

function isThisPage({ href, hash }: URL): boolean {
  return href.slice(0, href.length - hash.length) === location.href.replace(/#.*/, '');
}

function urlOf(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
