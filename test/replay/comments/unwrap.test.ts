import { expect } from '@esm-bundle/chai';
import { unwrap } from '../../../src/replay/comments/unwrap.js';

const WRAPPED = `Black continues at A. To play elsewhere (B) invites White
to gain influence in the center. A is a junction point for
both players.`;

describe('lines that a program has wrapped', () => {
  it('are joined, and places stay the same', () => {
    const text = `A title\n\n${WRAPPED}\n\nThe end.`;
    expect(unwrap(text)).to.equal(`A title\n\n${WRAPPED.replaceAll('\n', ' ')}\n\nThe end.`);
    expect(unwrap(text).length).to.equal(text.length);
  });

  for (const [what, text] of [
    ['where the next word had room', WRAPPED.replace('invites White', 'is bad')],
    ['of a list', '* a hane, which is joseki in the whole world\n* b\n* c'],
    ['of a chat', WRAPPED.replace('Black', 'Ada [3k]: Black')],
    ['of two', 'Many owl code errors in the upper left. W  should have\nplayed before now.'],
    ['of a poem', 'A stone\nfalls on the board\nand the night is long'],
  ] as const)
    it(`are not, ${what}`, () => {
      expect(unwrap(text)).to.equal(text);
    });

  it('are found in one pass', () => {
    const long = `${'a word '.repeat(8)}\n`.repeat(50_000);
    expect(unwrap(long).length).to.equal(long.length);
  });
});
