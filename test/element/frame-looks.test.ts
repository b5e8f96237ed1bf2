import { expect, fixture } from '../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import {
  addressOf,
  type Board,
  boardAtRest,
  boardIn,
  boardOf,
  boxOf,
  branchButtons,
  elementIn,
  partOf,
  RECORDS,
  rootOf,
  settled,
  stepLineOf,
  untilError,
  untilPart,
  wayOf,
} from './board.js';
import { can, needing, needs } from '../helpers/abilities.js';
import { until } from '../helpers/until.js';
import { inWindow, prefer, usualWindow } from './emulate.js';

/** Where the parts of the frame stand, as a reader sees them. */
const GAME =
  '(;SZ[9]PB[Ada]BR[3k]PW[Lin]WR[2k]RE[B+2.5]EV[Autumn practice game]DT[2026-10-03]PC[The reading room]' +
  'C[Words];B[aa](;W[bb];B[cc])(;W[ee];B[ff])(;W[gg]))';
const COMMENTED = `(;SZ[19]PB[Ada]PW[Lin]C[Words]${';B[aa]C[More];W[bb]C[More]'.repeat(60)})`;
const PLAIN = '(;SZ[9]PB[Ada]PW[Lin];B[ee])';

const boardAt = (width: number, sgf = GAME, attributes = '') =>
  boardAtRest(sgf, `style="width:${width}px" ${attributes}`);
/** The strip of the players. */
const STRIP = ':has(> [part~=player])';
const stepOf = (board: Board) => (stepLineOf(board) as Element).getBoundingClientRect();
const waysOf = (board: Board) =>
  (branchButtons(board)[0] as Element).parentElement?.getBoundingClientRect() ?? new DOMRect();
const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** The boxes of the texts of an element, line by line. */
function textBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

describe('the row of facts', () => {
  inWindow(1100, 900);

  for (const width of [360, 1000])
    it(`has its button in the middle of its first line, at ${width} px`, async () => {
      const board = await boardAt(width);
      const [first] = textBoxes(elementIn(board, '[part~=info] bdi'));
      const button = boxOf(board, '[part~=button-info]');
      expect(middleOf(button)).to.be.closeTo(middleOf(first as DOMRect), 1);
    });

  it('ends no line with a mark between facts, and breaks between them', async () => {
    const board = await boardAt(1000);
    const facts = [...elementIn(board, '[part~=info]').children];
    const lines = new Set(facts.map((fact) => Math.round(fact.getBoundingClientRect().top)));
    expect(lines.size, 'lines').to.be.greaterThan(1);
    expect(facts.map((fact) => fact.textContent.trim())).to.eql([
      'Autumn practice game',
      'October 3, 2026',
      'The reading room',
      'Black wins by 2.5 points',
    ]);
    for (const fact of facts) expect(fact.getClientRects()).to.have.length(1);
  });

  it('keeps facts apart in a single line', async () => {
    const board = await boardAt(640);
    const [event, date] = [...rootOf(board).querySelectorAll('[part~=info] bdi')].map((fact) =>
      fact.getBoundingClientRect(),
    );
    expect((date?.left ?? 0) - (event?.right ?? 0)).to.be.greaterThan(12);
  });
});

describe('the column beside the board', () => {
  inWindow(1100, 900);

  it('has players and step line below one another, and the tree at its end, at all moves', async () => {
    const board = await boardAt(1000);
    await until(() => boxOf(board, '[part~=tree] canvas').height > 0, 'the tree is there');
    await settled(board);
    const before = boxOf(board, '[part~=tree]');
    do {
      await settled(board);
      const [players, tree] = [boxOf(board, STRIP), boxOf(board, '[part~=tree]')];
      const step = stepOf(board);
      expect(step.top - players.bottom).to.be.within(0, 16);
      expect(tree.bottom).to.be.closeTo(boxOf(board, '[part~=controls]').bottom, 1);
      expect([tree.top, tree.height]).to.eql([before.top, before.height]);
    } while (board.next());
  });

  it('has the words of a move in the same place at all moves', async () => {
    const board = await boardAt(1000, COMMENTED);
    await until(() => wayOf(board)?.textContent.includes('next comment'));
    const tops = new Set<number>();
    for (const move of [0, 100, 101]) {
      board.goTo(move);
      await settled(board);
      tops.add(boxOf(board, '[part~=comment]').top);
    }
    expect(tops.size).to.equal(1);
  });

  it('has ways on at once below the step line where nothing is said', async () => {
    const board = await boardAt(1000, GAME, 'move="1"');
    expect(board.node).to.equal(1);
    expect(waysOf(board).top - stepOf(board).bottom).to.be.lessThan(12);
  });

  it('marks the turn on the side of the stone, also in a page from right to left', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const board = await boardAt(1000, GAME, `dir="${dir}"`);
      const { backgroundPosition, direction } = getComputedStyle(elementIn(board, '.to-play'));
      expect(direction).to.equal(dir);
      expect(backgroundPosition.split(' ')[0]).to.equal(dir === 'rtl' ? '100%' : '0px');
    }
  });

  it('keeps as much room for the tree before it is there as afterwards', async () => {
    const board = await boardAt(1000);
    const box = partOf(board, 'tree');
    await until(() => box.style.getPropertyValue('--rows'), 'the tree has told how high it is');
    const { height } = box.getBoundingClientRect();
    expect(box.style.getPropertyValue('--rows')).to.equal('3');
    box.style.removeProperty('--rows'); // what the tree itself has said
    expect(box.getBoundingClientRect().height).to.equal(height);
    expect(height).to.be.within(90, 110);
  });
});

