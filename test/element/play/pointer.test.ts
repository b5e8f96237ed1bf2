import { expect, fixture, fixtureCleanup } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { NavigateDetail } from '../../../src/index.js';
import { type Board, frames, heard, partOf, rootOf, settled } from '../board.js';
import { brightness, nearCentre, paintedBoard, pictureOf } from '../pixels.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { placeAt, SMALL } from '../mouse.js';

async function pointTo(board: Board, column: number, row: number): Promise<void> {
  await sendMouse({ type: 'move', position: placeAt(board, column, row) });
  await rest();
}

async function clickOn(board: Board, column: number, row: number): Promise<void> {
  await sendMouse({ type: 'click', position: placeAt(board, column, row) });
  await rest();
}

/** What the browser tells of a finger or a pen, or of a mouse at once. */
function tell(board: Board, type: string, [clientX, clientY]: [number, number], pointerType = '') {
  const event = new PointerEvent(type, { clientX, clientY, pointerType });
  partOf(board, 'canvas').dispatchEvent(event);
}

/** Until the chunk is there and nothing moves. */
async function rest(): Promise<void> {
  await frames(3); // motion has a step in each
  await new Promise((resume) => setTimeout(resume, 200));
}

const cursorOf = (board: Board) => partOf(board, 'canvas').style.cursor;

/** The first of two styles counts. */
const painted = (sgf: string, attributes = '') => paintedBoard(sgf, `${attributes} ${SMALL}`);

