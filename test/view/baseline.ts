import { expect } from '../helpers/testing.js';
import { getSnapshotConfig, writeFile } from '@web/test-runner-commands';

/**
 * How far a picture may be from its baseline, in levels of 256: the mean of all, and the mean of some square. Versions
 * of Chromium differ by 0.1 there, one digit of a highlight by 6, a label a pixel lower by 20. Other systems than the
 * baselines' draw letters their own way.
 */
const [MOST_MEAN, MOST_ANYWHERE] = navigator.userAgent.includes('Linux') ? [0.25, 2] : [4, 24];
/** The side of the squares whose means are compared, in pixels. */
const SQUARE = 4;
/** What differs is shown so much stronger. */
const EXAGGERATION = 8;

const RENEW =
  'npx wtr --config scripts/test-runner.config.js --files test/view/pixels.page.test.ts --update-snapshots';

export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/**
 * Fails where a picture is not that of `baselines/NAME.png`. What it is now is then beside that, in `NAME.now.png`.
 * Where the test runner was told to renew baselines, a picture that differs becomes the new one.
 */
export async function expectBaseline(name: string, now: CanvasRenderingContext2D): Promise<void> {
  const { updateSnapshots } = await getSnapshotConfig();
  const baseline = await readBaseline(name);
  const problem = baseline ? problemOf(now, baseline) : 'is missing';
  if (problem && updateSnapshots) await writePng(`${name}.png`, now);
  else if (problem && baseline) await writePng(`${name}.now.png`, besides(baseline, now));
  if (!problem || updateSnapshots) return;
  const look = baseline
    ? `See test/view/baselines/${name}.now.png: the baseline, the picture as it is now, and what differs.\n`
    : '';
  expect.fail(`baselines/${name}.png ${problem}.\n${look}If it is to look so: ${RENEW}`);
}

async function readBaseline(name: string): Promise<CanvasRenderingContext2D | undefined> {
  const response = await fetch(`/test/view/baselines/${name}.png`);
  if (!response.ok) return undefined;
  const options = { colorSpaceConversion: 'none' } as const;
  const picture = await createImageBitmap(await response.blob(), options);
  const context = canvasOf(picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  return context;
}

async function writePng(file: string, { canvas }: CanvasRenderingContext2D): Promise<void> {
  const [, content = ''] = canvas.toDataURL('image/png').split(',');
  await writeFile({ path: `baselines/${file}`, content, encoding: 'base64' });
}

function problemOf(
  now: CanvasRenderingContext2D,
  baseline: CanvasRenderingContext2D,
): string | undefined {
  const [size, wanted] = [now, baseline].map(({ canvas }) => `${canvas.width}×${canvas.height}`);
  if (size !== wanted) return `is ${wanted} pixels large, the picture now ${size}`;
  const { mean, anywhere } = differenceOf(pixelsOf(now), pixelsOf(baseline));
  if (mean <= MOST_MEAN && anywhere <= MOST_ANYWHERE) return undefined;
  const told = (value: number, most: number) => `${value.toFixed(2)} (at most ${most})`;
  return `differs by ${told(mean, MOST_MEAN)} on the mean, by ${told(anywhere, MOST_ANYWHERE)} somewhere`;
}

export function pixelsOf(context: CanvasRenderingContext2D): ImageData {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

/** The mean difference of two pictures of the same size, and the greatest one of the means of squares. */
export function differenceOf({ data, width, height }: ImageData, { data: other }: ImageData) {
  const across = Math.ceil(width / SQUARE);
  const sums = new Float64Array(across * Math.ceil(height / SQUARE) * 4);
  let sum = 0;
  data.forEach((value, at) => {
    const pixel = at >> 2;
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const square = Math.floor(row / SQUARE) * across + Math.floor(column / SQUARE);
    const difference = value - (other[at] ?? 0);
    const channel = square * 4 + (at & 3);
    sums[channel] = (sums[channel] ?? 0) + difference;
    sum += Math.abs(difference);
  });
  const colors = (data.length / 4) * 3;
  const most = sums.reduce((greatest, each) => Math.max(greatest, Math.abs(each)), 0);
  return { mean: sum / colors, anywhere: most / SQUARE ** 2 };
}

/** Two pictures, and what differs. */
function besides(
  { canvas: baseline }: CanvasRenderingContext2D,
  { canvas: now }: CanvasRenderingContext2D,
): CanvasRenderingContext2D {
  const width = Math.max(baseline.width, now.width);
  const context = canvasOf(width * 3, Math.max(baseline.height, now.height));
  context.fillRect(0, 0, width * 3, context.canvas.height);
  [baseline, now, baseline].forEach((picture, place) =>
    context.drawImage(picture, place * width, 0),
  );
  context.globalCompositeOperation = 'difference';
  context.drawImage(now, 2 * width, 0);
  context.globalCompositeOperation = 'lighter';
  for (let strength = 1; strength < EXAGGERATION; strength *= 2) {
    const part = [2 * width, 0, width, context.canvas.height] as const;
    context.drawImage(context.canvas, ...part, ...part);
  }
  return context;
}

/** Letters as the font has them, wherever painters write: systems differ in how they fit them to pixels. */
export function unfitLetters(): void {
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    for (const name of ['measureText', 'fillText']) {
      const write = Reflect.get(prototype, name) as (...text: unknown[]) => unknown;
      Reflect.set(prototype, name, function (this: CanvasTextDrawingStyles, ...text: unknown[]) {
        this.textRendering = 'geometricPrecision';
        return write.apply(this, text);
      });
    }
  }
}
