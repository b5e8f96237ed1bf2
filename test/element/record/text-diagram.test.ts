import { expect, fixture } from '../../helpers/testing.js';
import { upgradePage } from '../../../src/element/paste/upgrade.js';
import { addressOf, type Board, boardFrom, boardIn, untilError } from '../board.js';
import { until } from '../../helpers/until.js';

const DIAGRAM = `$$Bc9 A title
$$ | . . . . . . . . . |
$$ | . X 1 2 . . . . . |
$$ | . O . . . . . . . |
$$ ---------------------`;
const CODE = DIAGRAM.replaceAll('\n', '&#10;');

/** Size, name, setup and moves. */
async function shownIn(board: Board): Promise<string> {
  await board.ready;
  const { tree } = board;
  const all = ['SZ', 'GN', 'AB', 'AW'].flatMap((name) => tree.values(tree.root, name));
  return `${all.join(' ')} ${tree.size}`;
}
const WHOLE = '9 A title bh bi 3';

describe('a text diagram', () => {
  const inside: Record<string, string> = {
    'as text': DIAGRAM,
    'in <pre>': `<pre>${DIAGRAM}</pre>`,
    'in <textarea>': `<textarea>${DIAGRAM}</textarea>`,
    'in a script': `<script type="application/x-go-sgf">${DIAGRAM}</script>`,
    'in a template': `<template>${DIAGRAM}</template>`,
    'with the breaks of an editor': DIAGRAM.replaceAll('\n', '<br>\n'),
  };
  for (const [where, html] of Object.entries(inside))
    it(`is a record inside the tag, ${where}`, async () => {
      expect(await shownIn(await boardFrom(`<sgf-board>${html}</sgf-board>`))).to.equal(WHOLE);
    });

  it('is a record in an attribute, in a file, and for scripts', async () => {
    expect(await shownIn(await boardFrom(`<sgf-board sgf="${CODE}"></sgf-board>`))).to.equal(WHOLE);
    const address = addressOf(DIAGRAM);
    const board = await boardFrom(`<sgf-board src="${address}"></sgf-board>`);
    expect(await shownIn(board)).to.equal(WHOLE);
    await board.load(DIAGRAM.replace('A title', 'Another'));
    expect(await shownIn(board)).to.equal(WHOLE.replace('A title', 'Another'));
  });

  it('is a board in a code block that is meant to be one', async () => {
    const group = await fixture(`<div><pre class="sgf-board">${DIAGRAM}</pre></div>`);
    await upgradePage();
    await until(() => group.querySelector('sgf-board'));
    expect(await shownIn(boardIn(group))).to.equal(WHOLE);
  });

  it('is a board of HexWiki by its tag', async () => {
    const board = await boardFrom(
      '<sgf-board><hexboard size="3x4" contents="R a1 1:b2 B 2:c3"></hexboard></sgf-board>',
    );
    expect(await shownIn(board)).to.equal('3:4 a1 3');
  });

  it('tells the author what was left out', async () => {
    const board = await boardFrom(`<sgf-board>${DIAGRAM.replace('. . .', '. § .')}</sgf-board>`);
    await until(() => board.diagnostics.length > 0);
    const [{ code, line, message } = { code: '', line: 0, message: '' }] = board.diagnostics;
    expect([code, line]).to.eql(['diagram-sign', 2]);
    expect(message).to.contain('§');
  });

  it('is not every text', async () => {
    const board = await boardFrom(
      `<sgf-board src="${addressOf('Hello, world. X. O.')}"></sgf-board>`,
    );
    expect((await untilError(board)).message).to.not.equal('');
  });
});
