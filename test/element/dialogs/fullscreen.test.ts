import { expect, fixture } from '../../helpers/testing.js';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { loadPart } from '../../../src/element/platform/load-part.js';
import {
  type Board,
  boardIn,
  boardOf,
  frames,
  partOf,
  rootOf,
  settled,
  spokenBy,
  untilPart,
} from '../board.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { usualWindow } from '../emulate.js';

const TREE = '(;SZ[9];B[aa](;W[bb];B[cc];W[dd])(;W[ee];B[ff])(;W[ii]))';

describe('a board on the whole screen', () => {
  afterEach(async () => {
    if (document.fullscreenElement) await document.exitFullscreen(); // a test has failed
    await usualWindow();
  });

  async function onWholeScreen(attributes = `data-sgf="${TREE}"`): Promise<Board> {
    const group = await fixture(
      `<div><button commandfor="g1" command="--fullscreen">Full screen</button>
        <sgf-board id="g1" style="width:200px" ${attributes}></sgf-board></div>`,
    );
    const board = boardIn(group);
    await settled(board);
    await loadPart('reader');
    const button = group.querySelector('button') as HTMLElement;
    const { left, top } = button.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 3), Math.round(top + 3)] });
    await until(() => board.matches(':fullscreen'));
    await frames(3); // sizes are told with them, here and below
    return board;
  }

  async function leave(board: Board): Promise<void> {
    const left = new Promise((resolve) =>
      document.addEventListener('fullscreenchange', resolve, { once: true }),
    );
    board.dispatchEvent(
      Object.assign(new Event('command'), { command: '--fullscreen', source: null }),
    );
    await left;
  }

  it('has the room, and its controls, and gives it back', async () => {
    const board = await onWholeScreen();
    const box = partOf(board, 'board').getBoundingClientRect();
    const controls = partOf(board, 'controls').getBoundingClientRect();
    expect(box.width / box.height).to.be.closeTo(1, 0.02);
    expect(controls.bottom).to.be.at.most(innerHeight + 1);
    expect(Math.max(box.width / innerWidth, box.height / innerHeight)).to.be.greaterThan(0.6);
    expect(getComputedStyle(board).backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
    await leave(board);
    expect(board.matches(':fullscreen')).to.equal(false);
    await frames(2);
    expect(board.getBoundingClientRect().width).to.equal(200);
  });

  const PLAIN = '(;SZ[9]PB[Ada]PW[Lin]RE[B+2.5];B[aa];W[bb])';
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [640, 360],
  ] as const)
    for (const attributes of [
      `data-sgf="${PLAIN}"`,
      `data-sgf="${PLAIN}" try`,
      `data-sgf="${TREE}" try`,
    ])
      it(`fits into ${width} × ${height} with all its rows: ${attributes}`, async () => {
        await setViewport({ width, height });
        const board = await onWholeScreen(attributes);
        if (board.try) await untilPart(board, 'own');
        await frames(3);
        const controls = partOf(board, 'controls').parentElement as HTMLElement; // and own moves
        const { bottom } = controls.getBoundingClientRect();
        expect(bottom).to.be.at.most(innerHeight + 1);
        const part = partOf(board, 'board').offsetHeight / innerHeight;
        expect(part).to.be.greaterThan(height < 480 ? 0.9 : 0.7);
        await leave(board);
      });

  it('has the words and buttons of a problem beside the board of a phone on its side', async () => {
    await setViewport({ width: 844, height: 390 });
    const problem = '(;SZ[9]AB[aa][ba]AW[ca][da]C[Black to play.];B[ea]C[Right.])';
    const board = await onWholeScreen(`data-sgf="${problem}" mode="problem"`);
    const hint = () => board.shadowRoot?.querySelector('[part~=button-hint]');
    await until(hint, 'the button');
    await frames(3);
    const picture = partOf(board, 'board').getBoundingClientRect();
    const button = (hint() as Element).getBoundingClientRect();
    expect(picture.height / innerHeight).to.be.greaterThan(0.6);
    expect(button.left).to.be.greaterThan(picture.right);
    expect(button.bottom).to.be.at.most(innerHeight);
    await leave(board);
  });

  it('keeps its size while the reader steps on a phone', async function () {
    await needs(this, 'narrow pages');
    await setViewport({ width: 390, height: 844 });
    const board = await onWholeScreen(
      `data-sgf="(;SZ[9]C[Words];B[aa];W[bb]C[${'More words. '.repeat(9)}])"`,
    );
    const widths: number[] = [];
    for (const move of [0, 1, 2]) {
      board.goTo(move);
      await board.ready;
      await frames(2);
      widths.push(partOf(board, 'board').offsetWidth);
    }
    expect(widths[0]).to.be.greaterThan(360);
    expect(new Set(widths).size, widths.join()).to.equal(1);
    await leave(board);
  });

  it('is refused with a sentence that every reader sees', async () => {
    const board = await boardOf(TREE);
    await loadPart('reader');
    board.requestFullscreen = () => Promise.reject(new TypeError('not granted'));
    board.dispatchEvent(
      Object.assign(new Event('command'), { command: '--fullscreen', source: null }),
    );
    await until(() => spokenBy(board) === 'Full screen isn’t available here.');
    expect(rootOf(board).querySelector('.spoken')?.matches('.seen')).to.equal(true);
  });
});
