import { expect, fixture, fixtureCleanup } from '../helpers/testing.js';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import {
  type Board,
  boardFrom,
  boardIn,
  boardOf,
  click,
  isSeen,
  nameOf,
  quiet,
  settledPage,
} from './board.js';
import { partOf, RECORDS, rootOf, settled, spokenBy, untilError, untilPart } from './board.js';
import { explorerOf, pressKey, readBoard, spokenName } from './listener.js';
import { FetchGate } from './page.js';
import { until } from './steered.js';
import { needing } from '../helpers/abilities.js';
import { inWindow } from './emulate.js';

const TREE =
  '(;SZ[9]PB[Ada]BR[3k]PW[Lin]EV[Autumn]RE[B+R]C[Hello]N[Start];B[aa](;W[ba];B[cc])(;W[ee]))';
const PAGES = { light: 'background:#fff;color:#222', dark: 'background:#151515;color:#e8e8e8' };

const isDone = (board: Board) =>
  ['ready', 'error', 'empty'].some((state) => board.matches(`:state(${state})`));

describe('every kind of board is accessible', () => {
  inWindow(1100, 900);

  const boards: Record<string, string> = {
    'a viewer': `src="${RECORDS}game.sgf" move="12"`,
    'a viewer at a variation': `data-sgf="${TREE}" move="2"`,
    'a diagram': `src="${RECORDS}ladder.sgf" mode="diagram" view="fit" caption="Diagram 1"`,
    'an error': `src="${RECORDS}missing.sgf"`,
    'an empty board': '',
    'another game': 'data-sgf="(;GM[6]C[A roll.])"',
  };
  for (const [name, attributes] of Object.entries(boards)) {
    it(`${name}, narrow and wide, light and dark`, async () => {
      for (const width of [200, 1000]) {
        for (const [scheme, colors] of Object.entries(PAGES)) {
          const page = await fixture(
            `<div style="width:${width}px;${colors}"><sgf-board ${attributes}></sgf-board></div>`,
          );
          const board = boardIn(page);
          await until(() => isDone(board));
          await board.ready.catch(() => undefined);
          await quiet(board);
          await expect(page, `${width} px, ${scheme}`).to.be.accessible();
          page.remove();
        }
      }
    });
  }

  it('a board that is loading', async () => {
    const gate = new FetchGate('held');
    const board = await boardFrom(`<sgf-board src="${RECORDS}game.sgf?held-axe"></sgf-board>`);
    await until(() => board.matches(':state(loading)'));
    await quiet(board);
    await expect(board).to.be.accessible();
    gate.restore();
    await settled(board);
  });
});

