// Scenes are compared elsewhere: this guards what the painters make of them.
import { placeLayout } from '../../src/view/layout/placement.js';
import { paintRich } from '../../src/view/paint/paint-rich.js';
import { paintScene } from '../../src/view/paint/paint.js';
import { readTheme } from '../../src/view/paint/read-theme.js';
import { boards, type Look, sceneOf } from './boards.js';
import { canvasOf, expectBaseline, unfitLetters } from './baseline.js';
import { everyTheme, probeWith } from './probe.js';

/** In pixels: coordinates are smaller than the largest ones, which the screen's density decides on. */
const CELL = 20;

function pictureOf(sgf: string, look: Look): CanvasRenderingContext2D {
  const { theme = 'kaya', cell = CELL } = look;
  const scene = sceneOf(sgf, look);
  const context = canvasOf(Math.ceil(scene.width * cell), Math.ceil(scene.height * cell));
  const { width, height } = context.canvas;
  paintScene(
    context,
    scene,
    placeLayout(scene, width, height),
    readTheme(everyTheme[theme] ?? {}, probe),
    { painters: [paintRich] },
  );
  return context;
}

const FONT = 'Inter of the tests';
const fontFile =
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const probe = probeWith({ font: `'${FONT}'` });

async function loadFont(): Promise<void> {
  const address = new URL(fontFile, import.meta.url).href;
  const font = new FontFace(FONT, `url(${address})`, { weight: '100 900' });
  document.fonts.add(await font.load());
}

describe('pictures and their baselines', () => {
  before(async function () {
    if (!navigator.userAgent.includes('Chrome/')) this.skip(); // the baselines are Chromium's
    // A theme's width of lines is in CSS pixels.
    Object.defineProperty(window, 'devicePixelRatio', { value: 1 });
    unfitLetters();
    await loadFont();
  });

  for (const [name, [sgf, look = {}]] of Object.entries(boards)) {
    it(`paints ${name}`, () => expectBaseline(name, pictureOf(sgf, look)));
  }
});
