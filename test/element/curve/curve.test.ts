import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { unpackEvaluation } from '../../../src/element/curve/unpack.js';
import {
  type Board,
  boardOf,
  click,
  heard,
  partOf,
  rootOf,
  settled,
  settledPage,
  showsPart,
} from '../board.js';
import { spokenBy, textOf, touch } from '../board.js';
import { until } from '../../helpers/until.js';
import { point, untilSteered } from '../steered.js';
import { usualWindow } from '../emulate.js';

const RATES = [50, 52, 30, 31, 30, 55, 54];
const MOVES = ['B[aa]', 'W[bb]', 'B[cc]', 'W[dd]', 'B[ee]', 'W[ff]'];
/** Black gives away nothing, White 22 % at move 2 … as Black's win rate says. */
const GAME = `(;SZ[9]SBKV[50]${MOVES.map((move, at) => `;${move}SBKV[${RATES[at + 1]}]`).join('')})`;
/** Moves 2 and 5 change Black's win rate by more than 10 %: move 2 is White's gain, move 5 Black's. */
const LOSSES = `(;SZ[9]SBKV[50];B[aa]SBKV[30];W[bb]SBKV[31];B[cc]SBKV[30];W[dd]SBKV[48];B[ee]SBKV[47];W[ff]SBKV[46])`;

const plot = (board: Board) => rootOf(board).querySelector('[part~=curve] svg');

async function curveBoard(sgf: string, attributes = ''): Promise<Board> {
  const board = await boardOf(sgf, `style="width:400px" ${attributes}`);
  await until(() => plot(board), 'the curve');
  await settled(board);
  return board;
}

/** Does something at an index of the line. */
function at(board: Board, type: string, index: number, init: PointerEventInit = {}): void {
  const svg = plot(board) as Element;
  svg.setPointerCapture = () => undefined; // no pointer is down in truth
  const { left, width, top } = svg.getBoundingClientRect();
  const thumb = parseFloat(getComputedStyle(svg.parentElement as Element).fontSize) && 16;
  const x = left + thumb / 2 + (index * (width - thumb)) / 6;
  point(svg, type, { clientX: x, clientY: top + 20, ...init });
}

