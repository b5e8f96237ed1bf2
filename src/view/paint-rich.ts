import type { Brush } from './brush.js';
import { toDevice } from './layout.js';
import { traceCircle } from './material.js';
import { paintText } from './paint.js';
import type {
  ArrowShape,
  HintShape,
  KoShape,
  NumberShape,
  PatternShape,
  RichShape,
  RingShape,
  TintShape,
} from './rich-shapes.js';
import type { At } from './shapes.js';

/** The line of outlines, in cells, and in device pixels at least: that of the plain marks. */
const STROKE = 0.075;
const THINNEST_STROKE = 1.4;

/** Paints what few boards show. */
export function paintRich(brush: Brush, shape: RichShape): void {
  switch (shape.kind) {
    case 'tint':
      return paintTint(brush, shape);
    case 'ko':
      return paintKo(brush, shape);
    case 'ring':
      return paintRing(brush, shape);
    case 'pattern':
      return paintPattern(brush, shape);
    case 'hint':
      return paintHint(brush, shape);
    case 'arrow':
    case 'line':
      return paintArrow(brush, shape);
    case 'number':
      return paintNumber(brush, shape);
    default:
      shape satisfies never;
  }
}

/** Runs with the middle of a shape as origin and the cell as unit; what it sets is taken back. */
function inCells(brush: Brush, at: At, paint: (brush: Brush) => void): void {
  const { context, cell } = brush;
  const { x, y } = toDevice(brush, at);
  context.save();
  context.setTransform(cell, 0, 0, cell, x, y);
  context.lineWidth = strokeOf(brush, STROKE);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paint(brush);
  context.restore();
}

/** A line's width in cells; it is never too thin to be seen. */
function strokeOf({ cell }: Brush, width: number): number {
  return Math.max(THINNEST_STROKE / cell, width);
}

/** What lies over a cell's lines: colour and strength of each layer. */
const tints: Readonly<Record<TintShape['tint'], string>> = {
  dimmed: '',
  region: '#2f6fb83d',
  secure: '#2e8b5747',
  tried: '#b8461e33',
};
/** The mist over dimmed points: lines fade into the wood, and that into grey. */
const MIST = 0.72;
const GREY = '#80807a38';

/** Cells are whole device pixels wide: neighbours meet without a seam. */
function paintTint(brush: Brush, shape: TintShape): void {
  const { context, theme, cell } = brush;
  const { x, y } = toDevice(brush, shape);
  const [left, top] = [Math.round(x - cell / 2), Math.round(y - cell / 2)];
  if (shape.tint === 'dimmed') {
    context.globalAlpha = MIST;
    context.fillStyle = theme.background;
    context.fillRect(left, top, cell, cell);
    context.globalAlpha = 1;
  }
  context.fillStyle = tints[shape.tint] || GREY;
  context.fillRect(left, top, cell, cell);
}

/** Half the side of the ko's square, in cells. */
const KO = 0.15;

function paintKo(brush: Brush, shape: KoShape): void {
  inCells(brush, shape, ({ context, theme }) => {
    context.strokeStyle = theme.mark.empty;
    context.fillStyle = theme.background;
    context.fillRect(-KO, -KO, KO * 2, KO * 2);
    context.strokeRect(-KO, -KO, KO * 2, KO * 2);
  });
}

const RING_RADIUS = 0.27;

function paintRing(brush: Brush, shape: RingShape): void {
  inCells(brush, shape, ({ context, theme }) => {
    context.strokeStyle = theme.last ?? theme.mark[shape.on ?? 'empty'];
    traceCircle(context, RING_RADIUS);
    context.stroke();
  });
}

const PATTERN_RADIUS = 0.17;
/** The bar through what must not be here reaches so far, along both axes. */
const BAR = 0.2;

/** A small stone, or an empty ring, with a bar through it. */
function paintPattern(brush: Brush, shape: PatternShape): void {
  inCells(brush, shape, ({ context, theme }) => {
    const ink = theme.mark.empty;
    context.fillStyle = shape.not === 'empty' ? theme.background : theme[shape.not];
    context.strokeStyle = ink;
    context.lineWidth = strokeOf(brush, STROKE / 2);
    traceCircle(context, PATTERN_RADIUS);
    context.fill();
    context.stroke();
    context.beginPath();
    context.moveTo(-BAR, BAR);
    context.lineTo(BAR, -BAR);
    context.stroke();
  });
}

