import { expect } from '../helpers/testing.js';
import {
  type Board,
  branchButtons,
  elementIn,
  partOf,
  rootOf,
  settled,
  shownBoard,
  stepLineOf,
  touch,
  untilPart,
  wayOf,
} from './board.js';
import { until } from './steered.js';
import { inWindow } from './emulate.js';
import { refsOf } from './comment.js';
import { openMenu } from './menu.js';

const GAME = `(;SZ[9]PB[Ada]PW[Eve]RE[B+2]C[Start, see D4 and https://example.org/];B[aa]TE[1]C[See D4]
(;W[ba]BM[1]C[Bad];B[cc]TR[aa]LB[bb:A]HO[1])(;W[ee]DO[];B[ff])(;W[ef]IT[];B[fg]))`;

type Rgb = readonly [red: number, green: number, blue: number];

/** A canvas of one colour; what is painted on a canvas is always in sRGB. */
function filled(ground: string, width = 1, height = 1): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/** A colour as it is seen on a ground. */
function seen(color: string, ground: string): Rgb {
  const context = filled(ground);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The hue of a colour in degrees; `undefined` for what looks grey. */
function hueOf([red, green, blue]: Rgb): number | undefined {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < SATURATED) return undefined;
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (60 * sector + 360) % 360;
}

/** Neutrals have a touch of wood. */
const SATURATED = 56;

function contrast(one: Rgb, other: Rgb): number {
  const luminance = (color: Rgb) => {
    const [red = 0, green = 0, blue = 0] = color.map((level) =>
      level > 10 ? ((level / 255 + 0.055) / 1.055) ** 2.4 : level / 255 / 12.92,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const colorProperties = [
  ...['color', 'backgroundColor', 'backgroundImage', 'boxShadow', 'outlineColor', 'caretColor'],
  ...['accentColor', 'borderTopColor', 'borderBottomColor', 'borderLeftColor', 'borderRightColor'],
  ...['textDecorationColor', 'fill', 'stroke'],
] as const;

/** All colours of the frame that a reader may see, by where they are. */
function colorsOf(board: Board): [where: string, color: string][] {
  const all = [...rootOf(board).querySelectorAll('.frame *')];
  return all
    .filter(
      (part) => part.checkVisibility() && !part.matches('[part~=board], [part~=board] *, .stone'),
    )
    .flatMap((part) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        if (pseudo && style.content === 'none') return [];
        return colorProperties.flatMap((name) =>
          [...style[name as 'color'].matchAll(/(?:rgba?|color|oklab)\([^()]*\)/g)].map(
            ([color]): [string, string] => [
              `${part.className || part.localName}${pseudo} ${name}`,
              color,
            ],
          ),
        );
      }),
    );
}

/** The hues of the pixels of the tree, as it is seen on a ground. */
function treeHues(board: Board, ground: string): number[] {
  const canvas = rootOf(board).querySelector<HTMLCanvasElement>('[part~=tree] canvas');
  if (!canvas) throw new Error('no tree');
  const { width, height } = canvas;
  const context = filled(ground, width, height);
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const hues: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const hue = hueOf([red, green, blue]);
    if (hue !== undefined) hues.push(hue);
  }
  return hues;
}

/** Which of the hues are those of the accent that the tests set. */
const PINK = 'rgb(200 0 120)';
const arePink = (hues: readonly number[]) =>
  hues.filter((hue) => Math.abs(((hue - 324 + 540) % 360) - 180) < 12).length;

/** The hues of the opaque pixels that are painted over the wood of a board. */
function boardHues(board: Board): number[] {
  const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy?.drawImage(canvas, 0, 0);
  const { data = [] } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const hues: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at, at + 4);
    const hue = alpha === 255 ? hueOf([red, green, blue]) : undefined;
    if (hue !== undefined) hues.push(hue);
  }
  return hues;
}

const pages = { light: ['#222', '#fff'], dark: ['#e6e4df', '#17181b'] } as const;

