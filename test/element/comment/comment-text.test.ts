import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { boardOf, partOf, rootOf, settled } from '../board.js';
import { commented, refsOf, sgfOf, untilAlive } from '../comment.js';
import { until } from '../../helpers/until.js';
import { watchCalls } from '../hostile.js';
import { SMALL } from '../mouse.js';

describe('the text of a live comment', () => {
  afterEach(fixtureCleanup);
  watchCalls();

  it('links only to http, https and mail, and says where', async () => {
    const board = await commented(
      sgfOf('(see https://a.example/x_(y)), www.b.example/D4 or a.b@c.example: D4'),
    );
    const links = [...partOf(board, 'comment').querySelectorAll('a')];
    const told = links.map(({ textContent, href, target, rel }) => [
      textContent,
      href,
      target,
      rel,
    ]);
    const REL = 'nofollow ugc noopener noreferrer';
    expect(told).to.eql([
      ['https://a.example/x_(y)', 'https://a.example/x_(y)', '_blank', REL],
      ['www.b.example/D4', 'http://www.b.example/D4', '_blank', REL],
      ['a.b@c.example', 'mailto:a.b@c.example', '', REL],
    ]);
  });

  it('has dashes for two hyphens, and no line break between a name and its punctuation', async () => {
    const board = await commented(
      sgfOf('Black -- after (D4), "G7". See D4--G7 --- or --> this--that D4'),
    );
    const comment = partOf(board, 'comment');
    expect(comment.textContent.trim()).to.equal(
      'Black – after (D4), "G7". See D4–G7 --- or --> this–that D4',
    );
    const unbroken = [...comment.querySelectorAll('.unbroken')];
    expect(unbroken.map(({ textContent }) => textContent)).to.eql(['(D4),', '"G7".']);
  });

  it('is never markup, whatever stands in it', async () => {
    const texts = [
      '<script>hacked()</script> D4',
      'javascript:hacked() data:text/html,<script>hacked()</script>',
      '"><img src=x onerror=hacked()> https://a.example/"onmouseover="hacked()',
      '\u202ehttps://a.example/\u202egro.live D4 \u0001\u0002\u001b[31m',
      '<a href="javascript:hacked()">D4</a>',
    ];
    const board = await commented(sgfOf(texts.join('\n')));
    const comment = partOf(board, 'comment');
    for (const text of texts.slice(0, 3)) expect(comment.textContent).to.contain(text);
    expect(comment.querySelector('script, img, [onerror], [onmouseover]')).to.equal(null);
    for (const link of comment.querySelectorAll('a'))
      expect(link.getAttribute('href')).to.match(/^https:\/\/a\.example\/$/);
    refsOf(board)[0]?.click();
    await settled(board);
  });

  it('of a megabyte stays in its box, alive at its beginning', async () => {
    const board = await commented(sgfOf('D4 is a point. '.repeat(70_000)));
    const { width, height } = partOf(board, 'comment').getBoundingClientRect();
    expect(width).to.be.at.most(300);
    expect(height).to.be.below(400);
    expect(partOf(board, 'comment').textContent.length).to.be.within(20_000, 20_100); // its first part
    expect(refsOf(board).length).to.be.at.most(1000);
  });

  it('of a thousand lines is alive in the first 500', async () => {
    const board = await commented(sgfOf('D4\n'.repeat(1000)));
    expect(partOf(board, 'comment').querySelectorAll('p')).to.have.length(501);
    expect(refsOf(board)).to.have.length(500);
  });

  it('stands beside 10,000 labels', async () => {
    const labels = Array.from({ length: 10_000 }, (_, index) => {
      const letter = (value: number) => String.fromCharCode(97 + (value % 9));
      return `[${letter(index)}${letter(Math.floor(index / 9))}:L${index}]`;
    });
    const board = await commented(sgfOf('See L7 and L99.', `LB${labels.join('')}`));
    expect(refsOf(board).map(({ textContent }) => textContent)).to.eql(['L7']); // the first of each point counts
  });

  it('sets apart who has said what', async () => {
    const board = await commented(sgfOf('ada [3k]: D4?\nlin [2d]: no\n'));
    const [first, second] = partOf(board, 'comment').querySelectorAll('.chat');
    expect(first?.querySelector('b')?.textContent).to.equal('ada');
    expect(second?.querySelector('small')?.textContent).to.equal('[2d]');
    expect(first?.textContent).to.equal('ada [3k]: D4?');
  });

  it('is not alive in a diagram, nor where a game has no board', async () => {
    const board = await commented(sgfOf('D4'));
    const diagram = await boardOf(sgfOf('D4'), 'mode="diagram" panels="comment"');
    const other = await boardOf('(;GM[7]C[D4 https://a.example])', SMALL);
    await settled(board);
    expect(refsOf(board)).to.have.length(1);
    expect([...refsOf(diagram), ...refsOf(other)]).to.eql([]);
    expect(rootOf(diagram).textContent).to.contain('D4');
  });

  it('speaks the language of the page', async () => {
    const board = await boardOf(sgfOf('D4'), `${SMALL} lang="de"`);
    await untilAlive(board);
    await until(() => refsOf(board)[0]?.title === 'D4 auf dem Brett zeigen', 'German should come');
  });
});
