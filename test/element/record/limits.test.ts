import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import {
  addressOf,
  type Board,
  boardFrom,
  boardIn,
  messageOf,
  partOf,
  rootOf,
  settled,
  untilError,
} from '../board.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';

const MEGABYTE = 1_000_000;

/** A page's `fetch`, replaced for a test. */
function answering(answer: (init: RequestInit) => Promise<Response>): () => void {
  const before = Object.getOwnPropertyDescriptor(window, 'fetch') ?? {};
  window.fetch = (_, init = {}) => answer(init);
  return () => Object.defineProperty(window, 'fetch', before);
}

/** Bytes that come as fast as they are read, for ever. */
function endless(unit: string): { readonly body: ReadableStream; sent: number; isEnded: boolean } {
  const bytes = new TextEncoder().encode(unit.repeat(Math.ceil(MEGABYTE / unit.length)));
  const download = {
    sent: 0,
    isEnded: false,
    body: new ReadableStream({
      async pull(stream) {
        await aTimeout(1);
        download.sent += bytes.length;
        stream.enqueue(bytes);
      },
      cancel() {
        download.isEnded = true;
      },
    }),
  };
  return download;
}

/** Calls what is repeated so many times, at once. */
function tickingClock(): { readonly tick: (count: number) => void; readonly restore: () => void } {
  const before = Object.getOwnPropertyDescriptor(window, 'setInterval') ?? {};
  const repeated: (() => void)[] = [];
  window.setInterval = ((run: () => void) => repeated.push(run)) as unknown as typeof setInterval;
  return {
    tick: (count) => {
      for (let left = count; left > 0; left--) for (const run of repeated) run();
    },
    restore: () => void Object.defineProperty(window, 'setInterval', before),
  };
}

describe('a download', () => {
  let restore = () => undefined as unknown;
  afterEach(() => restore());

  it('with a limit that is no number has the usual one, and the console says so once', async () => {
    restore = answering(() => Promise.resolve(new Response('(;SZ[9];B[aa])')));
    const warnings = await warningsOf(async () => {
      for (const limit of ['nonsense', 'nonsense', '2'])
        await boardFrom(`<sgf-board src="/${limit}.sgf" limit="${limit}"></sgf-board>`).then(
          settled,
        );
    });
    expect(warnings).to.eql(['<sgf-board limit="nonsense">: allowed are megabytes, more than 0.']);
  });

  it('that never ends is ended, and what was read is shown with what is wrong', async () => {
    const download = endless('(;SZ[9];B[aa];W[bb])');
    restore = answering(() => Promise.resolve(new Response(download.body)));
    const board = await boardFrom('<sgf-board src="/endless.sgf" limit="2"></sgf-board>');
    await settled(board);
    expect(download.isEnded).to.equal(true);
    expect(download.sent, 'no more than one part is on its way').to.be.at.most(4 * MEGABYTE);
    expect(board.collection?.text.length).to.equal(2 * MEGABYTE);
    expect(board.tree.size).to.equal(3);
    await until(() => board.diagnostics.some(({ code }) => code === 'too-large'));
    await until(() => rootOf(board).querySelector('[part=status]'));
    expect(partOf(board, 'status').textContent).to.contain('2 MB');
  });

  it('that is larger than the page allows is cut off there', async () => {
    const src = addressOf(`(;SZ[9]${';B[aa];W[bb]'.repeat(100)})`);
    for (const [limit, size] of [
      ['0.000607', 101],
      ['1', 201],
      ['', 201],
      ['much', 201],
      ['-1', 201],
    ] as const) {
      const board = await boardFrom(`<sgf-board src="${src}" limit="${limit}"></sgf-board>`);
      await settled(board);
      expect(board.tree.size, limit).to.equal(size);
    }
  });

  it('is made again with another limit', async () => {
    const src = addressOf(`(;SZ[9]${';B[aa];W[bb]'.repeat(100)})`);
    const board = await boardFrom(`<sgf-board src="${src}" limit="0.000607"></sgf-board>`);
    await settled(board);
    board.limit = '2';
    await settled(board);
    expect(board.tree.size).to.equal(201);
  });

  it('of which nothing comes any more is given up, and can be tried again', async () => {
    const clock = tickingClock();
    const parts = ['(;SZ[9]', ';B[aa]'];
    let go: ReadableStreamDefaultController | undefined;
    restore = answering(({ signal }) => {
      const body = new ReadableStream({ start: (stream) => void (go = stream) });
      signal?.addEventListener('abort', () => go?.error(new Error('aborted')));
      return Promise.resolve(new Response(body));
    });
    const board = await boardFrom('<sgf-board src="/silent.sgf"></sgf-board>');
    await until(() => rootOf(board).querySelector('[part~=message]:not([hidden])'));
    for (const part of parts) {
      go?.enqueue(new TextEncoder().encode(part));
      await aTimeout(1);
      clock.tick(299); // a tenth of a second less than half a minute
      await board.updateComplete;
      expect(board.error).to.equal(undefined);
    }
    clock.tick(2);
    await untilError(board);
    clock.restore();
    expect(await messageOf(board)).to.contain('stopped responding');
    restore();
    restore = answering(() => Promise.resolve(new Response('(;SZ[9];B[aa])')));
    partOf(board, 'button-retry').click();
    await until(() => board.matches(':state(ready)'));
    expect(board.tree.size).to.equal(2);
  });

  it('is read with its games, game by game', async () => {
    const src = addressOf('(;SZ[9];B[aa])'.repeat(50_000));
    const board = await boardFrom(`<sgf-board src="${src}" game="40000"></sgf-board>`);
    await settled(board);
    expect(board.collection?.trees).to.have.length(50_000);
    expect(board.error).to.equal(undefined);
  });
});

