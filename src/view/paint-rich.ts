import type { Brush } from './brush.js';
import { toDevice } from './layout.js';
import { traceCircle } from './material.js';
import { strokeOf } from './paint-marks.js';
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

/** Lines within a symbol, in cells. */
const FINE_STROKE = 0.0375;

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
  context.lineWidth = strokeOf(brush);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paint(brush);
  context.restore();
}

/** What lies over the cells of areas and of dimmed points, where the theme does not say. */
const tints: Readonly<Record<TintShape['tint'], string>> = {
  region: '#0064ff78',
  secure: '#0a9c445c',
  tried: '#e02a1450',
  dimmed: '#80807a38',
};
/** Dimmed points lie in a mist as well: lines fade into the wood. */
const MIST = 0.72;

/** Cells are whole device pixels wide: neighbours meet without a seam. */
function paintTint(brush: Brush, shape: TintShape): void {
  const { context, theme, cell } = brush;
  const { x, y } = toDevice(brush, shape);
  const square = [Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell] as const;
  if (shape.tint === 'dimmed') {
    context.globalAlpha = MIST;
    context.fillStyle = theme.background;
    context.fillRect(...square);
    context.globalAlpha = 1;
  }
  context.fillStyle = theme[shape.tint] ?? tints[shape.tint];
  context.fillRect(...square);
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

const PATTERN_RADIUS = 0.3;
/** Where the half begins, clockwise, that lies in the upper left. */
const UPPER_LEFT = 0.75 * Math.PI;
/** Half the bar through a stone that must not be here, along both axes. */
const BAR = 0.2;

/** A small stone with a bar through it; where only an empty point is ruled out, one of either colour. */
function paintPattern(brush: Brush, { not, ...at }: PatternShape): void {
  inCells(brush, at, ({ context, theme }) => {
    context.fillStyle = theme[not === 'empty' ? 'white' : not];
    traceCircle(context, PATTERN_RADIUS);
    context.fill();
    if (not === 'empty') {
      context.fillStyle = theme.black;
      context.beginPath();
      context.arc(0, 0, PATTERN_RADIUS, UPPER_LEFT, UPPER_LEFT + Math.PI);
      context.fill();
    } else {
      context.strokeStyle = theme.mark[not];
      context.beginPath();
      context.moveTo(-BAR, BAR);
      context.lineTo(BAR, -BAR);
      context.stroke();
    }
    context.strokeStyle = theme.mark.empty;
    context.lineWidth = strokeOf(brush, FINE_STROKE);
    traceCircle(context, PATTERN_RADIUS);
    context.stroke();
  });
}

const HINT_RADIUS = 0.36;
/** So dense that its letter is readable on it, on any board. */
const HINT_ALPHA = 0.62;
/** Without a letter it is a mere breath of a stone. */
const NEXT_RADIUS = 0.25;
const NEXT_ALPHA = 0.45;
const HINT_TEXT = 0.46;
const HINT_WEIGHT = 600;

function paintHint(brush: Brush, shape: HintShape): void {
  inCells(brush, shape, ({ context, theme }) => {
    traceCircle(context, shape.text ? HINT_RADIUS : NEXT_RADIUS);
    context.fillStyle = theme.background;
    if (shape.text) context.fill(); // no line runs through the letter
    context.globalAlpha = shape.text ? HINT_ALPHA : NEXT_ALPHA;
    context.fillStyle = theme[shape.color];
    context.strokeStyle = theme.mark[shape.color];
    context.lineWidth = strokeOf(brush, FINE_STROKE);
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
    context.strokeStyle = theme['arrow-outline'] ?? theme.mark.black;
    context.lineWidth = EDGE * 2;
    context.stroke(path);
    context.globalAlpha = 1;
    context.fillStyle = theme.arrow ?? theme.mark.white;
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
