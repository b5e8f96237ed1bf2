import { expect, fixture } from '../../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { boardIn, settled, settledPage, spokenBy } from '../board.js';
import { untilPainted } from '../pixels.js';
import { pictureAnew } from '../comment.js';
import { until } from '../../helpers/until.js';
import { hover } from '../mouse.js';

const GAME =
  '(;SZ[9]AB[cc][gg]AW[gc]TR[gc][cc]SQ[ee]LB[eg:A]C[Start];B[ec];W[ce];B[ge]TR[ec]LB[aa:B]N[later])';

const wordsIn = (group: ParentNode) => [...group.querySelectorAll<HTMLElement>('.sgf-board-word')];
const textsOf = (group: ParentNode) => wordsIn(group).map(({ textContent }) => textContent);

/** A page with a text that is tied to a board, as soon as its words lead to it. */
async function prose(text: string, attributes = ''): Promise<HTMLElement> {
  const group = await fixture<HTMLElement>(
    `<div><div class="text" data-sgf-prose="g1">${text}</div>
      <sgf-board id="g1" style="width:200px" data-sgf="${GAME}" ${attributes}></sgf-board></div>`,
  );
  await settled(boardIn(group));
  await until(() => wordsIn(group).length > 0, 'the text should lead to the board');
  return group;
}

describe('text of the page that is tied to a board', () => {
  it('names its points, labels, marks and moves', async () => {
    const group = await prose(
      '<p>White △ is weak, ▲ is not; □ is open. Black plays <b>E7</b>, ❶, or A. Then White ②.</p><p>No X9, no ❷.</p>',
    );
    expect(textsOf(group)).to.eql(['△', '▲', '□', 'E7', '❶', 'A', '②']);
    expect(group.querySelector('p')?.textContent).to.match(/^White △ is weak, ▲ is not; .* ②\.$/);
  });

  it('speaks of the position that its address names', async () => {
    const group = await prose(
      '<p data-path="3">▲ stands at B, not at A.</p><p data-path="#later">△</p><p>A</p>',
    );
    expect(textsOf(group)).to.eql(['▲', 'B', '△']);
    const [, label] = wordsIn(group);
    expect(label?.title).to.contain('A9');
  });

  it('lights up on the board under the pointer and in focus, and is kept and said by a press', async () => {
    const group = await prose('<p>See E7 and E3.</p>');
    const board = boardIn(group);
    const [point, other] = wordsIn(group);
    await untilPainted(board);
    const plain = await pictureAnew(board);
    if (point) await hover(point);
    const lit = await pictureAnew(board);
    expect(lit).to.not.equal(plain);
    await hover(board);
    expect(await pictureAnew(board)).to.equal(plain);
    other?.focus();
    expect(await pictureAnew(board)).to.not.be.oneOf([plain, lit]);
    await sendKeys({ press: 'Enter' });
    expect([other?.ariaPressed, spokenBy(board)]).to.eql(['true', 'E3, empty']);
    other?.blur();
    expect(await pictureAnew(board)).to.not.equal(plain);
    point?.click();
    expect([other?.ariaPressed, point?.ariaPressed]).to.eql(['false', 'true']);
    document.body.click();
    expect(point?.ariaPressed).to.equal('false');
    expect(await pictureAnew(board)).to.equal(plain);
  });

  it('goes to the moves that it names', async () => {
    const group = await prose('<p>After move 2 it is Black’s turn.</p>');
    const [word] = wordsIn(group);
    expect([word?.ariaPressed, word?.ariaCurrent], 'it is no toggle').to.eql([null, null]);
    word?.click();
    expect(boardIn(group).moveNumber).to.equal(2);
    await settled(boardIn(group));
    expect(word?.ariaCurrent, 'its move is shown').to.equal('true');
    boardIn(group).prev();
    await settled(boardIn(group));
    expect(word?.ariaCurrent).to.equal(null);
  });

  it('leaves alone what leads elsewhere, is code, or is written by the reader', async () => {
    const html =
      '<p>E7 <a href="#x">E3</a> <code>E3</code> <button>E3</button> <span contenteditable>E3</span></p>';
    const group = await prose(html);
    expect(textsOf(group)).to.eql(['E7']);
  });

  it('follows changes of the text, and gives all back when the board goes', async () => {
    const group = await prose('<p>Black at E7 or at E3.</p>');
    const [text] = group.querySelector('p')?.childNodes ?? [];
    (text as Text).data = 'White at D4'; // as frameworks do
    await until(() => textsOf(group).join() === 'D4');
    expect(group.querySelector('p')?.textContent).to.equal('White at D4');
    group.querySelector('.text')?.append(document.createTextNode(' and E5.'));
    await until(() => textsOf(group).join() === 'D4,E5');
    boardIn(group).remove();
    await settledPage();
    expect(textsOf(group)).to.eql([]);
    expect(group.querySelector('p')?.childNodes.length).to.equal(1);
  });

  it('may come later', async () => {
    const group = await prose('<p>E7</p>');
    const more = document.createElement('p');
    more.dataset['sgfProse'] = 'g1';
    more.textContent = 'And E3';
    group.append(more);
    await until(() => textsOf(more).join() === 'E3');
  });

  it('is accessible', async () => {
    const group = await prose('<p>See E7, and press on A.</p>');
    wordsIn(group)[0]?.click();
    await expect(group.querySelector('.text')).to.be.accessible();
  });
});