describe('a text of the page', () => {
  const TEXT = `(;SZ[9]${';C[x];C[y]'.repeat(100)})`;
  const LIMIT = 'limit="0.000507"';
  const codesIn = (board: Board) => board.diagnostics.map(({ code }) => code);
  const forms: Readonly<Record<string, string>> = {
    'in an attribute': `<sgf-board ${LIMIT} sgf="${TEXT}"></sgf-board>`,
    'inside the board': `<sgf-board ${LIMIT}>${TEXT}</sgf-board>`,
    'in another element': `<pre id="far">${TEXT}</pre><sgf-board ${LIMIT} src="#far"></sgf-board>`,
  };
  for (const [form, markup] of Object.entries(forms))
    it(`${form} has the same limit: what was read is shown with what is wrong`, async () => {
      const page = await fixture(`<div>${markup}</div>`);
      const board = await settled(boardIn(page));
      expect(board.tree.size).to.equal(101);
      await until(() => codesIn(board).includes('too-large'));
      await until(() => rootOf(board).querySelector('[part=status]'));
      expect(partOf(board, 'status').textContent).to.contain('0.000507 MB');
      board.limit = '';
      await settled(board);
      expect(board.tree.size).to.equal(201);
      await until(() => codesIn(board).length === 0);
    });

  it('is cut there when it changes, too, and not in the middle of a character', async () => {
    const board = await boardFrom(`<sgf-board ${LIMIT}>(;SZ[9])</sgf-board>`);
    await settled(board);
    board.textContent = TEXT;
    await until(() => board.tree.size === 101);
    board.limit = '0.000007';
    board.sgf = '(;C[ab😀])';
    await settled(board);
    expect(board.collection?.text).to.equal('(;C[ab');
  });

  it('that is set while another one is read wins', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.sgf = `(;SZ[9]${';B[aa];W[bb]'.repeat(50_000)})`;
    await board.updateComplete;
    board.sgf = '(;SZ[9];B[aa])';
    await settled(board);
    board.sgf = `(;SZ[9]${';W[aa];B[bb]'.repeat(50_000)})`;
    await settled(board);
    expect(board.tree.size).to.equal(100_001);
  });
});

describe('a record of more than any real one has', () => {
  const boardOf = async (sgf: string, attributes = '') => {
    const board = await boardFrom(`<sgf-board src="${addressOf(sgf)}" ${attributes}></sgf-board>`);
    return settled(board);
  };
  const untilTold = (board: Board, limit: number) =>
    until(() =>
      board.diagnostics.some((odd) => odd.code === 'too-large' && odd.detail === String(limit)),
    );

  it('in one game is read to 300,000 nodes; where the page allows more megabytes, to more', async () => {
    const sgf = `(;SZ[9]${';B[]'.repeat(300_100)})`;
    const board = await boardOf(sgf);
    expect(board.tree.size).to.equal(300_000);
    await untilTold(board, 300_000);
    board.limit = '32';
    await settled(board);
    expect(board.tree.size).to.equal(300_101);
  });

  it('in many games is read to its end', async () => {
    const board = await boardOf(`(;SZ[9]${';B[]'.repeat(200_000)})`.repeat(2));
    expect(board.collection?.trees.map(({ size }) => size)).to.eql([200_001, 200_001]);
    expect(board.collection?.findings).to.eql([]);
  });

  it('in one node is read to 20,000 values', async () => {
    const board = await boardOf(`(;SZ[9];AB${'[aa]'.repeat(150_000)};W[bb])`, 'move="last"');
    const [node] = board.tree.children(board.tree.root);
    expect(node && board.tree.values(node, 'AB').length).to.equal(20_000);
    expect(board.tree.size, 'the rest was not read').to.equal(2);
    await untilTold(board, 20_000);
  });

  it('in depth is read to 100,000 variations inside of each other', async () => {
    const board = await boardOf('(;B[aa]'.repeat(120_000));
    expect(board.tree.size).to.equal(100_000);
    await untilTold(board, 100_000);
  });
});

describe('a main line of 20,000 odd moves', () => {
  it('is told of in 1,000 sentences', async () => {
    const src = addressOf(`(;SZ[9]${';B[aa];W[aa]'.repeat(10_000)})`);
    const board = await boardFrom(`<sgf-board src="${src}"></sgf-board>`);
    await settled(board);
    await until(() => board.diagnostics.length > 0);
    expect(board.diagnostics).to.have.length(1000);
  });
});