describe('a wide box without panels', () => {
  inWindow(1100, 800);

  for (const attributes of ['panels="none"', 'mode="diagram"'])
    it(`has a board no higher than the window, in its middle ${attributes}`, async () => {
      const board = await settled(
        boardIn(
          await fixture(`<div><sgf-board ${attributes} data-sgf="${PLAIN}"></sgf-board></div>`),
        ),
      );
      const [host, field] = [board, partOf(board, 'board')].map((part) =>
        part.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(host.width).to.equal(innerWidth - 16);
      expect(field.height).to.be.within(600, 700);
      expect(field.left - host.left).to.be.closeTo(host.right - field.right, 1);
    });

  it('may be smaller and larger, as the page says', async () => {
    for (const [size, width] of [
      ['none', 1000],
      ['700px', 700],
    ] as const) {
      const board = await boardOf(
        PLAIN,
        `panels="none" style="width:1000px;--sgf-board-max-size:${size}"`,
      );
      expect(boxOf(board, '[part~=board]').width).to.equal(width);
    }
  });

  it('keeps a small window usable: a square board is no narrower than 480 px', async () => {
    await setViewport({ width: 1100, height: 540 });
    const board = await boardOf(PLAIN, 'panels="none" style="width:960px"');
    expect(boxOf(board, '[part~=board]').width).to.equal(480);
    await setViewport({ width: 1100, height: 800 });
  });
});

describe('a page from right to left', () => {
  for (const width of [240, 360])
    it(`has names beside their stones, where a rank yields to the result too: ${width} px`, async () => {
      const page = await fixture(`<div dir="rtl" style="width:${width}px"></div>`);
      const board = await boardAt(width, GAME, 'move="last"');
      page.append(board);
      await settled(board);
      for (const player of rootOf(board).querySelectorAll('[part~=player]')) {
        const stone = player.querySelector('[role=img]')?.getBoundingClientRect();
        const [name] = textBoxes(player.querySelector('b') as HTMLElement);
        expect((stone?.left ?? 0) - (name?.right ?? 0)).to.be.within(2, 12);
      }
    });
});

describe('a comment at a node without a move', () => {
  it('is not announced by the number of the shown move', async () => {
    const board = await boardAt(
      400,
      '(;SZ[9];B[aa];W[bb];C[Both have played.];C[More.];B[cc]C[On.])',
    );
    const way = () => wayOf(board)?.textContent;
    await until(way);
    expect(way()).to.equal('next comment at 2 ›');
    board.goTo(2);
    await settled(board);
    expect(way()).to.equal('Next comment or mark ›');
    for (let step = 0; step < 2; step++) {
      wayOf(board)?.click();
      await settled(board);
    }
    expect([board.currentPath, way()]).to.eql(['2+2', 'next comment at 3 ›']);
  });
});

describe('the names of players', () => {
  for (const width of [240, 360])
    it(`are whole in narrow boxes: ${width} px`, async () => {
      const names = 'PB[Gu Li]BR[9d]PW[Zhou Ruiyang]WR[9d]';
      const board = await boardAt(width, `(;SZ[9]${names}RE[B+1.5];B[ee];W[cc])`, 'move="1"');
      for (const name of rootOf(board).querySelectorAll('[part~=player] b'))
        expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth + 1);
    });

  it('have the room of counts of zero in narrow boxes only', async () => {
    for (const [width, display] of [
      [360, 'none'],
      [640, 'flex'],
    ] as const) {
      const board = await boardAt(width);
      expect(getComputedStyle(elementIn(board, '[part~=captures]')).display).to.equal(display);
    }
  });
});