describe('the pointer on a board', () => {
  afterEach(async () => {
    await resetMouse();
    Reflect.deleteProperty(performance, 'now'); // where a test has stopped the clock
    fixtureCleanup();
  });

  it('shows a ghost where the record goes on, and takes it away', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg])');
    const [empty, wood] = [pictureOf(board), brightness(nearCentre(board, -2, -2))];
    await pointTo(board, -2, -2);
    await until(() => cursorOf(board)); // the chunk is on its way
    await rest();
    const ghost = brightness(nearCentre(board, -2, -2));
    expect(ghost).to.be.within(wood * 0.4, wood * 0.85); // neither wood nor a stone
    expect(cursorOf(board)).to.equal('pointer');
    await pointTo(board, 2, 2);
    expect([pictureOf(board), cursorOf(board)]).to.eql([empty, '']);
    await pointTo(board, -2, -2);
    await sendMouse({ type: 'move', position: [790, 590] });
    await rest();
    expect([pictureOf(board), cursorOf(board)]).to.eql([empty, '']);
    expect(board.moveNumber).to.equal(0);
  });

  it('is followed when the node changes and it rests', async () => {
    const board = await painted('(;SZ[9];B[aa];W[gg];B[cc])');
    await pointTo(board, 2, 2);
    const blue = () => nearCentre(board, 2, 2)[2];
    const wood = blue();
    board.next();
    await rest();
    expect(blue()).to.be.greaterThan(wood + 20); // half a white stone
    expect(cursorOf(board)).to.equal('pointer');
    board.next();
    await rest();
    expect(cursorOf(board)).to.equal(''); // the move that is shown
  });

  it('enters the move that is clicked, of several too, by the funnel', async () => {
    const board = await painted('(;SZ[9](;B[cc];W[dd])(;B[gg];W[ee])(;B[cg]))');
    const events = heard<CustomEvent<NavigateDetail>>(board, 'sgf-navigate');
    await clickOn(board, 2, 2);
    expect(board.describe()).to.equal('Move 1, Black G3');
    await clickOn(board, 0, 0);
    expect(board.describe()).to.equal('Move 2, White E5');
    await clickOn(board, -3, -3);
    expect(board.describe()).to.equal('Move 2, White E5'); // nothing there
    expect(events.map(({ detail }) => detail.source)).to.eql(['user', 'user']);
    board.first();
    await clickOn(board, -2, 2);
    expect(board.describe()).to.equal('Move 1, Black C3');
  });

  it('leads to the last stone on a point that was taken and played again', async () => {
    const again = await painted(
      '(;SZ[9];B[aa];W[ba];B[ii];W[ab];B[hh];W[gg];B[aa])',
      'move="last"',
    );
    const offered = async (column: number, row: number) => {
      await clickOn(again, column, row);
      return rootOf(again).querySelector('.chip')?.textContent;
    };
    expect(await offered(-4, -4)).to.equal(undefined); // the move that is shown
    again.goTo(6); // the stone has been taken
    expect(await offered(4, 4)).to.equal('Move 3, Black J1 ›');
    again.goTo(6);
    expect(await offered(-4, -3)).to.equal('Move 4, White A8 ›');
  });

  it('does nothing on stones that were set up, and where the record passes', async () => {
    const board = await painted('(;SZ[9]AB[cc];W[tt];B[gg])');
    await clickOn(board, -2, -2);
    await clickOn(board, 2, 2);
    expect([board.moveNumber, cursorOf(board)]).to.eql([0, '']);
    board.next();
    await clickOn(board, 2, 2);
    expect(board.moveNumber).to.equal(2);
  });

  for (const [attributes, column, row] of [
    ['rotate="90"', 2, -2],
    ['rotate="180" mirror', -2, 2],
    ['rotate="270"', -2, 2],
    ['swap-colors', -2, -2],
    ['style="width:300px;transform:scale(0.5)"', -2, -2],
    ['style="width:300px;transform:scale(1.4) translate(50px,30px)"', -2, -2],
  ] as const) {
    it(`finds points with ${attributes}`, async () => {
      const board = await painted('(;SZ[9];B[cc])', attributes);
      await settled(board);
      const wood = brightness(nearCentre(board, column, row));
      await pointTo(board, column, row);
      await settled(board);
      const ghost = brightness(nearCentre(board, column, row));
      expect(ghost > wood, 'white').to.equal(attributes === 'swap-colors');
      await clickOn(board, column, row);
      expect(board.moveNumber).to.equal(1);
    });
  }

  it('finds points on a board that is turned by the page', async () => {
    const turned = 'style="width:300px;margin:100px;transform:rotate(90deg)"';
    const board = await painted('(;SZ[9];B[cc])', turned);
    await clickOn(board, -2, -2);
    expect(board.moveNumber).to.equal(0);
    await clickOn(board, 2, -2);
    expect(board.moveNumber).to.equal(1);
  });

  it('finds points within a border', async function () {
    await needs(this, 'offsets');
    await fixture('<style>sgf-board::part(canvas) { border: 30px solid }</style>');
    const board = await painted('(;SZ[9];B[cc])');
    const { left, top } = partOf(board, 'canvas').getBoundingClientRect();
    const middle = 30 + 300 * (0.5 - 1.6 / 9.44); // nine lines and the wood around them
    const position: [number, number] = [Math.round(left + middle), Math.round(top + middle)];
    await sendMouse({ type: 'click', position });
    await rest();
    expect(board.moveNumber).to.equal(1);
  });

  it('plays in no picture of another record', async () => {
    const board = await painted('(;SZ[19];B[dd])');
    await pointTo(board, 0, 0);
    await board.load('(;SZ[9];B[cc])');
    const { left, top } = partOf(board, 'canvas').getBoundingClientRect();
    const second = 300 * (0.5 - 8 / 19.44); // the 21st point, as C7 is of nine lines
    tell(board, 'click', [left + second, top + second]);
    await rest();
    expect(board.moveNumber).to.equal(0);
  });

  it('finds points in a part of the board', async () => {
    const board = await painted('(;SZ[19];B[qd];W[dd])', 'view="top-right 9"');
    await until(() => partOf(board, 'canvas').clientWidth === 300);
    await clickOn(board, 2 - 0.2, -1 + 0.2); // wood on two sides only
    expect(board.moveNumber).to.equal(1);
    await clickOn(board, -4, -1);
    expect(board.moveNumber).to.equal(1);
  });

  it('enters a variation that is hinted at beside the shown one', async () => {
    const board = await painted('(;SZ[9]ST[1](;B[cc])(;B[gg]))', 'marks="variations" move="1"');
    await clickOn(board, 2, 2);
    expect(board.describe()).to.equal('Move 1, Black G3');
  });

  it('enters siblings only where they are hinted at', async () => {
    const board = await painted('(;SZ[9]ST[1](;B[cc])(;B[gg]))', 'move="1"');
    await clickOn(board, 2, 2);
    expect(board.describe()).to.equal('Move 1, Black C7');
  });

  it('has no ghost where it is a finger, which plays all the same', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg])');
    const before = pictureOf(board);
    await pointTo(board, 3, 3); // the chunk is there
    tell(board, 'pointermove', placeAt(board, -2, -2), 'touch');
    await rest();
    expect([pictureOf(board), cursorOf(board)]).to.eql([before, '']);
    tell(board, 'click', placeAt(board, -2, -2), 'touch');
    await rest();
    expect(board.moveNumber).to.equal(1);
  });

  it('is no step: its ghost is there at once, and stones land all the same', async () => {
    let clock = performance.now();
    performance.now = () => clock; // whatever moves never arrives
    const board = await painted('(;SZ[9];B[cc];W[gg];B[gc])');
    board.next();
    await rest(); // the chunk of motion is there
    const [ghostless, empty] = [nearCentre(board, 2, 2), nearCentre(board, 2, -2)];
    clock += 1000;
    await pointTo(board, 2, 2);
    expect(nearCentre(board, 2, 2), 'ghost').not.to.eql(ghostless);
    clock += 1000;
    await pointTo(board, 3, 3);
    clock += 10;
    board.goTo(3);
    await rest();
    expect(nearCentre(board, 2, -2), 'stone').to.eql(empty);
  });

  it('steps while the last stone lands', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg];B[cg])');
    const points = [
      [-2, -2],
      [2, 2],
      [-2, 2],
    ] as const;
    for (const [column, row] of points)
      await sendMouse({ type: 'click', position: placeAt(board, column, row) });
    await rest();
    expect(board.moveNumber).to.equal(3);
    await sendMouse({ type: 'move', position: [790, 590] });
    await rest();
    const looks = () => points.map(([column, row]) => nearCentre(board, column, row));
    const after = looks();
    board.requestUpdate('near'); // paints all anew
    await rest();
    expect(looks()).to.eql(after);
  });

  it('leaves diagrams alone', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg])', 'mode="diagram" move="1"');
    const before = pictureOf(board);
    await pointTo(board, 2, 2);
    await clickOn(board, 2, 2);
    expect([pictureOf(board), cursorOf(board), board.moveNumber]).to.eql([before, '', 1]);
  });

  it('gives the board the focus, and selects nothing', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg])');
    await clickOn(board, -2, -2);
    await clickOn(board, 2, 2);
    expect(board.shadowRoot?.activeElement).to.equal(partOf(board, 'canvas'));
    expect(String(getSelection())).to.equal('');
  });

  it('is not printed', async () => {
    const board = await painted('(;SZ[9];B[cc];W[gg])');
    const wood = nearCentre(board, -2, -2);
    await pointTo(board, -2, -2);
    expect(nearCentre(board, -2, -2)).not.to.eql(wood);
    const drawing = () => board.shadowRoot?.querySelector('[part~="board"] > svg');
    await Promise.all([loadPart('vectors'), loadPart('rich')]);
    dispatchEvent(new Event('beforeprint'));
    expect(drawing()?.querySelector('circle')).to.equal(null);
    dispatchEvent(new Event('afterprint'));
    await rest();
    await pointTo(board, -1.9, -1.9);
    expect(nearCentre(board, -2, -2), 'and comes back').not.to.eql(wood);
  });
});
