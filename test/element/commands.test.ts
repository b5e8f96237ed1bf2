import { expect, fixture } from '../helpers/testing.js';
import { loadPart } from '../../src/element/platform/load-part.js';
import type { NavigateDetail } from '../../src/index.js';
import { nameOfFile } from '../../src/element/output/exporter.js';
import { parseSgf } from '../../src/sgf/parse.js';
import {
  type Board,
  boardIn,
  boardOf,
  heard,
  RECORDS,
  settled,
  settledPage,
  shownBoard,
  untilError,
} from './board.js';
import { FetchGate, uncaughtErrors, warningsOf } from './page.js';
import { until } from '../helpers/until.js';

const TREE = '(;SZ[9];B[aa](;W[bb];B[cc];W[dd])(;W[ee];B[ff])(;W[ii]))';

async function page(buttons: string, attributes = `data-sgf="${TREE}"`): Promise<Element> {
  const group = await fixture(
    `<div>${buttons}<sgf-board id="g1" style="width:200px" ${attributes}></sgf-board></div>`,
  );
  if (!attributes.includes('src')) await settled(boardIn(group));
  await Promise.all([loadPart('reader'), loadPart('page'), loadPart('export'), loadPart('help')]);
  return group;
}

const buttonOf = (command: string, more = '') =>
  `<button type="button" commandfor="g1" command="${command}" ${more}>x</button>`;

async function press(group: Element, command: string): Promise<void> {
  group.querySelector<HTMLButtonElement>(`[command="${command}"]`)?.click();
  await loadPart('reader'); // the board has asked for it before
  await settledPage();
}

/** What a browser does with a button that commands, as far as it does not know commands itself. */
const ways = {
  'as browsers know them': () => () => undefined,
  'in browsers that do not know them': () => {
    const named = ['commandForElement', 'command'] as const;
    const known = named.map((name) =>
      Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, name),
    );
    for (const name of named) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    addEventListener('command', stop, { capture: true });
    return () => {
      removeEventListener('command', stop, { capture: true });
      named.forEach((name, at) => {
        const property = known[at];
        if (property) Object.defineProperty(HTMLButtonElement.prototype, name, property);
      });
    };
  },
};

for (const [way, prepare] of Object.entries(ways)) {
  describe(`buttons that command a board, ${way}`, () => {
    let restore = () => undefined as unknown;
    before(() => (restore = prepare()));
    after(() => restore());

    it('take steps, and say so to the page', async () => {
      const named = ['first', 'prev', 'next', 'last', 'next-variation', 'prev-variation'];
      const group = await page(named.map((name) => buttonOf(`--${name}`)).join(''));
      const events = heard<CustomEvent<NavigateDetail>>(group, 'sgf-navigate');
      const seen: string[] = [];
      for (const name of [
        'next',
        'next',
        'next-variation',
        'last',
        'prev',
        'prev-variation',
        'first',
      ]) {
        await press(group, `--${name}`);
        seen.push(boardIn(group).currentPath);
      }
      expect(seen).to.deep.equal(['1', '2', '1.2', '1.2.1', '1.2', '2', '0']);
      expect(new Set(events.map(({ detail }) => detail.source))).to.deep.equal(
        new Set(['command']),
      );
    });

    it('go to the address that is their value, and say what is wrong with it', async () => {
      const group = await page(buttonOf('--go', 'value="1.3"'));
      await press(group, '--go');
      expect(boardIn(group).currentPath).to.equal('1.3');
      const warnings = await warningsOf(async () => {
        for (const value of ['soon', '', '#nobody']) {
          group.querySelector('button')?.setAttribute('value', value);
          await press(group, '--go');
        }
      });
      expect(warnings).to.have.length(3);
      expect(warnings[0]).to.contain('soon').and.contain('35.2.4');
      expect(boardIn(group).currentPath).to.equal('1.3');
    });

    it('lead back to where the board opens', async () => {
      const group = await page(buttonOf('--reset'), `data-sgf="${TREE}" path="1.2"`);
      boardIn(group).last();
      await press(group, '--reset');
      expect(boardIn(group).currentPath).to.equal('1.2');
    });

    it('show the board from another side, and leave the attributes and properties alone', async () => {
      const named = ['flip', 'rotate', 'mirror', 'swap-colors', 'reset-view'];
      const attributes = `data-sgf="(;SZ[9]AB[cc]AW[gc])" coordinates="none" rotate="90" swap-colors`;
      const group = await page(named.map((name) => buttonOf(`--${name}`)).join(''), attributes);
      const board = boardIn(group);
      const seen = [await board.toText()];
      for (const name of named) {
        await press(group, `--${name}`);
        seen.push(await board.toText());
      }
      const written = async (text: string) =>
        (await boardOf('(;SZ[9]AB[cc]AW[gc])', `coordinates="none" ${text}`)).toText();
      const expected = ['rotate="90" swap-colors', 'rotate="270" swap-colors', 'swap-colors'];
      expected.push('mirror swap-colors', 'mirror', 'rotate="90" swap-colors');
      for (const [at, text] of expected.entries())
        expect(seen[at], text).to.equal(await written(text));
      expect([board.rotate, board.mirror, board.swapColors]).to.eql(['90', false, true]);
      expect(board.outerHTML).to.contain('rotate="90"').and.not.to.contain('mirror');
    });

    it('save the record, and the page stays', async () => {
      const group = await page(buttonOf('--download'), `src="${RECORDS}nine.sgf?x=1"`);
      await settled(boardIn(group));
      const files: HTMLAnchorElement[] = [];
      const { click } = HTMLAnchorElement.prototype as { click: () => void };
      HTMLAnchorElement.prototype.click = function () {
        files.push(this);
      };
      try {
        await press(group, '--download');
        await until(() => files.length > 0);
      } finally {
        HTMLAnchorElement.prototype.click = click;
      }
      expect(files[0]?.download).to.equal('nine.sgf');
      const saved = await (await fetch(files[0]?.href ?? '')).text();
      expect(parseSgf(saved).trees[0]?.size).to.equal(boardIn(group).tree.size);
    });

    it('wait for the record', async () => {
      const gate = new FetchGate('waits');
      try {
        const group = await page(buttonOf('--last'), `src="${RECORDS}game.sgf?waits${way.length}"`);
        await press(group, '--last');
        gate.open('waits');
        await settled(boardIn(group));
        await settled(boardIn(group));
        expect(boardIn(group).matches(':state(at-end)')).to.equal(true);
      } finally {
        gate.restore();
      }
    });

    it('have the page say no, and leave alone what is not theirs', async () => {
      const all = ['--next', '--solution', '--hint', '--constructor', '--play', '--pause', 'close'];
      const group = await page(all.map((command) => buttonOf(command)).join(''));
      boardIn(group).addEventListener('command', (event) => event.preventDefault(), { once: true });
      for (const command of all) await press(group, command);
      expect(boardIn(group).currentPath).to.equal('0');
      const calls: string[] = [];
      Object.assign(boardIn(group), {
        play: () => (calls.push('play'), Promise.resolve()),
        pause: () => calls.push('pause'),
      });
      await press(group, '--play');
      await press(group, '--pause');
      expect(calls).to.deep.equal(['play', 'pause']);
    });
  });
}