async function boardOn(page: keyof typeof pages, style = ''): Promise<Board> {
  const [text, ground] = pages[page];
  const board = await shownBoard(
    `<sgf-board try move="1" style="width:900px;color:${text};background:${ground};color-scheme:${page};${style}">${GAME}</sgf-board>`,
  );
  touch(board);
  await until(() => refsOf(board).length > 0, 'the comment has buttons');
  const rows = () => partOf(board, 'tree').style.getPropertyValue('--rows');
  await until(rows, 'the tree is laid out and painted');
  await untilPart(board, 'own');
  await settled(board);
  return board;
}

describe('the accent', () => {
  inWindow(1000, 800);

  for (const page of ['light', 'dark'] as const) {
    const [text, ground] = pages[page];

    it(`of the page is the only hue of the frame: ${page}`, async () => {
      const board = await boardOn(page, '--sgf-board-accent: rgb(200 0 120)');
      await openMenu(board);
      const wanted = hueOf([200, 0, 120]) ?? 0;
      const isWanted = (hue: number) => Math.abs(((hue - wanted + 540) % 360) - 180) < 12;
      const colors = colorsOf(board);
      const hues = colors.map(
        ([where, color]) => [where, color, hueOf(seen(color, ground))] as const,
      );
      expect(
        hues.filter(([, , hue]) => hue !== undefined && isWanted(hue)).length,
      ).to.be.greaterThan(5);
      expect(hues.filter(([, , hue]) => hue !== undefined && !isWanted(hue))).to.eql([]);
      const inTree = treeHues(board, ground);
      expect(inTree.length).to.be.greaterThan(50);
      expect(inTree.filter((hue) => !isWanted(hue)).length / inTree.length).to.be.lessThan(0.02);
    });

    it(`that nobody has set is seen, and text on it is readable: ${page}`, async () => {
      const board = await boardOn(page);
      partOf(board, 'canvas').focus();
      const canvas = rootOf(board).querySelector('[part~=tree] canvas');
      const accent = getComputedStyle(canvas ?? board).outlineColor;
      expect(contrast(seen(accent, ground), seen(ground, ground)), 'ring').to.be.at.least(3);
      const texts = {
        facts: partOf(board, 'info'),
        'the line above the comment': stepLineOf(board),
        'the way on': wayOf(board),
        'a name': elementIn(board, '[part~=player] b'),
        'a count': partOf(board, 'captures'),
        'a point that the comment names': refsOf(board)[0],
        'a variation': branchButtons(board)[0],
      };
      for (const [name, part] of Object.entries(texts)) {
        if (!part) throw new Error(`${name} is missing`);
        const { color, backgroundColor } = getComputedStyle(part);
        const below = `rgb(${seen(backgroundColor, ground).join(' ')})`;
        expect(contrast(seen(color, below), seen(below, below)), `${name}, ${text}`).to.be.at.least(
          4.5,
        );
      }
    });
  }

  for (const page of ['light', 'dark'] as const)
    it(`is what a comment lights up on the board: ${page}`, async () => {
      const board = await boardOn(page, `--sgf-board-accent: ${PINK}`);
      const onBoard = () => boardHues(board);
      expect(arePink(onBoard())).to.equal(0);
      refsOf(board)[0]?.click();
      await until(() => arePink(onBoard()) > 50, 'the ring');
      expect(
        onBoard().filter((hue) => hue > 190 && hue < 260),
        'blue',
      ).to.eql([]);
    });

  for (const accent of [PINK, '#ff40c0'])
    it(`has a tone for the winning connection in Hex: ${accent}`, async () => {
      const board = await shownBoard(
        `<sgf-board style="width:400px;--sgf-board-accent:${accent}" src="/demo/records/hex.sgf" path="last"></sgf-board>`,
      );
      const onBoard = () => boardHues(board);
      await until(() => arePink(onBoard()) > 200, 'the connection');
      board.first();
      await until(() => arePink(onBoard()) === 0, 'an empty board');
    });
});
