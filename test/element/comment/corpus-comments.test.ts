import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import { type Board, boardFrom, boardIn, frames, partOf, settled, touch } from '../board.js';
import { bytesOf } from '../../helpers/records.js';
import { decodeSgf } from '../../../src/sgf/decode.js';

interface Corpus {
  readonly isPresent: boolean;
  readonly files: readonly { readonly path: string; readonly base64: string }[];
}

/** Three games that a professional has commented on, with 176 comments. */
const GAMES = /An-Jungki-vs-Chen-Yaoye|Gu-Li-vs-Zhou-Ruiyang|Mi-Yuting-vs-Gu-Li-20131202/;
/** The largest share of comments that aren't seen whole, by the width of the box, in percent: 9 of 176 in WebKitGTK. */
const MOST_CUT = { 328: 10, 608: 5.2, 968: 4 } as const;

/** Whether the last line of the comment is out of sight. */
function isCut(board: Board): boolean {
  const text = partOf(board, 'comment');
  const range = document.createRange();
  range.selectNodeContents(text);
  const bottom = Math.max(...[...range.getClientRects()].map((rect) => rect.bottom));
  return bottom > text.getBoundingClientRect().bottom + 1;
}

describe('comments of real games', () => {
  before(() => setViewport({ width: 1200, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('are seen whole, but for a few on narrow boxes', async function () {
    this.timeout(240_000); // 2,200 steps; WebKitGTK is slow
    const corpus = (await (await fetch('/corpus.json')).json()) as Corpus;
    if (!corpus.isPresent) return this.skip();
    const games = corpus.files.filter(({ path }) => GAMES.test(path));
    expect(games.length).to.equal(3);
    for (const [width, most] of Object.entries(MOST_CUT)) {
      let [cut, all] = [0, 0];
      for (const { base64 } of games) {
        const page = await boardFrom(`<div style="width:${width}px"><sgf-board></sgf-board></div>`);
        const board = boardIn(page);
        board.sgf = decodeSgf(bytesOf(base64)).text;
        touch(await settled(board));
        await settled(board);
        for (let before = ''; before !== board.currentPath;) {
          if (partOf(board, 'comment').tabIndex === 0) {
            await frames(2);
            all += 1;
            if (isCut(board)) cut += 1;
          }
          before = board.currentPath;
          board.next();
          await board.ready;
        }
        fixtureCleanup();
      }
      console.log(`${width} px: ${cut} of ${all} comments are cut`);
      expect(all).to.equal(176);
      expect((100 * cut) / all, `${width} px`).to.be.at.most(most);
    }
  });
});
