// Properties that the built script shortens must not be among those that pages, languages or browsers see.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { domprops } from '../../node_modules/terser/tools/domprops.js';
import { exportsOfChunks, internalNames } from '../../scripts/property-names.js';
import { root } from '../../scripts/run.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => read(path.join(folder, name)))
    .join('\n');

/** Names that stand where a property is declared or written: `name:`, `name?:`, `name(`, `name<`; not inside of texts. */
const declaredIn = (text) => {
  const code = text.replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return new Set(Array.from(code.matchAll(/(?<![.\w])(\w+)\??\s*[:(<]/g), ([, name]) => name));
};

const all = [...internalNames, ...exportsOfChunks()];
const seenIn = (text) => all.filter((name) => declaredIn(text).has(name));

describe('names that are shortened in the built script', () => {
  it('are no members of the element', () => {
    const { modules } = JSON.parse(read('dist/custom-elements.json'));
    const members = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap(({ members = [] }) => members.map(({ name }) => name)),
    );
    assert.ok(members.includes('goTo'));
    assert.deepEqual(
      all.filter((name) => members.includes(name)),
      [],
    );
  });

  it('are no keys of dictionaries', () => {
    assert.deepEqual(seenIn(filesIn('src/texts', /\.ts$/)), []);
  });

  it('are in no event, theme or record that pages get or give', () => {
    const files = ['element/events', 'view/paint/theme', 'sgf/game-tree', 'sgf/diagnostic'];
    for (const file of [...files, 'replay/position'])
      assert.deepEqual(seenIn(read(`src/${file}.ts`)), [], file);
  });

  it('are no properties of browsers', () => {
    const text = read('node_modules/typescript/lib/lib.dom.d.ts').replace(/\/\*[^]*?\*\//g, '');
    const members = Array.from(
      text.matchAll(/^ +(?:(?:readonly|get|set) )?(\w+)\??[:(<]/gm),
      ([, name]) => name,
    );
    assert.ok(members.includes('getContext') && members.includes('fullscreenElement'));
    assert.deepEqual(
      all.filter((name) => members.includes(name)),
      [],
    );
  });

  it('are no classes of the frame, whose keys are names in style sheets', () => {
    const [, classes] = /const classes = (\{[^}]*\})/.exec(read('src/element/frame.ts'));
    assert.ok(declaredIn(classes).has('playable'));
    assert.deepEqual(seenIn(classes), []);
  });

  it('are exported by no chunk, where terser keeps them as properties of browsers', () => {
    assert.ok(domprops.includes('fileName'));
    assert.deepEqual(
      [...exportsOfChunks()].filter((name) => domprops.includes(name)),
      [],
    );
  });
});
