import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { decodeSgf } from '../../src/sgf/decode.js';
import { decodePlainUtf8 } from '../../src/sgf/plain-utf8.js';
import { bytesFrom } from '../helpers/records.js';

/** What a file may be made of, so that chance meets the cases that matter. */
// prettier-ignore
const pieces = [
  '"(;"', '"CA["', '"ChArset ["', '"xCA["', '"KTCA["', '"]"', '"\\]"', '"utf-8"', '"UTF-8"', '"Utf8 "', '"UTF-16"',
  '"big5"', '"GB2312"', '"ISO-2022-JP"', '"latin1"', '"foo"', '"C["', '")"', '" "', '0a', '00', '1b "$B"',
  '1b "(B"', 'c3a9', 'cda1', 'e6a38b', 'efbfbd', 'efbbbf', 'fffe', 'f09f8080', 'b4d1', 'ff', '88cd', '5c',
];

const byPieces = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => bytesFrom(parts.join(' ')));

describe('decodePlainUtf8', () => {
  it('takes what decodeSgf reads as UTF-8 without anything odd', () => {
    const inputs = fc.oneof(byPieces, fc.uint8Array({ maxLength: 12 }));
    let taken = 0;
    fc.assert(
      fc.property(inputs, (bytes) => {
        const text = decodePlainUtf8(bytes);
        if (text === undefined) return;
        taken += 1;
        expect(decodeSgf(bytes)).to.eql({ text, charset: 'utf-8', findings: [] });
      }),
      { numRuns: 20_000 },
    );
    expect(taken).to.be.above(1000);
  });

  it('takes UTF-8 whether CA says so or is missing', () => {
    for (const sgf of [
      '(;CA[UTF-8]C[é棋])',
      '(;FF[4]C[é])',
      '\ufeff(;CA[utf-8]C[ﾀ])',
      '(;PC[Basel])',
    ]) {
      const bytes = new TextEncoder().encode(sgf);
      expect(decodePlainUtf8(bytes)).to.equal(sgf.replace('\ufeff', ''));
    }
  });

  it('leaves alone what decodeSgf has something to say about', () => {
    for (const sgf of [
      '(;CA[big5]C[棋棋])',
      '(;CA[ISO-2022-KR])',
      '(;CA[UTF-8])(;CA[Latin1])',
      '(\0;\0',
      '(;PB[\x1b$B0f;3\x1b(B])', // ISO-2022-JP
    ]) {
      expect(decodePlainUtf8(new TextEncoder().encode(sgf))).to.equal(undefined);
    }
  });
});
