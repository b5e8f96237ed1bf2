import { expect, fixture } from '../helpers/testing.js';
import { until } from '../helpers/until.js';
import {
  type Board,
  boardIn,
  branchButtons,
  frames,
  isSeen,
  partOf,
  rootOf,
  settled,
  showsPart,
} from './board.js';
import { warningsOf } from './page.js';
import { inWindow } from './emulate.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin]EV[Autumn]C[Hello];B[aa](;W[bb])(;W[cc]))';
const PLAIN = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb])';

async function boardAt(width: number, attributes = '', sgf = GAME): Promise<Board> {
  const box = await fixture<HTMLElement>(
    `<div style="width:${width}px"><sgf-board ${attributes} data-sgf="${sgf}"></sgf-board></div>`,
  );
  return settled(boardIn(box));
}

const parts = ['player', 'info', 'captures', 'comment', 'tree', 'controls', 'slider'] as const;

/** The parts that a reader sees, the buttons counted. */
function seen(board: Board): string {
  const names = parts.filter((part) => showsPart(board, part));
  const buttons = [
    ...rootOf(board).querySelectorAll(':has(> [part~="controls"]) [part~="button"]'),
  ].filter(isSeen);
  return [
    ...names,
    names.includes('controls')
      ? `${buttons.length > 3 ? 'many' : buttons.length} buttons`
      : 'no buttons',
  ].join(' ');
}

const EVERYTHING = 'player info captures comment tree controls slider many buttons';

describe('what stands beside the board', () => {
  inWindow(1100, 900);

  const cases: readonly (readonly [width: number, attributes: string, shown: string])[] = [
    [1000, '', EVERYTHING],
    [400, '', EVERYTHING.replace('tree ', '')],
    [160, '', 'comment controls 3 buttons'],
    [400, 'mode="diagram"', 'no buttons'],
    [400, 'panels="none"', 'controls slider many buttons'],
    [1000, 'panels="none" controls="none"', 'no buttons'],
    [400, 'panels="comment tree"', 'comment tree controls slider many buttons'],
    [1000, 'panels="players info"', 'player info controls slider many buttons'],
    [400, 'panels="players captures" controls="none"', 'player captures no buttons'],
    [400, 'controls="compact"', 'player info captures comment controls 3 buttons'],
    [160, 'controls="full"', 'comment controls slider many buttons'],
    [160, 'panels="comment"', 'comment controls 3 buttons'],
    [400, 'mode="diagram" controls="compact"', 'controls 3 buttons'],
    [400, 'mode="diagram" panels="comment"', 'comment no buttons'],
  ];
  for (const [width, attributes, shown] of cases) {
    it(`is, at ${width} px with ${attributes || 'no attribute'}: ${shown}`, async () => {
      const board = await boardAt(width, attributes);
      const hasMenu = shown.includes('many'); // it comes when the page is at rest
      if (hasMenu) await until(() => seen(board).includes('many'), 'the menu');
      expect(seen(board)).to.equal(shown);
    });
  }

  it('has no tree where the game has no variations, nor a comment where it has none', async () => {
    expect(seen(await boardAt(1000, '', PLAIN))).to.not.match(/tree|comment/);
    expect(seen(await boardAt(400, 'panels="tree"', PLAIN))).to.not.contain('tree');
  });

  it('has the variations as buttons at every width', async () => {
    const branches = async (width: number) =>
      branchButtons(await boardAt(width, 'move="1"')).filter(isSeen);
    expect(await branches(400)).to.have.length(2);
    expect(await branches(1000)).to.have.length(2);
  });

  it('changes with the box, and with the attributes', async () => {
    const board = await boardAt(1000);
    const box = board.parentElement as HTMLElement;
    box.style.width = '180px';
    await frames(3); // sizes are told with them
    expect(seen(board)).to.equal('comment controls 3 buttons');
    expect(board.matches(':state(compact)')).to.equal(true);
    box.style.width = '400px';
    await frames(3);
    expect(seen(board)).to.equal(EVERYTHING.replace('tree ', ''));
    expect(board.matches(':state(compact)')).to.equal(false);
    board.panels = 'info';
    await settled(board);
    expect(seen(board)).to.equal('info controls slider many buttons');
    board.controls = 'none';
    await settled(board);
    expect(seen(board)).to.equal('info no buttons');
  });

  it('is the default for nonsense, with one warning that names what is allowed', async () => {
    const warnings = await warningsOf(async () => {
      const board = await boardAt(400, 'panels="coment" controls="big"');
      expect(seen(board)).to.equal(EVERYTHING.replace('tree ', ''));
      board.next();
      await board.ready;
    });
    expect(warnings).to.have.length(2);
    expect(warnings.join()).to.contain('coment').and.contain('players').and.contain('compact');
  });

  it('lets a diagram with controls be played through', async () => {
    const board = await boardAt(400, 'mode="diagram" controls="compact"');
    partOf(board, 'button-prev').click();
    await board.ready;
    expect(board.moveNumber).to.equal(1);
  });
});

describe('slots of the page', () => {
  const page = `<sgf-board>
    <script type="application/x-go-sgf">(;SZ[9];B[ee])</script>
    <h3 slot="header">Above</h3><p slot="footer">Below</p>
    <b slot="caption">A caption</b><img slot="poster" alt="A picture of the board">
  </sgf-board>`;

  it('stand above, below and under the board', async () => {
    const board = await settled(await fixture<Board>(page));
    const top = (selector: string) =>
      board.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    const canvas = rootOf(board).querySelector('canvas')?.getBoundingClientRect();
    expect(top('h3')).to.be.lessThan(canvas?.top ?? NaN);
    expect(top('b')).to.be.at.least(canvas?.bottom ?? NaN);
    expect(top('p')).to.be.greaterThan(top('b'));
  });

  it('show the poster until the board is there', async () => {
    const board = await fixture<Board>(
      page.replace(/<script[^]*script>/, '').replace('<sgf-board', '<sgf-board src="data:,%20"'),
    );
    const poster = board.querySelector('img') as HTMLElement;
    expect(poster.checkVisibility()).to.equal(true);
    board.sgf = '(;SZ[9];B[ee])';
    await settled(board);
    expect(poster.checkVisibility()).to.equal(false);
  });
});
