import type { TreeColors } from './tree-styles.js';
import type { Judgement, NodeSigns } from './tree-nodes.js';

/** The part of the grid that a canvas shows; lengths in device pixels, whole ones. */
export interface Sight {
  readonly cell: number;
  /** Where column 0 and row 0 begin, left of and above the canvas where it is scrolled. */
  readonly left: number;
  readonly top: number;
  /** Device pixels of a CSS pixel. */
  readonly density: number;
}

/** All that paints one picture. */
export interface Brush extends Sight {
  readonly context: CanvasRenderingContext2D;
  readonly colors: TreeColors;
  readonly hairline: number;
}

/** Lengths are shares of a cell: how far signs stand from the middle of a stone, and how large they are. */
const ASIDE = 0.33;
const BADGE = 0.2;
const BUBBLE = 0.17;
const STAR = 0.22;
const MARK = 0.14;
/** The blank around a sign, so that it stands out from stone and lines. */
const HALO = 0.055;

/** Draws the signs of a node around the middle of its cell: each kind in a corner of its own. */
export function paintSigns(brush: Brush, signs: NodeSigns, x: number, y: number): void {
  const aside = brush.cell * ASIDE;
  if (signs.judgement) paintJudgement(brush, signs.judgement, x + aside, y - aside);
  if (signs.isHotspot) fillSign(brush, starPath(brush, x - aside, y - aside), brush.colors.hotspot);
  if (signs.isMarked) fillSign(brush, trianglePath(brush, x - aside, y + aside), brush.colors.text);
  if (signs.isCommented)
    fillSign(brush, bubblePath(brush, x + aside, y + aside), brush.colors.comment);
}

/** Erases what is under a sign and around it: the page's own ground is seen there. */
function fillSign({ context, cell }: Brush, path: Path2D, color: string): void {
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = 2 * HALO * cell;
  context.lineJoin = 'round';
  context.fillStyle = context.strokeStyle = '#000';
  context.fill(path);
  context.stroke(path);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = color;
  context.fill(path);
}

const glyphs: Readonly<Record<Judgement, string>> = {
  bad: 'M-4-4L4 4M4-4L-4 4',
  good: 'M-5 0L-1.5 4L5-4',
  doubtful: 'M-3-3.5C-3-7 3.5-7 3.5-3.2C3.5-.6 0-.8 0 2M0 5.6V5.7',
  interesting: 'M0-6V1.6M0 5.6V5.7',
  blackAhead: 'M-5 0H5M0-5V5',
  whiteAhead: 'M-5 0H5M0-5V5',
  unclear: 'M-6 1C-4-4-1.5-2 0 0S4 4 6-1',
  even: 'M-4.5-2.5H4.5M-4.5 2.5H4.5',
};
/** Glyphs are drawn in a disc of this radius. */
const GLYPH_UNITS = 10;

function paintJudgement(brush: Brush, judgement: Judgement, x: number, y: number): void {
  const { context, cell, colors } = brush;
  const disc = new Path2D();
  disc.arc(x, y, BADGE * cell, 0, 2 * Math.PI);
  const [fill, ink] = inksOf(brush, judgement);
  fillSign(brush, disc, fill);
  if (judgement.endsWith('Ahead')) {
    context.lineWidth = brush.hairline;
    context.strokeStyle = colors.text;
    context.stroke(disc);
  }
  const scale = (BADGE * cell) / GLYPH_UNITS;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.lineWidth = 2.8;
  context.lineCap = 'round';
  context.strokeStyle = ink;
  context.stroke(new Path2D(glyphs[judgement]));
  context.restore();
}

function inksOf({ colors }: Brush, judgement: Judgement): readonly [fill: string, ink: string] {
  if (judgement === 'blackAhead') return [colors.black, colors.onBlack];
  if (judgement === 'whiteAhead') return [colors.white, colors.onWhite];
  if (judgement === 'even' || judgement === 'unclear') return [colors.text, colors.ink];
  return [colors[judgement], colors.ink];
}

function starPath({ cell }: Brush, x: number, y: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 10; i++) {
    const radius = STAR * cell * (i % 2 ? 0.45 : 1);
    const angle = (i / 5 - 0.5) * Math.PI;
    path.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  path.closePath();
  return path;
}

function trianglePath({ cell }: Brush, x: number, y: number): Path2D {
  const size = MARK * cell;
  const path = new Path2D();
  path.moveTo(x, y - size);
  path.lineTo(x + size, y + 0.8 * size);
  path.lineTo(x - size, y + 0.8 * size);
  path.closePath();
  return path;
}

/** A speech bubble. */
function bubblePath({ cell }: Brush, x: number, y: number): Path2D {
  const [width, height] = [BUBBLE * cell, BUBBLE * 0.72 * cell];
  const path = new Path2D();
  path.roundRect(x - width, y - height, 2 * width, 2 * height, 0.08 * cell);
  path.moveTo(x - 0.6 * width, y + 0.8 * height);
  path.lineTo(x - 0.6 * width, y + 1.8 * height);
  path.lineTo(x + 0.3 * width, y + 0.8 * height);
  path.closePath();
  return path;
}