const HINT_RADIUS = 0.36;
const HINT_ALPHA = 0.45;
/** Without a letter it is a mere breath of a stone. */
const NEXT_RADIUS = 0.25;
const HINT_TEXT = 0.46;
const HINT_WEIGHT = 600;

function paintHint(brush: Brush, shape: HintShape): void {
  inCells(brush, shape, ({ context, theme }) => {
    context.globalAlpha = HINT_ALPHA;
    context.fillStyle = theme[shape.color];
    context.strokeStyle = theme.mark[shape.color];
    context.lineWidth = strokeOf(brush, STROKE / 2);
    traceCircle(context, shape.text ? HINT_RADIUS : NEXT_RADIUS);
    context.fill();
    context.stroke();
  });
  if (!shape.text) return;
  paintText(brush, shape, brush.theme.mark[shape.color], brush.cell * HINT_TEXT, HINT_WEIGHT);
}

/** The shaft and its light edge, in cells, and the head: its length, half its width, and how far its back is cut in. */
const SHAFT = 0.09;
const EDGE = 0.055;
const HEAD_LENGTH = 0.36;
const HEAD_HALF = 0.19;
const HEAD_NOTCH = 0.07;
/** Short arrows have smaller heads: at most this part of the whole. */
const LARGEST_HEAD = 0.6;
const EDGE_ALPHA = 0.85;

/** Ink with an edge that stands out from it, so that both are seen on wood and on stones of both colours. */
function paintArrow(brush: Brush, shape: ArrowShape): void {
  const [across, down] = [shape.toX - shape.x, shape.toY - shape.y];
  const length = Math.hypot(across, down);
  inCells(brush, shape, ({ context, theme }) => {
    context.rotate(Math.atan2(down, across));
    const path = pathOf(length, shape.kind === 'arrow', strokeOf(brush, SHAFT));
    context.globalAlpha = EDGE_ALPHA;
    context.strokeStyle = theme.mark.black;
    context.lineWidth = EDGE * 2;
    context.stroke(path);
    context.globalAlpha = 1;
    context.fillStyle = theme.mark.white;
    context.fill(path);
  });
}

/** From the origin to the right: one outline of shaft and head, so that its edge has no seam. */
function pathOf(length: number, hasHead: boolean, shaft: number): Path2D {
  const half = shaft / 2;
  const path = new Path2D();
  path.arc(0, 0, half, Math.PI / 2, -Math.PI / 2);
  if (hasHead) {
    const scale = Math.min(1, (length * LARGEST_HEAD) / HEAD_LENGTH);
    const back = length - HEAD_LENGTH * scale;
    const neck = back + HEAD_NOTCH * scale;
    path.lineTo(neck, -half);
    path.lineTo(back, -HEAD_HALF * scale);
    path.lineTo(length, 0);
    path.lineTo(back, HEAD_HALF * scale);
    path.lineTo(neck, half);
  } else {
    path.arc(length, 0, half, -Math.PI / 2, Math.PI / 2);
  }
  path.closePath();
  return path;
}

/** Heights of numbers by their digits, in cells: so all of them lie well inside a stone. */
const NUMBER_SIZES = [0.6, 0.6, 0.54, 0.42];
const SMALLEST_NUMBER = 0.33;
const NUMBER_WEIGHT = 600;
/** The number of the last move, on black and on white. */
const LAST_INK = { black: '#ff9d7a', white: '#b3201a' };

function paintNumber(brush: Brush, shape: NumberShape): void {
  const { text, on, isLast } = shape;
  const { theme } = brush;
  const ink = isLast ? (theme.last ?? LAST_INK[on]) : theme.mark[on];
  const size = NUMBER_SIZES[text.length] ?? SMALLEST_NUMBER;
  paintText(brush, shape, ink, brush.cell * size, NUMBER_WEIGHT);
}