describe('a screen reader', () => {
  const canvasName = (board: Board) => nameOf(partOf(board, 'canvas'));
  const liveText = (board: Board) => {
    const regions = rootOf(board).querySelectorAll('[aria-live], [role=status], [role=alert]');
    const texts = [...regions].map(({ textContent }) => textContent.trim());
    return texts.filter(Boolean);
  };

  it('gets the position as a sentence from the picture', async () => {
    const board = await boardOf(TREE);
    expect(partOf(board, 'canvas').getAttribute('role')).to.equal('img');
    expect(canvasName(board)).to.match(/board.*Black to play/);
    board.next();
    await board.ready;
    expect(canvasName(board)).to.contain('Move 1, Black A9');
  });

  it('hears a step of the reader, once, with what it takes', async () => {
    const board = await readBoard('(;SZ[9]AB[aa];W[ba];B[ii];W[ab])');
    const spoken: string[] = [];
    const observer = new MutationObserver(() => {
      const text = liveText(board).join('|');
      if (text && text !== spoken.at(-1)) spoken.push(text);
    });
    observer.observe(rootOf(board), { childList: true, characterData: true, subtree: true });
    for (let step = 0; step < 3; step++) {
      await click(board, 'button-next');
      await board.ready;
    }
    observer.disconnect();
    expect(spoken).to.deep.equal([
      'Move 1, White B9, atari. Black to play.',
      'Move 2, Black J1. White to play.',
      'Move 3, White A8, takes 1. No more moves.',
    ]);
  });

  it('hears the beginning of a long comment, and where the rest is', async () => {
    const record = `(;SZ[9];B[aa]C[${'word '.repeat(100)}];W[bb]C[short])`;
    const [board, bare] = [await readBoard(record), await readBoard(record, 'panels="players"')];
    for (const each of [board, bare]) await click(each, 'button-next');
    const rest = 'Continued in the region “Comment”.';
    const region = rootOf(board).querySelector('[role=region]');
    expect(region?.ariaLabel).to.equal('Comment');
    expect(region?.textContent).to.contain('word '.repeat(100).trim());
    expect(liveText(board).join())
      .to.match(/word …\u2069 Continued/)
      .and.contain(rest);
    expect(liveText(bare).join(), 'without a comment on the page').to.match(/word …\u2069$/);
    await click(board, 'button-next');
    expect(liveText(board).join()).to.match(/Comment: \u2068short\u2069$/);
  });

  it('hears why nothing happens when a key leads on at the end', async () => {
    const board = await readBoard('(;SZ[9];B[aa];W[bb])', 'move="1"');
    partOf(board, 'canvas').focus();
    const said: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'PageDown']) {
      await pressKey(key);
      said.push(liveText(board).join());
    }
    const end = 'Move 2, White B8. No more moves.';
    const before = 'Move 1, Black A9. White to play.';
    expect(said).to.deep.equal([end, 'No more moves.', before, end, 'No more moves.']);
    board.keys = 'none';
    await board.ready;
    board.prev();
    board.next();
    await pressKey('ArrowRight');
    expect(liveText(board), 'a key of the page').to.deep.equal([]);
  });

  it('hears nothing when a script steps, or when the record opens', async () => {
    const board = await boardOf(TREE, 'move="1"');
    expect(liveText(board)).to.deep.equal([]);
    board.next();
    await settled(board);
    expect(liveText(board)).to.deep.equal([]);
  });

  it('hears why a record is not shown', async () => {
    const board = await boardFrom(`<sgf-board src="${RECORDS}missing.sgf"></sgf-board>`);
    await untilError(board);
    expect(liveText(board).join()).to.contain('missing.sgf');
  });
});

