import { expect, fixture } from '../../helpers/testing.js';
import { boardOf, frames, partOf, untilPart } from '../board.js';
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

  it('has no strip of players where the record names nobody', async () => {
    for (const width of [400, 900]) {
      const sgf = '(;SZ[9]C[Words];B[aa](;W[bb])(;W[ee]))';
      const board = await boardOf(sgf, `style="width:${width}px"`);
      const strip = (await untilPart(board, 'player')).parentElement as HTMLElement;
      expect(strip.checkVisibility(), `${width}`).to.equal(false);
    }
  });

  it('begins with event and date, in the language of the reader, and ends with the result', async () => {
    const sgf = '(;SZ[9]PB[Ada]PW[Lin]RE[B+R]PC[Paris]EV[Cup]RO[2]DT[1996-05-06,07];B[aa])';
    const board = await boardOf(sgf, 'style="width:900px" lang="de"');
    await until(() => partOf(board, 'info').textContent.includes('Schwarz'), 'German');
    const facts = [...partOf(board, 'info').querySelectorAll('bdi')];
    const told = facts.map(({ textContent, lang }) => [textContent.replace(/\s/g, ''), lang]);
    expect(told).to.eql([
      ['Cup', ''],
      ['6.–7.Mai1996', 'de'],
      ['2.Runde', 'de'],
      ['Paris', ''],
      ['SchwarzgewinntdurchAufgabe', 'de'],
    ]);
  });

  it('shows a fact whole or not at all in a narrow box, but for a long event, which leaves room for the date', async () => {
    const event = 'Tata Steel Go Championship of the Whole World and of its Moons';
    const sgf = `(;SZ[9]PB[Ada]PW[Lin]RE[B+R]PC[Paris]EV[${event}]DT[1996-05-06];B[aa])`;
    const board = await boardOf(sgf, 'style="width:360px"');
    await until(() => partOf(board, 'info').querySelector('bdi'), 'the facts');
    const row = partOf(board, 'info').getBoundingClientRect();
    const facts = [...partOf(board, 'info').querySelectorAll('bdi')];
    const seen = facts.filter((fact) => fact.getBoundingClientRect().top < row.bottom - 4);
    expect(seen.map(({ textContent }) => textContent)).to.eql([event, 'May 6, 1996']);
    const cut = seen.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(cut).to.eql([seen[0]]);
  });

  it('shows both ranks or none', async () => {
    const ranksOf = async (width: number, white: string) => {
      const sgf = `(;SZ[9]PB[Ada]BR[2d]PW[${white}]WR[3d];B[aa])`;
      const board = await boardOf(sgf, `style="width:${width}px"`);
      const names = [
        ...((await untilPart(board, 'player')).parentElement as HTMLElement).querySelectorAll(
          'bdi',
        ),
      ];
      await frames(2);
      return names.map((name) => name.lastElementChild?.checkVisibility({ opacityProperty: true }));
    };
    expect(await ranksOf(360, 'Lin')).to.eql([true, true]);
    expect(await ranksOf(360, 'Ichiyanagi-Shimamura')).to.eql([false, false]);
  });
});