/** The texts of the open table. */
function rowsOf(board: Board): string[][] {
  return [...rootOf(board).querySelectorAll('dialog tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );
}

/** What KaTrain writes of a position. */
async function packed(root: unknown, filler = ''): Promise<string> {
  const text = JSON.stringify({ moves: { filler }, root });
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

describe('the curve of a game', () => {
  afterEach(() => fixtureCleanup());

  it('stands in the room that was kept for it, as wide as the time line', async () => {
    const board = await boardOf(GAME, 'style="width:400px"');
    await until(() => textOf(board, 'controls'), 'the controls');
    const before = partOf(board, 'controls').getBoundingClientRect();
    await until(() => plot(board), 'the curve');
    await settled(board);
    const after = partOf(board, 'controls').getBoundingClientRect();
    expect([after.top, after.bottom]).to.eql([before.top, before.bottom]);
    const box = (plot(board) as Element).getBoundingClientRect();
    const track = rootOf(board).querySelector('.track')?.getBoundingClientRect();
    expect([box.left, box.width]).to.eql([track?.left, track?.width]);
    expect(box.bottom).to.be.lessThan(after.top + 1);
    expect(box.top).to.be.greaterThan(partOf(board, 'board').getBoundingClientRect().bottom);
  });

  it('is not there where programs have said nothing, or the page does not want it', async () => {
    const plain = await boardOf('(;SZ[9];B[aa];W[bb]C[V is good])', 'style="width:400px"');
    touch(plain);
    const problem = '(;SZ[9]SBKV[50];W[aa]SBKV[1](;B[bb]SBKV[60]C[RIGHT])(;B[cc]SBKV[40]))';
    const boards = [plain, await boardOf(problem, 'mode="problem"')];
    for (const attributes of ['panels="players comment"', 'controls="none"'])
      boards.push(await boardOf(GAME, attributes));
    await untilSteered(plain);
    await settledPage();
    expect(boards.map((board) => showsPart(board, 'curve'))).to.eql([false, false, false, false]);
  });

  it('leaves no hole where one value is all that is known', async () => {
    const board = await boardOf('(;SZ[9]SBKV[50];B[aa])', 'style="width:400px"');
    const { board: bottom } = { board: partOf(board, 'board').getBoundingClientRect().bottom };
    const gap = () => partOf(board, 'controls').getBoundingClientRect().top - bottom;
    await until(() => gap() < 20, 'no hole');
    expect(showsPart(board, 'curve')).to.equal(false);
  });

  it('says what is known of the shown position, and where the pointer is', async () => {
    const board = await curveBoard(GAME, 'move="2"');
    expect(textOf(board, 'button-curve')).to.equal('Black 30%');
    expect(partOf(board, 'button-curve').title).to.equal('Win rate and score as a table');
    board.next();
    await settled(board);
    expect(textOf(board, 'button-curve')).to.equal('Black 31%');
    at(board, 'pointermove', 5);
    await settled(board);
    expect(textOf(board, 'button-curve')).to.equal('Black 55%');
    at(board, 'pointerleave', 5);
    await settled(board);
    expect(textOf(board, 'button-curve')).to.equal('Black 31%');
  });

  it('goes where it is pressed and dragged; a tap near a large loss means that move', async () => {
    const board = await curveBoard(LOSSES);
    const steps = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    at(board, 'pointermove', 4, { buttons: 1 }); // pressed outside, such as to select text
    expect(board.moveNumber).to.equal(0);
    at(board, 'pointerdown', 3);
    expect(board.moveNumber).to.equal(3);
    at(board, 'pointermove', 5, { buttons: 1 });
    expect(board.moveNumber).to.equal(5);
    at(board, 'pointerdown', 1.2, { pointerType: 'touch' });
    at(board, 'pointermove', 1.23, { pointerType: 'touch', buttons: 1 });
    expect(board.moveNumber).to.equal(1);
    expect(new Set(steps.map(({ detail }) => detail.source))).to.eql(new Set(['user']));
  });

  it('has keys that lead from one large loss to the next, and say what was lost', async () => {
    const board = await curveBoard(LOSSES);
    touch(board);
    await untilSteered(board);
    expect(rootOf(board).querySelectorAll('[part~=curve] .loss').length).to.equal(2);
    partOf(board, 'canvas').focus();
    const press = async (key: string) => {
      await sendKeys({ down: 'Shift' });
      await sendKeys({ press: key });
      await sendKeys({ up: 'Shift' });
    };
    await press('PageDown');
    expect([board.moveNumber, spokenBy(board).startsWith('Black lost 20%. Move 1')]).to.eql([
      1,
      true,
    ]);
    await press('PageDown');
    expect([board.moveNumber, spokenBy(board).startsWith('White lost 18%. Move 4')]).to.eql([
      4,
      true,
    ]);
    await press('PageDown');
    expect([board.moveNumber, spokenBy(board)]).to.eql([4, 'No more big mistakes.']);
    await press('PageUp');
    expect(board.moveNumber).to.equal(1);
  });

  it('lists the five largest losses, the largest first, and all moves if the reader wants', async () => {
    const board = await curveBoard(LOSSES.replace('SBKV[46]', 'SBKV[50];B[gg]SBKV[37]'));
    await click(board, 'button-curve');
    await until(() => rootOf(board).querySelector('dialog[open]'), 'the table');
    const dialog = rootOf(board).querySelector('dialog') as Element;
    expect(rowsOf(board).slice(1)).to.eql([
      ['1 A9', 'Black 30%', '−20% big mistake'],
      ['4 D6', 'Black 48%', '−18% big mistake'],
      ['7 G3', 'Black 37%', '−13% big mistake'],
      ['6 F4', 'Black 50%', '−3%'],
      ['2 B8', 'Black 31%', '−1%'],
    ]);
    expect(dialog.querySelector('caption')?.textContent).to.equal('Biggest mistakes');
    const toggle = dialog.querySelector<HTMLButtonElement>('.text-button');
    expect(toggle?.textContent).to.equal('All moves');
    toggle?.focus();
    toggle?.click();
    expect(rowsOf(board).length).to.equal(9);
    expect(dialog.querySelector('caption')?.textContent).to.equal('All moves');
    expect(toggle?.textContent).to.equal('Biggest mistakes');
    expect(board.shadowRoot?.activeElement).to.equal(toggle);
    toggle?.click();
    expect(rowsOf(board).length).to.equal(6);
  });

  it('lists all moves at once where nothing was lost', async () => {
    const board = await curveBoard('(;SZ[9]SBKV[50];B[aa]SBKV[50];W[bb]SBKV[50])');
    await click(board, 'button-curve');
    await until(() => rootOf(board).querySelector('dialog[open]'), 'the table');
    expect(rowsOf(board).length).to.equal(4);
    expect(rootOf(board).querySelector('dialog caption, dialog .text-button')).to.equal(null);
  });

  it('is a table for those who listen, whose moves lead to their positions', async () => {
    const board = await curveBoard(LOSSES.replace('SBKV[48]', 'SBKV[48]OGSC[1.25]'), 'move="3"');
    await click(board, 'button-curve');
    await until(() => rootOf(board).querySelector('dialog[open]'), 'the table');
    rootOf(board).querySelector<HTMLElement>('dialog .text-button')?.click();
    expect(rowsOf(board)).to.eql([
      ['Move', 'Win rate', 'Score', 'Loss'],
      ['0', 'Black 50%', '', ''],
      ['1 A9', 'Black 30%', '', '−20% big mistake'],
      ['2 B8', 'Black 31%', '', '−1%'],
      ['3 C7', 'Black 30%', '', '−1%'],
      ['4 D6', 'Black 48%', 'B+1.3', '−18% big mistake'],
      ['5 E5', 'Black 47%', '', '−1%'],
      ['6 F4', 'Black 46%', '', ''],
    ]);
    const current = rootOf(board).querySelector('dialog [aria-current="true"]');
    expect(current?.textContent).to.include('C7');
    rootOf(board).querySelectorAll<HTMLElement>('dialog tbody button')[4]?.click();
    await until(() => !rootOf(board).querySelector('dialog'), 'the table should be gone');
    expect(board.moveNumber).to.equal(4);
  });

  it('does not tell the result before the reader has come there', async () => {
    const board = await curveBoard(GAME.replace('SZ[9]', 'SZ[9]RE[B+3]'), 'hide-result move="2"');
    const ends = () =>
      /([\d.]+) [\d.]+L[\d.]+ 48z/.exec(
        rootOf(board).querySelector('[part~=curve] .black')?.getAttribute('d') ?? '',
      )?.[1];
    const early = Number(ends());
    board.goTo(5);
    await settled(board);
    const late = Number(ends());
    board.goTo(1);
    await settled(board);
    expect(late).to.be.greaterThan(early * 1.5);
    expect(Number(ends())).to.equal(late);
  });

  it('reads what KaTrain has packed', async () => {
    const values = await Promise.all(
      [0.4, 0.6, 0.2].map((winrate) => packed({ winrate, scoreLead: winrate * 10 })),
    );
    const nodes = ['B[aa]', 'W[bb]', 'B[cc]'].map((move, i) => `;${move}KT[x][y][${values[i]}]`);
    const board = await curveBoard(`(;SZ[9]${nodes.join('')})`, 'move="2"');
    await until(() => textOf(board, 'button-curve').includes('60%'), 'unpacked');
    expect(textOf(board, 'button-curve')).to.equal('Black 60%B+6');
  });

  it('takes no harm from what is packed', async () => {
    const bomb = await packed({ winrate: 0.5 }, 'x'.repeat(20_000_000));
    const strange = await packed({ winrate: '0.5', scoreLead: 1e9 });
    const all = ['', 'H4sI', '!', btoa('{"root":{"winrate":1}}'), bomb, strange];
    expect(await Promise.all(all.map(unpackEvaluation))).to.eql(all.map(() => undefined));
  });

  it('does not go on unpacking when another game is shown', async () => {
    const values = await Promise.all([0.4, 0.6].map((winrate) => packed({ winrate })));
    const game = (value: string) => `(;SZ[9];B[aa]KT[x][y][${value}];W[bb]KT[x][y][${values[0]}])`;
    const board = await curveBoard(game(values[0] ?? ''));
    board.sgf = game(values[1] ?? '');
    board.move = '1';
    await board.ready;
    await until(() => textOf(board, 'button-curve') === 'Black 60%', 'the other game');
    board.remove();
  });

  it('takes lines of any length', async () => {
    const sgf = `(;SZ[9]SBKV[50]OGSC[1]${';B[]'.repeat(150_000)};W[]SBKV[40]OGSC[2])`;
    const board = await curveBoard(sgf);
    expect(rootOf(board).querySelector('[part~=curve] .black')?.getAttribute('d')).to.match(/^M/);
  });

  it('follows the line that is read', async () => {
    const sgf = '(;SZ[9]SBKV[50];B[aa]SBKV[51](;W[bb]SBKV[52])(;W[cc]SBKV[20];B[dd]SBKV[10]))';
    const board = await curveBoard(sgf, 'path="1.2.1"');
    expect(textOf(board, 'button-curve')).to.equal('Black 10%');
    board.goTo('2');
    await settled(board);
    expect(textOf(board, 'button-curve')).to.equal('Black 52%');
  });

  it('fills narrow boxes, and is printed', async () => {
    await usualWindow();
    const board = await boardOf(GAME, 'style="width:220px"');
    await until(() => plot(board), 'the curve');
    await settled(board);
    const { width } = (plot(board) as Element).getBoundingClientRect();
    expect(width).to.be.closeTo(220, 1);
  });
});