describe('the command to play', () => {
  it('fails in silence where there is no record: the board says why', async () => {
    const errors = uncaughtErrors();
    const group = await page(buttonOf('--play'), `src="${RECORDS}missing.sgf"`);
    await press(group, '--play');
    await untilError(boardIn(group));
    await settledPage();
    errors.stop();
    expect(errors.seen).to.eql([]);
  });
});

describe('the record as text', () => {
  it('is what was read: all games, all properties', async () => {
    const written = '(;GM[1]XX[kept];B[aa](;W[bb])(;W[cc]))(;C[second\\]])';
    const board = await boardOf(written);
    const collection = parseSgf(await board.toSgf());
    expect(collection.trees.map(({ size }) => size)).to.deep.equal([4, 1]);
    expect(collection.trees[0]?.values(board.node, 'XX')).to.deep.equal(['kept']);
    expect(collection.findings).to.have.length(0);
  });

  it('has the words in which it was written', async () => {
    const board = await boardOf('(;GM[1]S[bbcc])');
    expect(board.tree.size).to.be.greaterThan(1);
    expect(await board.toSgf()).to.contain('S[bbcc]');
  });

  it('is there for a board in no page, and empty where there is none', async () => {
    const board = document.createElement('sgf-board');
    board.sgf = TREE;
    expect(await board.toSgf()).to.contain('W[ii]');
    expect(await (await shownBoard('<sgf-board></sgf-board>')).toSgf()).to.match(/^\(;\)\s*$/);
  });

  it('rejects where the record can not be had', async () => {
    const board = await fixture<Board>(`<sgf-board src="${RECORDS}missing.sgf"></sgf-board>`);
    const failure: unknown = await board.toSgf().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
  });

  it('is saved under the name of its file, else of the players', () => {
    const nameOf = (src: string, sgf: string) => {
      const [tree] = parseSgf(sgf).trees;
      return tree && nameOfFile(src, tree);
    };
    expect(nameOf('https://x.org/a/J%C3%B8rgen%201.SGF?x#y', '(;)')).to.equal('Jørgen 1.sgf');
    expect(nameOf('https://x.org/..%2F..%2F%E2%80%AEexe.%3Ca%3E%0A.sgf', '(;)')).to.equal(
      'exe a.sgf',
    );
    expect(nameOf(`https://x.org/${'long'.repeat(99)}.sgf`, '(;)')).to.have.length(84);
    expect(nameOf('https://x.org/game.php?id=3', '(;PB[Ada]PW[../Bea: <b>])')).to.equal(
      'Ada - Bea b.sgf',
    );
    expect(nameOf('data:,(;)', '(;GN[Final])')).to.equal('Final.sgf');
    expect(nameOf('', '(;)')).to.equal('game.sgf');
    expect(nameOf('https://x.org/%ff.sgf', '(;)')).to.equal('%ff.sgf');
  });

  it('returns to its opening position by script', async () => {
    const board = await boardOf(TREE, 'move="1"');
    board.last();
    expect(board.reset()).to.equal(true);
    expect(board.currentPath).to.equal('1');
    expect(board.reset()).to.equal(false);
  });
});
