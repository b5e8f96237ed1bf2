import { isWhole } from '../../src/sgf/gradual.js';
import { expect } from '../helpers/testing.js';
import { SgfBoardElement } from '../../src/index.js';
import { type Board, boardOf, click, heard } from './board.js';
import {
  elementIn,
  partOf,
  rootOf,
  settled,
  settledPage,
  spokenBy,
  touch,
  untilPart,
} from './board.js';
import {
  expectContained,
  expectHarmless,
  HOSTILE,
  type Page,
  pageWith,
  recordOf,
  seenText,
  TURNING,
  watchCalls,
} from './hostile.js';
import { explore, pressKey, untilReader } from './listener.js';
import { point, until } from './steered.js';
import { openMenu } from './menu.js';
import { dialogOf, openInfo, untilDialog } from './dialogs.js';
import { inWindow } from './emulate.js';
import { forgetDictionaries } from './page.js';
import { refsOf } from './comment.js';

const LONG = `${'W'.repeat(2500)} ${'w '.repeat(1250)}`;

async function opened(board: Board, open: () => unknown): Promise<void> {
  await open();
  await untilDialog(board);
  await settled(board);
}

const preview = (board: Board) => rootOf(board).querySelector('[role=tooltip]:not([hidden])');

async function openPreview(board: Board): Promise<void> {
  const rows = () => partOf(board, 'tree').style.getPropertyValue('--rows');
  await until(rows, 'the tree should be laid out');
  const scroller = elementIn(board, '[role=tree]');
  const { left, top } = scroller.getBoundingClientRect();
  point(scroller, 'pointermove', { clientX: left + 49, clientY: top + 21, pointerType: 'mouse' });
  await until(() => preview(board), 'the preview should open');
}

/** How a reader comes to each part, from a board that is at rest. */
const parts: Readonly<Record<string, (board: Board) => Promise<unknown>>> = {
  'comment, players and facts': (board) => {
    touch(board);
    return until(() => refsOf(board)[0]);
  },
  'a comment behind a move': async (board) => {
    await click(board, 'button-next');
    touch(board);
    await until(() => refsOf(board)[0]);
  },
  'a move that can’t be read': async (board) => {
    for (let step = 0; step < 2; step++) await click(board, 'button-next');
  },
  'a point that a comment names': async (board) => {
    touch(board);
    await until(() => refsOf(board)[0]);
    refsOf(board)[0]?.click();
  },
  'game information': (board) =>
    opened(board, async () => {
      (await openInfo(board)).querySelector('summary')?.click();
    }),
  tools: async (board) => {
    await openMenu(board);
  },
  help: (board) => opened(board, () => keyOn(board, '?')),
  'position as text': (board) =>
    opened(board, async () => {
      await keyOn(board, 'Shift+Enter');
      (await untilDialog(board)).querySelector('summary')?.click();
    }),
  'point by point': async (board) => {
    const grid = await explore(board);
    await until(() => [...grid.querySelectorAll('[tabindex]')].every(({ ariaLabel }) => ariaLabel));
    await pressKey('Control+Home');
  },
  'preview in the tree': openPreview,
  'the games of a file': async (board) => {
    await until(() => board.collection && isWhole(board.collection)); // else the record to come closes it
    await opened(board, () => click(board, 'button-games'));
  },
  'another game of it': (board) => click(board, 'button-next-game'),
  'own moves': async (board) => {
    await untilPart(board, 'own');
    await click(board, 'button-pass');
  },
};

async function keyOn(board: Board, key: string): Promise<void> {
  await untilReader(board);
  partOf(board, 'canvas').focus();
  await pressKey(key);
}

function expectSpoken(board: Board, state: string): void {
  const spoken = spokenBy(board);
  expect(spoken.length, `${state}: what is spoken`).to.be.at.most(1000);
  expect(partOf(board, 'canvas').ariaLabel?.length, `${state}: the picture`).to.be.at.most(300);
}

describe('hostile texts', () => {
  inWindow(1000, 800);
  watchCalls();

  const texts = { markup: HOSTILE, turning: `${TURNING}שלום ${HOSTILE}${TURNING}`, long: LONG };
  for (const [state, open] of Object.entries(parts))
    it(`${state}: are text, stay in their box, and leave the page as it was`, async () => {
      for (const [kind, text] of Object.entries(texts))
        for (const [width, dir] of [
          [900, 'ltr'],
          [360, 'rtl'],
        ] as const) {
          if (width < 900 && open === openPreview) continue; // no tree
          const page: Page = await pageWith('(;SZ[9])(;SZ[9])', { width, dir });
          const before = page.words();
          page.board.sgf = recordOf(text);
          await page.board.ready;
          await settled(page.board);
          const { overflow } = getComputedStyle(document.documentElement);
          await open(page.board);
          await settled(page.board);
          const told = `${state}, ${kind}, ${width}`;
          expect(page.words(), told).to.eql(before);
          expectHarmless(page.board, told);
          expectContained(page, told);
          expectSpoken(page.board, told);
          expect(getComputedStyle(document.documentElement).overflow).to.equal(overflow);
          page.box.parentElement?.remove();
        }
    }).timeout(60_000);

  it('are all there to be read', async () => {
    const { board } = await pageWith(recordOf(HOSTILE));
    await parts['comment, players and facts']?.(board);
    for (const name of ['comment', 'player-black', 'player-white', 'info'])
      expect(seenText(partOf(board, name).textContent), name).to.contain(seenText(HOSTILE));
    await parts['game information']?.(board);
    const told = seenText(dialogOf(board)?.textContent).split(seenText(HOSTILE)).length - 1;
    expect(told, 'rows').to.be.at.least(20);
    dialogOf(board)?.close();
    await parts['the games of a file']?.(board);
    expect(seenText(dialogOf(board)?.textContent)).to.contain(seenText(HOSTILE));
  });

  it('are isolated, each in its own direction', async () => {
    const { board } = await pageWith(recordOf(`${TURNING}שלום`));
    await parts['comment, players and facts']?.(board);
    const isolating = (part: Node) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const loose: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isOwn = node.parentElement?.closest('[dir=auto], bdi, .branch, .spoken, pre');
        if (
          /ש/.test(node.textContent ?? '') &&
          !isOwn &&
          !/\u2068[^\u2069]*ש/.test(node.textContent ?? '')
        )
          loose.push(node.textContent ?? '');
      }
      return loose;
    };
    expect(isolating(rootOf(board)), 'board').to.eql([]);
    for (const part of ['game information', 'position as text', 'the games of a file']) {
      await parts[part]?.(board);
      expect(isolating(dialogOf(board) as Node), part).to.eql([]);
      const diagram = dialogOf(board)?.querySelector('pre');
      if (diagram) expect(getComputedStyle(diagram).unicodeBidi).to.equal('isolate-override');
      dialogOf(board)?.close();
    }
    await openPreview(board);
    expect(isolating(preview(board) as Node), 'preview').to.eql([]);
  });

  it('do not make the board higher', async () => {
    const heights = [];
    for (const text of ['x', LONG]) {
      const { board } = await pageWith(
        recordOf(text).replaceAll(/(KM|HA|TM|CA|[BW]L)\[[^\]]*\]/g, ''),
      );
      await parts['comment, players and facts']?.(board);
      heights.push(board.getBoundingClientRect().height);
    }
    const [plain = 0, long = 0] = heights;
    expect(long - plain, heights.join()).to.be.at.most(120);
  });
});

