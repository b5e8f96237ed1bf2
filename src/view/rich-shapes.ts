import type { Color } from '../rules/point.js';
import type { At } from './at.js';

/** Shapes of boards that show more than stones, marks and labels; `paint-rich.ts` paints them. */
export type RichShape =
  | TintShape
  | KoShape
  | RingShape
  | PatternShape
  | HintShape
  | ArrowShape
  | NumberShape
  | LightShape;

/** A whole cell in another light, below the stones: greyed out (DD), or a region, secure or tried points. */
export interface TintShape extends At {
  readonly kind: 'tint';
  readonly tint: 'dimmed' | 'region' | 'secure' | 'tried';
  /** The cell, where it is no square, as SVG writes paths. */
  readonly outline?: string | undefined;
}

/** Where the ko must not be taken back yet. */
export interface KoShape extends At {
  readonly kind: 'ko';
}

/** The last move, as a ring instead of a dot. */
export interface RingShape extends At {
  readonly kind: 'ring';
  readonly on: Color | undefined;
}

/** What must not stand on a point of a search pattern (QE, QB, QW). */
export interface PatternShape extends At {
  readonly kind: 'pattern';
  readonly not: Color | 'empty';
}

/** A move that the record goes on with; of several each has a letter. */
export interface HintShape extends At {
  readonly kind: 'hint';
  readonly color: Color;
  readonly text: string;
}

/** An arrow, or a line without a head, to another place. Its ends keep clear of what stands on their points. */
export interface ArrowShape extends At {
  readonly kind: 'arrow' | 'line';
  readonly toX: number;
  readonly toY: number;
}

export interface NumberShape extends At {
  readonly kind: 'number';
  readonly text: string;
  readonly on: Color;
  /** It marks the last move too. */
  readonly isLast: boolean;
}

/** A point that something speaks of: a ring around it, and what leads the eye there. */
export interface LightShape extends At {
  readonly kind: 'light';
}
