import { diagramRows, plainText } from './diagram-points.js';
import type { Layout } from '../layout/layout.js';
import { senseiDiagram } from './sensei-diagram.js';
import type { Scene } from '../scene/shapes.js';
import { westernDiagram } from './western-diagram.js';

/** The styles of diagrams in characters. */
export const diagramStyles = ['western', 'sensei'] as const;

export type DiagramStyle = (typeof diagramStyles)[number];

export interface DiagramOptions {
  readonly caption?: string | undefined;
}

/**
 * Writes a scene in characters, for monospaced fonts:
 *
 * - `western`: X black, O white, numbers instead of stones, `XA` a stone with a label, `x` and `o` territory; brackets
 *   are marks: `(X)` circle or last move, `[X]` square, `<X>` triangle, `{X}` cross, `*X*` selected.
 * - `sensei`: as Sensei's Library and many forums read it, with `$$` before each line. It has ten numbers, so only the
 *   first ten are shown, and letters on empty points; any other text becomes a circle on its point.
 *
 * Arrows, lines and tints are left out. A Hex board can only be written lying flat.
 *
 * @throws RangeError for a Hex board in the style `sensei`, or a rotated one
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
  if (style === 'sensei') throw new RangeError('The style sensei has no Hex boards; use western.');
  if (Math.abs(a) !== 1)
    throw new RangeError('A Hex board in characters lies flat: rotate it by 0 or 180 degrees.');
}
