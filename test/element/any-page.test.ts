import { expect } from '../helpers/testing.js';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { type Board, boardFrom, frames, partOf, rootOf, settled } from './board.js';
import { until } from '../helpers/until.js';

/** Styles of the page around a board that are not meant for it. */
const GAME =
  '(;SZ[9]PB[Ada]BR[3k]PW[Lin]RE[B+2.5]EV[Autumn game]DT[2026-10-03]C[Words (at E5).];B[ee](;W[bb];B[cc])(;W[cc]))';
const PROBLEM = '(;SZ[9]AB[ca][cb]AW[ba][bb]C[Black to kill](;B[aa]C[Correct])(;B[da]C[no]))';

const frameOf = (board: Board) => rootOf(board).querySelector('.frame') as HTMLElement;

/** Boxes and text sizes of everything in a board, relative to the board. */
function sizesOf(board: Board): string[] {
  const { left, top } = board.getBoundingClientRect();
  return [
    ...rootOf(board).querySelectorAll<HTMLElement>(
      ':not(svg, svg *, canvas, .gauge, .spoken, .preview *)',
    ),
  ]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isOnTop = !!element.closest('dialog, [popover]');
      const place = isOnTop ? [] : [x - left, y - top];
      const box = [...place, width, height].map((size) => size.toFixed(1));
      return `${element.localName}.${element.className} ${box.join()} ${getComputedStyle(element).fontSize}`;
    });
}

/** A board with everything that it loads, in an element with these styles. */
async function boardIn(style: string, attributes = '', sgf = GAME): Promise<Board> {
  const around = await boardFrom(
    `<div style="${style}"><sgf-board loading="eager" ${attributes}>${sgf}</sgf-board></div>`,
  );
  const board = around.querySelector('sgf-board') as Board;
  await settled(board);
  await until(
    () => attributes.includes('diagram') || rootOf(board).querySelector('[part~=button-tools]'),
  );
  return settled(board);
}

describe('the size of the root’s text', () => {
  const { style } = document.documentElement;
  before(() => setViewport({ width: 1100, height: 900 }));
  afterEach(() => style.removeProperty('font-size'));
  after(() => setViewport({ width: 800, height: 600 }));

  const open = (part: string) => async (board: Board) => {
    rootOf(board).querySelector<HTMLElement>(`[part~=${part}]`)?.click();
    await until(() => rootOf(board).querySelector(':popover-open, dialog[open]'));
  };
  for (const [name, [width, attributes, sgf, act]] of Object.entries<
    [number, string, string?, ((board: Board) => Promise<void>)?]
  >({
    'a game': [1000, ''],
    'a narrow game': [360, 'try'],
    'a game as wide as the page': [1080, 'panels="none"'],
    'a problem': [500, 'mode="problem"', PROBLEM],
    'a guess': [500, 'mode="guess"'],
    'an empty board': [240, 'controls="compact"', '(;)'],
    menu: [1000, '', GAME, open('button-tools')],
    information: [1000, '', GAME, open('button-info')],
    help: [
      1000,
      '',
      GAME,
      async (board) => {
        partOf(board, 'canvas').focus();
        await sendKeys({ press: '?' });
        await until(() => rootOf(board).querySelector('dialog[open]'));
      },
    ],
  }))
    it(`changes nothing: ${name}`, async () => {
      const board = await boardIn(`font-size:16px;width:${width}px`, attributes, sgf);
      await act?.(board);
      await frames(3);
      await settled(board);
      const usual = sizesOf(board);
      expect(usual.length).to.be.above(9);
      for (const size of ['8px', '10px', '24px']) {
        style.fontSize = size;
        await frames(3);
        await settled(board);
        expect(sizesOf(board), size).to.deep.equal(usual);
      }
    });

  it('does not matter, but that of the text around a board does', async () => {
    const button = (board: Board) =>
      rootOf(board).querySelector('[part~=button-next]')?.getBoundingClientRect();
    const small = button(await boardIn('font-size:16px;width:1000px'));
    const large = button(await boardIn('font-size:32px;width:1000px'));
    expect(large?.height).to.equal(2 * (small?.height ?? NaN));
  });

  it('is at least what can be read where the page hides blanks by a size of 0', async () => {
    const board = await boardIn('font-size:16px;width:600px');
    const usual = sizesOf(board);
    (board.parentElement as HTMLElement).style.fontSize = '0';
    await frames(3);
    expect(sizesOf(await settled(board))).to.deep.equal(usual);
  });
});

