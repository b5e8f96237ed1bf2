import type { Scene } from '../../view/shapes.js';
import { svgOf } from '../../view/svg/svg.js';
import { resolveTheme, themeNamed } from '../../view/theme.js';
import { findTheme } from '../board/find-theme.js';
import type { BoardContext } from '../context.js';
import type { ShownGame } from '../picture/picture.js';
import { svgElement } from './svg-element.js';

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
