import { expect, fixtureCleanup, fixtureSync } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, boardOf, partOf, rootOf, settled, spokenBy } from '../board.js';
import { commented, pictureAnew, refOf, refsOf, sgfOf } from '../comment.js';
import { untilAlive } from '../comment.js';
import { brightness, nearCentre, pictureOf, untilPainted } from '../pixels.js';
import { until } from '../../helpers/until.js';
import { hover, leaveBoards, SMALL } from '../mouse.js';

const GAME =
  '(;SZ[9]C[Where?\n\nA hane.];B[ee]LB[cc:A][gg:A]C[G7 or D4? See ‘A’, #3, move 2 and #9.];W[gc];B[cg]C[D4])';

async function press(board: Board, text: string): Promise<void> {
  await until(() => refsOf(board).some(({ textContent }) => textContent === text), text);
  refOf(board, text).click();
  await board.ready;
}

describe('a live comment', () => {
  afterEach(leaveBoards);

  it('is there as plain text at once, and is the same text when it has come alive', async () => {
    // Quotes beside a button are not kerned: with 300 px, the first line has no room for the three pixels.
    const board = await boardOf(GAME, 'coordinates="none" style="width:340px" move="1"');
    const comment = partOf(board, 'comment');
    const [text, height] = [comment.innerText, comment.scrollHeight];
    expect(text).to.contain('See ‘A’, #3, move 2');
    await untilAlive(board);
    expect(comment.innerText).to.equal(text);
    expect(comment.scrollHeight).to.be.closeTo(height, 1);
    expect(partOf(board, 'comment')).to.equal(comment);
    expect(refsOf(board).map(({ textContent }) => textContent)).to.eql(
      ['G7', 'D4', 'A', '#3', 'move 2'], // the line has no move 9
    );
  });

  it('keeps empty lines, each with a direction of its own', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    board.first();
    await board.ready;
    const paragraphs = [...partOf(board, 'comment').querySelectorAll('p')];
    expect(paragraphs.map(({ textContent }) => textContent)).to.eql(['Where?', '', 'A hane.']);
    expect(paragraphs.every(({ dir }) => dir === 'auto')).to.equal(true);
  });

  it('lights a point as long as the pointer is over its name', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    const before = pictureOf(board);
    await hover(refOf(board, 'G7'));
    const lit = pictureOf(board);
    expect(lit).to.not.equal(before);
    await hover(refOf(board, 'D4'));
    expect(pictureOf(board)).to.not.be.oneOf([before, lit]);
    await hover(partOf(board, 'button-play'));
    expect(await pictureAnew(board)).to.equal(before);
    expect([board.moveNumber, spokenBy(board)]).to.eql([1, '']);
  });

  it('lights a point while it has the focus by a key', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    const before = pictureOf(board);
    partOf(board, 'comment').focus();
    await sendKeys({ press: 'Tab' });
    expect(rootOf(board).activeElement).to.equal(refOf(board, 'G7'));
    await board.ready;
    expect(pictureOf(board)).to.not.equal(before);
    await sendKeys({ press: 'Escape' });
    await board.ready;
    expect(await pictureAnew(board)).to.equal(before);
    await sendKeys({ press: 'Enter' });
    await board.ready;
    expect(pictureOf(board)).to.not.equal(before);
    expect(spokenBy(board)).to.equal('G7, empty');
    expect(refOf(board, 'G7').ariaPressed).to.equal('true');
  });

  it('keeps the light of a tap until another, the same again, Esc or a step', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    const before = pictureOf(board);
    await press(board, 'G7');
    const lit = pictureOf(board);
    expect(lit).to.not.equal(before);
    await press(board, 'D4');
    expect(pictureOf(board)).to.not.be.oneOf([before, lit]);
    expect([refOf(board, 'G7').ariaPressed, refOf(board, 'D4').ariaPressed]).to.eql([
      'false',
      'true',
    ]);
    await press(board, 'D4');
    expect(await pictureAnew(board)).to.equal(before);
    await press(board, 'G7');
    refOf(board, 'G7').focus();
    await sendKeys({ press: 'Escape' });
    await board.ready;
    expect(await pictureAnew(board)).to.equal(before);
    await press(board, 'G7');
    board.next();
    board.prev();
    await board.ready;
    expect(await pictureAnew(board)).to.equal(before);
    expect(refOf(board, 'G7').ariaPressed).to.equal('false');
  });

  it('lights all points of a label, and names them', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    const before = pictureOf(board);
    expect(refOf(board, 'A').title).to.equal('Label A: C7, G3');
    await press(board, 'A');
    expect(pictureOf(board)).to.not.equal(before);
    expect(spokenBy(board)).to.equal('Label A: C7, G3');
  });

  it('lights a label of the node before, if the comment speaks of it', async () => {
    const record = sgfOf('A or B?', 'LB[cc:A][gg:B];B[cg]C[A was better than B.];W[gc]C[A or G7]');
    const board = await commented(record);
    board.next();
    await board.ready;
    const titles = refsOf(board).map(({ title }) => title);
    expect(titles).to.eql(['Label A: C7', 'Label B: G3']);
    const before = pictureOf(board);
    await press(board, 'A');
    expect(pictureOf(board)).to.not.equal(before);
    board.next();
    await board.ready;
    expect(
      refsOf(board).map(({ title }) => title),
      'two nodes later',
    ).to.eql(['Show G7 on the board']);
  });

  it('goes to moves, and the focus is not lost', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    expect(refOf(board, '#3').title).to.equal('Go to move 3, Black C3');
    refOf(board, '#3').focus();
    await press(board, '#3');
    expect(board.moveNumber).to.equal(3);
    expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    expect(spokenBy(board)).to.contain('Move 3, Black C3');
  });

  it('goes to other nodes by their address and name', async () => {
    const record =
      '(;SZ[9]C[Compare move 1.2 with Diagram 3.];B[cc](;W[gg])(;W[cg]N[Diagram 3]C[back to #0]))';
    const board = await commented(record);
    expect(refsOf(board).map(({ title }) => title)).to.eql([
      'Go to “move 1.2”',
      'Go to “Diagram 3”',
    ]);
    for (const text of ['move 1.2', 'Diagram 3']) {
      board.goTo(0);
      await untilAlive(board);
      refOf(board, text).focus();
      await press(board, text);
      expect(board.currentPath, text).to.equal('1.2');
      expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    }
  });

  it('lights what is asked for on a board that is turned, mirrored or cut', async () => {
    for (const look of ['rotate="90"', 'mirror', 'view="A1-J9"']) {
      const board = await commented(GAME, `${SMALL} move="1" ${look}`);
      const before = pictureOf(board);
      await press(board, 'G7');
      expect(pictureOf(board), look).to.not.equal(before);
      fixtureCleanup();
    }
    const board = await commented(GAME, `${SMALL} move="1" view="A1-E5"`);
    const before = pictureOf(board);
    await press(board, 'G7');
    expect(await pictureAnew(board)).to.equal(before);
    expect(spokenBy(board)).to.equal('G7: outside the visible part of the board');
    await hover(refOf(board, 'G7'));
    expect(refOf(board, 'G7').title).to.equal('G7: outside the visible part of the board');
  });

  it('plays a sequence as a preview, by the rules, and the game stays', async () => {
    const sgf = sgfOf('Then W A8 B J1 W J2.', 'AB[aa]AW[ba]PL[W]');
    const board = await commented(sgf);
    // Between the number of a stone and the ring of the last move
    const at = (column: number, row: number) =>
      brightness(nearCentre(board, column - 0.425, row + 0.195));
    const [wood, black] = [at(-4, -3), at(-4, -4)];
    expect(black).to.be.below(wood / 2);
    const button = refOf(board, 'W A8 B J1 W J2');
    await hover(button);
    expect(at(-4, -3)).to.be.above(wood * 1.05); // the white stone
    expect(at(-4, -4)).to.be.above(wood * 0.8); // the black one is taken
    expect(at(4, 4)).to.be.below(wood * 0.55);
    await hover(partOf(board, 'button-play'));
    expect([at(-4, -3), at(-4, -4)]).to.eql([wood, black]);
    button.focus();
    await press(board, 'W A8 B J1 W J2');
    expect(spokenBy(board)).to.equal('Preview of 3 moves: A8, J1, J2. Captured: 1');
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowLeft' });
    await board.ready;
    expect(at(4, 4)).to.be.above(wood / 2);
    expect(spokenBy(board)).to.equal('Preview, move 1 of 3: White A8');
    await sendKeys({ press: 'ArrowRight' });
    await board.ready;
    expect(at(4, 4)).to.be.below(wood * 0.55);
    expect([board.moveNumber, board.position.board.at(0 as never)]).to.eql([0, 'black']);
    await sendKeys({ press: 'Escape' });
    await board.ready;
    expect([at(-4, -3), at(-4, -4)]).to.eql([wood, black]);
    expect(spokenBy(board)).to.equal('Back to the game');
  });

  it('previews what would have been better from before the move', async () => {
    const sgf = '(;SZ[9];B[cc];W[ee]C[PV: WG7 C3 G3])';
    const board = await commented(sgf, `${SMALL} move="2"`);
    // Between the number of a stone and the ring of the last move
    const at = (column: number, row: number) =>
      brightness(nearCentre(board, column - 0.425, row + 0.195));
    const wood = at(2, 2);
    expect(at(0, 0)).to.be.above(wood * 1.05);
    await press(board, 'WG7 C3 G3');
    expect(at(0, 0)).to.be.closeTo(wood, wood * 0.1); // E5 has not been played
    expect(at(2, -2)).to.be.above(wood * 1.05);
    expect(at(-2, 2)).to.be.below(wood / 2); // C3 is Black's answer
  });

  it('does not change the text while the reader selects it', async () => {
    const board = document.createElement('sgf-board');
    board.sgf = GAME;
    board.move = '1';
    fixtureSync('<div></div>').append(board);
    await board.ready;
    await board.updateComplete;
    expect(refsOf(board)).to.eql([]);
    partOf(board, 'comment').focus();
    const line = partOf(board, 'comment').querySelector('p');
    const text = [...(line?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const selection = document.getSelection();
    if (!text || !selection) throw new Error('nothing to select');
    selection.setBaseAndExtent(text, 0, text, 0);
    selection.modify('extend', 'forward', 'word');
    expect(String(selection)).to.not.equal('');
    partOf(board, 'comment').dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, composed: true }),
    );
    await loadPart('reader');
    await settled(board);
    expect(refsOf(board)).to.eql([]);
    selection.removeAllRanges();
    await until(() => refsOf(board).length > 0);
  });

  it('has targets of 24 pixels, and lines as high as without', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    for (const ref of refsOf(board)) {
      const { left, top, width, height } = ref.getBoundingClientRect();
      const root = rootOf(board);
      for (const [x, y] of [
        [width / 2, height / 2 - 11.5],
        [width / 2, height / 2 + 11.5],
      ] as const)
        expect(root.elementFromPoint(left + x, top + y), ref.textContent).to.equal(ref);
      if (width < 24)
        expect(root.elementFromPoint(left + width / 2 - 11.5, top + height / 2)).to.equal(ref);
    }
  });

  it('is accessible, also with something lit', async () => {
    const board = await commented(sgfOf('ada [3k]: D4 https://a.example a@b.example B D4 E5 C3'));
    await expect(board).to.be.accessible();
    await press(board, 'D4');
    await expect(board).to.be.accessible();
    await press(board, 'B D4 E5 C3');
    await expect(board).to.be.accessible();
  });

  it('leaves nothing behind when the board goes, and comes alive again with it', async () => {
    const board = await commented(GAME, `${SMALL} move="1"`);
    const before = pictureOf(board);
    await press(board, 'G7');
    const { parentElement } = board;
    board.remove();
    await board.ready;
    parentElement?.append(board);
    await untilAlive(board);
    await untilPainted(board);
    expect(await pictureAnew(board)).to.equal(before);
    await press(board, 'G7');
    expect(pictureOf(board)).to.not.equal(before);
    expect(refOf(board, 'G7').ariaPressed).to.equal('true');
  });
});
