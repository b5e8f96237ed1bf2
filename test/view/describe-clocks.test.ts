import { expect } from '@open-wc/testing';
import { describeOvertime } from '../../src/speech/clocks.js';

describe('describeOvertime (M-28, M-29)', () => {
  const rows: readonly (readonly [number, 'periods' | 'stones' | undefined, string])[] = [
    [5, 'periods', '5 periods'],
    [1, 'periods', '1 period'],
    [0, 'stones', '0 stones'],
    [1, 'stones', '1 stone'],
    [3, undefined, '3'],
  ];
  for (const [count, counts, text] of rows) {
    it(text, () => {
      expect(describeOvertime(count, counts)).to.equal(text);
    });
  }
});
