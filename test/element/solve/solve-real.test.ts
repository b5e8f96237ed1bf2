import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import type { SolveDetail } from '../../../src/element/platform/events.js';
import { decodeSgf } from '../../../src/sgf/decode.js';
import { can } from '../../helpers/abilities.js';
import { bytesOf } from '../../helpers/records.js';
import { until } from '../../helpers/until.js';
import { type Board, heard, settled } from '../board.js';
import { Listener, pressKey } from '../listener.js';
import { placeOf } from '../playing.js';
import {
  byArrows,
  byName,
  isLarge,
  loadParts,
  nameOf,
  pointOf,
  problemButtons,
  problemOf,
  stateOf,
  verdictOf,
} from './solving.js';
import { type Real, reals } from './solve-real.js';
import { prefer, useFinger } from '../emulate.js';
import { placeOn } from '../mouse.js';

/** Real problems, solved and failed as readers do it, and what they hear. */

interface Corpus {
  readonly folder: string;
  readonly isPresent: boolean;
  readonly files: readonly { readonly path: string; readonly base64: string }[];
}

/** How a reader plays a point, by its SGF name, and presses a button. */
interface Hand {
  play(board: Board, point: string, listener: Listener): Promise<void>;
  press(button: HTMLElement): Promise<void>;
}

const clickAt = async (position: [number, number]) => {
  await sendMouse({ type: 'click', position });
};

async function tapAt([x, y]: [number, number]): Promise<void> {
  for (const [type, touchPoints] of [
    ['touchStart', [{ x, y }]],
    ['touchEnd', []],
  ] as const)
    await executeServerCommand('cdp', {
      method: 'Input.dispatchTouchEvent',
      params: { type, touchPoints },
    });
}

/** A screen for the finger or not; only the mouse waits for the opponent, who thinks before the answer. */
async function takeUp(hand: Hand | undefined): Promise<void> {
  if (!(await can('finger')) || !(await can('little motion'))) return;
  const value = hand && hand !== hands.mouse ? 'reduce' : '';
  await useFinger(hand === hands.touch);
  await prefer({ 'prefers-reduced-motion': value });
}

const middleOf = (element: HTMLElement): [number, number] => {
  element.scrollIntoView({ block: 'nearest' });
  return placeOn(element);
};

async function pressByKey(button: HTMLElement): Promise<void> {
  button.focus();
  await pressKey('Enter');
}

const hands: Readonly<Record<'mouse' | 'touch' | 'arrows' | 'names', Hand>> = {
  mouse: {
    play: (board, point) => clickAt(placeOf(board, point)),
    press: (button) => clickAt(middleOf(button)),
  },
  touch: {
    async play(board, point, listener) {
      const name = nameOf(point, board.position.board.size.rows);
      await tapAt(placeOf(board, point));
      if (isLarge(board)) return;
      await until(() => verdictOf(board).includes(name), `the first tap on ${name}`);
      listener.take(); // it says what the second tap does
      await tapAt(placeOf(board, point));
    },
    press: (button) => tapAt(middleOf(button)),
  },
  arrows: { play: byArrows, press: pressByKey },
  names: { play: byName, press: pressByKey },
};

const states = { wrong: 'failed', unknown: 'open' };

/** 'Try again', or 'Start over' where nothing is lost: it has no hint above it. */
function backButton(board: Board): HTMLElement {
  const name = stateOf(board) === 'failed' ? 'retry' : 'reset';
  const button = problemButtons(board).find(({ part }) => part.contains(`button-${name}`));
  if (!button) throw new Error(`no button ${name}`);
  return button;
}

/** Fails a problem, or tries what its record does not know, and solves it; returns all that is heard. */
async function visit(board: Board, { right, moves, ...real }: Real, hand: Hand): Promise<string[]> {
  const listener = new Listener(board);
  const spoken: string[] = [];
  const question = verdictOf(board);
  const doing = async (what: string, act: () => Promise<void>, isDone: () => unknown) => {
    await act();
    await until(isDone, what);
    await settled(board);
    const lines = listener.take().split('\n');
    const isEcho = (text: string) => /^[A-T]\d*$/.test(text); // of the keys that name a point
    const texts = lines.flatMap((line) => /“(.*)”/.exec(line)?.[1] ?? []);
    spoken.push(...texts.filter((text) => !isEcho(text)));
  };
  const play = (name: string, count: number, state: string) =>
    doing(
      name,
      () => hand.play(board, pointOf(board, name), listener),
      () => board.moveNumber === count && stateOf(board) === state,
    );
  await play(real.other, real.otherMoves, states[real.worth]);
  await doing(
    'the way back',
    () => hand.press(backButton(board)),
    () => verdictOf(board) === question,
  );
  expect([board.moveNumber, stateOf(board)]).to.deep.equal([0, 'open']);
  for (const [index, name] of right.entries()) {
    const isLast = index === right.length - 1;
    await play(name, isLast ? moves : 2 * index + 2, isLast ? 'solved' : 'open');
  }
  listener.stop();
  return spoken;
}

/** English problems are played by every hand; each Japanese one by a single hand, another one each time. */
async function handsFor(lang: 'en' | 'ja', index: number): Promise<[string, Hand][]> {
  const hasFinger = await can('finger');
  const all = Object.entries(hands).filter(([, hand]) => hasFinger || hand !== hands.touch);
  return lang === 'en' ? all : [all[index % all.length] as [string, Hand]];
}

/** Plays as the reader does with several hands in turn; what is heard is always the same. */
async function visitByHands(sgf: string, real: Real, lang: 'en' | 'ja') {
  const board = await problemOf(sgf, `lang="${lang}" ${real.attributes ?? ''}`);
  if (lang === 'ja') await until(() => !/[a-z]/.test(verdictOf(board)), 'Japanese');
  const solved = heard<CustomEvent<SolveDetail>>(board, 'sgf-solve');
  const failed = heard<CustomEvent<SolveDetail>>(board, 'sgf-fail');
  let times = 0;
  for (const [name, hand] of await handsFor(lang, reals.indexOf(real))) {
    await takeUp(hand);
    expect(await visit(board, real, hand), name).to.deep.equal(real.heard[lang]);
    times += 1;
    expect(solved.length, `solved by ${name}`).to.equal(times);
    expect(failed.length, `failed by ${name}`).to.equal(real.worth === 'wrong' ? times : 0);
    board.reset();
    await settled(board);
  }
}

describe('ten real problems', () => {
  let corpus: Corpus;

  before(async () => {
    await loadParts();
    corpus = (await (await fetch('/corpus.json')).json()) as Corpus;
    if (!corpus.isPresent) console.log(`No real problems are played: ${corpus.folder} is missing.`);
  });
  afterEach(async () => {
    await takeUp(undefined);
    await resetMouse();
    fixtureCleanup();
  });

  for (const real of reals)
    for (const lang of ['en', 'ja'] as const)
      it(`are solved and failed as readers do it: ${real.file} (${real.how}, ${lang})`, async function () {
        if (!corpus.isPresent) this.skip();
        const file = corpus.files.find(({ path }) => path === `problems/${real.file}`);
        await visitByHands(decodeSgf(bytesOf(file?.base64 ?? '')).text, real, lang);
      });
});
