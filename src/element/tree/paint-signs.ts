import type { Judgement, NodeSigns } from '../../game/remarks.js';
import { type Brush, erase, type NodeInSight, QUIET, stroke } from './brush.js';

/** Units per cell in which signs are drawn. */
const UNITS = 50;
/** Distance of the middle of a sign from that of its cell, to the side and up or down. */
const ASIDE = 16.5;
/** The blank around a sign, so that it stands out from stone and lines. */
const HALO = 2.75;

const signShapes = {
  disc: 'M10 0A10 10 0 0 1-10 0A10 10 0 0 1 10 0Z',
  star: 'M0-11L2.91-4 10.46-3.4 4.71 1.53 6.47 8.9 0 4.95-6.47 8.9-4.71 1.53-10.46-3.4-2.91-4Z',
  triangle: 'M0-5.5L5.5 4.4H-5.5Z',
  dot: 'M4.5 0A4.5 4.5 0 0 1-4.5 0A4.5 4.5 0 0 1 4.5 0Z',
} as const;

/** Glyphs on the disc of a judgement. */
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

/** Paints the signs of a node around the middle of its cell; each kind has its own corner. */
export function paintSigns(brush: Brush, { x, y }: NodeInSight, signs: NodeSigns): void {
  const { context, cell, colors } = brush;
  const unit = cell / UNITS;
  const paint = (shape: keyof typeof signShapes, right: -1 | 1, down: -1 | 1, color: string) => {
    context.setTransform(unit, 0, 0, unit, x + right * ASIDE * unit, y + down * ASIDE * unit);
    const path = new Path2D(signShapes[shape]);
    erase(brush, path, HALO);
    context.fillStyle = color;
    context.globalAlpha = shape === 'triangle' ? QUIET : 1;
    context.fill(path);
    context.globalAlpha = 1;
    return path;
  };
  const { judgement, isHotspot, isMarked, isCommented } = signs;
  if (judgement) {
    const [fill, ink] = inksOf(brush, judgement);
    const disc = paint('disc', 1, -1, fill);
    if (judgement.endsWith('Ahead')) stroke(brush, disc, colors.text, brush.hairline / unit);
    context.lineCap = 'round';
    stroke(brush, new Path2D(glyphs[judgement]), ink, 2.8);
  }
  if (isHotspot) paint('star', -1, -1, colors.accent);
  if (isMarked) paint('triangle', -1, 1, colors.text);
  if (isCommented) paint('dot', 1, 1, colors.accent);
}

function inksOf({ colors }: Brush, judgement: Judgement): readonly [fill: string, ink: string] {
  if (judgement === 'blackAhead') return [colors.black, colors.onBlack];
  if (judgement === 'whiteAhead') return [colors.white, colors.onWhite];
  if (judgement === 'bad' || judgement === 'doubtful') return [colors.accent, colors.onAccent];
  return [colors.text, colors.onText];
}
