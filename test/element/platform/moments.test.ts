import { expect } from '../../helpers/testing.js';
import { afterPaint } from '../../../src/element/platform/moments.js';

describe('a value that waits for the paint', () => {
  it('comes in a later task, and is the same', async () => {
    const value = {};
    let isThere = false;
    const waited = afterPaint(value).then((it) => {
      isThere = true;
      return it;
    });
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect(isThere).to.equal(false);
    expect(await waited).to.equal(value);
  });
});
