import { buildRichScene } from '../view/scene/rich-scene.js';
import { describePosition } from '../speech/describe.js';
import { type DiagramStyle, formatDiagram } from '../view/characters/text-diagram.js';
import type { Layout } from '../view/layout/layout.js';
import { moreThemes } from '../view/paint/themes.js';
import type { NodeId } from '../sgf/game-tree.js';
import { readMarkup } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import { resolveTheme, type Theme, themes, type ThemeSource } from '../view/paint/theme.js';
import type { Scene } from '../view/scene/shapes.js';
import { svgOf } from '../view/svg/svg.js';
import { layoutDisplay } from '../view/layout/build-layout.js';
import { readDisplay } from '../view/layout/display-options.js';
import {
  allowedMarks,
  allowedNumbers,
  readMarksOption,
  readNumberFrom,
  readNumbersOption,
} from '../view/scene/rich-scene.js';
import { CommandError, notAllowed, readChoice, type Values } from './read-command.js';

export interface Picture {
  readonly scene: Scene;
  readonly layout: Layout;
  /** A description of the picture. */
  readonly title: string;
}

/** Draws a node as the options say. */
export function pictureOf(replayer: Replayer, node: NodeId, values: Values): Picture {
  const { view = '', coordinates = '', rotate = '', mirror = false } = values;
  const wishes = { view, coordinates, rotate, mirror, swapColors: values['swap-colors'] ?? false };
  const display = readDisplay(wishes, replayer);
  for (const [name, allowed] of Object.entries(display.misread ?? {})) {
    throw notAllowed(name, values[name as 'view' | 'coordinates' | 'rotate'], allowed);
  }
  const cssWidth = readWidth(values.width) ?? Infinity;
  const { view: points } = readMarkup(replayer, node);
  const layout = layoutDisplay(display, wishes, replayer, points, cssWidth);
  const scene = buildRichScene(replayer, node, layout, readOptions(values));
  const sentence = describePosition(replayer.positionAt(node), replayer.notation);
  return {
    scene: display.recolor?.(scene) ?? scene,
    layout,
    title: values.title ?? values.caption ?? sentence,
  };
}

function readOptions({ marks = '', numbers = '', 'number-from': from }: Values) {
  const read = {
    marks: readMarksOption(marks),
    numbers: readNumbersOption(numbers),
    numberFrom: readNumberFrom(from ?? ''),
  };
  if (!read.marks) throw notAllowed('marks', marks, allowedMarks);
  if (!read.numbers) throw notAllowed('numbers', numbers, allowedNumbers);
  if (from !== undefined && read.numberFrom === undefined)
    throw notAllowed('number-from', from, 'whole numbers from 0');
  return { marks: read.marks, numbers: read.numbers, numberFrom: read.numberFrom };
}

/** The element uses the reader's system colours; a file is black on white. */
const highContrast: ThemeSource = {
  ...moreThemes['paper'],
  'line-width': '1.2px',
  background: '#fff',
  line: '#000',
  'stone-outline': '#000',
  'mark-on-board': '#000',
};

export function readTheme(name: string | undefined): Theme {
  const known: Readonly<Record<string, ThemeSource>> = {
    ...moreThemes,
    ...themes,
    'high-contrast': highContrast,
  };
  const allowed = ['paper', ...Object.keys(known).filter((each) => each !== 'paper')];
  return resolveTheme(known[readChoice('theme', name, allowed)] ?? {});
}

const LARGEST_WIDTH = 10_000;
/** Making a PNG with this many pixels takes about half a gigabyte of memory. */
const LARGEST_AREA = 64e6;

export function readWidth(width: string | undefined): number | undefined {
  if (width === undefined) return undefined;
  const pixels = /^\d{1,5}$/.test(width) ? Number(width) : 0;
  if (pixels < 1 || pixels > LARGEST_WIDTH)
    throw notAllowed('width', width, `1 to ${LARGEST_WIDTH}, in pixels`);
  return pixels;
}

/** Limits the height and the area, as `readWidth` limits the width. */
export function checkExtent({ scene }: Picture, width: number): void {
  const height = Math.round((width * scene.height) / scene.width);
  if (height > LARGEST_WIDTH || width * height > LARGEST_AREA)
    throw new CommandError(
      `a picture of ${width} × ${height} pixels is too large; --width makes it smaller.`,
    );
}

export function svgFrom({ scene, title }: Picture, theme: Theme, cssWidth?: number): string {
  return `${svgOf(scene, theme, { title, ...(cssWidth && { cssWidth }) })}\n`;
}

export function textFrom(
  { scene, layout }: Picture,
  style: DiagramStyle,
  caption: string | undefined,
): string {
  try {
    return formatDiagram(scene, layout, style, { caption });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
