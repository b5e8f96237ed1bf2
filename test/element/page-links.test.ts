import { expect, fixture, waitUntil } from '@open-wc/testing';
import { type Board, boardIn, frames } from './board.js';
import { linkIn, page } from './link-page.js';

describe('the link to the shown node', () => {
  const current = (group: Element) =>
    [...group.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent);

  it('is marked, until another node is shown', async () => {
    const group = await page('<a href="#g1/3">Three</a><a href="#g1/4">Four</a>');
    const board = boardIn(group);
    expect(current(group)).to.deep.equal([]);
    board.goTo(3);
    await frames(1);
    expect(current(group)).to.deep.equal(['Three']);
    board.next();
    await frames(1);
    expect(current(group)).to.deep.equal(['Four']);
    board.remove();
    expect(current(group)).to.deep.equal([]);
  });

  it('is marked whatever name the node has, and when it comes or changes later', async () => {
    const group = await page('<a href="#g1/%23Dia.%2015">Name</a>');
    boardIn(group).goTo(3);
    await frames(1);
    expect(current(group)).to.deep.equal(['Name']);
    group.insertAdjacentHTML('beforeend', '<p><button data-sgf-board="g1" data-path="3">Late');
    await frames(1);
    expect(current(group)).to.deep.equal(['Name', 'Late']);
    linkIn(group).setAttribute('href', '#g1/4');
    await frames(1);
    expect(current(group)).to.deep.equal(['Late']);
  });

  it('keeps what the page itself has said of it', async () => {
    const group = await page('<a href="#g1/3" aria-current="page">A</a><a href="#g1/3">B</a>');
    const board = boardIn(group);
    const said = () => [...group.querySelectorAll('a')].map((a) => a.getAttribute('aria-current'));
    board.goTo(3);
    await frames(1);
    expect(said()).to.deep.equal(['page', 'true']);
    linkIn(group, 'a:last-of-type').setAttribute('aria-current', 'step');
    board.next();
    await frames(1);
    expect(said()).to.deep.equal(['page', 'step']);
  });

  it('does not have the page searched at each step', async () => {
    const group = await page('<a href="#g1/3">Three</a>');
    const board = boardIn(group);
    board.next();
    await frames(2);
    let searches = 0;
    const search = Reflect.get(document, 'querySelectorAll') as (selector: string) => unknown;
    Reflect.set(document, 'querySelectorAll', (selector: string) => {
      searches += 1;
      return search.call(document, selector);
    });
    try {
      for (let step = 0; step < 5; step++) {
        board.next();
        await frames(1);
      }
    } finally {
      Reflect.deleteProperty(document, 'querySelectorAll');
    }
    expect(searches).to.equal(0);
  });
});

describe('the address of the page', () => {
  async function pageAt(fragment: string): Promise<{ page: Window; board: Board }> {
    const frame = await fixture<HTMLIFrameElement>(
      `<iframe src="/test/pages/article.html${fragment}" style="width:400px;height:300px"></iframe>`,
    );
    const window = frame.contentWindow as Window;
    await waitUntil(() => window.document.querySelector('sgf-board')?.shadowRoot, 'the board', {
      timeout: 10_000,
    });
    const board = window.document.querySelector('sgf-board') as Board;
    return { page: window, board };
  }

  for (const fragment of ['#g1/3', '#g1/%23Dia.%2015', '#g1/#Dia. 15']) {
    it(`opens the board, and brings it into view: ${fragment}`, async () => {
      const { page: window, board } = await pageAt(fragment);
      await waitUntil(() => board.moveNumber === 3);
      await waitUntil(() => window.scrollY > 1000);
      expect(window.document.activeElement).to.equal(window.document.body);
    });
  }

  it('opens it where it is changed, and Back leads to the opening', async () => {
    const { page: window, board } = await pageAt('');
    await board.ready;
    // Before its load event is over, a page takes no entries into its history.
    await waitUntil(() => window.document.readyState === 'complete');
    await new Promise((resume) => window.setTimeout(resume));
    window.location.hash = '#g1/2';
    await waitUntil(() => board.moveNumber === 2);
    await waitUntil(() => window.scrollY > 1000);
    window.history.back();
    await waitUntil(() => board.moveNumber === 0);
  });

  it('is followed when the page comes back from the cache of the browser', async () => {
    const { page: window, board } = await pageAt('#g1/2');
    await waitUntil(() => board.moveNumber === 2);
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
