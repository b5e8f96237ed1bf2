import { expect } from '../helpers/testing.js';
import { highContrast } from '../../src/view/paint/high-contrast.js';
import { paintRich } from '../../src/view/paint/paint-rich.js';
import { paintScene } from '../../src/view/paint/paint.js';
import { placeLayout, toDevice } from '../../src/view/layout/placement.js';
import { svgOf } from '../../src/view/svg/svg.js';
import type { Scene, Shape } from '../../src/view/scene/shapes.js';
import { resolveTheme, type Theme, themes } from '../../src/view/paint/theme.js';
import { canvasOf, differenceOf, pixelsOf, unfitLetters } from './baseline.js';
import { boards, sceneOf } from './boards.js';
import { everyTheme } from './probe.js';

function themeOf(name: string): Theme {
  return resolveTheme(everyTheme[name] ?? {}, { font: 'Inter' }); // every test page has it
}

const FONT_FILE = '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The same font for a file: what is drawn as an image sees no font of its page. */
async function embeddedFont(): Promise<string> {
  const font = new Uint8Array(await (await fetch(FONT_FILE)).arrayBuffer());
  const base64 = btoa(Array.from(font, (byte) => String.fromCharCode(byte)).join(''));
  const source = `url(data:font/woff2;base64,${base64})`;
  return `<style>@font-face{font-family:Inter;font-weight:100 900;src:${source}}</style>`;
}

function boardScene(name: string): Scene {
  const [sgf, look = {}] = boards[name] ?? [''];
  return sceneOf(sgf, look);
}

/** A canvas as wide as cells of so many pixels make it. */
function canvasFor(scene: Scene, cell: number): CanvasRenderingContext2D {
  const width = Math.ceil(scene.width * cell);
  return canvasOf(width, Math.round((width * scene.height) / scene.width));
}

function painted(scene: Scene, theme: Theme, cell: number): CanvasRenderingContext2D {
  const context = canvasFor(scene, cell);
  const { width, height } = context.canvas;
  paintScene(context, scene, placeLayout(scene, width, height), theme, { painters: [paintRich] });
  return context;
}

/** The file, drawn by the browser as any image is. */
async function drawn(scene: Scene, theme: Theme, cell: number): Promise<CanvasRenderingContext2D> {
  const context = canvasFor(scene, cell);
  const { width, height } = context.canvas;
  const image = new Image();
  const svg = svgOf(scene, theme, { cssWidth: width }).replace('</svg>', `${fontStyle}</svg>`);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  context.drawImage(image, 0, 0, width, height);
  return context;
}

/** The same with nothing written on it. */
function unwritten(scene: Scene): Scene {
  const blank = (shape: Shape) => ('text' in shape && shape.text ? { ...shape, text: ' ' } : shape);
  const ground = { ...scene.ground, key: `${scene.ground.key} unwritten` };
  return {
    ...scene,
    ground: { ...ground, shapes: ground.shapes.map(blank) },
    shapes: scene.shapes.map(blank),
  };
}

async function differenceIn(scene: Scene, theme: Theme, cell: number) {
  const [canvas, file] = [painted(scene, theme, cell), await drawn(scene, theme, cell)];
  return differenceOf(pixelsOf(canvas), pixelsOf(file));
}

/**
 * How far a file may be from the canvas, in levels of 256: the mean of all, and the mean of some square of 4 × 4 pixels.
 * Letters are fitted by their true extent on a canvas, by that of most fonts in a file: there they may stand a pixel
 * beside, and three digits of a label be a tenth smaller. The limits for texts are for cells of so many pixels: the
 * smaller they are, the more a baseline counts that is rounded to the next pixel.
 */
const MOST_IN_LINES = { mean: 0.45, anywhere: 14 };
const MOST_IN_TEXTS = {
  20: { mean: 12, anywhere: 75 },
  40: { mean: 9, anywhere: 100 },
  60: { mean: 8, anywhere: 200 },
} as const;

let fontStyle = '';

describe('an SVG file and the canvas', () => {
  before(async function () {
    // Others soften the edges of stones and letters in files in another way than on their canvases.
    if (!navigator.userAgent.includes('Chrome/')) this.skip();
    fontStyle = await embeddedFont();
    unfitLetters();
    Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true });
  });
  after(() => Reflect.deleteProperty(window, 'devicePixelRatio'));

  for (const name of ['paper', 'marks', 'labels', 'territory', 'rich', 'numbers', 'turned']) {
    for (const theme of ['paper', 'flat']) {
      for (const cell of [20, 40, 60] as const) {
        it(`look alike: ${name} in ${theme}, cells of ${cell} pixels`, async () => {
          const scene = boardScene(name);
          const whole = await differenceIn(scene, themeOf(theme), cell);
          const lines = await differenceIn(unwritten(scene), themeOf(theme), cell);
          const told = [lines, whole].map(
            ({ mean, anywhere }) => `mean ${mean.toFixed(2)} worst ${anywhere.toFixed(1)}`,
          );
          console.log(`${name}, ${theme}, ${cell}: ${told.join('; with text ')}`);
          expect(lines.mean).to.be.below(MOST_IN_LINES.mean);
          expect(lines.anywhere).to.be.below(MOST_IN_LINES.anywhere);
          expect(whole.mean).to.be.below(MOST_IN_TEXTS[cell].mean);
          expect(whole.anywhere).to.be.below(MOST_IN_TEXTS[cell].anywhere);
        });
      }
    }
  }
});

