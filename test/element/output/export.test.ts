import { expect } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, click, frames, settled } from '../board.js';
import { savedFiles } from '../menu.js';

const game = '(;SZ[5];B[bb];W[db];B[cd];W[bc]LB[aa:Weg])';

function read(svg: string): Document {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')).to.equal(null);
  return page;
}

function textsIn(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('text'), ({ textContent }) => textContent);
}

async function pixelsOf(png: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(png);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function refusalOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it should have been refused');
}

function boardWith(attributes: string): Promise<Board> {
  return boardOf(game, `mode="diagram" ${attributes}`);
}

/** The file that a button of the page saves. */
async function savedText(board: Board): Promise<string | undefined> {
  const createObjectURL = URL.createObjectURL.bind(URL);
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createObjectURL(file);
  };
  board.id = 'saved';
  const button = document.createElement('button');
  button.setAttribute('commandfor', board.id);
  button.setAttribute('command', '--download');
  board.after(button);
  await settled(board);
  try {
    await savedFiles(async () => {
      button.click();
      await until(() => files.length > 0, 'a file');
    });
  } finally {
    URL.createObjectURL = createObjectURL;
  }
  return files[0]?.text();
}

describe('the file that is saved', () => {
  for (const [what, name, charset] of [
    ['Latin letters', 'Jürgen', 'UTF-8'],
    ['other letters', '大橋', 'UTF-8'],
    ['plain letters', 'Ada', 'ISO-8859-1'],
  ] as const)
    it(`names its own charset: ${what}`, async () => {
      const board = await boardOf(`(;SZ[5]CA[ISO-8859-1]PB[${name}];B[bb])`);
      expect(await savedText(board))
        .to.contain(`PB[${name}]`)
        .and.contain(`CA[${charset}]`);
    });
});

describe('toSvg', () => {
  it('draws the shown node', async () => {
    const board = await boardOf(game);
    const stones = async () =>
      read(await board.toSvg()).querySelectorAll('circle[r="1"]:not(clipPath *)').length;
    expect(textsIn(read(await board.toSvg()))).to.not.include('Weg');
    expect(await stones()).to.equal(0);
    await click(board, 'button-last');
    expect(textsIn(read(await board.toSvg()))).to.include('Weg');
    expect(await stones()).to.be.above(0);
  });

  it('honours what the page asks for', async () => {
    const board = await boardWith(
      'numbers="all" coordinates="sgf" view="A2-D5" swap-colors rotate="90" theme="flat" caption="Fig. 1"',
    );
    board.style.setProperty('--sgf-board-black', 'rgb(1, 2, 3)');
    await frames(3); // the browser tells with one that a style has changed
    const page = read(await board.toSvg());
    expect(textsIn(page)).to.include.members(['1', '4', 'a', 'd']);
    expect(textsIn(page)).to.not.include.members(['e']);
    expect(page.querySelector('title')?.textContent).to.equal('Fig. 1');
    expect(page.querySelector('circle[fill="rgb(1, 2, 3)"]')).to.not.equal(null);
  });

  it('waits for the record and for what it needs', async () => {
    const board = document.createElement('sgf-board');
    board.setAttribute('data-sgf', game);
    board.setAttribute('theme', 'walnut');
    board.setAttribute('view', 'fit');
    board.setAttribute('mode', 'diagram');
    document.body.append(board);
    expect(textsIn(read(await board.toSvg()))).to.include('Weg');
    board.remove();
  });

  it('draws the record that has been asked for meanwhile', async () => {
    const board = await boardWith('');
    const drawing = board.toSvg();
    board.sgf = '(;SZ[3]LB[bb:New])';
    expect(textsIn(read(await drawing)))
      .to.include('New')
      .and.not.include('Weg');
  });

  it('says so where the board is in no page', async () => {
    const board = await boardWith('');
    board.remove();
    const { message } = await refusalOf(board.toSvg());
    expect(message).to.equal('A board has to be in a page to be drawn.');
  });

  it('says so where there is no board', async () => {
    const chess = await boardOf('(;GM[3];W[e2e4])');
    const { message } = await refusalOf(chess.toSvg());
    expect(message).to.equal('The record is shown without a board.');
  });
});

describe('toPng', () => {
  it('has the width that is asked for, and looks like the board', async () => {
    const board = await boardWith('theme="paper"');
    const { width, height, data } = await pixelsOf(await board.toPng({ width: 333 }));
    expect([width, height]).to.eql([333, 333]);
    const isBlack = (at: number) => (data[4 * at] ?? 255) < 40;
    const black = Array.from({ length: width * height }, (_, at) => at).filter(isBlack);
    // Two black stones and some lines.
    expect(black.length / (width * height)).to.be.within(0.04, 0.12);
  });

  it('is as wide as the board on the screen otherwise', async () => {
    const board = await boardWith('style="inline-size: 250px"');
    const { width } = await pixelsOf(await board.toPng());
    expect(width).to.equal(Math.round(250 * devicePixelRatio));
  });

  it('refuses widths that no canvas has', async () => {
    const board = await boardWith('');
    for (const width of [0, -3, NaN, 1e6]) {
      expect(await refusalOf(board.toPng({ width }))).to.be.instanceOf(RangeError);
    }
  });
});

describe('toText', () => {
  it('writes what is shown', async () => {
    const board = await boardWith('coordinates="none" caption="Fig. 1" marks="none"');
    expect((await board.toText()).split('\n')).to.eql([
      ' Weg  .   .   .   .',
      '  .   X   .   O   .',
      '  .   O   .   .   .',
      '  .   .   X   .   .',
      '  .   .   .   .   .',
      '',
      'Fig. 1',
      '',
    ]);
    const [first, , , row] = (await board.toText('sensei')).split('\n');
    expect([first, row]).to.eql(['$$5 Fig. 1', '$$ | . X . O . |']);
  });

  it('knows two styles', async () => {
    const board = await boardWith('');
    const { message } = await refusalOf(board.toText('french' as 'sensei'));
    expect(message).to.equal('toText(french): allowed are western, sensei');
  });
});

describe('a board with a pointer over it', () => {
  it('is exported without the pointer’s ghost, which stays on the screen', async () => {
    const board = await boardOf('(;SZ[5];B[bb];W[db])');
    const canvas = board.shadowRoot?.querySelector('canvas');
    const before = await board.toSvg();
    const { left, top, width } = canvas?.getBoundingClientRect() ?? new DOMRect();
    const at = { clientX: left + width / 2, clientY: top + width / 2, pointerType: 'mouse' };
    canvas?.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }));
    await board.ready;
    expect(await board.toSvg()).to.equal(before);
  });
});
