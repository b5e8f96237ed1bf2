import { expect } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { boardOf, partOf, rootOf, spokenBy } from '../board.js';
import { menuOf, openMenu, said } from '../menu.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin];B[aa];W[bb](;B[cc])(;B[dd]))';

describe('the field of the menu', () => {
  const typed = {
    '3': '3',
    '３': '3',
    '２．２': '2.2',
    '2.2': '2.2',
    '2,2': '2.2',
    last: '3',
    '-2': '2',
  };
  for (const [text, path] of Object.entries(typed)) {
    it(`goes to the move that is typed: ${text}`, async () => {
      const board = await boardOf(GAME);
      const menu = await openMenu(board);
      menu.querySelector('input')?.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
      expect(board.currentPath).to.equal(path);
      expect(menuOf(board), 'closed').to.equal(null);
      expect(rootOf(board).activeElement).to.equal(partOf(board, 'canvas'));
    });
  }

  it('says what is no move, and let it be corrected', async () => {
    const board = await boardOf(GAME, 'lang="en"');
    const menu = await openMenu(board);
    const field = menu.querySelector('input') as HTMLInputElement;
    field.focus();
    for (const text of ['<b>3', '#Nobody', '7x']) {
      field.value = text;
      await sendKeys({ press: 'Enter' });
      const heard = said(menu).replace(/[\u2066-\u2069]/g, '');
      expect(heard).to.equal(`There is no move ${text}.`);
      expect(spokenBy(board)).to.contain('is no move');
      expect([board.moveNumber, rootOf(board).activeElement]).to.deep.equal([0, field]);
    }
    await sendKeys({ type: '1' }); // over what is selected
    await sendKeys({ press: 'Home' });
    expect([field.value, board.moveNumber], 'Home is the field’s').to.deep.equal(['1', 0]);
    await sendKeys({ press: 'Enter' });
    expect(board.moveNumber).to.equal(1);
  });

  it('is empty when the menu opens again', async () => {
    const board = await boardOf(GAME);
    for (const text of ['３', '2']) {
      const field = (await openMenu(board)).querySelector('input') as HTMLInputElement;
      expect(field.value).to.equal('');
      field.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
    }
    expect(board.moveNumber).to.equal(2);
  });

  it('goes to a move of the game that the reader has chosen, or of the one that is typed', async () => {
    const board = await boardOf(`${GAME}(;SZ[9];B[ii];W[hh];B[gg];W[ff])`);
    for (const [text, path] of [
      ['game2.1', 'game2.1'],
      ['4', 'game2.4'],
    ] as const) {
      const menu = await openMenu(board);
      menu.querySelector('input')?.focus();
      await sendKeys({ type: text });
      await sendKeys({ press: 'Enter' });
      expect(board.currentPath).to.equal(path);
    }
  });
});
