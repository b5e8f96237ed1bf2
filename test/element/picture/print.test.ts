import { expect, fixture } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { executeServerCommand } from '@web/test-runner-commands';
import { type Board, boardIn, boardOf, frames, isSeen, partOf, rootOf, settled } from '../board.js';
import { warningsOf } from '../page.js';
import { SgfBoardElement } from '../../../src/index.js';
import { needing } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { useMedia } from '../emulate.js';

const GAME = `(;SZ[9]PB[Ada]BR[3k]PW[Lin]RE[B+R]KM[6.5]
  ;B[ee]C[${'A long comment. '.repeat(80)}];W[ge]LB[aa:A](;B[gf];W[ff])(;B[cc];W[]))`;

const svgIn = (board: Board) => rootOf(board).querySelector<SVGSVGElement>('[part~="board"] > svg');
const commentsIn = (board: Board) => [...rootOf(board).querySelectorAll('p[part~="comment"]')];
const textIn = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();
const tell = (type: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(type));

const isBelow = (one: Element, other: Element) =>
  one.getBoundingClientRect().top >= other.getBoundingClientRect().bottom;

/** Runs while the page is being printed, once boards can be printed as drawings. */
async function printing(board: Board, look: () => unknown): Promise<void> {
  await Promise.all([loadPart('vectors'), loadPart('rich'), loadPart('menu'), board.ready]);
  try {
    tell('beforeprint');
    await useMedia('print');
    await look();
  } finally {
    await useMedia('');
    tell('afterprint');
  }
}

/** The fills that a printed board is drawn with. */
const fillsOf = (board: Board) =>
  [...(svgIn(board)?.querySelectorAll('[fill]') ?? [])].map((shape) => shape.getAttribute('fill'));

