import { readableInk } from './contrast.js';
import { circlePath, type Drawing, type Lettering, strokeOf } from './drawings.js';
import {
  type ArrowShape,
  type ByKind,
  callByKind,
  type HintShape,
  type NumberShape,
  type PatternShape,
  type RichShape,
  type Shape,
  type TintShape,
} from '../scene/shapes.js';
import type { Theme } from './theme.js';
import type { Color } from '../../rules/point.js';

/** The colours over areas and dimmed points, unless the theme has its own. */
const tints: Readonly<Record<TintShape['tint'], string>> = {
  region: '#0064ff78',
  secure: '#0a9c445c',
  tried: '#e02a1450',
  dimmed: '#80807a38',
};
/** The opacity of the board's colour over dimmed points, which fades lines. */
const MIST = 0.72;

/** The layers over a cell, from the bottom. */
export function tintLayers({ tint }: TintShape, theme: Theme): { color: string; alpha: number }[] {
  const layer = { color: theme[tint] ?? tints[tint], alpha: 1 };
  return tint === 'dimmed' ? [{ color: theme.background, alpha: MIST }, layer] : [layer];
}

const noDrawings = () => [];

const drawings: ByKind<RichShape, readonly [Theme, cell: number], Drawing[]> = {
  tint: noDrawings, // see `tintLayers`
  // The text is in `richLettering`; the number of the last move has its mark around it.
  number: ({ isLast, on, rim }, theme, cell) => [
    ...(rim ? ownRim(rim, on, theme, cell) : []),
    ...(isLast
      ? [{ path: circlePath(RIM), stroke: lastColor(on, theme), width: strokeOf(cell, RIM_STROKE) }]
      : []),
  ],
  ko: (_, theme) => [{ path: KO, fill: theme.background, stroke: theme.mark.empty }],
  dot: ({ on }, theme) => [{ path: circlePath(DOT), fill: lastColor(on, theme) }],
  pattern: patternDrawings,
  hint: hintDrawings,
  arrow: arrowDrawings,
  line: arrowDrawings,
  light: (_, theme, cell) => lightDrawings(theme, cell),
};

/** The drawings of the rich shapes; `cell` is the size of a cell in device pixels. */
export function richDrawings(shape: Shape, theme: Theme, cell: number): Drawing[] {
  return callByKind(drawings, shape, theme, cell) ?? [];
}

/** The text on rich shapes. */
export function richLettering(shape: Shape, theme: Theme): Lettering | undefined {
  if (shape.kind === 'number') return numberLettering(shape, theme);
  if (shape.kind !== 'hint' || !shape.text) return undefined;
  const { text, color } = shape;
  return { text, color: theme.mark[color], size: HINT_TEXT, weight: WEIGHT };
}

const WEIGHT = 600;
/** A small square. */
const KO = 'M-.15-.15h.3v.3h-.3z';
/** The last move as a dot. */
const DOT = 0.15;
/** The mark of the last move around its number. */
const RIM = 0.425;
const RIM_STROKE = 0.055;

function lastColor(on: Color | undefined, { last, mark }: Theme): string {
  return last ?? mark[on ?? 'empty'];
}

/** The rim of a reader's own stone. */
const OWN_RIM = 0.47;
const OWN_STROKE = 0.06;
/** The opacity of a black or white ring over the rim, if the rim has too little contrast with the stone. */
const INK_SHARE = 0.45;

function ownRim(rim: string, on: Color, theme: Theme, cell: number): Drawing[] {
  const ring = { path: circlePath(OWN_RIM), width: strokeOf(cell, OWN_STROKE) };
  const isVisible = readableInk(rim, theme[on]) === rim;
  const ink = { ...ring, stroke: theme.mark[on], alpha: INK_SHARE };
  return [{ ...ring, stroke: rim }, ...(isVisible ? [] : [ink])];
}

/** The stroke width of lines within a symbol, in cells. */
const FINE_STROKE = 0.0375;

/** A ring around a stone with a stroke outwards at each corner: no mark looks like this. */
const LIGHT = circlePath(0.5) + 'M.4.4.58.58M-.4.4-.58.58M.4-.4.58-.58M-.4-.4-.58-.58';
const LIGHT_STROKE = 0.1;
const LIGHT_EDGE = 0.2;

