import { expect } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { addressOf, boardFrom, quiet, rootOf, settled, untilError } from '../board.js';

/** Files that are packed, and addresses that lose a part of a file's name. */
const GAME = '(;SZ[9]PB[Ada]C[Äé];B[ee];W[cc])';

async function gzipped(text: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

describe('a packed file', () => {
  it('is opened: a record in gzip', async () => {
    const board = await boardFrom(
      `<sgf-board src="${addressOf(await gzipped(GAME))}"></sgf-board>`,
    );
    await settled(board);
    expect(await board.toSgf()).to.equal(GAME);
    expect(board.diagnostics).to.deep.equal([]);
  });

  it('is opened in another charset, and if it is huge', async () => {
    const bytes = [...'(;SZ[9]PB['].map((each) => each.charCodeAt(0));
    const russian = await gzipped(new Uint8Array([...bytes, 0xc0, 0x5d, 0x29])); // А in windows-1251, and ])
    const other = await boardFrom(
      `<sgf-board charset="windows-1251" src="${addressOf(russian)}"></sgf-board>`,
    );
    await settled(other);
    expect(await other.toSgf()).to.include('А');
    const huge = await gzipped(`(;SZ[9]${';B[ee];W[cc]'.repeat(100_000)})`);
    const board = await boardFrom(`<sgf-board limit="1" src="${addressOf(huge)}"></sgf-board>`);
    await settled(board);
    await until(() => board.diagnostics.some(({ code }) => code === 'too-large'));
    expect(board.tree.size).to.be.above(80_000);
  });

  it('is shown as far as it can be read, if it is cut off', async () => {
    const whole = await gzipped(
      `(;SZ[9]${Array.from({ length: 3000 }, (_, at) => `;B[${at % 26 > 12 ? 'ee' : 'cc'}]C[${at * 7919}]`).join('')})`,
    );
    const cut = await boardFrom(
      `<sgf-board src="${addressOf(whole.slice(0, whole.length / 2))}"></sgf-board>`,
    );
    await settled(cut);
    expect(cut.tree.size).to.be.above(500);
  });

  it('is named if it is a ZIP archive, or gzip in gzip', async () => {
    const zip = addressOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
    const board = await boardFrom(`<sgf-board src="${zip}"></sgf-board>`);
    expect((await untilError(board)).message).to.match(/ZIP archive. Unzip it/);
    const twice = addressOf(await gzipped(await gzipped(GAME)));
    const other = await boardFrom(`<sgf-board src="${twice}"></sgf-board>`);
    expect((await untilError(other)).message).to.match(/This text is not a game record/);
  });
});

describe('a name with # or ?', () => {
  it('is told how to write them', async () => {
    for (const name of ['missing#1.sgf', 'missing?.sgf']) {
      const board = await boardFrom(`<sgf-board src="/nowhere/${name}"></sgf-board>`);
      expect((await untilError(board)).message).to.match(/write %23 or %3F/);
      await quiet(board);
      expect(rootOf(board).textContent).to.include('%23');
    }
  });
});
