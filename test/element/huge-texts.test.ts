import { expect } from '../helpers/testing.js';
import { english } from '../../src/texts/language.js';
import { infoRows } from '../../src/speech/info-rows.js';
import { openGame } from '../../src/view/open-game.js';
import { BoardComment } from '../../src/replay/comments/board-comment.js';
import { readMarkup } from '../../src/replay/markup.js';
import { textAt } from '../../src/sgf/values.js';
import { treeOf } from '../helpers/records.js';
import { type Board, boardFrom, partOf, rootOf, settled, spokenBy, nameOf } from './board.js';
import { expectHarmless, valueOf } from './hostile.js';
import { until } from './steered.js';
import { untilReader } from './listener.js';
import { openInfo, untilDialog } from './dialogs.js';
import { untilAlive } from './comment.js';

const MEGABYTE = 1_000_000;

/** What a comment is made of, over and over. */
const units: Readonly<Record<string, string>> = {
  'one word': 'x',
  'one line': 'All work and no play. ',
  lines: 'no\n',
  blanks: ' ',
  links: 'www.a.bc ',
  'links in one': 'http://',
  mail: 'a@b.cd ',
  'at signs': '@',
  points: 'D4. ',
  'a sequence': 'B D4 W E5 ',
  'moves in a row': 'D4-E5 ',
  brackets: '[',
  'brackets in pairs': '(A) [B] ',
  quotes: '\'"’',
  labels: 'at A, ',
  'move numbers': '#1 ',
  'chat lines': 'ada [3k]: D4\n',
  ideographs: '十六之四',
  surrogates: '😀',
  marks: 'e\u0301\u200d',
};

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

/** Linear work on 1 MB ends at once; what takes time in proportion to the square of the length would not end in an hour. */
const HANGS_MS = 60_000;

const commented = (comment: string) =>
  `(;SZ[9]LB[aa:A][bb:B];B[dd]C[${valueOf(comment)}](;W[ee])(;W[ff]))`;

async function boardAt(sgf: string): Promise<Board> {
  const board = await boardFrom('<sgf-board style="width:360px"></sgf-board>');
  board.sgf = sgf;
  return settled(board);
}

/** The button that shows the next part of a comment. */
const moreOf = (comment: HTMLElement) => comment.querySelector<HTMLElement>(':scope > button');

describe('a comment of 1 MB', () => {
  for (const kind of ['one line', 'lines', 'links', 'points'])
    it(`of ${kind} is there in parts, in a bounded number of elements`, async () => {
      const board = await boardAt(commented(`Black D4 ${filled(units[kind] ?? '', MEGABYTE)}`));
      board.next();
      await untilAlive(board);
      const comment = partOf(board, 'comment');
      for (let parts = 1; parts <= 3; parts++) {
        expect(comment.textContent.length).to.be.within(parts * 19_000, parts * 20_000 + 100);
        moreOf(comment)?.click();
        expect(rootOf(board).activeElement).to.equal(comment);
        await board.updateComplete;
      }
      expect(comment.querySelectorAll('*').length).to.be.at.most(3500);
      expect(comment.scrollWidth).to.be.at.most(comment.clientWidth);
      expectHarmless(board, kind);
      partOf(board, 'button-next').click();
      await board.ready;
      expect(comment.textContent.trim()).to.equal('');
      partOf(board, 'button-prev').click();
      await board.ready;
      expect(spokenBy(board).length).to.be.at.most(1000);
    });

  for (const [kind, unit] of Object.entries(units))
    it(`of ${kind} is read in no time`, () => {
      const { replayer, mainLine, tree } = openGame(treeOf(commented('')));
      const { labels } = readMarkup(replayer, tree.root);
      const place = { replayer, node: tree.root, line: mainLine, labels, isMainLine: true };
      const comment = new BoardComment(filled(unit, MEGABYTE), { ...place, hasNumbers: false });
      const tokens = comment.paragraphs.flatMap((paragraph) => paragraph.tokens);
      const length = tokens.reduce((sum, { text }) => sum + text.length, comment.paragraphs.length);
      expect(length).to.be.at.least(MEGABYTE);
    }).timeout(HANGS_MS);
});

describe('a comment of two parts', () => {
  it('is whole after the reader has asked for more, until the game is opened again', async () => {
    const text = `${'All work and no play. '.repeat(1000)}end`;
    const board = await boardAt(commented(text));
    board.next();
    await board.ready;
    const comment = partOf(board, 'comment');
    expect(comment.textContent).not.to.contain('end');
    moreOf(comment)?.click();
    await board.updateComplete;
    expect(comment.textContent.trim()).to.equal(text);
    expect(moreOf(comment)).to.equal(null);
  });
});

