import { expect } from '@esm-bundle/chai';
import { readDate } from '../../src/game/info/dates.js';
import { describeDate } from '../../src/speech/dates.js';
import { english } from '../../src/texts/language.js';

describe('describeDate', () => {
  for (const [raw, text] of [
    ['1996', '1996'],
    ['1996-05', 'May 1996'],
    ['1996-05-06', 'May 6, 1996'],
    ['1996-05-06,07', 'May 6 – 7, 1996'],
    ['1996-05-06,07,08', 'May 6 – 8, 1996'],
    ['1996-05-30,31,06-01', 'May 30 – June 1, 1996'],
    ['1996-05-06,08', 'May 6, 1996 and May 8, 1996'],
    ['1996-05-06,07,09', 'May 6 – 7, 1996 and May 9, 1996'],
    ['last spring', 'last spring'],
  ] as const)
    it(`${raw}: ${text}`, () => {
      const told = describeDate(readDate(raw), english);
      expect(told.replace(/\s/g, ' ')).to.equal(text); // blanks differ between browsers
    });
});