/** The accent on a wide edge, as in arrows: one of the two is visible on wood and on stones of both colours. */
function lightDrawings(theme: Theme, cell: number): Drawing[] {
  const { mark, accent, arrow: ink = accent ?? LIGHT_INK, 'arrow-outline': outline } = theme;
  const edge = outline ?? readableInk(mark.black, ink);
  return [
    { path: LIGHT, stroke: edge, width: strokeOf(cell, LIGHT_EDGE) },
    { path: LIGHT, stroke: ink, width: strokeOf(cell, LIGHT_STROKE) },
  ];
}

const LIGHT_INK = '#b3391b';
const PATTERN_RADIUS = 0.3;
/** The upper left half of the symbol, from the lower left to the upper right. */
const UPPER_LEFT = 'M-.212.212a.3.3 0 0 1 .424-.424z';
/** A bar through a stone that must not be here. */
const BAR = 'M-.2.2.2-.2';

/** A small stone with a bar through it; if the point must not be empty, a stone of both colours. */
function patternDrawings({ not }: PatternShape, theme: Theme, cell: number): Drawing[] {
  const path = circlePath(PATTERN_RADIUS);
  const rim = { path, stroke: theme.mark.empty, width: strokeOf(cell, FINE_STROKE) };
  if (not === 'empty')
    return [{ path, fill: theme.white }, { path: UPPER_LEFT, fill: theme.black }, rim];
  return [{ path, fill: theme[not] }, { path: BAR, stroke: theme.mark[not] }, rim];
}

const HINT_RADIUS = 0.36;
/** Opaque enough for a readable letter on any board. */
const HINT_ALPHA = 0.62;
/** A hint without a letter is smaller and fainter. */
const NEXT_RADIUS = 0.25;
const NEXT_ALPHA = 0.45;
const HINT_TEXT = 0.46;

function hintDrawings({ text, color }: HintShape, theme: Theme, cell: number): Drawing[] {
  const path = circlePath(text ? HINT_RADIUS : NEXT_RADIUS);
  const stone = {
    path,
    fill: theme[color],
    stroke: theme.mark[color],
    width: strokeOf(cell, FINE_STROKE),
    alpha: text ? HINT_ALPHA : NEXT_ALPHA,
  };
  // The background hides the lines behind the letter.
  return text ? [{ path, fill: theme.background }, stone] : [stone];
}

/** The shaft and its edge, in cells, and the head: its length, half its width, and the depth of its notch. */
const SHAFT = 0.09;
const EDGE = 0.055;
const HEAD_LENGTH = 0.36;
const HEAD_HALF = 0.19;
const HEAD_NOTCH = 0.07;
/** Short arrows have smaller heads: at most this share of their length. */
const LARGEST_HEAD = 0.6;
const EDGE_ALPHA = 0.85;

/** Ink with a contrasting edge: one of the two is visible on wood and on stones of both colours. */
function arrowDrawings(shape: ArrowShape, theme: Theme, cell: number): Drawing[] {
  const [across, down] = [shape.toX - shape.x, shape.toY - shape.y];
  const turn = Math.atan2(down, across);
  const length = Math.hypot(across, down);
  const path = arrowPath(length, shape.kind === 'arrow', strokeOf(cell, SHAFT) / 2);
  const { mark, arrow, 'arrow-outline': outline } = theme;
  const ink = arrow ?? readableInk(mark.white, outline ?? mark.black);
  const edge = outline ?? readableInk(mark.black, ink);
  return [
    { path, turn, stroke: edge, width: EDGE * 2, alpha: EDGE_ALPHA },
    { path, turn, fill: ink },
  ];
}

/** An outline from the origin to the right: shaft and head in one, so the edge has no seam. */
function arrowPath(length: number, hasHead: boolean, half: number): string {
  const round = `A${half} ${half} 0 0 1 `;
  const start = `M0 ${half}${round}0 ${-half}`;
  if (!hasHead) return `${start}H${length}${round}${length} ${half}z`;
  const scale = Math.min(1, (length * LARGEST_HEAD) / HEAD_LENGTH);
  const back = length - HEAD_LENGTH * scale;
  const neck = back + HEAD_NOTCH * scale;
  const wing = HEAD_HALF * scale;
  return `${start}H${neck}L${back} ${-wing} ${length} 0 ${back} ${wing} ${neck} ${half}z`;
}

/** Font sizes of numbers by their count of digits, in cells: all of them fit inside a stone. */
const NUMBER_SIZES = [0.6, 0.6, 0.54, 0.42];
const SMALLEST_NUMBER = 0.33;

function numberLettering({ text, on }: NumberShape, theme: Theme): Lettering {
  return {
    text,
    color: theme.mark[on],
    size: NUMBER_SIZES[text.length] ?? SMALLEST_NUMBER,
    weight: WEIGHT,
  };
}
