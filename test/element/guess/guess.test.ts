import { expect } from '../../helpers/testing.js';
import { type Board, boardOf, partOf, rootOf, settled, spokenBy } from '../board.js';
import { pressKey, untilReader } from '../listener.js';
import { guessRowOf } from '../playing.js';

const game = `(;GM[1]SZ[9]PB[Ada]PW[Lin]RE[B+3]
;B[cc];W[gg]C[White takes the opposite corner.]
(;B[gc];W[cg];B[ee])
(;B[ge]TE[1]C[A good way, too.];W[ec]))`;

const sentence = (board: Board) => guessRowOf(board)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const press = (board: Board, name: string) =>
  guessRowOf(board)?.querySelector<HTMLElement>(`[part~=button-${name}]`)?.click();

describe('mode="guess"', () => {
  it('asks for each move of the game and hides what comes', async () => {
    const board = await boardOf(game, 'mode="guess"');
    expect(sentence(board)).to.contain('Where does Black play?');
    expect(board.tree.size).to.equal(1);
    expect(board.goTo('last')).to.equal(false);
    const text = rootOf(board).textContent;
    expect(text).not.to.contain('opposite corner');
    expect(text).not.to.contain('3 points');
  });

  it('tells how near a guess is, and goes on with the move of the record', async () => {
    const board = await boardOf(game, 'mode="guess" from="2"');
    const near = await board.tryMove('H3');
    await settled(board);
    expect(near.verdict).to.equal('wrong');
    expect(board.currentPath).to.equal('2');
    expect(sentence(board)).to.contain('Very close (1 point away). The game move was G3.');
    expect(sentence(board)).to.contain('4 of 10 points, 0 of 1 move found');
    expect(spokenBy(board)).to.contain('The game move was G3');
    const right = await board.tryMove('gc');
    await settled(board);
    expect(right.verdict).to.equal('right');
    expect(sentence(board)).to.contain('Correct!');
    expect(sentence(board)).to.contain('14 of 20 points, 1 of 2 moves found');
  });

  it('knows the record’s other ways', async () => {
    const board = await boardOf(game, 'mode="guess" from="3"');
    const { verdict } = await board.tryMove('G5');
    await settled(board);
    expect(verdict).to.equal('unknown');
    const said = spokenBy(board);
    expect(said).to.contain('The game move was G7');
    partOf(board, 'canvas').focus();
    await untilReader(board);
    await pressKey('=');
    expect(spokenBy(board), 'again').to.equal(said);
    expect(sentence(board)).to.contain(
      'a variation in the record. The game move was G7. \u2068A good way, too.\u2069',
    );
    expect(sentence(board)).to.contain('10 of 10 points');
  });

  it('asks one side only, and plays the other’s moves', async () => {
    const board = await boardOf(game, 'mode="guess" guess="black"');
    await board.tryMove('C7');
    await settled(board);
    expect(board.currentPath).to.equal('2');
    expect(sentence(board)).to.contain('Where does Black play?');
    expect(spokenBy(board), 'what was not heard before').to.match(
      /^[^.]*White[^.]*\.?( Black to play\.)?$/,
    );
  });

  it('refuses a point with a stone, and asks on', async () => {
    const board = await boardOf(game, 'mode="guess" from="2"');
    const { verdict, remark } = await board.tryMove('C7');
    expect([verdict, remark]).to.deep.equal(['unknown', 'illegal']);
    expect(board.currentPath).to.equal('1');
    expect(spokenBy(board)).to.contain('occupied');
  });

  it('shows a move on request, and in the end the points, their curve and the result', async () => {
    const board = await boardOf(game, 'mode="guess" from="4"');
    press(board, 'solution');
    await settled(board);
    expect(sentence(board)).to.contain('The game move was C3.');
    await board.tryMove('ee');
    await settled(board);
    expect(sentence(board)).to.contain('That was the last one.');
    expect(spokenBy(board)).to.match(/That was the last one\. .*10 of 20 points/);
    const curve = guessRowOf(board)?.querySelector('svg[role=img]');
    expect(curve?.getAttribute('aria-label')).to.equal('Points, move by move: 0, 50 %');
    expect(rootOf(board).textContent).to.contain('Black wins by 3 points');
    press(board, 'reset');
    await settled(board);
    expect(board.currentPath).to.equal('3');
    expect(sentence(board)).to.contain('Where does White play?');
  });
});

describe('nodes that ask', () => {
  it('asks at addresses of an ordinary record, once', async () => {
    const board = await boardOf(game, 'guess="2"');
    expect(guessRowOf(board)).to.equal(null);
    board.goTo('last');
    await settled(board);
    expect(board.currentPath).to.equal('2');
    expect(sentence(board)).to.contain('Where does Black play?');
    await board.tryMove('G7');
    await settled(board);
    expect(board.currentPath).to.equal('3');
    expect(sentence(board)).to.contain('Correct!');
    board.goTo('last');
    await settled(board);
    expect(board.currentPath).to.equal('5');
    expect(guessRowOf(board)).to.equal(null);
  });

  it('asks at a node that is named ?', async () => {
    const board = await boardOf('(;SZ[9];B[cc];W[gg]N[?];B[gc])', 'move="last"');
    await settled(board);
    expect(board.currentPath).to.equal('2');
    expect(sentence(board)).to.contain('Where does Black play?');
  });

  it('leaves a diagram a diagram', async () => {
    const board = await boardOf('(;SZ[9];B[cc];W[gg]N[?];B[gc])', 'mode="diagram"');
    await settled(board);
    expect(rootOf(board).querySelector('.frame.diagram')).not.to.equal(null);
  });
});
