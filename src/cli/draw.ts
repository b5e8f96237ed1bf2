import { readAddress } from '../game/address.js';
import { describeHiddenMoves } from '../replay/captions.js';
import { describePosition } from '../speech/describe.js';
import { type DiagramStyle, formatDiagram } from '../view/characters/text-diagram.js';
import { drawNode } from '../view/draw-node.js';
import { fileTheme, fileThemes } from '../view/paint/file-themes.js';
import type { Layout } from '../view/layout/layout.js';
import type { NodeId } from '../sgf/game-tree.js';
import type { Replayer } from '../replay/replayer.js';
import { resolveTheme, type Theme } from '../view/paint/theme.js';
import type { Scene } from '../view/scene/shapes.js';
import { svgOf } from '../view/svg/svg.js';
import { CommandError, notAllowed, readChoice, type Values } from './read-command.js';

export interface Picture {
  readonly scene: Scene;
  readonly layout: Layout;
  /** A description of the picture. */
  readonly title: string;
}

/** Draws a node with the given options. */
export function pictureOf(replayer: Replayer, node: NodeId, values: Values): Picture {
  const { view = '', coordinates = '', rotate = '', mirror = false } = values;
  const { marks = '', numbers = '', 'number-from': numberFrom = '' } = values;
  const swapColors = values['swap-colors'] ?? false;
  const choices = { view, coordinates, rotate, mirror, swapColors, marks, numbers, numberFrom };
  const { from } = values;
  const drawn = drawNode(replayer, node, choices, readWidth(values.width), from);
  const { scene, layout, misread, figure } = drawn;
  const [first] = misread;
  if (first) {
    const [option, allowed] = first;
    const name = option === 'numberFrom' ? 'number-from' : option;
    throw notAllowed(name, String(choices[option]), allowed);
  }
  if (from && readAddress(replayer.tree, from) === undefined)
    throw notAllowed('from', from, 'addresses as in --path');
  if (from && !figure) throw notAllowed('from', from, 'moves on the way to the one that is shown');
  const sentence = describePosition(replayer.positionAt(node), replayer.notation);
  const hidden = figure ? describeHiddenMoves(figure, replayer) : '';
  const title = values.title ?? values.caption ?? sentence;
  return { scene, layout, title: [title, hidden].filter(Boolean).join('; ') };
}

export function readTheme(name: string | undefined): Theme {
  return fileTheme(readChoice('theme', name, fileThemes)) ?? resolveTheme({});
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
