import { expect } from '@open-wc/testing';
import { abilities, can } from './helpers/abilities.js';

describe('the browser of the tests', () => {
  for (const ability of abilities)
    it(`is able to do all in Chromium: ${ability}`, async function () {
      if (!navigator.userAgent.includes('Chrome/')) this.skip(); // what others can’t do, their tests skip
      expect(await can(ability)).to.equal(true);
    });
});
