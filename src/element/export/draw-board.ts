import { svgOf } from '../../view/svg/svg.js';
import { resolveTheme, themeNamed } from '../../view/paint/theme.js';
import { findTheme } from '../picture/find-theme.js';
import type { BoardContext } from '../context.js';
import type { Drawn } from '../picture/picture.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PIECES = /<(\/?)(\w+)([^>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTES = /([\w:-]+)="([^"]*)"/g;

/**
 * Reads what `svgOf` has written, and no other XML. Pages with Trusted Types don't let scripts hand text to the
 * browser's own parsers.
 */
export function svgElement(written: string): Element {
  const fragment = document.createDocumentFragment();
  let parent: Node = fragment;
  for (const [text, end, name, attributes = '', isEmpty] of written.matchAll(PIECES)) {
    if (!name) parent.appendChild(new Text(unescapeXml(text)));
    else if (end) parent = parent.parentNode ?? fragment;
    else {
      const element = document.createElementNS(NAMESPACE, name);
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTES))
        element.setAttribute(key, unescapeXml(value));
      parent.appendChild(element);
      if (!isEmpty) parent = element;
    }
  }
  return fragment.firstElementChild as Element; // it begins with one
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeXml(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity);
}

/** A board as vectors: in ink, unless the author has named a theme. */
export function drawSvg({ host }: BoardContext, { scene, theme }: Drawn, title: string): Element {
  if (themeNamed(host.theme.trim())) return svgElement(svgOf(scene, theme, { title }));
  const ink = resolveTheme(findTheme(host, 'paper'), { font: theme.font });
  // The number of the last move is in colour on the screen only.
  const shapes = scene.shapes.map((shape) =>
    shape.kind === 'number' ? { ...shape, isLast: false } : shape,
  );
  return svgElement(svgOf({ ...scene, shapes }, ink, { title }));
}