function read(svg: string): Document {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')?.textContent).to.equal(undefined);
  return page;
}

/** Where things stand that are drawn around a point, in their order. */
function placesIn(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('use, g[transform^=translate]'), (piece) =>
    piece.localName === 'use'
      ? `translate(${piece.getAttribute('x')} ${piece.getAttribute('y')})`
      : piece.getAttribute('transform'),
  );
}

describe('an SVG file in any theme', () => {
  for (const theme of Object.keys(everyTheme)) {
    it(`is well-formed, and stones and lines are where they are in paper: ${theme}`, () => {
      for (const name of Object.keys(boards)) {
        const [page, paper] = [theme, 'paper'].map((each) =>
          read(svgOf(boardScene(name), themeOf(each))),
        ) as [Document, Document];
        const gridOf = (file: Document) => file.querySelector('path[d^=M]')?.getAttribute('d');
        expect(placesIn(page).length).to.be.above(2);
        expect(placesIn(page)).to.eql(placesIn(paper));
        expect(page.querySelectorAll('svg > g > path').length).to.equal(
          paper.querySelectorAll('svg > g > path').length,
        );
        expect(gridOf(page)).to.be.a('string');
      }
    });
  }

  it('lays each stone where the layout has it', () => {
    const scene = sceneOf('(;SZ[9]AB[aa][ec]AW[ii])', {});
    const cssWidth = 300;
    const { cell, left, top } = placeLayout(scene, cssWidth, cssWidth);
    const stones = [
      [0, 0],
      [4, 2],
      [8, 8],
    ].map(([x = 0, y = 0]) => `translate(${left + (x + 0.5) * cell} ${top + (y + 0.5) * cell})`);
    for (const theme of ['kaya', 'flat']) {
      const page = read(svgOf(scene, themeOf(theme), { cssWidth }));
      expect(placesIn(page).slice(-3)).to.eql(stones);
    }
  });
});

const hostile = [
  ']]>',
  '"\'',
  '<script>alert(1)</script>',
  '&amp;&#0;',
  'a\u0000\u0007\u001b[31m\uffff',
  '\ud800\udfff\ud83d',
  'onload="x"',
];
/** How a reader of the file gets that: what XML does not know is a question mark in a diamond. */
function readable(text: string): string {
  const known = text.replace(/[\p{Cc}\uffff]/gu, '\ufffd');
  return new TextDecoder().decode(new TextEncoder().encode(known)); // no halves of characters
}

/** Attributes that run scripts or fetch something. */
const dangerous = /^on|^(xlink:)?href$|^style$/i;

function expectHarmless(page: Document): void {
  expect(page.querySelector('script, foreignObject, style, a, image, iframe')).to.equal(null);
  for (const { attributes } of page.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      const isLocal = name === 'href' && value.startsWith('#');
      if (dangerous.test(name) && !isLocal) expect.fail(`${name}="${value}"`);
    }
  }
}

describe('hostile text in an SVG file', () => {
  for (const text of hostile) {
    it(`stays text: ${JSON.stringify(text)}`, () => {
      const plain = sceneOf('(;SZ[5]AB[bb]LB[aa:x][bb:x])', { hasCoordinates: true });
      const rename = (shape: Shape) => ('text' in shape ? { ...shape, text } : shape);
      const scene = { ...plain, shapes: plain.shapes.map(rename) };
      const theme = resolveTheme({}, { font: text, line: text, label: text, black: text });
      const page = read(svgOf(scene, theme, { title: text }));
      expectHarmless(page);
      const written = Array.from(page.querySelectorAll('text'), ({ textContent }) => textContent);
      expect(written.filter((each) => each === readable(text))).to.have.length(2);
      expect(page.querySelector('title')?.textContent).to.equal(readable(text));
    });
  }
});

describe('text in an SVG file', () => {
  it('is text: labels, numbers and coordinates', () => {
    const [sgf] = boards['numbers'] ?? [''];
    const scene = sceneOf(sgf.replace('(;SZ[5]', '(;SZ[5]LB[aa:Weg]'), {
      numbers: 'all',
      hasCoordinates: true,
      path: 'main:0',
    });
    const last = sceneOf(sgf, { numbers: 'all', hasCoordinates: true });
    const written = [scene, last].flatMap((each) =>
      Array.from(read(svgOf(each)).querySelectorAll('text'), ({ textContent }) => textContent),
    );
    expect(written).to.include.members(['Weg', '1', '28', '188', 'A', 'E', '5']);
  });
});

function idsOf(page: Document): string[] {
  return Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
}

