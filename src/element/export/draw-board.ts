import type { Scene } from '../../view/scene/shapes.js';
import { svgOf } from '../../view/svg/svg.js';
import { resolveTheme, themeNamed } from '../../view/paint/theme.js';
import { findTheme } from '../picture/find-theme.js';
import type { BoardContext } from '../context.js';
import type { ShownGame } from '../picture/picture.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const PIECES = /<(\/?)(\w+)([^>]*?)(\/?)>|[^<]+/g;
const ATTRIBUTES = /([\w:-]+)="([^"]*)"/g;

/**
 * What `svgOf` has written, as an element: it knows few forms of XML, and just those are read here. Pages
 * with Trusted Types let no script hand text to the browser's own parsers.
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
export function drawBoard({ host }: BoardContext, shown: ShownGame, title: string): Element {
  const { scene, theme } = shown;
  if (themeNamed(host.theme.trim())) return svgElement(svgOf(scene, theme, { title }));
  const ink = resolveTheme(findTheme(host, 'paper'), { font: theme.font });
  return svgElement(svgOf(inInk(scene), ink, { title }));
}

/** The last move's number is in colour on the screen only. */
function inInk(scene: Scene): Scene {
  const shapes = scene.shapes.map((shape) =>
    shape.kind === 'number' ? { ...shape, isLast: false } : shape,
  );
  return { ...scene, shapes };
}
