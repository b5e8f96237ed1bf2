import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, boardIn, boardOf, click, frames, heard, nameOf, partOf } from '../board.js';
import { rootOf, settled, spokenBy, touch } from '../board.js';
import { warningsOf } from '../page.js';
import { needs } from '../../helpers/abilities.js';
import { moves, steeredBoard, until, untilSteered, useFakeClock } from '../steered.js';
import { withLittleMotion } from '../emulate.js';

const GAME = `(;SZ[9]${moves(6)})`;
const isPlaying = (board: Board) => board.matches(':state(playing)');

describe('a board that plays by itself', () => {
  const time = useFakeClock();

  /** Plays, and waits until the browser has told that the board is seen. */
  async function playing(sgf = GAME, attributes = ''): Promise<Board> {
    const board = await steeredBoard(sgf, attributes);
    await board.play();
    await until(() => time.waiting > 0, 'the next step should be waited for');
    await settled(board);
    return board;
  }

  it('steps when it is time, and says so to the page', async () => {
    const board = await steeredBoard(GAME);
    const events = ['sgf-play', 'sgf-pause'].map((type) => heard(document, type));
    const steps = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    await board.play();
    await until(() => time.waiting > 0);
    await settled(board);
    expect([isPlaying(board), board.moveNumber]).to.eql([true, 0]);
    time.pass(1499);
    expect(board.moveNumber).to.equal(0);
    time.pass(1);
    expect(board.moveNumber).to.equal(1);
    time.pass(3000);
    expect(board.moveNumber).to.equal(3);
    expect(events.map(({ length }) => length)).to.eql([1, 0]);
    time.pass(60_000);
    await settled(board);
    expect([isPlaying(board), board.moveNumber, time.waiting]).to.eql([false, 6, 0]);
    expect(events.map(({ length }) => length)).to.eql([1, 1]);
    expect(new Set(steps.map(({ detail }) => detail.source))).to.eql(new Set(['autoplay']));
  });

  it('gives a comment time to be read', async () => {
    const board = await playing(`(;SZ[9]C[${'x'.repeat(150)}]${moves(3)})`);
    time.pass(11_499);
    expect(board.moveNumber).to.equal(0);
    time.pass(1);
    expect(board.moveNumber).to.equal(1);
  });

  it('keeps the interval that the page wants', async () => {
    const board = await playing(GAME, 'interval="200"');
    time.pass(600);
    expect(board.moveNumber).to.equal(3);
  });

  for (const interval of ['fast', '0', '99', '-500', '1e3', '99999999']) {
    it(`warns once of the interval ${interval}, and takes its own`, async () => {
      const warnings = await warningsOf(async () => {
        const board = await playing(GAME, `interval="${interval}"`);
        time.pass(3000);
        expect(board.moveNumber).to.equal(2);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(`interval="${interval}"`);
    });
  }

  it('begins again at the end with loop', async () => {
    const board = await playing(GAME, 'loop interval="100"');
    time.pass(600);
    expect(board.moveNumber).to.equal(6);
    time.pass(100);
    expect(board.moveNumber).to.equal(0);
    time.pass(200);
    expect(board.moveNumber).to.equal(2);
  });

  it('starts over when it is at the end', async () => {
    const board = await playing(GAME, 'move="last"');
    expect(board.moveNumber).to.equal(0);
    time.pass(1500);
    expect(board.moveNumber).to.equal(1);
  });

  it('does nothing where there is nothing to play', async () => {
    const board = await steeredBoard('(;SZ[9])');
    const events = heard(board, 'sgf-play');
    await board.play();
    expect([events.length, isPlaying(board)]).to.eql([0, false]);
    expect(partOf(board, 'button-play').ariaDisabled).to.equal('true');
  });

  it('ends with pause(), once', async () => {
    const board = await playing();
    const events = heard(board, 'sgf-pause');
    board.pause();
    board.pause();
    await settled(board);
    expect([isPlaying(board), time.waiting, events.length]).to.eql([false, 0, 1]);
  });

  it('does not begin when pause() came before the chunk', async () => {
    const board = await boardOf(GAME);
    const events = heard(board, 'sgf-play');
    const begun = board.play();
    board.pause();
    await begun;
    expect(events).to.have.length(0);
  });

  const touches: Record<string, (board: Board) => unknown> = {
    'a pointer on the board': (board) =>
      partOf(board, 'canvas').dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, composed: true }),
      ),
    'a key': (board) =>
      partOf(board, 'canvas').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }),
      ),
    // Of pages in the background browsers tell no focus.
    'the focus': (board) =>
      partOf(board, 'slider').dispatchEvent(
        new FocusEvent('focusin', { bubbles: true, composed: true }),
      ),
    'a script that goes elsewhere': (board) => board.goTo(4),
    'a step of the reader': (board) => partOf(board, 'button-next').click(),
    'another record': (board) => board.load(`(;SZ[9]C[other]${moves(2)})`),
    'its end in the page': (board) => board.remove(),
  };
  for (const [name, touch] of Object.entries(touches)) {
    it(`is stopped by ${name}`, async () => {
      const board = await playing();
      const events = heard(board, 'sgf-pause');
      await touch(board);
      await settled(board);
      expect([events.length, time.waiting]).to.eql([1, 0]);
      if (board.isConnected) expect(isPlaying(board)).to.equal(false);
    });
  }

  it('is stopped by a page that says no to its step', async () => {
    const board = await playing();
    board.addEventListener('sgf-before-navigate', (event) => event.preventDefault());
    time.pass(1500);
    await settled(board);
    expect([isPlaying(board), board.moveNumber]).to.eql([false, 0]);
  });

  it('plays on while the page scrolls over it, and while a pointer goes over it', async () => {
    const board = await playing();
    const canvas = partOf(board, 'canvas');
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, composed: true }));
    canvas.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));
    await settled(board);
    expect(isPlaying(board)).to.equal(true);
  });

  it('has a button, which says what it does', async () => {
    const board = await steeredBoard(GAME);
    const button = partOf(board, 'button-play');
    const icon = () => button.querySelector('path')?.getAttribute('d');
    const play = icon();
    expect(nameOf(button)).to.equal('Play');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => time.waiting > 0);
    await settled(board);
    expect([isPlaying(board), nameOf(button)]).to.eql([true, 'Pause']);
    expect(icon()).not.to.equal(play);
    await sendKeys({ press: 'Enter' });
    await settled(board);
    expect([isPlaying(board), nameOf(button), icon()]).to.eql([false, 'Play', play]);
    expect(rootOf(board).activeElement).to.equal(button);
  });

  it('is started and stopped by Space on the board, and only there', async () => {
    const board = await steeredBoard(GAME);
    const heard: string[] = [];
    const note = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', note);
    partOf(board, 'canvas').focus();
    await sendKeys({ press: ' ' });
    await until(() => time.waiting > 0);
    await sendKeys({ press: ' ' });
    await settled(board);
    expect(isPlaying(board)).to.equal(false);
    expect(heard).to.eql([]);
    partOf(board, 'slider').focus();
    await sendKeys({ press: ' ' });
    await sendKeys({ press: 'Enter' });
    document.removeEventListener('keydown', note);
    expect(heard, 'of the page').to.eql([' ', 'Enter']);
    expect(isPlaying(board)).to.equal(false);
  });

  it('waits while the page is hidden', async () => {
    const board = await playing();
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect([time.waiting, isPlaying(board)]).to.eql([0, true]);
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    time.pass(1500);
    expect(board.moveNumber).to.equal(1);
  });

  it('waits while the board is off the screen', async () => {
    const board = await playing();
    board.style.translate = '0 5000px';
    await until(() => time.waiting === 0, 'it should wait');
    expect(isPlaying(board)).to.equal(true);
    board.style.translate = '';
    await until(() => time.waiting > 0, 'it should go on');
    time.pass(1500);
    expect(board.moveNumber).to.equal(1);
  });

  it('is quiet for those who listen, and says where it stops', async () => {
    const board = await playing();
    time.pass(1500);
    await settled(board);
    expect(spokenBy(board)).to.equal('');
    board.pause();
    await settled(board);
    expect(spokenBy(board)).to.equal('Paused: Move 1, Black A9');
  });

  it('plays in a diagram when a script says so', async () => {
    const board = await boardOf(GAME, 'mode="diagram" move="1"');
    await board.play();
    await until(() => time.waiting > 0);
    time.pass(1500);
    expect(board.moveNumber).to.equal(2);
  });
});

