// What has to be told apart or read on every board, by the pixels of each theme.
import { expect } from '../helpers/testing.js';
import { luminanceOf } from '../../src/view/paint/contrast.js';
import { buildGround } from '../../src/view/scene/ground.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { placeLayout } from '../../src/view/layout/placement.js';
import { paintRich } from '../../src/view/paint/paint-rich.js';
import { paintScene } from '../../src/view/paint/paint.js';
import type { Shape } from '../../src/view/scene/shapes.js';
import { readTheme } from '../../src/view/paint/read-theme.js';
import type { ThemeSource } from '../../src/view/paint/theme.js';
import { canvasOf } from './baseline.js';
import { everyTheme, probeWith } from './probe.js';

type Pixel = readonly [red: number, green: number, blue: number];

const MIDDLE = { key: 'middle', x: 1.5, y: 1.5 } as const;
const NOTHING = probeWith();

/** A board of 3×3 with these shapes; `at` gives the square of so many cells around a place, in rows. */
function painted(theme: ThemeSource, cell: number, shapes: readonly Shape[]) {
  const size = { columns: 3, rows: 3 };
  const layout = buildLayout({ size }, fullCrop(size), false);
  const { width, height, margins } = layout;
  const context = canvasOf(Math.ceil(width * cell), Math.ceil(height * cell));
  const placement = placeLayout(layout, context.canvas.width, context.canvas.height);
  const scene = { width, height, margins, ground: buildGround(layout), shapes };
  paintScene(context, scene, placement, readTheme(theme, NOTHING), {
    painters: [paintRich],
  });
  const at = (x: number, y: number, cells: number): Pixel[] => {
    const side = Math.max(1, Math.round(cells * cell));
    const [left, top] = [placement.left + x * cell, placement.top + y * cell];
    const { data } = context.getImageData(
      Math.round(left - side / 2),
      Math.round(top - side / 2),
      side,
      side,
    );
    return Array.from({ length: side * side }, (_pixel, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4);
      return [red, green, blue];
    });
  };
  return { at, middle: at(MIDDLE.x, MIDDLE.y, 1) };
}

