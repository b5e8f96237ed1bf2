// The table of attributes agrees with the class comment, from which the documents and the manifest are made.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { importSource } from '../../scripts/bundle.js';

const { attributes } = await importSource('src/element/attributes.ts');
const manifest = JSON.parse(
  readFileSync(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8'),
);
const element = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .find(({ tagName }) => tagName === 'sgf-board');
/** Another name of `sgf`, without a property of its own. */
const OTHER_NAMES = ['data-sgf'];

const described = new Map(element.attributes.map(({ name, type }) => [name, type.text]));
const listed = Object.entries(attributes).map(([property, { attribute, type, choices }]) => ({
  name: attribute ?? property.toLowerCase(),
  type: type === Boolean ? 'boolean' : (choices?.map((choice) => `'${choice}'`).join(' | ') ?? ''),
}));

describe('the table of attributes', () => {
  it('has the attributes of the class comment', () => {
    const names = listed.map(({ name }) => name);
    assert.deepEqual([...names, ...OTHER_NAMES].sort(), [...described.keys()].sort());
  });

  for (const { name, type } of listed.filter((attribute) => attribute.type)) {
    it(`has the type of ${name}`, () => assert.equal(described.get(name), type));
  }

  it('leaves to the class comment no boolean', () => {
    const booleans = listed.filter(({ type }) => type === 'boolean').map(({ name }) => name);
    const told = [...described].filter(([, type]) => type === 'boolean').map(([name]) => name);
    assert.deepEqual(booleans.sort(), told.sort());
  });
});
