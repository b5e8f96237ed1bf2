import { expect } from './helpers/testing.js';
import { abilities, can } from './helpers/abilities.js';

describe('the browser of the tests', () => {
  it('is able to do all in Chromium: what others can’t do, their tests skip', async function () {
    if (!navigator.userAgent.includes('Chrome/')) this.skip();
    for (const ability of abilities) expect(await can(ability), ability).to.equal(true);
  });
});