describe('a printed board', () => {
  before(needing('print'));

  it('is a drawing once a script has asked for its SVG', async () => {
    const board = await boardOf(GAME, 'style="width:400px"');
    await board.toSvg();
    tell('beforeprint');
    expect(svgIn(board)).not.to.equal(null);
    tell('afterprint');
  });

  it('is a drawing with its texts, and nothing to press', async () => {
    const board = await boardOf(GAME, 'move="1" caption="A game" style="width:400px"');
    await printing(board, () => {
      expect(isSeen(svgIn(board) as Element)).to.equal(true);
      expect(isSeen(partOf(board, 'canvas'))).to.equal(false);
      expect(isSeen(partOf(board, 'controls'))).to.equal(false);
      expect(svgIn(board)?.querySelector('title')?.textContent).to.contain('Move 1, Black E5');
      for (const part of ['player-black', 'info', 'caption'])
        expect(isSeen(partOf(board, part)), part).to.equal(true);
      const [comment] = commentsIn(board) as [Element];
      expect(comment.clientHeight).to.be.greaterThan(250).and.equal(comment.scrollHeight);
      expect(isBelow(comment, partOf(board, 'caption'))).to.equal(true);
      const buttons = [...rootOf(board).querySelectorAll('button, input')];
      expect(buttons.length).to.be.greaterThan(3);
      expect(buttons.filter(isSeen)).to.eql([]);
    });
    expect(isBelow(partOf(board, 'caption'), partOf(board, 'comment'))).to.equal(true);
    expect(svgIn(board) ?? rootOf(board).querySelector('.on-paper')).to.equal(null);
    expect(isSeen(partOf(board, 'canvas'))).to.equal(true);
  });

  it('is one drawing, however often the page says that it is about to be printed', async () => {
    const board = await boardOf(GAME, 'move="1"');
    await printing(board, () => {
      tell('beforeprint');
      expect(rootOf(board).querySelectorAll('[part~="board"] > svg')).to.have.length(1);
      expect(rootOf(board).querySelectorAll('.on-paper')).to.have.length(1);
    });
    expect(svgIn(board)).to.equal(null);
  });

  it('has the shown move with its comment, and no other one', async () => {
    const sgf = '(;SZ[9]C[Before];B[ee];W[gg]N[A name]C[One\nTwo](;B[cc]C[Main])(;B[gc]C[Other]))';
    const board = await boardOf(sgf, 'move="2"');
    await printing(board, () => {
      expect(commentsIn(board).map(textIn)).to.eql(['2 G3 A name One Two']);
      expect(isSeen(partOf(board, 'comment'))).to.equal(false);
    });
    expect(commentsIn(board)).to.eql([]);
  });

  it('has nothing to press before the chunk of what is seen later has come, either', async () => {
    const board = await boardOf('(;SZ[9]RE[B+R];B[ee])', 'hide-result');
    await until(() => partOf(board, 'info').querySelector('button'), 'the button');
    const later = rootOf(board).adoptedStyleSheets.find((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes('.info-button')),
    );
    if (later) later.disabled = true;
    await printing(board, () => {
      expect(partOf(board, 'info').querySelector('button')?.checkVisibility()).to.equal(false);
    });
    if (later) later.disabled = false;
  });

  it('prints no comments and no result that the author hides', async () => {
    const sgf = '(;SZ[9]PB[Ada]PW[Lin]RE[B+R];B[ee]C[A comment];W[gg])';
    const board = await boardOf(sgf, 'panels="players info" hide-result');
    await printing(board, () => {
      expect(commentsIn(board)).to.eql([]);
      expect(partOf(board, 'info').querySelector('button')?.checkVisibility()).to.equal(false);
      expect(rootOf(board).textContent).not.to.contain('resignation');
    });
    const figure = await boardOf(sgf, 'controls="none" move="1"');
    await printing(figure, () => {
      expect(isSeen(partOf(figure, 'comment'))).to.equal(true);
    });
  });

  it('has its caption, but no comment, where it is a diagram', async () => {
    const board = await boardOf(GAME, 'mode="diagram" caption="Diagram 1"');
    await printing(board, () => {
      expect(commentsIn(board)).to.eql([]);
      expect(isSeen(partOf(board, 'caption'))).to.equal(true);
    });
  });

  it('shows the position that is on the screen', async () => {
    const board = await boardOf('(;SZ[9];B[cc];W[gg])', 'move="1"');
    await printing(board, () => expect(stonesIn(board)).to.equal(1));
    board.goTo(2);
    await printing(board, () => expect(stonesIn(board)).to.equal(2));
  });

  it('is as large as its box, and no larger than a bit more than half of a page', async () => {
    const narrow = await boardOf('(;SZ[19])', 'mode="diagram" style="width:200px"');
    const wide = await boardOf('(;SZ[19])', 'mode="diagram" style="width:2000px"');
    await printing(wide, () => {
      expect(svgIn(narrow)?.getBoundingClientRect().width).to.be.closeTo(200, 0.5);
      const { width, height } = (svgIn(wide) as Element).getBoundingClientRect();
      expect(height).to.be.at.most(0.6 * innerHeight + 0.5);
      expect(width / height).to.be.closeTo(1, 0.1);
    });
  });

  it('is not there where the record could not be shown', async () => {
    const good = await boardOf('(;SZ[9])');
    const bad = await fixture<Board>(
      '<sgf-board src="data:,nonsense" loading="eager"></sgf-board>',
    );
    await until(() => bad.error);
    await settled(good);
    await printing(good, () => {
      expect(svgIn(bad)).to.equal(null);
      expect(isSeen(partOf(bad, 'message'))).to.equal(true);
    });
  });

  it('writes labels as text, whatever they are', async () => {
    const label = '<a href="x">&amp;</a>';
    const board = await boardOf(`(;SZ[9]LB[ee:${label}])`);
    await printing(board, () => {
      const texts = [...(svgIn(board)?.querySelectorAll('text') ?? [])];
      expect(texts.map((text) => text.textContent)).to.contain(label);
      expect(svgIn(board)?.querySelector('a')).to.equal(null);
    });
  });
});

/** White and black stones lie on the board as circles, or as copies of one. */
function stonesIn(board: Board): number {
  const svg = svgIn(board);
  const isStone = (circle: Element) =>
    circle.matches(':not(defs *)') && circle.getAttribute('fill') !== 'none';
  return [...(svg?.querySelectorAll('circle') ?? [])].filter(isStone).length;
}

