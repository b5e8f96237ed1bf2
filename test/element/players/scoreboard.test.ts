import { expect, fixture } from '../../helpers/testing.js';
import { boardOf, partOf, untilPart } from '../board.js';
import { until } from '../../helpers/until.js';

describe('the head of the frame', () => {
  it('cuts facts at their own end, also on a page that is read from right to left', async () => {
    const page = await fixture('<div dir="rtl" style="width:360px"></div>');
    const board = await boardOf(
      '(;SZ[9]PB[Ada]PW[Lin]EV[Tata Steel Go Championship of the Whole World and of its Moons];B[ee])',
    );
    page.append(board);
    const row = partOf(board, 'info');
    await until(() => row.querySelector('bdi'), 'the facts');
    const facts = [...row.querySelectorAll('bdi')];
    const event = facts.find(({ textContent }) => textContent.startsWith('Tata')) as HTMLElement;
    const { direction, textOverflow } = getComputedStyle(event);
    expect({ direction, textOverflow }).to.eql({ direction: 'ltr', textOverflow: 'ellipsis' });
    expect(event.scrollWidth).to.be.greaterThan(event.clientWidth);
    const [fact, all] = [event.getBoundingClientRect(), row.getBoundingClientRect()];
    expect(fact.left).to.be.at.least(all.left);
    expect(fact.right).to.be.at.most(all.right);
  });

  it('has no strip of players where the record names nobody, but in the column of wide boxes', async () => {
    for (const width of [400, 900]) {
      const sgf = '(;SZ[9]C[Words];B[aa](;W[bb])(;W[ee]))';
      const board = await boardOf(sgf, `style="width:${width}px"`);
      const strip = (await untilPart(board, 'player')).parentElement as HTMLElement;
      expect(strip.checkVisibility(), `${width}`).to.equal(width > 700);
    }
  });
});
