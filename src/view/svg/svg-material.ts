import type { Color } from '../../rules/point.js';
import {
  type Glow,
  randomNumbers,
  shadowGlows,
  STONE_RADIUS,
  stoneOutline,
  stoneSurface,
  type StoneSurface,
} from '../paint/stone-light.js';
import { element, shortest } from './svg-sheet.js';
import type { Theme } from '../paint/theme.js';

/** The number of different white stones; each costs about a kilobyte. */
const SHELLS = 3;
/** The distance to which a stone's shadow extends, in radii. */
const SHADOW_REACH = 1.5;

/** Wood: the frequency of its grain across and along, in waves per cell, and its colour. */
const GRAIN = [6.8, 0.112];
const BROWN = '0.33 0.16 0'; // #542800

/** The board without lines, and the material of the stones. */
export class SvgMaterial {
  readonly #theme: Theme;
  readonly #name: string;
  readonly #cell: number;
  readonly #grid: number;
  readonly #shells: readonly StoneSurface[];
  readonly #slate: StoneSurface;

  /**
   * @param name the prefix of all ids
   * @param grid the width of the grid's lines
   */
  constructor(theme: Theme, name: string, cell: number, grid: number) {
    const random = randomNumbers();
    this.#theme = theme;
    this.#name = name;
    this.#cell = cell;
    this.#grid = grid;
    this.#shells = new Array<number>(SHELLS).fill(0).map(() => stoneSurface('white', random));
    this.#slate = stoneSurface('black', random);
  }

  /** The definitions that `board` and `stone` refer to. */
  get definitions(): string {
    const { grain, 'stone-shadow': shadow = '' } = this.#theme;
    const glowsOf = (what: string, glows: readonly Glow[], color?: string) =>
      glows.map((glow, index) => gradient(`${this.#name}${what}${index}`, glow, color)).join('');
    const shadows = shadow && glowsOf('d', shadowGlows, shadow);
    if (!grain) return shadows;
    const clip = element('clipPath', { id: `${this.#name}c` }, '<circle r="1"/>');
    const stones = glowsOf('k', this.#slate.glows) + glowsOf('w', this.#shells[0]?.glows ?? []);
    return shadows + clip + stones + this.#wood(grain);
  }

  #wood(grain: number): string {
    const baseFrequency = GRAIN.map((waves) => Number((waves / this.#cell).toFixed(4))).join(' ');
    const turbulence = { type: 'fractalNoise', baseFrequency, numOctaves: 4, seed: 7 };
    const [red, green, blue] = BROWN.split(' ');
    const matrix = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${1.1 * grain} 0 0 0 ${-0.38 * grain}`;
    const filter = { id: `${this.#name}g`, x: 0, y: 0, width: '100%', height: '100%' };
    const colors = { 'color-interpolation-filters': 'sRGB' };
    const light = { id: `${this.#name}l`, x1: 0, y1: 0, x2: 1, y2: 1 };
    return (
      element(
        'filter',
        { ...filter, ...colors },
        element('feTurbulence', turbulence) + element('feColorMatrix', { values: matrix }),
      ) +
      element(
        'linearGradient',
        light,
        stops([
          [0, '#fff2'],
          [0.7, '#fff0'],
        ]),
      )
    );
  }

  board(width: number, height: number): string {
    const rect = (attributes: Readonly<Record<string, string>>) =>
      element('rect', { width, height, ...attributes });
    const board = rect({ fill: this.#theme.background });
    if (!this.#theme.grain) return board;
    return (
      board + rect({ filter: `url(#${this.#name}g)` }) + rect({ fill: `url(#${this.#name}l)` })
    );
  }

  /** A stone with its shadow around the origin; `which` selects one of the slightly different stones. */
  stone(color: Color, which: number): string {
    const theme = this.#theme;
    const layers = (what: string, count: number, radius: number) =>
      new Array<number>(count)
        .fill(0)
        .map((_, index) =>
          element('circle', { r: radius, fill: `url(#${this.#name}${what}${index})` }),
        )
        .join('');
    const shadow = theme['stone-shadow'] ? layers('d', shadowGlows.length, SHADOW_REACH) : '';
    const body = element('circle', { r: 1, fill: theme[color] });
    const surface = theme.grain
      ? this.#lines(color, which) + layers(color === 'black' ? 'k' : 'w', 2, 1)
      : '';
    const radius = this.#cell * STONE_RADIUS;
    const outline = stoneOutline(radius, theme.grain ? undefined : this.#grid);
    const rim = element('circle', {
      r: (1 - outline / 2).toFixed(4),
      fill: 'none',
      stroke: theme['stone-outline'][color],
      'stroke-width': outline.toFixed(4),
    });
    return element('g', { transform: `scale(${shortest(radius)})` }, shadow + body + surface + rim);
  }

  #lines(color: Color, which: number): string {
    const shell = this.#shells[which % SHELLS];
    if (color === 'black' || !shell) return '';
    const degrees = (shell.turn * 180) / Math.PI;
    const lines = shell.lines.map(({ x, radius, width, color }) =>
      element('circle', { cx: x, r: radius, stroke: color, 'stroke-width': width }),
    );
    const turned = element('g', { transform: `rotate(${degrees.toFixed(1)})` }, lines.join(''));
    return element('g', { 'clip-path': `url(#${this.#name}c)`, fill: 'none' }, turned);
  }
}

/** A glow as a gradient, in radii; `color` replaces its colours but keeps their opacity. */
function gradient(id: string, { center, from, to, stops: colors }: Glow, color?: string): string {
  const circle = { id, gradientUnits: 'userSpaceOnUse', cx: center, cy: center, r: to };
  const places = Object.entries(colors)
    .map(([at, own]) => [(from + (to - from) * Number(at)) / to, own] as const)
    .sort(([one], [other]) => one - other);
  return element('radialGradient', circle, stops(places, color));
}

function stops(
  places: readonly (readonly [offset: number, color: string])[],
  color?: string,
): string {
  return places
    .map(([offset, own]) => {
      const [opaque, opacity] = splitAlpha(own);
      return element('stop', { offset, 'stop-color': color ?? opaque, 'stop-opacity': opacity });
    })
    .join('');
}

/** Splits `#rgba` and `#rrggbbaa` into colour and opacity: not every program reads the combined form. */
function splitAlpha(color: string): [opaque: string, opacity: number] {
  const digits = color.length > 5 ? 2 : 1;
  if (color.length !== 1 + 4 * digits) return [color, 1];
  return [color.slice(0, -digits), parseInt(color.slice(-digits), 16) / (16 ** digits - 1)];
}