describe('a printed page', () => {
  before(needing('print'));

  it('has boards that were never on the screen, without their pixels', async () => {
    const page = await fixture<HTMLElement>(
      `<div><sgf-board data-sgf="(;SZ[9])"></sgf-board><div style="height:5000px"></div>
        <sgf-board class="far" numbers="all" style="width:200px" data-sgf="(;SZ[9];B[ee])" move="1"></sgf-board></div>`,
    );
    const near = await settled(boardIn(page));
    const far = page.querySelector('.far') as Board;
    expect(far.collection).to.equal(undefined);
    await printing(near, () => {
      expect(svgIn(far)?.textContent).to.contain('1');
      expect(commentsIn(far).map(textIn)).to.eql(['1 E5']);
      expect((partOf(far, 'canvas') as HTMLCanvasElement).width).to.equal(0);
    });
    await frames(3); // what is seen is told with them
    expect((partOf(far, 'canvas') as HTMLCanvasElement).width).to.equal(0);
  });

  it('has the section and the file of boards that were never on the screen', async () => {
    const file = URL.createObjectURL(new Blob(['(;SZ[19];B[ee];W[qq])']));
    const page = await fixture<HTMLElement>(
      `<div><sgf-board mode="diagram" view="top-left 7" data-sgf="(;SZ[19])"></sgf-board>
        <div style="height:5000px"></div>
        <sgf-board class="far cut" mode="diagram" view="top-left 7" data-sgf="(;SZ[19];B[ee])"></sgf-board>
        <sgf-board class="far file" mode="diagram" src="${file}"></sgf-board></div>`,
    );
    const near = await settled(boardIn(page));
    await printing(near, () => {
      const [cut, whole] = [...page.querySelectorAll<Board>('.far')] as [Board, Board];
      expect([stonesIn(cut), stonesIn(whole)]).to.eql([1, 2]);
      const width = (board: Board) => (svgIn(board) as Element).getBoundingClientRect().width;
      expect(width(cut)).to.be.lessThan(0.7 * width(whole));
    });
    URL.revokeObjectURL(file);
  });

  it('is in ink, unless the author names a theme', async () => {
    const colours = '--sgf-board-background:#486; --sgf-board-line:#fff';
    const board = await boardOf('(;SZ[9]AB[ee])', `style="${colours}"`);
    await printing(board, () =>
      expect([...new Set(fillsOf(board))]).to.have.members(['#fff', '#000', 'none']),
    );
    board.theme = 'flat';
    await board.ready;
    await printing(board, () => {
      expect(fillsOf(board)).to.contain('rgb(68, 136, 102)');
      expect(fillsOf(board)).to.contain('#26282c');
    });
  });

  it('takes the page’s own paper', async () => {
    const board = await boardOf('(;SZ[9])');
    await printing(board, () => undefined);
    const { paper = {} } = SgfBoardElement.themes;
    SgfBoardElement.themes['paper'] = { ...paper, background: '#fec' };
    await printing(board, () => expect(fillsOf(board)).to.contain('#fec'));
    SgfBoardElement.themes['paper'] = paper;
  });

  it('is in ink for nonsense, with one warning', async () => {
    const board = await boardOf('(;SZ[9])');
    const warnings = await warningsOf(async () => {
      board.theme = 'nonsense';
      await board.ready;
      await printing(board, () => expect(fillsOf(board)).to.contain('#fff'));
    });
    expect(warnings).to.have.length(1);
  });

  it('has dark text on white, though the screen has light on dark', async () => {
    const page = await fixture(
      `<div style="background:#111;color:#eee"><sgf-board caption="Dark" data-sgf="${GAME}"></sgf-board></div>`,
    );
    const board = await settled(boardIn(page));
    await printing(board, () => {
      const [lightness] = /[\d.]+/.exec(getComputedStyle(partOf(board, 'caption')).color) ?? [];
      expect(Number(lightness)).to.be.lessThan(0.2);
      expect(getComputedStyle(board).backgroundColor).to.match(
        /^(rgb\(255, 255, 255\)|color\(srgb 1 1 1\))$/,
      );
    });
  });

  it('obeys the page’s own rules for print', async () => {
    const style = document.createElement('style');
    style.textContent = `@media print {
      sgf-board { --sgf-board-text: rgb(0, 0, 90); --sgf-board-gap: 33px }
      sgf-board::part(captures) { display: block }
      sgf-board::part(comment) { color: rgb(90, 0, 0) }
    }`;
    document.head.append(style);
    const board = await boardOf(GAME, 'move="1"');
    await printing(board, () => {
      expect(isSeen(partOf(board, 'captures'))).to.equal(true);
      expect(getComputedStyle(commentsIn(board)[0] as Element).color).to.equal('rgb(90, 0, 0)');
      expect(getComputedStyle(partOf(board, 'board')).marginTop).to.equal('33px');
    });
    style.remove();
  });

  it('becomes a PDF without a single pixel', async () => {
    const board = await boardOf(GAME, 'move="2" numbers="all"');
    await printing(board, () => undefined);
    const command = { method: 'Page.printToPDF', params: { printBackground: true } };
    const { data } = await executeServerCommand<{ data: string }, typeof command>('cdp', command);
    const pdf = atob(data);
    expect(pdf.slice(0, 5)).to.equal('%PDF-');
    expect([pdf.includes('/Type /Font'), pdf.includes('/Subtype /Image')]).to.eql([true, false]);
    expect(svgIn(board)).to.equal(null);
  });
});
