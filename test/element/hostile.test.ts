import { aTimeout, expect } from '../helpers/testing.js';
import { addressOf, type Board, boardFrom, boardOf, branchButtons, heard } from './board.js';
import { messageOf, nameOf, partOf, rootOf, settled, textOf, untilError } from './board.js';
import { until } from '../helpers/until.js';
import { watchCalls } from './hostile.js';

const SCRIPT = '<script>hacked()</script>';
const IMAGE = '<img src=x onerror="hacked()">';
const LINK = '<a href="javascript:hacked()">win</a>';

describe('markup in a record', () => {
  watchCalls();

  async function expectHarmless(board: Board): Promise<void> {
    await aTimeout(50);
    const live = 'script, img, iframe, object, a, [onerror], [onload], [href]';
    expect(rootOf(board).querySelector(live)).to.equal(null);
  }

  it('is shown as text in comments', async () => {
    const board = await boardOf(`(;C[${SCRIPT}${IMAGE}${LINK}\njavascript:hacked()])`);
    const text = textOf(board, 'comment');
    for (const part of [SCRIPT, IMAGE, LINK, 'javascript:hacked()']) expect(text).to.contain(part);
    await expectHarmless(board);
  });

  it('is shown as text in names, facts, results and labels', async () => {
    const texts = ['PB', 'PW', 'BR', 'WT', 'EV', 'PC', 'DT', 'RE', 'GN', 'N'];
    const facts = texts.map((identifier) => `${identifier}[${identifier} ${IMAGE}]`).join('');
    const board = await boardOf(`(;GM[1]SZ[9]${facts}LB[aa:${IMAGE}](;B[aa])(;N[${IMAGE}]))`);
    expect(textOf(board, 'player-black')).to.contain(`PB ${IMAGE}`);
    expect(textOf(board, 'player-white')).to.contain(`PW ${IMAGE}`);
    for (const name of ['EV', 'PC', 'DT', 'RE']) {
      expect(textOf(board, 'info')).to.contain(`${name} ${IMAGE}`);
    }
    expect(textOf(board, 'comment')).to.contain(`N ${IMAGE}`);
    expect(branchButtons(board).map(nameOf)).to.include(IMAGE);
    board.last();
    await settled(board);
    await expectHarmless(board);
  });

  it('is shown as text in a caption, a label and an address', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.caption = IMAGE;
    board.label = IMAGE;
    board.src = `/missing/${IMAGE}.sgf`;
    await untilError(board);
    expect(textOf(board, 'caption')).to.equal(IMAGE);
    await expectHarmless(board);
  });

  it('is shown as text in what is told about a broken record', async () => {
    const board = await boardFrom(`<sgf-board src="${addressOf(`${IMAGE} no game`)}"></sgf-board>`);
    await untilError(board);
    expect(await messageOf(board)).to.contain('<');
    await expectHarmless(board);
  });
});

describe('a huge record', () => {
  const opens = async (sgf: string): Promise<Board> => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.sgf = sgf;
    await settled(board);
    return settled(board);
  };

  it('may nest 100,000 variations', async () => {
    const depth = 100_000;
    const board = await opens(`${'(;B[aa]'.repeat(depth)}${')'.repeat(depth)}`);
    expect(board.error).to.equal(undefined);
    expect(board.last()).to.equal(true);
    await settled(board);
    expect(board.moveNumber).to.equal(depth);
  });

  it('may have 100,000 variations beside each other', async () => {
    const board = await opens(`(;SZ[9]${'(;B[aa])'.repeat(100_000)})`);
    expect(board.next()).to.equal(true);
    await settled(board);
    expect(board.down()).to.equal(true);
    expect(branchButtons(board)).to.have.length(0);
  });

  it('may have a comment of 10 MB', async function () {
    this.timeout(300_000); // WebKitGTK breaks its lines for a minute
    const board = await opens(`(;C[${'All work and no play. '.repeat(500_000)}];B[aa];B[bb])`);
    expect(textOf(board, 'comment')).to.contain('All work and no play.');
    expect(board.next()).to.equal(true);
    await settled(board);
    expect(partOf(board, 'comment').textContent.trim()).to.equal('');
  });

  it('may have a comment of 100,000 lines', async () => {
    const board = await opens(`(;C[${'line\n'.repeat(100_000)}];B[aa])`);
    const comment = partOf(board, 'comment');
    expect(comment.textContent.match(/line/g)).to.have.length(4000); // its first part
    expect(comment.querySelectorAll('*').length).to.be.lessThan(1000);
    board.next();
    await settled(board);
    expect(comment.textContent.trim()).to.equal('');
  });
});

describe('an odd record', () => {
  interface Told {
    readonly code: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }

  it('is shown as far as it goes, and the page is told where it breaks off', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    const events = heard<CustomEvent<readonly Told[]>>(document, 'sgf-diagnostic');
    board.sgf = '(;SZ[9]PB[Ines]\n;B[ee]\n;W[cc]C[The rest is los';
    await new Promise((resume) => board.addEventListener('sgf-diagnostic', resume));
    await settled(board);
    expect(board.last()).to.equal(true);
    await settled(board);
    expect(board.moveNumber).to.equal(2);
    expect(textOf(board, 'comment')).to.equal('The rest is los');
    const [event] = events;
    const value = event?.detail.find(({ code }) => code === 'unterminated-value');
    expect(value).to.include({ line: 3, column: 8 });
    expect(value?.message).to.contain('no closing “]”').and.contain('line 3');
    expect(event?.detail.map(({ code }) => code)).to.include('missing-paren');
    expect([event?.bubbles, event?.composed, event?.target]).to.deep.equal([true, true, board]);
    expect(board.diagnostics).to.deep.equal(event?.detail);
    expect(board.matches(':state(warning)')).to.equal(true);
    expect(board.matches(':state(ready)')).to.equal(true);
  });

  it('is told once, and a good one is not told', async () => {
    const events = heard(document, 'sgf-diagnostic');
    const board = await boardOf('(;SZ[9];B[ee];W[cc])');
    await aTimeout(100);
    expect(events).to.have.length(0);
    expect(board.matches(':state(warning)')).to.equal(false);
    board.sgf = '(;SZ[9];B[ee]';
    await until(() => events.length > 0);
    await aTimeout(100);
    expect(events).to.have.length(1);
    board.sgf = '(;SZ[9];B[ee])';
    await aTimeout(100);
    expect(events).to.have.length(1);
    expect(board.diagnostics).to.have.length(0);
    expect(board.matches(':state(warning)')).to.equal(false);
  });

  it('of another game shows its comments, and says that it has no board', async () => {
    const board = await boardOf(
      '(;GM[6]PB[Gil]C[The opening roll.];B[31];W[52]C[A running play.])',
    );
    expect(board.error).to.equal(undefined);
    await until(() => textOf(board, 'message').startsWith('Backgammon'));
    expect(textOf(board, 'message')).to.match(/without a board.*Start, Black to play/);
    expect(textOf(board, 'player-black')).to.contain('Gil');
    expect(textOf(board, 'comment')).to.equal('The opening roll.');
    expect(board.last()).to.equal(true);
    await settled(board);
    expect(textOf(board, 'comment')).to.equal('A running play.');
    expect(textOf(board, 'message')).to.match(/without a board.*Move 2, White: 52/);
    expect(partOf(board, 'canvas').checkVisibility()).to.equal(false);
    board.sgf = '(;GM[1])';
    await settled(board);
    expect(partOf(board, 'canvas').checkVisibility()).to.equal(true);
  });
});