describe('addresses of own moves', () => {
  const addresses = [
    '0.]B[aa',
    '0.aa]C[x',
    '0.<script>hacked()</script>',
    '0.aa.\u202ebb',
    '0.%5DB%5Baa',
    '0.zz.yy',
    '0.a1.a1',
    `0.${'9'.repeat(5000)}`,
    '0.constructor',
    '0.__proto__.aa',
  ];
  watchCalls();
  for (const address of addresses)
    it(`lead nowhere, or to a point: ${address.slice(0, 30)}`, async () => {
      const board = await boardOf('(;SZ[9];B[ee];W[ff])', 'try');
      await untilPart(board, 'own');
      board.path = address;
      await board.updateComplete;
      await settled(board);
      const link = document.createElement('a');
      link.href = `#g1/${address}`;
      link.textContent = 'link';
      board.id = 'g1';
      board.before(link);
      link.click();
      await settled(board);
      expectHarmless(board, address);
      expect(await board.toSgf()).to.equal('(;SZ[9];B[ee];W[ff])');
      expect(board.currentPath).to.match(/^[\w.+]+$/);
      link.remove();
      history.replaceState(null, '', location.pathname + location.search);
    });

  it('are played only so far', async () => {
    const tries = heard(document, 'sgf-try');
    const board = await boardOf(
      '(;SZ[9];B[ee];W[ff])',
      `try path="0.${'pass.'.repeat(20_000)}pass"`,
    );
    await untilPart(board, 'own');
    await until(() => board.moveNumber > 0);
    expect(board.moveNumber).to.be.within(100, 1000);
    expect(tries.length).to.be.at.most(1000);
  });
});

describe('hostile languages', () => {
  inWindow(1000, 800);
  watchCalls();
  afterEach(forgetDictionaries);
  const tags = [
    '"><img onerror=hacked()>',
    'javascript:hacked()',
    '../../x',
    '__proto__',
    'constructor',
    'toString',
    'de-',
    'x'.repeat(5000),
    '\u202ede',
    'en-u-nu-zzzz',
    'de-u-co-phonebk-x-hacked',
    'hasOwnProperty',
    'i-klingon',
    '*',
    'zh-Hant-Hant',
  ];
  for (const tag of tags)
    it(`lang=${tag.slice(0, 30)}: the board speaks`, async () => {
      const page = await pageWith('(;SZ[9]C[D4]RE[B+3.5]DT[2020-01-01];B[aa])');
      page.box.lang = tag;
      await settledPage();
      await click(page.board, 'button-next');
      await until(() => /[1１]/.test(spokenBy(page.board)));
      expectHarmless(page.board, tag);
      await parts['game information']?.(page.board);
      expectHarmless(page.board, tag);
    });

  const odd: Readonly<Record<string, unknown>> = {
    number: 5,
    object: {},
    list: ['a'],
    nothing: null,
    function: () => 'hacked',
    nested: { other: { other: 'x' } },
    symbol: Symbol('x'),
    markup: `${HOSTILE} {number} {nope} {constructor}`,
  };
  for (const [kind, value] of Object.entries(odd))
    it(`dictionaries of ${kind}: the board speaks, and shows text`, async () => {
      const all = new Proxy({}, { get: () => value });
      const areas = new Proxy({}, { get: () => all });
      for (const dictionary of [areas, all, value]) {
        Object.assign(SgfBoardElement.dictionaries, { xx: dictionary });
        const page = await pageWith(
          '(;SZ[9]C[D4]PB[a]RE[B+3.5]DT[2020-01-01];B[aa](;W[bb])(;W[cc]))(;SZ[9])',
        );
        page.box.lang = 'xx';
        await settledPage();
        await click(page.board, 'button-next');
        await until(() => spokenBy(page.board));
        for (const part of ['game information', 'help', 'position as text']) {
          await parts[part]?.(page.board);
          expectHarmless(page.board, kind);
          dialogOf(page.board)?.close();
        }
        page.box.parentElement?.remove();
      }
    });
});
