import { placeLayout, squareAround, toDevice, lineOnPixels } from './placement.js';
import {
  coordinateLettering,
  labelGround,
  labelLettering,
  markColor,
  markDrawing,
  TERRITORY_LINE,
  territorySquare,
} from './plain-drawings.js';
import { richDrawings, richLettering, tintLayers } from './rich-drawings.js';
import type { Scene, Shape } from './shapes.js';
import { boardMaterial, stoneElement } from './svg-material.js';
import { element, escapeXml, squareAttributes } from './svg-parts.js';
import { SvgSheet } from './svg-sheet.js';
import { textElement, textAttributes } from './svg-text.js';
import { resolveTheme, type Theme } from './theme.js';
import { paper } from './themes.js';

/** A cell of the picture, in its units. */
const CELL = 40;
/** … and in CSS pixels, where nobody says how wide the picture is to be. */
const CSS_CELL = 32;

export interface SvgOptions {
  /** How wide the picture is where nobody says otherwise, in CSS pixels; 32 for each cell if left out. */
  readonly cssWidth?: number;
  /** What it shows, in words. */
  readonly title?: string;
}

/**
 * A scene as the text of an SVG file, with the same geometry as on a canvas; letters stay text.
 * Needs no browser.
 */
export function svgOf(
  scene: Scene,
  theme: Theme = resolveTheme(paper),
  { cssWidth = scene.width * CSS_CELL, title }: SvgOptions = {},
): string {
  const [width, height] = [Math.ceil(scene.width * CELL), Math.ceil(scene.height * CELL)];
  const placement = placeLayout(scene, width, height);
  const name = `b${hashOf(JSON.stringify([scene.ground.key, scene.shapes, theme]))}-`;
  const sheet = new SvgSheet(placement, name);
  const material = boardMaterial(theme, name, width, height);
  sheet.add(material.board);
  addGround(sheet, scene, theme, name, cssWidth / scene.width);
  for (const shape of inReadingOrder(scene.shapes)) addShape(sheet, shape, theme, name);
  const { content, definitions } = sheet.finish();
  const defs = material.definitions + maskOf(scene, sheet, name, width, height) + definitions;
  const size = { width: Math.round(cssWidth), height: Math.round((cssWidth * height) / width) };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}`, role: 'img' },
    (title ? element('title', {}, escapeXml(title)) : '') +
      (defs && element('defs', {}, defs)) +
      element('g', textAttributes(theme), content),
  );
}