describe('a late record', () => {
  it('without comments and variations has no buttons that lead to them', async () => {
    const board = await settled(
      await fixture<Board>(`<sgf-board style="width:360px" src="${addressOf(PLAIN)}"></sgf-board>`),
    );
    await untilPart(board, 'button-tools');
    await until(() => !partOf(board, 'button-next-comment').checkVisibility());
  });

  it('without facts has its players at the board, not above a hole', async () => {
    const src = addressOf('(;SZ[9]PB[Ada]PW[Lin];B[aa]C[Words])');
    const board = await settled(
      await fixture<Board>(`<sgf-board style="width:360px" src="${src}"></sgf-board>`),
    );
    expect(boxOf(board, '.head').height, 'the room that it keeps').to.be.greaterThan(60);
    const players = boxOf(board, STRIP);
    expect(players.height).to.be.within(20, 40);
    expect(boxOf(board, '[part~=board]').top - players.bottom).to.be.within(0, 12);
  });

  it('that fails leaves one quiet box with the message in it', async () => {
    await setViewport({ width: 1100, height: 900 });
    for (const width of [360, 1000]) {
      const board = await fixture<Board>(
        `<sgf-board style="width:${width}px" src="${RECORDS}missing.sgf"></sgf-board>`,
      );
      await untilError(board);
      await until(() => rootOf(board).querySelector('[part~=message] b'), 'the message');
      const [frame, message] = [boxOf(board, '.frame'), boxOf(board, '[part~=message] b')];
      expect(getComputedStyle(partOf(board, 'board')).outlineStyle).to.equal('solid');
      expect(getComputedStyle(partOf(board, 'board')).boxShadow).to.equal('none');
      expect((message.left + message.right) / 2).to.be.closeTo((frame.left + frame.right) / 2, 40);
    }
    await usualWindow();
  });
});

describe('more contrast', () => {
  it('gives facts and small texts the full ink, and borders are seen', async function () {
    await needs(this, 'more contrast');
    const board = await boardAt(1000, GAME, 'move="1"');
    await until(() => rootOf(board).querySelector('.facts span') && stepLineOf(board));
    const colorOf = (selector: string) => getComputedStyle(elementIn(board, selector)).color;
    const inks = () => ['.facts', '.step', '.player bdi span:not(.result)', '.frame'].map(colorOf);
    const borderOf = () => getComputedStyle(elementIn(board, '.players')).borderTopColor;
    const border = borderOf();
    expect(new Set(inks())).to.have.length(2);
    await prefer({ 'prefers-contrast': 'more' });
    expect(new Set(inks())).to.have.length(1);
    expect(borderOf()).not.to.equal(border);
    await prefer({ 'prefers-contrast': 'no-preference' });
  });
});

describe('forced colours', () => {
  const force = (value: 'active' | 'none') => prefer({ 'forced-colors': value });

  before(needing('forced colours'));
  before(async () => {
    await setViewport({ width: 1100, height: 900 });
    await force('active');
  });
  after(async () => {
    if (await can('forced colours')) await force('none');
    await usualWindow();
  });

  it('draw no boxes around buttons, players and tree, and mark whose turn it is', async () => {
    const board = await boardAt(1000, GAME, 'move="1"');
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.style.color = 'Highlight';
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    for (const name of ['first', 'play', 'last', 'tools', 'info'])
      expect(getComputedStyle(partOf(board, `button-${name}`)).borderTopColor, name).to.equal(
        canvas,
      );
    expect(getComputedStyle(branchButtons(board)[0] as Element).borderTopColor).not.to.equal(
      canvas,
    );
    const tree = getComputedStyle(elementIn(board, '[part~=tree]'));
    expect([tree.borderBottomWidth, tree.borderLeftWidth]).to.eql(['0px', '0px']);
    const turn = getComputedStyle(elementIn(board, '.to-play'));
    const name = getComputedStyle(elementIn(board, '.to-play b'));
    expect([turn.outlineStyle, name.textDecorationLine]).to.eql(['none', 'underline']);
    expect(name.textDecorationColor).to.equal(highlight);
  });

  it('give the stones of the players an outline in the colour of the system', async () => {
    await prefer({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
    const board = await boardAt(1000);
    for (const stone of rootOf(board).querySelectorAll('.player > .stone'))
      expect(getComputedStyle(stone).boxShadow).to.contain('rgb(255, 255, 255)');
    await prefer({ 'forced-colors': 'active', 'prefers-color-scheme': 'light' });
  });
});