function meanOf(pixels: readonly Pixel[]): Pixel {
  const mean = (channel: 0 | 1 | 2) =>
    pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How much a light or dark text differs from what it stands on, which is most of the square. */
function contrastOfText(pixels: readonly Pixel[], isLight: boolean): number {
  const luminances = pixels.map((pixel) => luminanceOf(`rgb(${pixel.join()})`));
  luminances.sort((one, other) => one - other);
  const [ground = 0, text = 0] = [luminances.length >> 1, isLight ? -1 : 0].map((place) =>
    luminances.at(place),
  );
  return contrastOf(ground, text);
}

/** The share of pixels that clearly differ. */
function differenceOf(one: readonly Pixel[], other: readonly Pixel[]): number {
  const isDifferent = (pixel: Pixel, index: number) =>
    pixel.some((level, channel) => Math.abs(level - (other[index]?.[channel] ?? 0)) > 60);
  return one.filter(isDifferent).length / one.length;
}

describe('rich shapes on every board', () => {
  for (const [name, theme] of Object.entries(everyTheme)) {
    it(`letters of hints have a contrast of 4.5 in ${name}`, () => {
      for (const color of ['black', 'white'] as const) {
        const { at } = painted(theme, 80, [{ kind: 'hint', color, text: 'l', ...MIDDLE }]);
        const pixels = at(MIDDLE.x, MIDDLE.y, 0.44);
        expect(contrastOfText(pixels, color === 'black'), color).to.be.at.least(4.5);
      }
    });

    it(`patterns differ in small cells, from each other and from stones, in ${name}`, () => {
      for (const cell of [12, 14, 16]) {
        const symbols = (['empty', 'black', 'white'] as const).map(
          (not) => painted(theme, cell, [{ kind: 'pattern', not, ...MIDDLE }]).middle,
        );
        const stones = (['black', 'white'] as const).map(
          (color) => painted(theme, cell, [{ kind: 'stone', color, opacity: 1, ...MIDDLE }]).middle,
        );
        const all = [...symbols, ...stones, painted(theme, cell, []).middle];
        for (const [index, one] of all.entries()) {
          for (const other of all.slice(index + 1)) {
            expect(differenceOf(one, other), `${cell} pixels`).to.be.at.least(0.1);
          }
        }
      }
    });
  }

  for (const name of ['kaya', 'dark', 'paper'] as const) {
    it(`areas have their colours on ${name}`, () => {
      const theme = everyTheme[name] ?? {};
      const colorOf = (tint: 'region' | 'secure' | 'tried') =>
        meanOf(painted(theme, 30, [{ kind: 'tint', tint, ...MIDDLE }]).at(1.3, 1.3, 0.2));
      const [red, green, blue] = [0, 1, 2] as const;
      const isMostly = (channel: 0 | 1 | 2, color: Pixel) =>
        color.every((level, other) => other === channel || level < color[channel] - 15);
      expect(isMostly(blue, colorOf('region')), 'region').to.equal(true);
      expect(isMostly(green, colorOf('secure')), 'secure').to.equal(true);
      expect(isMostly(red, colorOf('tried')), 'tried').to.equal(true);
    });
  }

  it('territory beside a text leaves the middle of its point free', () => {
    const territory = { kind: 'territory', color: 'black', on: undefined, ...MIDDLE } as const;
    const [empty, aside, alone] = [
      painted({}, 30, []),
      painted({}, 30, [{ ...territory, isAside: true }]),
      painted({}, 30, [{ ...territory, isAside: false }]),
    ];
    const inner = (picture: typeof empty) => picture.at(MIDDLE.x, MIDDLE.y, 0.3);
    expect(inner(aside)).to.eql(inner(empty));
    expect(inner(alone)).not.to.eql(inner(empty));
    expect(differenceOf(aside.at(1.81, 1.81, 0.2), empty.at(1.81, 1.81, 0.2))).to.equal(1);
  });

  it('arrows have an edge that stands out from them, whatever stones and page look like', () => {
    const arrow: Shape = { kind: 'arrow', ...MIDDLE, x: 0.5, toX: 2.5, toY: 1.5 };
    const stones = { background: '#222', black: '#ddd', white: '#eee' };
    for (const own of [{}, { arrow: '#fff' }, { 'arrow-outline': '#000' }]) {
      const pixels = painted({ ...stones, ...own }, 60, [arrow]).at(1.2, MIDDLE.y, 0.3);
      const luminances = pixels.map((pixel) => luminanceOf(`rgb(${pixel.join()})`));
      const [least, most] = [Math.min(...luminances), Math.max(...luminances)];
      expect(contrastOf(least, most), JSON.stringify(own)).to.be.greaterThan(10);
    }
  });

  it('the number of the last move stays as it is, and has a ring in the theme’s colour', () => {
    const colorsOf = (own: ThemeSource, isLast = true) => {
      const stone = { kind: 'stone', color: 'black', opacity: 1, ...MIDDLE } as const;
      const number = { kind: 'number', text: '1', on: 'black', isLast, ...MIDDLE } as const;
      const shapes = [stone, { ...number, key: 'number' }];
      const picture = painted({ grain: 0, 'stone-shadow': '', ...own }, 60, shapes);
      const read = (x: number) => picture.at(x, MIDDLE.y, 0.1).map(String);
      return { number: read(MIDDLE.x), rim: read(MIDDLE.x + 0.425) };
    };
    const plain = colorsOf({}, false);
    expect(plain.rim).not.to.include('255,255,255');
    expect(colorsOf({}).number).to.eql(plain.number);
    expect(colorsOf({}).rim).to.include('255,255,255');
    expect(colorsOf({ black: '#ffb090' }).rim).to.include('0,0,0');
    expect(colorsOf({ last: '#f0f' }).rim).to.include('255,0,255');
    expect(colorsOf({ last: '#f0f' }).number).to.eql(plain.number);
  });

  it('a theme may have its own arrows and areas', () => {
    const arrow: Shape = { kind: 'arrow', ...MIDDLE, x: 0.5, toX: 2.5, toY: 1.5 };
    const own = { arrow: '#f0f', 'arrow-outline': '#0ff' };
    const pixels = painted(own, 60, [arrow]).at(1.2, MIDDLE.y, 0.2).join(' ');
    expect(pixels).to.include('255,0,255');
    expect(pixels).not.to.include('17,17,17');
    for (const tint of ['region', 'secure', 'tried', 'dimmed'] as const) {
      const { middle } = painted({ [tint]: '#f0f' }, 30, [{ kind: 'tint', tint, ...MIDDLE }]);
      expect(new Set(middle.map(String)), tint).to.eql(new Set(['255,0,255']));
    }
  });
});