describe('the attribute autoplay', () => {
  const time = useFakeClock();

  it('plays once the board is on the screen', async () => {
    const page = await fixture(
      `<div style="padding-top:5000px"><sgf-board autoplay loading="eager" data-sgf="${GAME}"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    touch(board);
    await untilSteered(board);
    await frames(2); // time to be seen
    expect(isPlaying(board)).to.equal(false);
    board.scrollIntoView();
    await until(() => isPlaying(board));
    await until(() => time.waiting > 0);
    time.pass(1500);
    expect(board.moveNumber).to.equal(1);
  });

  it('plays once: a reader who has stopped it is left alone', async () => {
    const board = await boardOf(GAME, 'autoplay');
    await until(() => isPlaying(board));
    board.pause();
    board.requestUpdate();
    await settled(board);
    expect(isPlaying(board)).to.equal(false);
  });

  it('plays another record too', async () => {
    const board = await boardOf(GAME, 'autoplay');
    await until(() => isPlaying(board));
    const events = heard(board, 'sgf-play');
    await board.load(`(;SZ[9]C[other]${moves(3)})`);
    await until(() => events.length > 0);
    expect(board.tree.size).to.equal(4);
  });

  it('waits for the button where the reader wants little motion', async function () {
    await needs(this, 'little motion');
    await withLittleMotion(async () => {
      const board = await steeredBoard(GAME, 'autoplay');
      await frames(3); // time to be seen
      expect(isPlaying(board)).to.equal(false);
      await click(board, 'button-play');
      await until(() => isPlaying(board));
    });
  });

  it('does not play without controls, which have the button that stops it; a script does', async () => {
    const board = await steeredBoard(GAME);
    board.controls = 'none';
    board.autoplay = true;
    await frames(5); // time to be seen
    expect(isPlaying(board)).to.equal(false);
    await board.play();
    expect(isPlaying(board)).to.equal(true);
  });

  for (const attributes of ['mode="diagram" controls="compact"', 'style="width:160px"'])
    it(`plays with ${attributes}, where a button stops it`, async () => {
      const board = await boardOf(GAME, `autoplay ${attributes}`);
      await until(() => isPlaying(board));
      await settled(board);
      const button = partOf(board, 'button-play');
      expect([nameOf(button), button.checkVisibility()]).to.eql(['Pause', true]);
      button.click();
      await settled(board);
      expect(isPlaying(board)).to.equal(false);
    });

  it('does not play a diagram without controls', async () => {
    const board = await steeredBoard(GAME);
    board.mode = 'diagram';
    board.autoplay = true;
    await frames(5); // time to be seen
    expect(isPlaying(board)).to.equal(false);
    board.mode = 'viewer';
    await until(() => isPlaying(board));
  });
});
