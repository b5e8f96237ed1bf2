import { expect } from '@esm-bundle/chai';
import { readReal } from '../../src/sgf/real.js';
import {
  readColor,
  readNumber,
  readSimpleText,
  readText,
  splitComposite,
} from '../../src/sgf/values.js';

function test<Value>(
  read: (raw: string) => Value,
  rows: readonly (readonly [title: string, raw: string, expected: Value])[],
): void {
  for (const [title, raw, expected] of rows) {
    it(`${title}: ${JSON.stringify(raw)}`, () => {
      expect(read(raw)).to.eql(expected);
    });
  }
}

describe('readText', () => {
  test(readText, [
    ['plain', 'a b', 'a b'],
    ['the next character is literal (P-13)', '\\m\\a\\y', 'may'],
    ['a bracket (P-14)', 'a\\]b', 'a]b'],
    ['a backslash (P-15)', 'x\\\\', 'x\\'],
    ['a colon (P-16)', 'a\\:b', 'a:b'],
    ['no control escapes (P-17)', 'a\\nb\\tc', 'anbtc'],
    ['soft break LF (P-18)', 'ab\\\ncd', 'abcd'],
    ['soft break CR (P-18)', 'ab\\\rcd', 'abcd'],
    ['soft break CRLF (P-18)', 'ab\\\r\ncd', 'abcd'],
    ['soft break LFCR (P-18)', 'ab\\\n\rcd', 'abcd'],
    ['an escaped backslash before a break', 'a\\\\\nb', 'a\\\nb'],
    ['line ends of every kind (P-19)', 'a\nb\rc\r\nd\n\re', 'a\nb\nc\nd\ne'],
    ['pairs are read greedily (P-20)', '\r\r|\r\n\r\n|\n\r\n', '\n\n|\n\n|\n\n'],
    ['other blanks become spaces (V-08)', 'a\tb\vc\fd', 'a b c d'],
    ['a backslash at the end vanishes (P-37)', 'x\\', 'x'],
    ['nothing', '', ''],
    ['nothing but a backslash (P-37)', '\\', ''],
    ['a break, a soft break, another break (P-20)', '\r\\\n\n', '\n\n'],
    ['an escaped tab (V-08)', 'a\\\tb', 'a b'],
    ['half a character', '\ud83d\\]', '\ud83d]'],
    ['a byte order mark', '\uFEFF\\]', '\uFEFF]'],
    ['a character beyond 16 bits', '\\😀', '😀'],
  ]);
});

describe('readText of 10 MB', () => {
  const rows: readonly (readonly [title: string, part: string, expected: string])[] = [
    ['escapes only', '\\a\\b', 'ab'],
    ['backslashes only', '\\\\', '\\'],
    ['soft breaks only', '\\\r\n', ''],
    ['line ends and tabs', 'plain\twords\r\n', 'plain words\n'],
    ['nothing special', 'plain words\n', 'plain words\n'],
  ];
  for (const [title, part, expected] of rows) {
    it(title, () => {
      const count = Math.floor(10_000_000 / part.length);
      expect(readText(part.repeat(count)) === expected.repeat(count)).to.be.true;
    });
  }
});

describe('readSimpleText', () => {
  test(readSimpleText, [
    ['line ends become spaces (V-07)', 'a\nb\r\nc', 'a b c'],
    ['soft breaks vanish', 'a\\\nb', 'ab'],
    ['escapes', 'a\\]\\\\', 'a]\\'],
  ]);
});

describe('splitComposite', () => {
  test(splitComposite, [
    ['at the first colon (V-33)', 'a:b:c', ['a', 'b:c']],
    ['not at an escaped one (P-16)', 'a\\:b:1', ['a\\:b', '1']],
    ['after an escaped backslash', 'a\\\\:b', ['a\\\\', 'b']],
    ['without a colon', 'abc', ['abc', undefined]],
    ['empty halves', ':', ['', '']],
  ]);
});

describe('readNumber', () => {
  test(readNumber, [
    ['digits', '19', 19],
    ['signs (V-02)', '+3', 3],
    ['signs (V-02)', '-5', -5],
    ['blanks around (V-35)', ' 7 ', 7],
    ['leading zeros', '007', 7],
    ['no fraction', '5.5', undefined],
    ['no words', '9x', undefined],
    ['nothing', '', undefined],
    ['two signs', '--1', undefined],
    ['nothing that looses digits', '1234567890123456789', undefined],
  ]);
});

describe('readReal', () => {
  test(readReal, [
    ['a fraction', '6.5', 6.5],
    ['without a fraction', '-7', -7],
    ['without digits behind (V-04)', '5.', 5],
    ['without digits before (V-04)', '.5', 0.5],
    ['a comma (V-04)', '6,5', 6.5],
    ['a dot alone', '.', undefined],
    ['a sum', '5 1/2', undefined],
    ['nothing', '', undefined],
  ]);
});

describe('readColor', () => {
  test(readColor, [
    ['letters', 'B', 'black'],
    ['letters', 'w', 'white'],
    ['words (V-06)', ' White ', 'white'],
    ['words (V-06)', 'BLACK', 'black'],
    ['numbers of old files (S-10)', '1', 'black'],
    ['numbers of old files (S-10)', '2', 'white'],
    ['anything else', 'x', undefined],
    ['nothing', '', undefined],
  ]);
});
