import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { decodeSgf } from '../../src/sgf/decode.js';
import { bytesFrom, bytesOf } from '../helpers/records.js';

const charsets = [
  'utf-8',
  'GB2312',
  'big5',
  'SJIS',
  'EUC-KR',
  'EUC-JP',
  'ISO-2022-JP',
  'latin1',
  'UTF-16',
  'HZ',
  'x',
  '',
  '\\',
];
const name = fc.constantFrom(...charsets);
const LONGEST_FILE = 20_000;

/** What holds of every answer, whatever the bytes are. */
function checkDecoding(bytes: Uint8Array, charset?: string): void {
  const { text, charset: used, findings } = decodeSgf(bytes, charset);
  expect(text.length).to.be.at.most(bytes.length);
  expect(new TextDecoder(used).encoding).to.equal(used);
  for (const { offset } of findings) expect(offset).to.be.within(0, text.length);
}

describe('decodeSgf returns', () => {
  it('from any bytes', () => {
    const charset = fc.option(name, { nil: undefined });
    const property = fc.property(fc.uint8Array({ maxLength: 300 }), charset, checkDecoding);
    fc.assert(property, { numRuns: 2000 });
  });

  it('from any bytes under any CA', () => {
    const games = fc.array(
      fc.tuple(name, fc.uint8Array({ maxLength: 60 }), fc.constantFrom('])', ']', '')),
    );
    const property = fc.property(games, (parts) => {
      const pieces = parts.map(([ca, bytes, end]) => [
        ...bytesFrom(`"(;CA[${ca}]C["`),
        ...bytes,
        ...bytesFrom(`"${end}"`),
      ]);
      checkDecoding(Uint8Array.from(pieces.flat()));
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it('from real files with broken bytes', async function () {
    this.timeout(60_000);
    const corpus = (await (await fetch('/corpus.json')).json()) as {
      files: readonly { base64: string }[];
    };
    const files = corpus.files
      .map(({ base64 }) => bytesOf(base64))
      .filter(({ length }) => length > 0 && length < LONGEST_FILE);
    const odd = files.filter((bytes) => bytes.some((byte) => byte > 0x7f));
    if (odd.length === 0) this.skip();
    const change = fc.tuple(fc.nat(LONGEST_FILE), fc.nat(255));
    const file = fc.oneof(fc.constantFrom(...odd), fc.constantFrom(...files));
    const changes = fc.array(change, { minLength: 1, maxLength: 20 });
    const property = fc.property(file, changes, (original, broken) => {
      const bytes = original.slice();
      for (const [at, byte] of broken) bytes[at % bytes.length] = byte;
      checkDecoding(bytes);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it('from what takes long to search', function () {
    this.timeout(60_000); // a search that takes quadratic time would need hours
    const many = [
      'CA[',
      'CaCaA',
      'C' + 'a'.repeat(99),
      'CA   ',
      '(',
      '(;CA[big5]C[',
      'CA[x](',
      '\\',
      '(;CA[gbk])(;CA[u8]',
      '\xa4\\',
    ];
    for (const piece of many) {
      const bytes = Uint8Array.from(piece.repeat(1_000_000 / piece.length), (letter) =>
        letter.charCodeAt(0),
      );
      const start = bytesFrom('"(;CA[gbk])(;CA[big5]C["');
      for (const hostile of [bytes, new Uint8Array([...start, ...bytes])]) {
        expect(decodeSgf(hostile).text, piece).to.have.length.at.least(1);
      }
    }
  });
});
