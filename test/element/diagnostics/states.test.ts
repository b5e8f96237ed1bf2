import { aTimeout, expect } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, boardFrom, boardOf } from '../board.js';
import { partOf, RECORDS, rootOf, settled, showsPart, textOf, untilError } from '../board.js';
import { FetchGate } from '../page.js';
import { until } from '../../helpers/until.js';

const GAME = '(;SZ[9]PB[Ada];B[aa];W[bb];B[cc])';
const retry = (board: Board) =>
  rootOf(board).querySelector<HTMLButtonElement>('[part~=button-retry]');

/** A test that fails must not leave its network behind: the test runner needs it. */
const network = window.fetch.bind(window);
afterEach(() => void (window.fetch = network));

/** An answer that comes in pieces, as the test lets them go. */
class Download {
  #answer: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #fetch = window.fetch.bind(window);

  constructor(headers: Record<string, string>) {
    window.fetch = () => {
      const start = (answer: ReadableStreamDefaultController<Uint8Array>) =>
        void (this.#answer = answer);
      return Promise.resolve(new Response(new ReadableStream({ start }), { headers }));
    };
  }

  async send(text: string): Promise<void> {
    await until(() => this.#answer);
    this.#answer?.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.#answer?.close();
    window.fetch = this.#fetch;
  }
}

describe('a download that takes long', () => {
  it('is told until it has come', async () => {
    const download = new Download({ 'content-length': '200000' });
    const board = await boardFrom('<sgf-board src="/long.sgf"></sgf-board>');
    await download.send(' '.repeat(50_000));
    await until(() => textOf(board, 'message') === 'Loading…', 'it should be told');
    await expect(board).to.be.accessible();
    await download.send(GAME);
    download.end();
    await settled(board);
    expect([showsPart(board, 'message'), board.tree.size]).to.deep.equal([false, 4]);
  });

  it('leaves the fallback content readable', async () => {
    const gate = new FetchGate('waits');
    const board = await boardFrom(
      `<sgf-board src="${RECORDS}nine.sgf?waits"><p>The game of Ada</p></sgf-board>`,
    );
    await until(() => board.matches(':state(loading)'));
    const [text, message] = [board.querySelector('p') as Element, partOf(board, 'message')];
    await until(() => message.textContent);
    const { bottom } = text.getBoundingClientRect();
    expect(message.getBoundingClientRect().top).to.be.greaterThan(bottom);
    expect(getComputedStyle(text).backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
    gate.restore();
    await settled(board);
  });
});

describe('trying again', () => {
  const failing = async () => {
    const fetch = window.fetch.bind(window);
    window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    const board = await boardFrom(
      `<sgf-board src="${RECORDS}nine.sgf?${Math.random()}"></sgf-board>`,
    );
    await untilError(board);
    await until(() => retry(board));
    return { board, restore: () => (window.fetch = fetch) };
  };

  it('loads again, and the focus stays in the board', async () => {
    const { board, restore } = await failing();
    expect(textOf(board, 'message')).to.contain('503').and.contain('Try again');
    await expect(board).to.be.accessible();
    retry(board)?.focus();
    retry(board)?.click();
    await until(() => board.error);
    await until(() => rootOf(board).activeElement === retry(board), 'a second failure');
    restore();
    retry(board)?.click();
    await settled(board);
    expect(textOf(board, 'player-black')).to.contain('Mira');
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    expect(board.getAttribute('src')).to.match(/^\/demo/);
  });

  it('leaves the focus to a reader who has gone elsewhere', async () => {
    const { board, restore } = await failing();
    const field = document.createElement('input');
    board.after(field);
    restore();
    retry(board)?.click();
    field.focus();
    await settled(board);
    expect(document.activeElement).to.equal(field);
    field.remove();
  });

  it('is not offered for what stands in the page', async () => {
    for (const attributes of ['data-sgf="nothing"', 'src="#nobody"']) {
      const board = await boardFrom(`<sgf-board ${attributes}></sgf-board>`);
      await untilError(board);
      await loadPart('diagnostics');
      await aTimeout(0);
      expect(retry(board), attributes).to.equal(null);
    }
  });

  it('says what an author can do, by where the record lies', async () => {
    const fetch = window.fetch.bind(window);
    window.fetch = () => Promise.reject(new TypeError());
    try {
      const said = async (src: string) =>
        (await untilError(await boardFrom(`<sgf-board src="${src}"></sgf-board>`))).message;
      expect(await said('https://example.org/a.sgf'))
        .to.contain('Allow-Origin')
        .and.contain('copy');
      expect(await said('/a.sgf'))
        .to.contain('connection')
        .and.not.contain('CORS');
    } finally {
      window.fetch = fetch;
    }
  });
});

describe('the notice that something of a record is lost', () => {
  /** Two moves beside the board are lost, and a move on a stone is only odd. */
  const ODD = '(;SZ[9]PB[Ada];B[zz]C[<b>];W[ee];B[ee];W[zy])';
  const notice = (board: Board) => rootOf(board).querySelector<HTMLDetailsElement>('[part=status]');

  it('stands below the board, folded up, with places as text', async () => {
    const board = await boardOf(ODD);
    await until(() => notice(board));
    const status = notice(board) as HTMLDetailsElement;
    expect(status.open).to.equal(false);
    expect(textOf(board, 'status'))
      .to.contain('2 problems in the record')
      .and.contain('line 1, column 17');
    const { bottom } = partOf(board, 'board').getBoundingClientRect();
    expect(status.getBoundingClientRect().top).to.be.at.least(bottom);
    status.open = true;
    await expect(board).to.be.accessible();
    expect(board.matches(':state(warning)')).to.equal(true);
  });

  it('lies still while the reader steps', async () => {
    const board = await boardOf(ODD);
    await until(() => notice(board));
    const [before, height] = [notice(board), board.offsetHeight];
    before?.setAttribute('open', '');
    const opened = board.offsetHeight;
    for (let step = 0; step < 3; step++) {
      board.next();
      await settled(board);
      expect([notice(board), board.offsetHeight]).to.deep.equal([before, opened]);
    }
    before?.removeAttribute('open');
    expect(board.offsetHeight).to.equal(height);
  });

  it('names so many and counts the rest', async () => {
    const board = await boardOf(`(;SZ[9]${';B[zz]'.repeat(57)})`);
    await until(() => notice(board));
    expect(notice(board)?.querySelectorAll('li')).to.have.length(21);
    expect(textOf(board, 'status'))
      .to.contain('57 problems')
      .and.match(/and 37 more$/);
  });

  it('is there for what readers miss, in a viewer; the console has all, once', async () => {
    const { info } = console;
    const told: string[] = [];
    console.info = (text: string) => void told.push(text);
    for (const sgf of ['Hello (;SZ[9])', '(;SZ[9];W[ee];B[ee])']) {
      const small = await boardOf(sgf);
      await until(() => small.diagnostics.length > 0);
      await settled(small);
      expect(notice(small)).to.equal(null);
      small.game = '1';
      await settled(small);
    }
    console.info = info;
    expect(told.filter((text) => text.includes('oddities'))).to.have.length(1);
    expect(told.join()).to.contain('The move ee was played on an occupied point.');
    const diagram = await boardOf(ODD, 'mode="diagram"');
    await until(() => notice(diagram));
    expect(showsPart(diagram, 'status')).to.equal(false);
  });

  it('goes when another record comes', async () => {
    const board = await boardOf(ODD);
    await until(() => notice(board));
    board.sgf = GAME;
    await settled(board);
    expect(notice(board)).to.equal(null);
  });
});

describe('a board without a record', () => {
  const EMPTY = 'There is no game record here yet.';
  const isTold = (board: Board) =>
    showsPart(board, 'message') && textOf(board, 'message') === EMPTY;

  it('says so after a while, calmly, and its author reads what to do', async () => {
    const { info } = console;
    const told: string[] = [];
    console.info = (text: string) => void told.push(text);
    const board = await boardFrom('<sgf-board></sgf-board>');
    await until(() => board.matches(':state(empty)'));
    const { height } = board.getBoundingClientRect();
    expect(isTold(board), 'at first').to.equal(false);
    await until(() => isTold(board), 'it should be told');
    console.info = info;
    expect(board.getBoundingClientRect().height).to.equal(height);
    expect(told.join()).to.match(/has no record.*src/);
    await expect(board).to.be.accessible();
    board.sgf = GAME;
    await settled(board);
    expect(showsPart(board, 'message')).to.equal(false);
  });

  it('says nothing where a script brings the record, or to play on', async () => {
    const boards = await Promise.all([
      boardFrom('<sgf-board style="width:90px"></sgf-board>'),
      boardFrom('<sgf-board style="width:90px"></sgf-board>'),
      boardFrom('<sgf-board style="width:90px" try></sgf-board>'),
    ]);
    for (const board of boards) await until(() => board.matches(':state(empty)'));
    const [byScript, byText] = boards;
    byScript.sgf = GAME;
    byText.append(GAME);
    const last = await boardFrom('<sgf-board style="width:90px"></sgf-board>');
    await until(() => isTold(last));
    await settled(last);
    expect(boards.map(isTold)).to.deep.equal([false, false, false]);
  });
});

describe('a collection with broken games in it', () => {
  it('opens, and shows each game that can be shown', async () => {
    const games = Array.from({ length: 1000 }, (_, at) =>
      at % 7 === 3 ? `(SZ[9]PB[Broken ${at}];B;W[zz])) nonsense` : `(;SZ[9]PB[Player ${at}];B[aa])`,
    );
    const board = await boardFrom('<sgf-board game="1"></sgf-board>');
    await board.load(games.join('\n'));
    expect(board.collection?.trees.length).to.be.at.least(1000);
    board.game = '8';
    await until(() => textOf(board, 'player-black').startsWith('Player'));
    await until(() => board.diagnostics.length > 100);
  });
});
