import { expect, fixture } from '../../helpers/testing.js';
import { firstGames } from '../../../src/sgf/gradual.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { type Board, boardFrom, boardIn, heard, isSeen, rootOf } from '../board.js';
import { partOf, showsPart, spokenBy } from '../board.js';
import { untilPainted } from '../pixels.js';
import { until } from '../../helpers/until.js';

const MOVES = ';B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[gg];W[hh]'.repeat(10);
const games = (count: number) =>
  Array.from({ length: count }, (_, i) => `(;GM[1]SZ[9]GN[Game ${i + 1}]${MOVES})`);
const MANY = games(200);

/** Holds back what waits for the page to be at rest, and runs it turn by turn. */
class Rest {
  /** Not every browser tells when a page is at rest. */
  readonly #own = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
  #tasks: IdleRequestCallback[] = [];

  constructor() {
    window.requestIdleCallback = (task, options) => {
      expect(options?.timeout, 'a page may never be at rest').to.be.within(1, 10_000);
      return this.#tasks.push(task);
    };
  }

  /** The page is at rest for a moment: whatever waits now has its turn. */
  async come(msLeft = 0): Promise<void> {
    const tasks = this.#tasks;
    this.#tasks = [];
    for (const task of tasks) task({ didTimeout: false, timeRemaining: () => msLeft });
    await new Promise((done) => setTimeout(done));
  }

