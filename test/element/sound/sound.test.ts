import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { settings } from '../../../src/element/attributes.js';
import { updateBoards } from '../../../src/element/language-controller.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, click, partOf, rootOf, settled } from '../board.js';
import { play, playable } from '../playing.js';
import { moves, point, steeredBoard, until, useFakeClock } from '../steered.js';

/** White's third move captures a stone, the fourth node is a pass, the fifth has no move. */
const GAME = '(;SZ[9];B[ba];W[aa];B[ab];W[];C[Nothing];W[ee];B[ff];W[gg])';

/** Each context that was made, and each source of sound that was started: a thump for each stone, clicks for captures. */
const heard = { contexts: 0, thumps: 0, clicks: 0 };

const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };

function node(started?: () => void) {
  return { frequency: param, gain: param, connect() {}, start: started, stop() {} };
}

/** Audio that counts what is played, and refuses to run if `isBroken`. */
class FakeAudioContext {
  static readonly made: FakeAudioContext[] = [];
  static isBroken = false;
  /** Whether something else of the device, such as a phone call, has the speaker. */
  static isTaken = false;
  state: AudioContextState = 'running';
  readonly currentTime = 0;
  readonly sampleRate = 8000;
  readonly destination = node();
  readonly createGain = () => node();
  readonly createBiquadFilter = () => node();
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  readonly createOscillator = () => node(() => heard.thumps++);
  readonly createBufferSource = () => node(() => heard.clicks++);
  constructor() {
    if (FakeAudioContext.isBroken) throw new Error('no device');
    heard.contexts++;
    FakeAudioContext.made.push(this);
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  resume(): Promise<void> {
    if (!FakeAudioContext.isTaken) this.state = 'running';
    return Promise.resolve();
  }
}

let hasBeenActive = true;

/** Replaces a property for one test. */
function replace(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
}

const RealAudioContext = AudioContext;

/** A board whose sounds are loaded. */
async function soundBoard(attributes = 'sound', sgf = GAME): Promise<Board> {
  const board = await steeredBoard(sgf, attributes);
  await loadPart('sound');
  return settled(board);
}

/** The stones that are heard while a function runs. */
async function stonesIn(run: () => unknown): Promise<number> {
  const before = heard.thumps;
  await run();
  return heard.thumps - before;
}

describe('the sound of steps', () => {
  const time = useFakeClock();

  beforeEach(() => {
    hasBeenActive = true;
    FakeAudioContext.isBroken = false;
    FakeAudioContext.isTaken = false;
    replace(window, 'AudioContext', FakeAudioContext);
    const userActivation = {
      get hasBeenActive() {
        return hasBeenActive;
      },
    };
    replace(navigator, 'userActivation', userActivation);
  });
  afterEach(() => {
    replace(window, 'AudioContext', RealAudioContext);
    Reflect.deleteProperty(navigator, 'userActivation');
    settings.delete('sound');
    updateBoards();
  });

  // The first tests: later ones have the audio of the page, which is made once.
  it('needs a gesture: before it, no audio is made', async () => {
    hasBeenActive = false;
    const board = await soundBoard();
    expect(await stonesIn(() => click(board, 'button-next'))).to.equal(0);
    expect(heard.contexts).to.equal(0);
  });

  it('does not fail where there is no audio', async () => {
    const board = await soundBoard();
    FakeAudioContext.isBroken = true;
    await click(board, 'button-next');
    replace(window, 'AudioContext', undefined);
    await click(board, 'button-next');
    Reflect.deleteProperty(navigator, 'userActivation');
    replace(navigator, 'userActivation', undefined);
    await click(board, 'button-next');
    expect([board.moveNumber, heard.thumps]).to.eql([3, 0]);
  });

  it('is one for each step to a stone, another for a capture, none for passes and back', async () => {
    const board = await soundBoard();
    const seen: (readonly [number, number])[] = [];
    for (let step = 0; step < 6; step++) {
      const { thumps, clicks } = heard;
      await click(board, 'button-next');
      seen.push([heard.thumps - thumps, heard.clicks - clicks]);
    }
    const stone = [1, 1];
    expect(seen).to.eql([stone, stone, [1, 4], [0, 0], [0, 0], stone]);
    expect(await stonesIn(() => click(board, 'button-prev'))).to.equal(0);
    expect(heard.contexts, 'one for the page').to.equal(1);
    const other = await soundBoard();
    expect(await stonesIn(() => click(other, 'button-next'))).to.equal(1);
    expect(heard.contexts, 'one for two boards').to.equal(1);
  });

  it('lets the audio rest after ten seconds, and wakes it for the next stone', async () => {
    const board = await soundBoard();
    const next = () => stonesIn(() => click(board, 'button-next'));
    const heardStones = [await next()];
    const audio = FakeAudioContext.made.at(-1);
    time.pass(9000);
    heardStones.push(await next());
    time.pass(9000);
    expect(audio?.state).to.equal('running');
    time.pass(1001);
    expect(audio?.state).to.equal('suspended');
    heardStones.push(await next());
    expect([audio?.state, ...heardStones]).to.eql(['running', 1, 1, 1]);
  });

  it('does not pile up while the device uses its speaker for something else', async () => {
    const board = await soundBoard('sound', '(;SZ[9];B[ba];W[cc];B[ee];W[ff];B[gg])');
    const next = () => stonesIn(() => click(board, 'button-next'));
    await next();
    const audio = FakeAudioContext.made.at(-1);
    await audio?.suspend();
    FakeAudioContext.isTaken = true;
    const whileTaken = [await next(), await next(), await next()];
    FakeAudioContext.isTaken = false;
    await audio?.resume();
    expect([...whileTaken, await next()]).to.eql([0, 0, 0, 1]);
  });

  it('is off by default, and as the reader has chosen', async () => {
    const [silent, loud] = [await soundBoard(''), await soundBoard()];
    const step = (board: Board) => stonesIn(() => click(board, 'button-next'));
    expect([await step(silent), await step(loud)]).to.eql([0, 1]);
    settings.set('sound', 'off');
    updateBoards();
    expect([await step(silent), await step(loud)]).to.eql([0, 0]);
    settings.set('sound', 'on');
    updateBoards();
    await settled(silent);
    expect([silent.sound, silent.hasAttribute('sound')]).to.eql([true, false]);
    expect([await step(silent), await step(loud)]).to.eql([1, 1]);
  });

  it('is not made by jumps, scripts and links', async () => {
    const board = await soundBoard('sound id="s1"');
    const silent = await stonesIn(async () => {
      await click(board, 'button-last');
      board.goTo(0);
      board.next();
      const link = Object.assign(document.createElement('a'), { href: '#s1/2' });
      board.after(link);
      await loadPart('page');
      link.click();
      await until(() => board.moveNumber === 2);
      link.remove();
      history.replaceState(null, '', location.pathname + location.search);
    });
    expect(silent).to.equal(0);
  });

  it('is made once while a key is held, and by keys that are pressed again', async () => {
    const board = await soundBoard('sound', `(;SZ[9]${moves(40)})`);
    const canvas = partOf(board, 'canvas');
    const press = (repeat: boolean) =>
      canvas.dispatchEvent(
        new KeyboardEvent('keydown', {
          ...{ key: 'ArrowRight', repeat, bubbles: true, composed: true, cancelable: true },
        }),
      );
    const release = () =>
      canvas.dispatchEvent(
        new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true, composed: true }),
      );
    const held = await stonesIn(() => {
      press(false);
      for (let times = 0; times < 5; times++) press(true);
      time.pass(1500); // not to the end of the game
      release();
    });
    expect(board.moveNumber).to.be.above(10);
    expect(held).to.equal(1);
    expect(await stonesIn(() => (press(false), release()))).to.equal(1);
    canvas.focus();
    expect(await stonesIn(() => sendKeys({ press: 'ArrowRight' }))).to.equal(1);
  });

