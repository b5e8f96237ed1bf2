import { diagramRows, plainText } from './diagram-points.js';
import type { Layout } from '../layout/layout.js';
import { senseiDiagram } from './sensei-diagram.js';
import type { Scene } from '../scene/shapes.js';
import { westernDiagram } from './western-diagram.js';

/** The ways to write a board in characters. */
export const diagramStyles = ['western', 'sensei'] as const;

export type DiagramStyle = (typeof diagramStyles)[number];

export interface DiagramOptions {
  readonly caption?: string | undefined;
}

/**
 * A scene in characters, for fonts whose letters are all as wide:
 *
 * - `western`: X black, O white, numbers instead of stones, `XA` a stone with a label, `x` and `o` territory; in
 *   brackets what is marked: `(X)` circle or last move, `[X]` square, `<X>` triangle, `{X}` cross, `*X*` selected.
 * - `sensei`: as Sensei's Library and many forums read it, `$$` before each line. It has ten numbers, so the first ten
 *   are shown, and letters on empty points; what else is written on a point is a circle there.
 *
 * Arrows, lines and tints have no characters. A Hex board can only be written as it lies flat.
 *
 * @throws RangeError for a Hex board in the style of `sensei`, or one that is turned
 */
export function formatDiagram(
  scene: Scene,
  layout: Layout,
  style: DiagramStyle,
  { caption = '' }: DiagramOptions = {},
): string {
  if (layout.boardKind === 'hex') checkHex(layout, style);
  const rows = diagramRows(scene, layout);
  const lines =
    style === 'sensei'
      ? senseiDiagram(rows, scene, layout, plainText(caption))
      : westernDiagram(rows, scene, plainText(caption), layout.boardKind === 'hex');
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function checkHex({ matrix: [a] }: Layout, style: DiagramStyle): void {
  if (style === 'sensei') throw new RangeError('sensei has no Hex boards; western has.');
  if (Math.abs(a) !== 1)
    throw new RangeError('A Hex board in characters lies flat: turn it by 0 or 180 degrees.');
}
