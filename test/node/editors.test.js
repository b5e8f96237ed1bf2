// What editors suggest while somebody types the tag.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readElement } from '../../scripts/manifest.js';
import { root } from '../../scripts/run.js';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const element = readElement();
const names = (list) => list.map(({ name }) => name);

describe('data for editors', () => {
  const [tag] = read('dist/vscode.html-custom-data.json').tags;
  const types = read('dist/web-types.json');
  const [webTag] = types.contributions.html.elements;

  it('have every attribute, with its choices and its description', () => {
    assert.deepEqual(names(tag.attributes), names(element.attributes));
    assert.deepEqual(names(webTag.attributes), names(element.attributes));
    const theme = tag.attributes.find(({ name }) => name === 'theme');
    assert.ok(names(theme.values).includes('walnut'), JSON.stringify(theme.values));
    assert.match(theme.description, /dark/);
    const loop = tag.attributes.find(({ name }) => name === 'loop');
    assert.deepEqual([loop.valueSet, loop.values], ['v', undefined]);
  });

  it('have slots, events, parts and custom properties', () => {
    assert.deepEqual(names(webTag.slots), names(element.slots));
    assert.deepEqual(names(webTag.js.events), names(element.events));
    const { css } = types.contributions;
    const parts = names(element.cssParts).map((name) => `part(${name})`);
    assert.deepEqual(names(css['pseudo-elements']), parts);
    assert.deepEqual(names(css.properties), names(element.cssProperties));
  });

  it('are named by the package, with its version', () => {
    const { version, 'web-types': file } = read('package.json');
    assert.deepEqual([types.version, read(file).name], [version, 'sgf-board']);
  });
});
