import type { Judgement, NodeSigns } from '../../game/remarks.js';
import { type Brush, erase, type NodeInSight, QUIET, stroke } from './brush.js';

/** Units per cell in which signs are drawn. */
const UNITS = 50;
/** Distance of the middle of a sign from that of its cell, to the right and down. */
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

/** Paints the most important sign of a node at the lower right. Readers who listen are told all of them. */
export function paintSign(brush: Brush, { x, y }: NodeInSight, signs: NodeSigns): void {
  const { context, cell, colors } = brush;
  const unit = cell / UNITS;
  const { judgement, isHotspot, isMarked, isCommented } = signs;
  const paint = (shape: keyof typeof signShapes, color: string, opacity = 1) => {
    context.setTransform(unit, 0, 0, unit, x + ASIDE * unit, y + ASIDE * unit);
    const path = new Path2D(signShapes[shape]);
    erase(brush, path, HALO);
    context.fillStyle = color;
    context.globalAlpha = opacity;
    context.fill(path);
    context.globalAlpha = 1;
    return path;
  };
  if (judgement) {
    const [fill, ink] = inksOf(brush, judgement);
    const disc = paint('disc', fill);
    if (judgement.endsWith('Ahead')) stroke(brush, disc, colors.text, brush.hairline / unit);
    context.lineCap = 'round';
    stroke(brush, new Path2D(glyphs[judgement]), ink, 2.8);
  } else if (isHotspot) paint('star', colors.accent);
  else if (isCommented) paint('dot', colors.accent);
  else if (isMarked) paint('triangle', colors.text, QUIET);
}

function inksOf({ colors }: Brush, judgement: Judgement): readonly [fill: string, ink: string] {
  if (judgement === 'blackAhead') return [colors.black, colors.onBlack];
  if (judgement === 'whiteAhead') return [colors.white, colors.onWhite];
  if (judgement === 'bad' || judgement === 'doubtful') return [colors.accent, colors.onAccent];
  return [colors.text, colors.onText];
}