  end(): void {
    if (this.#own) Object.defineProperty(window, 'requestIdleCallback', this.#own);
    else Reflect.deleteProperty(window, 'requestIdleCallback');
  }
}

async function boardOf(sgf: readonly string[], attributes = ''): Promise<Board> {
  const board = await boardFrom(`<sgf-board ${attributes}></sgf-board>`);
  board.sgf = sgf.join('\n');
  await board.ready; // nothing that waits for rest: it comes when a test says so
  return board;
}

/** How many games of the board's record have been read. */
const gamesRead = (board: Board) => board.collection && firstGames(board.collection, 0).length;
const bar = (board: Board) => rootOf(board).querySelector('[part~="button-games"]');

describe('a long file of many games', () => {
  let rest: Rest;
  beforeEach(() => {
    rest = new Rest();
  });
  afterEach(() => rest.end());

  it('has the list of its games asked for while the rest is read', async () => {
    performance.setResourceTimingBufferSize(10_000);
    const isAsked = () =>
      performance.getEntriesByType('resource').some(({ name }) => /games-bar/.test(name));
    const board = await boardOf(MANY);
    while ((gamesRead(board) ?? 0) < 2) await rest.come();
    await until(isAsked, 'the list');
    expect(gamesRead(board)).to.be.below(MANY.length);
  });

  it('is shown when its first game has been read', async () => {
    const board = await boardOf(MANY, 'move="last"');
    expect(board.matches(':state(ready)')).to.equal(true);
    expect([board.moveNumber, gamesRead(board)]).to.deep.equal([80, 1]);
    await untilPainted(board);
    expect([gamesRead(board), bar(board)]).to.deep.equal([1, null]);
  });

  it('is read on bit by bit, and then has its bar, for which there was room', async () => {
    const board = await boardOf(MANY);
    while (gamesRead(board) === 1) await rest.come(); // the chunk that reads on may be on its way
    expect(gamesRead(board)).to.be.within(2, 50);
    expect(bar(board)).to.equal(null);
    // What the frame gets at rest may come later.
    while (!rootOf(board).querySelector('[part~="button-info"]')) await rest.come();
    const top = partOf(board, 'board').getBoundingClientRect().top;
    while (!bar(board)) await rest.come(5);
    expect(gamesRead(board)).to.equal(200);
    expect(bar(board)?.textContent.trim()).to.equal('1 / 200');
    expect(partOf(board, 'board').getBoundingClientRect().top).to.equal(top);
  });

  it('keeps where the reader has gone meanwhile, and tells nothing twice', async () => {
    const seen: string[] = [];
    const board = await boardFrom('<sgf-board></sgf-board>');
    for (const type of ['load', 'sgf-navigate'])
      board.addEventListener(type, () => seen.push(type));
    board.sgf = MANY.join('\n');
    await board.ready;
    const { tree } = board;
    board.goTo(5);
    partOf(board, 'button-next').click();
    await board.ready;
    const spoken = spokenBy(board);
    while (!bar(board)) await rest.come(5);
    expect([board.moveNumber, board.tree === tree]).to.deep.equal([6, true]);
    expect(seen).to.deep.equal(['load', 'sgf-navigate', 'sgf-navigate']);
    expect(spoken).to.contain('6');
    expect(spokenBy(board)).to.equal(spoken);
  });

  it('is whole for a page that asks', async () => {
    const counts: (number | undefined)[] = [];
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.addEventListener('load', () => counts.push(board.collection?.trees.length));
    board.sgf = MANY.join('\n');
    await board.ready;
    expect(counts).to.deep.equal([200]);
    expect(board.collection?.trees[0]).to.equal(board.tree);
    while (!bar(board)) await rest.come(5);
    board.remove(); // the next one is to be on the screen
    expect(parseSgf(await (await boardOf(MANY)).toSgf()).trees.length).to.equal(200);
  });

  it('is read as far as the game that is wanted', async () => {
    const board = await boardOf(MANY, 'game="30"');
    expect([board.tree.values(board.tree.root, 'GN')[0], gamesRead(board)]).to.eql(['Game 30', 30]);
    board.game = '40';
    await board.ready;
    expect([board.tree.values(board.tree.root, 'GN')[0], gamesRead(board)]).to.eql(['Game 40', 40]);
    board.game = 'Game 199';
    await board.ready;
    expect(board.tree.values(board.tree.root, 'GN')[0]).to.equal('Game 199');
  });

  it('is shared by boards with one address, and by those that follow them', async () => {
    const src = URL.createObjectURL(new Blob([MANY.join('\n')]));
    const page = await fixture(
      `<div><sgf-board id="g1" src="${src}"></sgf-board>
        <sgf-board loading="eager" src="${src}"></sgf-board>
        <sgf-board loading="eager" src="#g1" game="20"></sgf-board></div>`,
    );
    const boards = [...page.querySelectorAll('sgf-board')];
    for (const board of boards) await board.ready;
    expect(new Set(boards.map(({ collection }) => collection)).size).to.equal(1);
    expect(boards[1]?.tree).to.equal(boardIn(page).tree);
    expect(gamesRead(boardIn(page))).to.equal(20);
    URL.revokeObjectURL(src);
  });

  it('is left alone when another record is wanted', async () => {
    const board = await boardOf(MANY);
    const { collection } = board;
    await board.load('(;SZ[9];B[aa])');
    await rest.come(5);
    expect(collection && firstGames(collection, 0).length).to.equal(1);
    expect([gamesRead(board), isSeen(partOf(board, 'games'))]).to.deep.equal([1, false]);
  });

  it('tells what is odd in it as ever, once it has been read', async () => {
    const odd = [...MANY.slice(0, 100), '(;SZ[9];B[aa]XY)', ...MANY.slice(100)];
    const board = await boardOf(odd);
    expect(board.matches(':state(warning)')).to.equal(false);
    const told = heard(board, 'sgf-diagnostic');
    while (told.length === 0) await rest.come(5);
    const [expected] = parseSgf(odd.join('\n')).findings;
    const diagnostic = board.diagnostics.find(({ code }) => code === 'no-value');
    expect(diagnostic).to.include({ code: 'no-value', game: 101, offset: expected?.offset });
    await board.updateComplete;
    expect(board.matches(':state(warning)')).to.equal(true);
    expect(showsPart(board, 'status'), 'a matter for authors').to.equal(false);
  });

  const special: Record<string, string> = {
    'another game': '(;GM[11]SZ[5];B[a1])',
    'a dialect': '(;GM[1]SZ[9]S[aabbcc])',
    'an old dialect': '(;GaMe [11]SiZe[5];B[a1])',
    handicap: '(;SZ[9]H D[4])',
  };
  for (const [name, game] of Object.entries(special)) {
    it(`is read before it is shown where there is ${name} in it`, async () => {
      const board = await boardOf([...MANY, game]);
      expect(gamesRead(board)).to.equal(201);
      const alone = await boardOf([game], 'move="last" loading="eager"');
      board.move = 'last';
      board.game = '201';
      await board.ready;
      expect(board.describe()).to.equal(alone.describe());
      expect(board.tree.size).to.equal(alone.tree.size);
    });
  }
});
