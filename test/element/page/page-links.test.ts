import { expect, fixture } from '../../helpers/testing.js';
import { type Board, boardIn, frames, settled } from '../board.js';
import { GAME, linkIn, page } from './link-page.js';
import { until } from '../../helpers/until.js';

describe('the link to the shown node', () => {
  const current = (group: Element) =>
    [...group.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent);

  it('is marked, until another node is shown', async () => {
    const group = await page('<a href="#g1/3">Three</a><a href="#g1/4">Four</a>');
    const board = boardIn(group);
    expect(current(group)).to.deep.equal([]);
    board.goTo(3);
    await settled(board);
    expect(current(group)).to.deep.equal(['Three']);
    board.next();
    await settled(board);
    expect(current(group)).to.deep.equal(['Four']);
    board.remove();
    expect(current(group)).to.deep.equal([]);
  });

  it('is marked whatever name the node has, and when it comes or changes later', async () => {
    const group = await page('<a href="#g1/%23Dia.%2015">Name</a>');
    boardIn(group).goTo(3);
    await settled(boardIn(group));
    expect(current(group)).to.deep.equal(['Name']);
    group.insertAdjacentHTML('beforeend', '<p><button data-sgf-board="g1" data-path="3">Late');
    await until(() => current(group).length === 2, 'a link that came later');
    expect(current(group)).to.deep.equal(['Name', 'Late']);
    linkIn(group).setAttribute('href', '#g1/4');
    await until(() => current(group).length === 1, 'a link that has changed');
    expect(current(group)).to.deep.equal(['Late']);
  });

  it('keeps what the page itself has said of it', async () => {
    const group = await page('<a href="#g1/3" aria-current="page">A</a><a href="#g1/3">B</a>');
    const board = boardIn(group);
    const said = () => [...group.querySelectorAll('a')].map((a) => a.getAttribute('aria-current'));
    board.goTo(3);
    await settled(board);
    expect(said()).to.deep.equal(['page', 'true']);
    linkIn(group, 'a:last-of-type').setAttribute('aria-current', 'step');
    board.next();
    await settled(board);
    expect(said()).to.deep.equal(['page', 'step']);
  });

  it('does not have the page searched at each step', async () => {
    const group = await page('<a href="#g1/3">Three</a>');
    const board = boardIn(group);
    board.next();
    await settled(board);
    let searches = 0;
    const search = Reflect.get(document, 'querySelectorAll') as (selector: string) => unknown;
    Reflect.set(document, 'querySelectorAll', (selector: string) => {
      searches += 1;
      return search.call(document, selector);
    });
    try {
      for (let step = 0; step < 5; step++) {
        board.next();
        await frames(1); // links are searched with frames, here and below
      }
    } finally {
      Reflect.deleteProperty(document, 'querySelectorAll');
    }
    expect(searches).to.equal(0);
  });
});

describe('many boards and links', () => {
  /** Runs, and counts how often the page is searched for links, and how many are read. */
  async function searchesOf(run: () => Promise<void>): Promise<number> {
    let searches = 0;
    const search = Reflect.get(document, 'querySelectorAll') as (selector: string) => unknown;
    Reflect.set(document, 'querySelectorAll', (selector: string) => {
      if (selector.includes('data-sgf-board')) searches += 1;
      return search.call(document, selector);
    });
    try {
      await run();
    } finally {
      Reflect.deleteProperty(document, 'querySelectorAll');
    }
    return searches;
  }

  it('do not have the page searched for each board that comes or goes', async () => {
    const group = await page('<a href="#g1/0">Start</a><p><a href="#b9/0">Nine</a></p>');
    const boards = Array.from({ length: 20 }, (_, index) => {
      const board = document.createElement('sgf-board');
      board.id = `b${index}`;
      Object.assign(board, { loading: 'eager', sgf: '(;SZ[9];B[aa])' });
      return board;
    });
    const searches = await searchesOf(async () => {
      for (const board of boards) {
        group.append(board);
        await frames(1);
      }
      await until(() => linkIn(group, 'p a').ariaCurrent === 'true');
      for (const board of boards) {
        board.remove();
        await frames(1);
      }
    });
    expect(searches).to.equal(0);
    expect(linkIn(group, 'p a').ariaCurrent).to.equal(null);
  });

  it('have it searched once a frame when links come one by one', async () => {
    const group = await page('<p></p>');
    const searches = await searchesOf(async () => {
      await frames(2);
      for (let index = 0; index < 20; index++) {
        linkIn(group, 'p').insertAdjacentHTML('beforeend', '<a href="#g1/0">Start</a>');
        await Promise.resolve();
      }
      await frames(2);
    });
    expect(searches).to.be.within(1, 4);
    expect(group.querySelectorAll('a[aria-current=true]')).to.have.length(20);
  });

  it('are heeded by an id that comes or changes later', async () => {
    const group = await page(
      `<a href="#late/0">Late</a><i data-sgf-board="later" data-path="0">Later</i>
      <sgf-board class="other" data-sgf="${GAME}"></sgf-board>`,
    );
    const other = boardIn(group);
    expect(other.className).to.equal('other');
    const marked = () => group.querySelector('[aria-current]')?.textContent;
    other.id = 'late';
    await until(() => marked() === 'Late');
    other.id = 'later';
    await until(() => marked() === 'Later');
  });
});

