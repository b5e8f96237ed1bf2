// The table of attributes reaches the manifest and every list that is made from it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillLists } from '../../scripts/attribute-lists.js';
import { importSource } from '../../scripts/bundle.js';
import { readElement } from '../../scripts/manifest.js';

const { attributes } = await importSource('src/options/attributes.ts');

describe('the table of attributes', () => {
  const described = new Map(
    readElement().attributes.map((attribute) => [attribute.name, attribute]),
  );

  it('is in the manifest, in the same order', () => {
    assert.deepEqual([...described.keys()], Object.keys(attributes));
  });

  for (const [name, { type, choices }] of Object.entries(attributes)) {
    it(`describes ${name} and its type`, () => {
      const { description, type: told } = described.get(name);
      assert.match(description, /^[A-Z“`]/);
      const expected = type ?? choices?.map((choice) => `'${choice}'`).join(' | ');
      if (expected) assert.equal(told.text, expected);
      else assert.match(told.text, /^('[^']+' \| )*string$/);
    });
  }
});

describe('lists of the attributes', async () => {
  for (const { file, before, after } of await fillLists()) {
    it(`${file} is up to date (node scripts/attribute-lists.js)`, () => {
      assert.equal(before, after);
      assert.ok(Object.keys(attributes).every((name) => /sgf$/.test(name) || after.includes(name)));
    });
  }
});