describe('the controls', () => {
  /** The button for screen readers is seen once it has the focus. */
  const buttonsOf = (board: Board) =>
    [...rootOf(board).querySelectorAll('button')].filter(
      (button) => isSeen(button) && button !== explorerOf(board),
    );

  it('have names, each its own', async () => {
    const board = await boardOf(TREE, 'move="2"');
    const names = buttonsOf(board).map(nameOf);
    expect(names).to.include.members(['First move', 'Previous move', 'Next move', 'Last move']);
    expect(new Set(names).size).to.equal(names.length);
    expect(names).not.to.include('');
    const regions = ['controls', 'slider', 'comment'].map((part) => nameOf(partOf(board, part)));
    expect(regions).not.to.include('');
  });

  it('say in words where the slider stands', async () => {
    const board = await boardOf(TREE);
    const slider = partOf(board, 'slider');
    expect(slider.getAttribute('aria-valuetext')).to.match(/Black to play.*0 \/ 3/);
    await click(board, 'button-next');
    expect(slider.getAttribute('aria-valuetext')).to.match(/Move 1, Black A9.*1 \/ 3/);
  });

  it('say on the slider how the comment begins, which nothing says besides', async () => {
    const begins = 'A long comment begins here';
    const board = await readBoard(
      `(;SZ[9];B[aa]C[${begins}${' and goes on'.repeat(20)}];W[bb]C[ ];B[cc]C[Short])`,
    );
    const slider = partOf(board, 'slider') as HTMLInputElement;
    const heard = async () => {
      await board.ready;
      return spokenName(slider).replace(/^.*?, range, /, '');
    };
    slider.focus();
    await sendKeys({ press: 'ArrowRight' });
    const long = await heard();
    expect(long).to.match(
      /^Move 1, Black A9, 1 \/ 3\. Comment: A long comment begins here and .*…/,
    );
    expect(long.length).to.be.below(140);
    expect(spokenBy(board)).to.equal('');
    await sendKeys({ press: 'ArrowRight' });
    expect(await heard()).to.match(/2 \/ 3$/);
    await sendKeys({ press: 'ArrowRight' });
    expect(await heard()).to.match(/3 \/ 3\. Comment: .?Short.?$/);
    board.speech = 'short';
    expect(await heard(), 'for readers who want few words').to.match(/3 \/ 3$/);
  });

  it('are disabled at the ends for assistive technology, and keep the focus', async () => {
    const board = await boardOf(TREE);
    const idle = () => buttonsOf(board).filter((button) => button.ariaDisabled === 'true');
    const partsOf = (buttons: Element[]) =>
      buttons.map((button) => /button-(\w+)/.exec(button.getAttribute('part') ?? '')?.[1]);
    expect(partsOf(idle())).to.include.members(['first', 'prev']);
    expect(partsOf(idle())).not.to.include.members(['next']);
    const last = partOf(board, 'button-last');
    last.focus();
    await sendKeys({ press: 'Enter' });
    await board.ready;
    expect(board.moveNumber).to.equal(3);
    expect(partsOf(idle())).to.include.members(['next', 'last']);
    expect(rootOf(board).activeElement).to.equal(last);
    await sendKeys({ press: 'Enter' });
    expect(board.moveNumber).to.equal(3);
  });

  it('can be reached with Tab: board, slider, buttons, comment', async () => {
    const commented = TREE.replace('B[aa]', 'B[aa]C[Two answers.]');
    const board = await readBoard(commented, 'move="1" style="width:400px"');
    await untilPart(board, 'button-info');
    const start = await fixture<HTMLButtonElement>('<button>Start</button>');
    board.before(start);
    start.focus();
    const reached: string[] = [];
    for (let press = 0; press < 14; press++) {
      await sendKeys({ press: 'Tab' });
      const active = rootOf(board).activeElement;
      if (active) reached.push(active.getAttribute('part') ?? 'branch');
    }
    const all = reached.join();
    for (const name of ['canvas', 'slider', 'button-play', 'comment', 'branch']) {
      expect(all, name).to.contain(name);
    }
    const order = ['button-info', 'canvas', 'slider', 'comment'].map((name) => all.indexOf(name));
    expect(order).to.deep.equal([...order].sort((one, other) => one - other));
  });

  for (const width of [200, 320, 1000]) {
    it(`are large enough to be hit at ${width} px`, async () => {
      const board = await boardOf(TREE, `move="1" style="width:${width}px"`);
      const targets = [...buttonsOf(board), partOf(board, 'slider')].filter(isSeen);
      expect(targets.length).to.be.at.least(width < 208 ? 3 : 7);
      for (const target of targets) {
        const box = target.getBoundingClientRect();
        expect(box.width, nameOf(target)).to.be.at.least(24);
        expect(box.height, nameOf(target)).to.be.at.least(24);
      }
    });
  }

  it('show where the focus is', async () => {
    const board = await boardOf(TREE);
    const start = await fixture<HTMLButtonElement>('<button>Start</button>');
    board.before(start);
    start.focus();
    const canvas = partOf(board, 'canvas');
    // Buttons above the board may be there already.
    for (let tab = 0; tab < 5 && rootOf(board).activeElement !== canvas; tab++)
      await sendKeys({ press: 'Tab' });
    const outlined = [canvas, partOf(board, 'board')].some(
      (part) => parseFloat(getComputedStyle(part).outlineWidth) >= 2,
    );
    expect(outlined).to.equal(true);
  });
});

interface AccessibilityTree {
  readonly nodes: readonly { readonly name?: { readonly value?: string } }[];
}

describe('the name of a board', function () {
  before(needing('names'));

  async function namesOn(markup: string): Promise<(string | undefined)[]> {
    const page = await fixture(`<div>${markup}</div>`);
    await settled(boardIn(page));
    await settledPage();
    const command = { method: 'Accessibility.getFullAXTree' };
    const { nodes } = await executeServerCommand<AccessibilityTree, typeof command>('cdp', command);
    return nodes.map(({ name }) => name?.value);
  }

  it('is the players’, or what label says', async () => {
    const named = await namesOn(`<sgf-board data-sgf="${TREE}"></sgf-board>`);
    expect(named).to.include('Ada (Black) against Lin (White)');
    fixtureCleanup();
    const labelled = await namesOn(`<sgf-board label="Final" data-sgf="${TREE}"></sgf-board>`);
    expect(labelled).to.include('Final').and.not.include('Ada (Black) against Lin (White)');
  });
});