describe('inherited styles of a page', () => {
  before(() => setViewport({ width: 1100, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  /** Values that are not the initial ones of most properties. */
  const VALUES = [
    ...[
      '17px',
      '2em',
      '3',
      'none',
      'hidden',
      'uppercase',
      'vertical-rl',
      'right',
      'both',
      'all',
      'italic',
    ],
    ...[
      'bold',
      'small-caps',
      '1px 1px red',
      'red',
      'loose',
      'manual',
      'break-all',
      'anywhere',
      'pre',
      'justify',
    ],
    ...[
      'pointer',
      'help',
      'collapse',
      'bottom',
      'inside',
      'square',
      'under',
      'over',
      'circle',
      'dark',
      'hide',
    ],
    ...[
      'exact',
      'pixelated',
      'optimizeLegibility',
      'geometricPrecision',
      'each-line 2em',
      'start',
      'middle',
    ],
    ...[
      'evenodd',
      'round',
      'bevel',
      'stroke',
      'linearRGB',
      'sideways',
      'mixed',
      'upright',
      'avoid',
      '50%',
      '"x"',
    ],
    ...[
      'balance',
      'pretty',
      'stable',
      'force-end',
      'first',
      'last',
      'no-common-ligatures',
      'condensed',
      '0.5',
    ],
    ...[
      'ex-height 1',
      'text',
      'element',
      'contain',
      'url(x.svg#y)',
      '"«" "»"',
      'rgb(1, 2, 3)',
      'dot',
      'allow-end',
      'preserve',
    ],
  ];
  /** What a page means for a board, too. */
  const KEPT = [
    ...[
      'direction',
      'color',
      'color-scheme',
      'forced-color-adjust',
      'pointer-events',
      'visibility',
    ],
    ...['font-family', 'font-size', '-webkit-locale', 'line-height', '-webkit-font-smoothing'],
    ...['-webkit-tap-highlight-color', 'interactivity'],
    ...['width', 'inline-size'], // the frame is as wide as the board
  ];

  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  outer.append(inner);

  /** The values of all inherited properties that are not the initial ones. */
  function* inherited(): Generator<readonly [name: string, value: string]> {
    document.body.append(outer);
    for (const name of getComputedStyle(inner)) {
      if (KEPT.includes(name) || name.startsWith('--')) continue;
      const initial = getComputedStyle(inner).getPropertyValue(name);
      for (const value of VALUES) {
        outer.style.setProperty(name, value);
        const isInherited = getComputedStyle(inner).getPropertyValue(name) !== initial;
        outer.style.removeProperty(name);
        if (isInherited) yield [name, value];
      }
    }
    outer.remove();
  }

  it('do not reach it', async () => {
    const board = await boardIn('width:600px');
    const around = board.parentElement as HTMLElement;
    const frame = frameOf(board);
    const tried = new Set<string>();
    const reached: string[] = [];
    for (const [name, value] of inherited()) {
      tried.add(name);
      const usual = getComputedStyle(frame).getPropertyValue(name);
      for (const element of [around, board]) {
        element.style.setProperty(name, value);
        const now = getComputedStyle(frame).getPropertyValue(name);
        element.style.removeProperty(name);
        if (now !== usual) reached.push(`${name}: ${value} → ${now}`);
      }
    }
    expect(reached).to.deep.equal([]);
    expect([...tried]).to.include.members([
      ...[
        'writing-mode',
        'text-indent',
        'text-transform',
        'letter-spacing',
        'word-spacing',
        'text-shadow',
      ],
      ...['white-space-collapse', 'text-align', 'hyphens', 'cursor', 'font-style', 'font-weight'],
    ]);
  });

  it('leave its layout as it is', async () => {
    const board = await boardIn('width:600px');
    board.style.width = '600px';
    const { style } = board.parentElement as HTMLElement;
    const usual = sizesOf(board);
    for (const others of [
      'writing-mode:vertical-rl;height:900px',
      'text-indent:2em',
      'text-transform:uppercase;letter-spacing:.2em;word-spacing:1em',
      'white-space:pre;text-align:justify;hyphens:auto;line-height:3',
    ]) {
      style.cssText = `width:600px;${others}`;
      await frames(3);
      expect(sizesOf(await settled(board)), others).to.deep.equal(usual);
    }
  });

  it('such as user-select still leave its comment selectable', async () => {
    const board = await boardIn('width:600px;-webkit-user-select:none;user-select:none');
    const style = getComputedStyle(frameOf(board)) as {
      userSelect?: string;
      webkitUserSelect?: string;
    };
    expect(style.userSelect ?? style.webkitUserSelect).to.equal('text'); // what is in it computes to auto, or text
  });

  it('reach it if they are meant for it', async () => {
    const board = await boardIn(
      'width:600px;direction:rtl;color:rgb(1, 2, 3);font-family:serif;font-size:20px;visibility:hidden;pointer-events:none;forced-color-adjust:none',
    );
    const style = getComputedStyle(frameOf(board));
    expect([style.direction, style.color, style.fontFamily]).to.deep.equal([
      ...['rtl', 'rgb(1, 2, 3)', 'serif'],
    ]);
    expect([style.fontSize, style.visibility, style.pointerEvents]).to.deep.equal([
      ...['20px', 'hidden', 'none'],
    ]);
  });
});
