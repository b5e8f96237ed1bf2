import { expect, fixture } from '../../helpers/testing.js';
import { emulateMedia } from '@web/test-runner-commands';
import { wayBetween } from '../../../src/element/article/story.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { readAddress } from '../../../src/game/address.js';
import { needs } from '../../helpers/abilities.js';
import { treeOf } from '../../helpers/records.js';
import { type Board, boardIn, frames, heard, settled } from '../board.js';
import { moves, until, useFakeClock } from '../steered.js';
import { withLittleMotion } from '../emulate.js';

const GAME = `(;SZ[9];B[ii](${moves(20)})(;W[aa];B[bb]))`;

describe('a story', () => {
  const time = useFakeClock();
  afterEach(() => scrollTo(0, 0));

  async function story(
    wrap = (board: string) => board,
  ): Promise<{ group: Element; board: Board; steps: HTMLElement[] }> {
    const steps = ['1', '5', '9', '1.2', 'last']
      .map((path) => `<p data-path="${path}" style="height:70vh;margin:0">Of ${path}</p>`)
      .join('');
    const group = await fixture(
      `<section data-sgf-story="g1" style="padding-block:60vh 100vh">
        ${wrap(`<sgf-board id="g1" panels="none" coordinates="none" data-sgf="${GAME}"></sgf-board>`)}${steps}</section>`,
    );
    const board = boardIn(group);
    await settled(board);
    await until(() => getComputedStyle(board).position === 'sticky', 'the story should be shown');
    return { group, board, steps: [...group.querySelectorAll<HTMLElement>('p[data-path]')] };
  }

  /** Scrolls so that an element begins at the line that is read. */
  async function read(element: Element | undefined): Promise<void> {
    const { top } = element?.getBoundingClientRect() ?? { top: 0 };
    scrollBy(0, top - innerHeight * 0.4 + 2);
    await frames(3); // scrolling is told with them, here and below
  }

  it('shows what is being read, move by move, forward and back', async () => {
    const { board, steps } = await story();
    expect(board.moveNumber).to.equal(0);
    await read(steps[0]);
    time.pass(5000);
    expect([board.moveNumber, steps[0]?.getAttribute('aria-current')]).to.eql([1, 'step']);
    const seen = heard<CustomEvent<{ move: number; source: string }>>(board, 'sgf-navigate');
    await read(steps[1]);
    time.pass(5000);
    expect(seen.map(({ detail }) => [detail.move, detail.source])).to.eql(
      [2, 3, 4, 5].map((move) => [move, 'link']),
    );
    await read(steps[0]);
    time.pass(5000);
    expect([board.moveNumber, steps[1]?.hasAttribute('aria-current')]).to.eql([1, false]);
    await read(steps[3]);
    time.pass(5000);
    expect(board.currentPath).to.equal('1.2');
  });

  it('keeps the board in view where Markdown has put it into a paragraph', async () => {
    const { board, steps } = await story((tag) => `<p>${tag}</p>`);
    await read(steps[3]);
    time.pass(5000);
    const [here, text] = [board, steps[3]].map((each) => each?.getBoundingClientRect());
    expect(board.currentPath).to.equal('1.2');
    expect(here?.top).to.be.within(0, 20);
    expect(here && text && (here.right <= text.left || here.bottom <= text.top)).to.equal(true);
  });

  it('jumps for readers who want less motion', async function () {
    await needs(this, 'little motion');
    await withLittleMotion(async () => {
      const { board, steps } = await story();
      const seen = heard(board, 'sgf-navigate');
      await read(steps[2]);
      expect([board.moveNumber, seen.length, time.waiting]).to.eql([9, 1, 0]);
    });
  });

  it('leaves the board to a reader who moves it, until another step is read', async () => {
    const { board, steps } = await story();
    await read(steps[1]);
    board.goTo(12);
    time.pass(5000);
    scrollBy(0, 5);
    await frames(3);
    time.pass(5000);
    expect(board.moveNumber).to.equal(12);
    await read(steps[2]);
    time.pass(5000);
    expect(board.moveNumber).to.equal(9);
  });

  it('has a figure for each step on paper, and none afterwards', async () => {
    const { group, steps } = await story();
    await loadPart('vectors');
    await until(() => {
      dispatchEvent(new Event('beforeprint'));
      return group.querySelector('.sgf-figure');
    });
    const figures = [...group.querySelectorAll('.sgf-figure')];
    expect(figures.map((figure) => figure.nextElementSibling)).to.eql(steps);
    const numbers = [...(figures[1]?.querySelectorAll('text') ?? [])]
      .map(({ textContent }) => textContent)
      .filter((text, _, all) => /[2-5]/.test(text) && all.indexOf(text) === all.lastIndexOf(text));
    expect(numbers.sort()).to.eql(['2', '3', '4', '5']); // the moves since the step before
    dispatchEvent(new Event('afterprint'));
    expect(group.querySelectorAll('.sgf-figure').length).to.equal(0);
  });

  const figureOfThePage = () =>
    Object.assign(document.createElement('figure'), {
      className: 'sgf-figure',
      textContent: 'x',
    });
  const displayOf = (element: Element) => getComputedStyle(element).display;

  it('hides the figures of the page, and makes none in their place', async () => {
    const { group, steps } = await story();
    const [inside, before] = [figureOfThePage(), figureOfThePage()];
    steps[0]?.append(inside);
    steps[1]?.before(before);
    expect([inside, before].map(displayOf)).to.eql(['none', 'none']);
    await loadPart('vectors');
    await until(() => {
      dispatchEvent(new Event('beforeprint'));
      return group.querySelectorAll('.sgf-figure').length > 2;
    });
    const own = [...group.querySelectorAll('.sgf-figure:has(svg)')];
    expect(own.map((figure) => figure.nextElementSibling)).to.eql(steps.slice(2));
    dispatchEvent(new Event('afterprint'));
  });

  it('prints the figures of the page', async function () {
    await needs(this, 'print');
    const { steps } = await story();
    const [inside, before] = [figureOfThePage(), figureOfThePage()];
    steps[0]?.append(inside);
    steps[1]?.before(before);
    dispatchEvent(new Event('beforeprint'));
    await emulateMedia({ media: 'print' });
    try {
      expect([inside, before].map(displayOf)).to.eql(['block', 'block']);
    } finally {
      await emulateMedia({ media: 'screen' });
      dispatchEvent(new Event('afterprint'));
    }
  });

  it('puts a figure where it leaves paragraphs and tables whole', async () => {
    const { group } = await story();
    const inside = await fixture(`<div>
      <p>Words <b data-path="1">in a paragraph</b></p>
      <table><tr data-path="2"><td>A row</td></tr></table>
      <ul><li data-path="3">An item</li></ul>
      <div data-path="4"><sgf-board><figure class="sgf-figure"></figure></sgf-board></div>
      <section data-sgf-story="g2"><p data-path="5">Another story</p></section></div>`);
    group.append(inside);
    await loadPart('vectors');
    await until(() => {
      dispatchEvent(new Event('beforeprint'));
      return inside.querySelector('.sgf-figure:has(svg)');
    });
    const figures = [...inside.querySelectorAll('.sgf-figure:has(svg)')];
    const next = figures.map(({ nextElementSibling }) => nextElementSibling?.localName);
    expect(next).to.eql(['p', 'table', 'li', 'div']);
    dispatchEvent(new Event('afterprint'));
  });

  it('goes back to where two lines part, and on from there', () => {
    const tree = treeOf(GAME);
    const at = (address: string) => readAddress(tree, address) ?? tree.root;
    const way = (from: string, to: string) => wayBetween(tree, at(from), at(to));
    expect(way('1', '3')).to.eql([at('2'), at('3')]);
    expect(way('3', '1')).to.eql([at('2'), at('1')]);
    expect(way('3', '1.2')).to.eql([at('2'), at('1'), at('1.2')]);
    expect(way('3', '3')).to.eql([]);
  });
});