describe('the address of the page', () => {
  async function pageAt(fragment: string): Promise<{ page: Window; board: Board }> {
    const frame = await fixture<HTMLIFrameElement>(
      `<iframe src="/test/pages/article.html${fragment}" style="width:400px;height:300px"></iframe>`,
    );
    const window = frame.contentWindow as Window;
    await until(() => window.document.querySelector('sgf-board')?.shadowRoot, 'the board');
    const board = window.document.querySelector('sgf-board') as Board;
    return { page: window, board };
  }

  for (const fragment of ['#g1/3', '#g1/%23Dia.%2015', '#g1/#Dia. 15']) {
    it(`opens the board, and brings it into view: ${fragment}`, async () => {
      const { page: window, board } = await pageAt(fragment);
      await until(() => board.moveNumber === 3);
      await until(() => window.scrollY > 1000);
      expect(window.document.activeElement).to.equal(window.document.body);
    });
  }

  it('opens it where it is changed, and Back leads to the opening', async () => {
    const { page: window, board } = await pageAt('');
    await board.ready;
    // Before its load event is over, a page takes no entries into its history.
    await until(() => window.document.readyState === 'complete');
    await new Promise((resume) => window.setTimeout(resume));
    window.location.hash = '#g1/2';
    await until(() => board.moveNumber === 2);
    await until(() => window.scrollY > 1000);
    window.history.back();
    await until(() => board.moveNumber === 0);
  });

  const lateBoard = ({ document }: Window): Board => {
    const board = document.createElement('sgf-board');
    board.id = 'late';
    board.setAttribute('style', 'width:200px');
    Object.assign(board, { loading: 'eager', sgf: GAME });
    document.body.append(board);
    return board;
  };

  it('brings a board into view that comes later', async () => {
    const { page: window, board } = await pageAt('#late/2');
    await board.ready;
    const late = lateBoard(window);
    await until(() => late.moveNumber === 2);
    expect(window.scrollY).to.be.greaterThan(1000);
  });

  for (const [touch, act] of Object.entries<(window: Window) => void>({
    keys: (window) =>
      window.document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
    'a link': (window) => window.history.replaceState(null, '', '#late/3'),
  })) {
    it(`leaves the page where it is after the first touch: ${touch}`, async () => {
      const { page: window, board } = await pageAt('#late/2');
      board.loading = 'eager';
      await board.ready;
      window.document.body.insertAdjacentHTML('beforeend', '<a id="probe" href="#g1/0">Start</a>');
      const probe = linkIn(window.document, '#probe');
      await until(() => probe.ariaCurrent === 'true', 'the board');
      act(window);
      const late = lateBoard(window);
      await until(() => late.moveNumber > 0);
      await frames(2);
      expect(window.scrollY).to.equal(0);
    });
  }

  it('is followed when the page comes back from the cache of the browser', async () => {
    const { page: window, board } = await pageAt('#g1/2');
    await until(() => board.moveNumber === 2);
    board.goTo(4);
    const shown = () => {
      const event = new PageTransitionEvent('pageshow', { persisted: true });
      window.dispatchEvent(event);
      return board.moveNumber;
    };
    expect(shown()).to.equal(4); // the reader is where they were
    window.history.replaceState(null, '', '#g1/1');
    expect(shown()).to.equal(1);
  });
});