describe('a comment of 1 MB of escapes', () => {
  it('is shown part by part', async () => {
    const board = await boardAt(`(;SZ[9]C[${'\\a\\ '.repeat(MEGABYTE / 4)}])`);
    const comment = partOf(board, 'comment');
    for (const shown of [20_000, 40_000, 60_000]) {
      const text = comment.querySelector('p')?.textContent;
      expect(text).to.equal('a '.repeat(shown / 2));
      moreOf(comment)?.click();
      await board.updateComplete;
    }
  });

  it('is read no further than is asked for', () => {
    const tree = treeOf('(;C[ab\\]cd][ef])');
    expect(textAt(tree, tree.root, 'C')).to.equal('ab]cd\nef');
    expect(textAt(tree, tree.root, 'C', 5)).to.equal('ab]c');
  });
});

describe('a name of 1 MB', () => {
  const NAME = 'a name '.repeat(MEGABYTE / 7);
  it('of a node is shown and said to its 10,000th character', async () => {
    const board = await boardAt(`(;SZ[9]N[${NAME}])`);
    expect(partOf(board, 'comment').textContent.trim().length).to.be.within(9990, 10_000);
  });

  it('of a player or a label likewise', async () => {
    const board = await boardAt(`(;SZ[9]PB[${NAME}]LB[aa:${NAME}])`);
    expect(board.tree.values(board.tree.root, 'PB')[0]).to.equal(NAME);
    expect(rootOf(board).querySelector('[part~=player] b')?.textContent.length).to.be.within(
      9990,
      10_000,
    );
    const { replayer } = openGame(board.tree);
    const [label] = readMarkup(replayer, board.tree.root).labels;
    expect(label?.text.length).to.equal(10_000);
  });
});

describe('the information of a game', () => {
  const infoOf = async (sgf: string) => openInfo(await boardAt(sgf));
  const moreIn = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('button')].find((button) => nameOf(button) === 'Show more');

  it('of 1,000 unknown properties is listed in parts', async () => {
    const name = (index: number) =>
      `X${String(index).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}`;
    const rows = Array.from({ length: 1000 }, (_, index) => `${name(index)}[x]`);
    const dialog = await infoOf(`(;SZ[9]${rows.join('')})`);
    const count = () => dialog.querySelectorAll('details dt').length;
    const seen = [count()];
    for (let more = moreIn(dialog); more; more = moreIn(dialog)) {
      more.click();
      await until(() => count() > (seen.at(-1) ?? 0));
      seen.push(count());
    }
    expect(seen.slice(0, 3)).to.eql([100, 200, 300]);
    expect(seen.at(-1)).to.be.at.least(1000);
  });

  it('of a long text is shown in parts', async () => {
    const dialog = await infoOf(`(;SZ[9]GC[${'no play, '.repeat(5000)}end])`);
    expect(dialog.textContent.length).to.be.below(21_000);
    for (let more = moreIn(dialog); more; more = moreIn(dialog)) {
      const { length } = dialog.textContent;
      more.click();
      await until(() => dialog.textContent.length > length);
    }
    expect(dialog.textContent).to.contain('no play, end');
  });
});

describe('a fact of 1 MB', () => {
  const all = [
    'PB',
    'BR',
    'BT',
    'BC',
    'RE',
    'GN',
    'RO',
    'DT',
    'RU',
    'KM',
    'HA',
    'TM',
    'OT',
    'GC',
    'CP',
    'XX',
    'AP',
  ];
  const kinds = ['x', 'a & ', '1,', '2020-01-01,', '3k ', '(', ' ', '5x30 ', '\n', '1d, '];
  for (const identifier of all)
    it(`${identifier} is read in no time`, () => {
      for (const unit of kinds) {
        const tree = treeOf(`(;${identifier}[${filled(unit, MEGABYTE)}])`);
        const { main, more } = infoRows(tree, tree.root, false, english);
        expect(main.length + more.length, unit).to.be.within(0, 3);
      }
    }).timeout(HANGS_MS);

  it('may be of many words, no two the same', () => {
    const words = Array.from({ length: MEGABYTE / 6 }, (_, index) => `n${index}`);
    const tree = treeOf(`(;PB[${words.join(' ')}]BR[${words.join(', ')}])`);
    expect(infoRows(tree, tree.root, false, english).main).to.have.length.at.least(1);
  }).timeout(HANGS_MS);
});

describe('10,000 labels at one node', () => {
  const letters = 'abcdefghijklmnopqrs';
  const at = (index: number) =>
    letters.charAt(index % 19) + letters.charAt(Math.floor(index / 19) % 19);
  const labels = (points: number) =>
    Array.from({ length: 10_000 }, (_, index) => `[${at(index % points)}:L${index}]`).join('');
  for (const points of [3, 361])
    it(`on ${points} points are one on each, in pictures and words`, async () => {
      const board = await boardAt(`(;C[At L0, at L1 and L2]LB${labels(points)};B[aa])`);
      await untilAlive(board);
      partOf(board, 'canvas').focus();
      await untilReader(board);
      board.dispatchEvent(Object.assign(new Event('command'), { command: '--describe' }));
      const dialog = await untilDialog(board, 'pre');
      const told = dialog.textContent.match(/L\d+/g) ?? [];
      expect(told.length).to.be.within(3, 800);
      expect(rootOf(board).querySelectorAll('*').length).to.be.at.most(2000);
    });
});