describe('ids in an SVG file', () => {
  it('are those of one thing, in one picture', () => {
    const seen = new Set<string>();
    const scene = boardScene('kaya');
    const pictures = [
      ...Object.keys(boards).map((name) => svgOf(boardScene(name), themeOf('kaya'))),
      svgOf(scene, themeOf('dark')),
      svgOf(scene, themeOf('kaya'), { cssWidth: 300 }),
    ];
    for (const picture of new Set(pictures)) {
      const ids = idsOf(read(picture));
      expect(ids.length).to.be.above(0);
      for (const id of ids) expect(seen.has(id), id).to.equal(false);
      for (const id of ids) seen.add(id);
    }
  });

  it('are all there that are referred to, and no others', () => {
    for (const name of Object.keys(boards)) {
      const svg = svgOf(boardScene(name), themeOf('walnut'));
      const used = Array.from(svg.matchAll(/(?:href="|url\()#([^")]+)/g), ([, id]) => id);
      expect(new Set(used)).to.eql(new Set(idsOf(read(svg))));
    }
  });
});

/** Both sides fill two rows each in turn, and leave the last column: nothing is captured. */
function longGame(moves: number): string {
  const letters = 'abcdefghijklmnopqrs';
  const rows = [...letters].map((row) => [...letters.slice(0, -1)].map((column) => column + row));
  const points = { B: [] as string[], W: [] as string[] };
  rows.forEach((row, index) => points[index & 2 ? 'W' : 'B'].push(...row));
  const played = Array.from({ length: moves }, (_, index) => {
    const color = index % 2 ? 'W' : 'B';
    return `;${color}[${points[color][index >> 1] ?? ''}]`;
  });
  return `(;SZ[19]${played.join('')})`;
}

describe('the size of an SVG file', () => {
  const MOST_BYTES = 40_000;
  const scene = sceneOf(longGame(300), { numbers: 'all', hasCoordinates: true });
  for (const theme of Object.keys(everyTheme)) {
    it(`is small with 300 numbers: ${theme}`, () => {
      expect(scene.shapes.filter(({ kind }) => kind === 'number')).to.have.length(300);
      const { size } = new Blob([svgOf(scene, themeOf(theme))]);
      console.log(`300 numbers, ${theme}: ${size} bytes`);
      expect(size).to.be.below(MOST_BYTES);
    });
  }
});

describe('the width of an SVG file', () => {
  it('is what is asked for, and 32 pixels for each cell otherwise', () => {
    const scene = boardScene('stones');
    const widthOf = (svg: string) => read(svg).documentElement.getAttribute('width');
    expect(widthOf(svgOf(scene, themeOf('flat'), { cssWidth: 33 }))).to.equal('33');
    expect(Number(widthOf(svgOf(scene)))).to.be.closeTo(32 * scene.width, 1);
  });

  it('is one', () => {
    for (const cssWidth of [0, -5, NaN])
      expect(() => svgOf(boardScene('stones'), themeOf('flat'), { cssWidth })).to.throw(RangeError);
  });
});

describe('the outline of a stone in the colour of the board', () => {
  const sceneWith = (color: string) => sceneOf(`(;SZ[5]A${color}[cc])`, { marks: 'none' });
  const dark = { background: '#000', line: '#fff', 'stone-outline': '#fff' };
  const looks = {
    'white on paper': [sceneWith('W'), themes['paper'] ?? {}],
    'black in the colours of a dark system': [sceneWith('B'), { ...highContrast, ...dark }],
  } as const;
  before(() => Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true }));
  after(() => Reflect.deleteProperty(window, 'devicePixelRatio'));

  /** The mean width of the line around the only stone, in pixels: its ink by its length. */
  function outlineOf(scene: Scene, context: CanvasRenderingContext2D): number {
    const { width, height } = context.canvas;
    const placement = placeLayout(scene, width, height);
    const center = toDevice(placement, { x: 2.5, y: 2.5 });
    const radius = 0.478 * placement.cell;
    const { data } = pixelsOf(context);
    const colorAt = (x: number, y: number) => data[4 * (Math.floor(y) * width + x)] ?? 0;
    const ground = colorAt(Math.floor(center.x), center.y); // the stone itself
    let ink = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const isNear = Math.hypot(x + 0.5 - center.x, y + 0.5 - center.y) < radius + 0.7;
        if (isNear) ink += Math.abs(colorAt(x, y) - ground) / 255;
      }
    }
    return ink / (2 * Math.PI * radius);
  }

  for (const [name, [scene, source]] of Object.entries(looks)) {
    for (const cell of [24, 70]) {
      it(`is as wide as the lines on the screen and in files: ${name}, cells of ${cell} pixels`, async () => {
        const theme = resolveTheme(source, { font: 'Inter' });
        const { lineWidth } = placeLayout(scene, scene.width * cell, scene.height * cell);
        for (const context of [painted(scene, theme, cell), await drawn(scene, theme, cell)])
          expect(outlineOf(scene, context)).to.be.within(lineWidth, 2 * lineWidth);
      });
    }
  }
});
