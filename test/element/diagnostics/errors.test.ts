import { expect, fixture, fixtureCleanup } from '../../helpers/testing.js';
import { addressOf, type Board, boardFrom, showsPart, partOf, RECORDS, settled } from '../board.js';
import { messageOf, textOf, untilError } from '../board.js';
import { until } from '../../helpers/until.js';
import { expectNoErrors } from '../page.js';

const FALLBACK = '<a href="/game.sgf">Download the game</a>';

describe('a record that can not be had', () => {
  expectNoErrors();

  async function failedBoard(src: string, content = FALLBACK): Promise<Board> {
    const board = await boardFrom(`<sgf-board src="${src}">${content}</sgf-board>`);
    await untilError(board);
    return board;
  }

  const cases: Record<string, { src: string; says: RegExp[] }> = {
    'is not there': {
      src: `${RECORDS}missing.sgf`,
      says: [/missing\.sgf/, /not found|404/, /address/],
    },
    'is a web page': {
      src: addressOf('<!DOCTYPE html><title>Not found</title><p>Sorry.'),
      says: [/web page/, /address/],
    },
    'is a web page with a script': {
      src: addressOf('\n<html><head><script>for(;;){break}</script></head><p>Log in</html>'),
      says: [/web page/, /address/],
    },
    'is an empty file': { src: addressOf(''), says: [/blob:/, /empty/] },
    'is something else': {
      src: addressOf('Dear reader, this is a letter.'),
      says: [/no game|not a game/, /Dear/],
    },
    'lies on a server that does not answer': {
      src: 'http://localhost:1/folder/x.sgf',
      says: [/localhost:1\/folder\/x\.sgf/, /CORS/, /copy/],
    },
  };

  for (const [name, { src, says }] of Object.entries(cases)) {
    it(`${name}: the reader is told what and why, and gets the fallback content`, async () => {
      const board = await failedBoard(src);
      const message = await messageOf(board);
      for (const word of says) expect(message).to.match(word);
      expect(message).not.to.match(/\{|\}|undefined|\[object/);
      expect(partOf(board, 'message').checkVisibility()).to.equal(true);
      expect(board.error).to.be.instanceOf(Error);
      for (const sentence of board.error?.message.split(/(?<=[.:]) /) ?? [''])
        expect(message).to.contain(sentence);
      expect(board.matches(':state(error)')).to.equal(true);
      expect(board.matches(':state(loading)') || board.matches(':state(ready)')).to.equal(false);
      const link = board.querySelector('a') as HTMLElement;
      expect(link.checkVisibility()).to.equal(true);
      expect(link.getBoundingClientRect().height).to.be.greaterThan(8);
      expect(board.collection).to.equal(undefined);
    });
  }

  it('names the file in one line, then what to do, and the reason on request', async () => {
    const board = await failedBoard(`${RECORDS}missing.sgf`, '');
    await messageOf(board);
    const message = partOf(board, 'message');
    const lines = () =>
      [...message.querySelectorAll('b, p')].filter((line) => line.checkVisibility());
    const said = () => lines().map(({ textContent }) => textContent);
    expect(said()).to.eql(['missing.sgf could not be loaded', 'Check the address.']);
    message.querySelector('summary')?.click();
    expect(said()).to.have.length(3);
    expect(said()[2]).to.match(/missing\.sgf.*was not found \(404\)\.$/);
  });

  it('quotes a file in one line, and tells only the author what to write', async () => {
    const text = encodeURIComponent('{\n  "error": "Not found"\n}');
    const page = await fixture(`<sgf-board src="data:text/plain,${text}"></sgf-board>`);
    const board = page as Board;
    await untilError(board);
    await messageOf(board);
    const message = partOf(board, 'message');
    const lines = [...message.children].map(({ localName }) => localName);
    expect(lines).to.eql(['b', 'details', 'button']);
    expect(message.querySelector('details')?.textContent).to.match(/“\{ +"error": "Not found"/);
  });

  it('is named without a file where there is none, and decodes names', async () => {
    const headline = async (attributes: string) => {
      fixtureCleanup();
      const board = await boardFrom(`<sgf-board ${attributes}></sgf-board>`);
      await untilError(board);
      await messageOf(board);
      return partOf(board, 'message').querySelector('b')?.textContent;
    };
    expect(await headline('sgf="nothing" src="/a.sgf"')).to.equal('This record can’t be shown');
    expect(await headline('src="#nobody"')).to.equal('This record can’t be shown');
    expect(await headline('src="data:text/plain,nothing"')).to.equal('This record can’t be shown');
    const named = await headline('src="http://localhost:1/a/My%20game.sgf?b/c#d"');
    expect(named).to.equal('My game.sgf could not be loaded');
    const odd = await headline('src="http://localhost:1/100%.sgf"');
    expect(odd).to.equal('100%.sgf could not be loaded');
  });

  it('takes half the height of a board, and moves nothing that the reader sees', async () => {
    const heightsOf = async (before: string) => {
      const page = await fixture<HTMLElement>(
        `<div style="width:400px">${before}<sgf-board src="${RECORDS}missing.sgf" mode="diagram"></sgf-board><p>Below</p></div>`,
      );
      const board = page.querySelector('sgf-board') as Board;
      if (before) board.loading = 'eager';
      await untilError(board);
      await messageOf(board);
      await until(() => getComputedStyle(partOf(board, 'board')).display === 'grid');
      return [board, partOf(board, 'board')].map((each) => each.getBoundingClientRect().height);
    };
    const [whole = 0, box = 0] = await heightsOf('');
    expect(box).to.be.closeTo(200, 4);
    expect(whole, 'the text below is in the window').to.be.closeTo(400, 4);
    const [later = 0] = await heightsOf('<div style="height:3000px"></div>');
    expect(later, 'the text below is not').to.be.closeTo(200, 4);
  });

  it('offers no controls for a game that is not there', async () => {
    const board = await failedBoard(`${RECORDS}missing.sgf`);
    for (const part of ['controls', 'slider', 'comment', 'player']) {
      expect(showsPart(board, part), part).to.equal(false);
    }
    expect(board.next()).to.equal(false);
  });

  it('can be text in the page or from a script as well', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    board.sgf = 'no record';
    await untilError(board);
    expect(await messageOf(board)).to.contain('no record');
  });

  it('is shown below its message where the address is odd', async () => {
    const src = 'http://[broken';
    const board = await failedBoard(src);
    expect(await messageOf(board)).to.contain(src);
    expect(board.src).to.equal(src);
  });

  it('gives way to a good one', async () => {
    const board = await failedBoard(`${RECORDS}missing.sgf`);
    board.src = `${RECORDS}nine.sgf`;
    await until(() => board.matches(':state(ready)'));
    expect(board.error).to.equal(undefined);
    expect(showsPart(board, 'message')).to.equal(false);
    expect(board.matches(':state(error)')).to.equal(false);
    expect(board.matches(':state(ready)')).to.equal(true);
    expect(textOf(board, 'player-black')).to.contain('Mira');
    expect(partOf(board, 'canvas').getBoundingClientRect().height).to.be.greaterThan(50);
    expect(board.querySelector('a')?.checkVisibility()).to.equal(false);
  });

  it('is no news for ready, once another address is set', async () => {
    const board = await failedBoard(`${RECORDS}missing.sgf`);
    board.src = `${RECORDS}nine.sgf?ready`;
    await board.ready;
    expect(board.collection?.trees).to.have.length(1);
  });

  it('takes the place of a good one', async () => {
    const board = await settled(
      await boardFrom(`<sgf-board src="${RECORDS}nine.sgf"></sgf-board>`),
    );
    board.src = `${RECORDS}missing.sgf`;
    await untilError(board);
    expect(board.collection).to.equal(undefined);
    expect(showsPart(board, 'player')).to.equal(false);
    expect(await messageOf(board)).to.contain('missing.sgf');
  });
});