  it('is not made while a button is held, or the slider is dragged', async () => {
    const board = await soundBoard('sound', `(;SZ[9]${moves(40)})`);
    const button = partOf(board, 'button-next');
    const held = await stonesIn(() => {
      point(button, 'pointerdown');
      time.pass(2000);
      point(button, 'pointerup');
    });
    expect(board.moveNumber).to.be.above(3);
    expect(held).to.equal(0);
    const slider = rootOf(board).querySelector<HTMLInputElement>('input[type=range]');
    if (!slider) throw new Error('no slider');
    const slide = () => {
      slider.valueAsNumber += 1;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    point(slider, 'pointerdown');
    expect(await stonesIn(slide)).to.equal(0);
    point(slider, 'pointerup');
    expect(await stonesIn(slide), 'by a key').to.equal(1);
  });

  it('is made for each move while the game plays', async () => {
    const board = await soundBoard('sound interval="1000"');
    await board.play();
    await until(() => time.waiting > 0, 'the next step');
    const played = await stonesIn(() => time.pass(2500));
    board.pause();
    expect([board.moveNumber, played]).to.eql([2, 2]);
  });

  it('is made for the reader’s own move, and for an answer in a problem', async () => {
    const own = await playable('(;SZ[9];B[aa])', 'sound');
    await loadPart('sound');
    await settled(own);
    expect(await stonesIn(() => play(own, 'ee'))).to.equal(1);
    const record = '(;SZ[9]AB[cc](;B[ee];W[ef];B[fe]C[RIGHT])(;B[gg];W[ff]))';
    const problem = await soundBoard('sound mode="problem"', record);
    const solved = await stonesIn(() => problem.tryMove('ee'));
    expect([problem.moveNumber, solved]).to.eql([2, 2]);
    expect(await stonesIn(() => problem.reset()), 'back to the question').to.equal(0);
  });

  it('is not made by a board that nobody sees', async () => {
    const board = await soundBoard();
    replace(document, 'hidden', true);
    expect(await stonesIn(() => click(board, 'button-next'))).to.equal(0);
    Reflect.deleteProperty(document, 'hidden');
    expect(await stonesIn(() => click(board, 'button-next'))).to.equal(1);
  });
});
