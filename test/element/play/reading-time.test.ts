import { expect } from '../../helpers/testing.js';
import { readingTime } from '../../../src/element/play/autoplay.js';

describe('the time for a node', () => {
  it('is 1.5 s, and what reading the comment takes, 15 characters a second', () => {
    expect(readingTime('')).to.equal(1500);
    expect(readingTime('x'.repeat(30))).to.equal(3500);
    expect(readingTime('  \n ')).to.equal(1500);
  });

  it('counts a character of Chinese as three letters', () => {
    expect(readingTime('黑'.repeat(10))).to.equal(readingTime('x'.repeat(30)));
  });

  it('is 30 s at most', () => {
    expect(readingTime('word '.repeat(10_000))).to.equal(30_000);
  });
});
