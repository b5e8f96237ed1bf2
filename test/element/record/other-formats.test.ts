import { expect } from '../../helpers/testing.js';
import { until } from '../../helpers/until.js';
import { addressOf, boardFrom, quiet, rootOf, settled, untilError } from '../board.js';

/** Files of other servers are recognised by their text, wherever a record can be. */
const GIB = String.raw`\HS
\[GAMEBLACKNAME=Bea (1급)\]
\[GAMEWHITENAME=Ann (2D)\]
\HE
\GS
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
\GE
`;
const NGF =
  'Cup\n9\nAnn 7D*\nBea 5D*\nhere\n0\n0\n6\n20170316\n5\nWhite wins by resign!\n1\nPMABBCDDC\n';
const UGF =
  '[Header]\nSize=9\nCrypt=0,PLAIN_UGF_FILE\nPlayerB=Bea,1d\n[Data]\nCC,B1,1,0\nDD,W1,2,0\n';

const escaped = (text: string) => text.replaceAll('"', '&quot;');

describe('a file of another server', () => {
  const files = [
    ['GIB', GIB, 'PB[Bea]', 3],
    ['NGF', NGF, 'RE[W+R]', 2],
    ['UGF', UGF, 'PB[Bea]', 3],
  ] as const;
  for (const [format, file, part, nodes] of files) {
    const forms = {
      'at an address': `<sgf-board src="${addressOf(file)}"></sgf-board>`,
      'in the attribute sgf': `<sgf-board sgf="${escaped(file)}"></sgf-board>`,
      inside: `<sgf-board>${file}</sgf-board>`,
      'inside a script': `<sgf-board><script type="application/x-go-sgf">${file}</script></sgf-board>`,
      'inside a pre': `<sgf-board><pre>${file}</pre></sgf-board>`,
    };
    for (const [place, html] of Object.entries(forms)) {
      it(`is shown: ${format} ${place}`, async () => {
        const board = await boardFrom(html);
        await settled(board);
        expect(board.tree.size).to.equal(nodes);
        expect(await board.toSgf()).to.include(part);
        expect(board.diagnostics).to.deep.equal([]);
        await quiet(board);
      });
    }
  }

  it('is shown in its charset', async () => {
    const bytes = Uint8Array.from(GIB.replace('급', '\xb1\xde'), (letter) => letter.charCodeAt(0));
    const board = await boardFrom(`<sgf-board src="${addressOf(bytes)}"></sgf-board>`);
    await settled(board);
    expect(await board.toSgf()).to.include('BR[1k]');
  });

  it('is shown as far as it can be read, and its board says so', async () => {
    const board = await boardFrom(`<sgf-board sgf="${escaped(GIB.slice(0, -5))}"></sgf-board>`);
    await settled(board);
    await until(() => board.diagnostics.length > 0);
    expect(board.diagnostics.map(({ code }) => code)).to.eql(['cut-format']);
    expect(board.tree.size).to.equal(3);
  });

  it('is named if nothing in it can be read', async () => {
    const board = await boardFrom(`<sgf-board sgf="\\HS\n"></sgf-board>`);
    expect((await untilError(board)).message).to.equal(
      'This file has the format GIB (Tygem), but no game can be read from it.',
    );
    await quiet(board);
    expect(rootOf(board).querySelector('[part~="message"], .message')?.textContent).to.include(
      'GIB (Tygem)',
    );
  });
});
