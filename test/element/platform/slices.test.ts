import { expect } from '../../helpers/testing.js';
import fc from 'fast-check';
import { inSlices } from '../../../src/element/platform/slices.js';
import { openGame } from '../../../src/view/open-game.js';
import { readHugeText } from '../../../src/element/record/huge-records.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import { treeOf } from '../../helpers/records.js';
import { addressOf, boardFrom } from '../board.js';

/** Counts up to a number, step by step. */
function* counting(steps: number, done: number[]): Generator<void, string> {
  for (let step = 1; step <= steps; step++) {
    done.push(step);
    yield;
  }
  return 'done';
}

/** A page that is never at rest for as long as a step takes. */
class BusyPage {
  slices = 0;
  readonly later = (run: (deadline: IdleDeadline) => void): void => {
    this.slices++;
    queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 0 }));
  };
}

/** Has the time go on by so much each time that somebody looks at the clock. */
function clock(msPerLook: number): () => void {
  const own = Object.getOwnPropertyDescriptor(performance, 'now');
  let now = 0;
  Object.defineProperty(performance, 'now', {
    configurable: true,
    value: () => (now += msPerLook),
  });
  return () => {
    if (own) Object.defineProperty(performance, 'now', own);
    else Reflect.deleteProperty(performance, 'now');
  };
}

describe('work in slices', () => {
  it('is done to its end, step by step where the page is busy', async () => {
    const page = new BusyPage();
    const done: number[] = [];
    expect(await inSlices(counting(5, done), page.later)).to.equal('done');
    expect(done).to.eql([1, 2, 3, 4, 5]);
    expect(page.slices).to.equal(5);
  });

  it('has one slice for many steps while there is time', async () => {
    let slices = 0;
    const later = (run: (deadline: IdleDeadline) => void): void => {
      slices++;
      run({ didTimeout: false, timeRemaining: () => Infinity });
    };
    const restore = clock(0);
    expect(await inSlices(counting(500, []), later)).to.equal('done');
    restore();
    expect(slices).to.equal(1);
  });

  it('is given up when it is no longer wanted', async () => {
    const page = new BusyPage();
    const done: number[] = [];
    expect(await inSlices(counting(9, done), page.later, () => page.slices < 3)).to.equal(
      undefined,
    );
    expect(done).to.eql([1, 2, 3]);
  });
});

describe('a huge record', () => {
  const GAME = `(;SZ[9]${';B[aa];W[bb]'.repeat(50_000)})`;
  let restore: () => void;
  beforeEach(() => (restore = clock(100)));
  afterEach(() => restore());

  it('of one game is read in many tasks', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'setTimeout') ?? {};
    let tasks = 0;
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (ms === undefined) tasks++;
      return later(run, ms);
    }) as typeof window.setTimeout;
    const record = await readHugeText(GAME, '');
    Object.defineProperty(window, 'setTimeout', own);
    expect('trees' in record && record.trees[0]?.size).to.equal(100_001);
    expect(tasks).to.be.at.least(60); // 600,000 code units to look at and to parse
  });

  it('is opened while it is read, not in the task that shows it', async () => {
    const record = await readHugeText(GAME, '');
    const tree = ('trees' in record && record.trees[0]) || treeOf('');
    const nextSibling = tree.nextSibling.bind(tree);
    let looks = 0;
    tree.nextSibling = (node) => {
      looks++;
      return nextSibling(node);
    };
    expect(openGame(tree).mainLine).to.have.length(100_001);
    expect(looks).to.equal(0);
  });

  it('is read as parseSgf reads it, whatever stands where its parts meet', async () => {
    const words = [
      'GM[2]',
      'GM[1]',
      'HD[',
      'D]',
      ';S[aabb]',
      ']',
      '[x]',
      ';B[aa]',
      '(',
      ')',
      'G',
      'M[',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { maxLength: 8 }), async (parts) => {
        const text = `(;C[${'x'.repeat(16_370)}]${parts.join('')};W[bb])(;GM[1]SZ[9])`;
        const record = await readHugeText(text, '1');
        const { trees, findings } = parseSgf(text);
        expect('trees' in record && record.trees.map(({ size }) => size)).to.eql(
          trees.map(({ size }) => size),
        );
        expect('findings' in record && record.findings).to.eql(findings);
      }),
      { numRuns: 50 },
    );
  });

  it('is checked in many slices, and no further once another record is shown', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
    const waiting: IdleRequestCallback[] = [];
    let slices = 0;
    window.requestIdleCallback = (run) => waiting.push(run);
    const come = async () => {
      slices += waiting.length;
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 0 });
      await new Promise((done) => setTimeout(done));
    };
    try {
      const game = `(;SZ[9]${';B[]'.repeat(20_000)};B[zz])`;
      const board = await boardFrom(`<sgf-board src="${addressOf(game)}"></sgf-board>`);
      await board.ready;
      while (board.diagnostics.length === 0) await come();
      expect(board.diagnostics).to.have.length(1);
      expect(slices).to.be.at.least(40);
      board.sgf = game.replace('zz', 'yy');
      await board.ready;
      for (let turn = 0; turn < 5; turn++) await come();
      board.sgf = '(;SZ[9];B[aa])';
      await board.ready;
      for (let turn = 0; turn < 5; turn++) await come();
      expect(waiting, 'nothing waits to go on').to.have.length(0);
      expect(board.diagnostics).to.have.length(0);
    } finally {
      if (own) Object.defineProperty(window, 'requestIdleCallback', own);
      else Reflect.deleteProperty(window, 'requestIdleCallback');
    }
  });
});
