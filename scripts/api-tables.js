// Fills the reference between <!-- api:NAME --> and <!-- /api --> from the sources (see reference-blocks.js); the text
// around it is written by hand. test/node/documents.test.js checks that it is up to date.
//
//   <!-- api:events -->                      all events
//   <!-- api:attributes src to game -->      those from `src` to `game`, in the order of the table
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBlocks } from './reference-blocks.js';
import { root } from './run.js';

const folder = path.join(root, 'demo/reference');

/** Each page of the reference: its file, its text, and what the text should be. */
export async function fillReference() {
  const blocks = await readBlocks();
  const written = new Set();
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const pages = files.sort().map((name) => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    return { name, file, before, after: fill(before, blocks, written, name) };
  });
  return { pages, missing: missingFrom(blocks, written) };
}

/** Fills the blocks of a text; adds their items to `written`. */
export function fill(text, blocks, written, place) {
  const pattern = /(<!-- api:([a-z-]+)(?: (\S+) to (\S+))? -->)[^]*?(<!-- \/api -->)/g;
  return text.replace(pattern, (_, start, name, first, last, end) => {
    const block = blocks[name];
    if (!block) throw new Error(`${place} asks for an unknown block: api:${name}`);
    const items = itemsBetween(block.items, first, last);
    if (items.length === 0) throw new Error(`${place}: api:${name} has no ${first} to ${last}`);
    for (const item of items) written.add(`${name} ${item.name}`);
    return `${start}\n\n${block.write(items)}\n\n${end}`;
  });
}

function itemsBetween(items, first, last) {
  if (!first) return items;
  const indexOf = (wanted) => items.findIndex(({ name }) => name === wanted);
  return indexOf(first) < 0 ? [] : items.slice(indexOf(first), indexOf(last) + 1);
}

/** Items that no page of the reference describes. */
function missingFrom(blocks, written) {
  return Object.entries(blocks).flatMap(([block, { items }]) =>
    items.map(({ name }) => `${block} ${name}`).filter((name) => !written.has(name)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { pages, missing } = await fillReference();
  for (const name of missing) {
    console.error(`No page of demo/reference describes ${name}: add it to a block <!-- api:… -->.`);
  }
  const stale = pages.filter(({ before, after }) => before !== after);
  for (const { file, after } of stale) writeFileSync(file, after);
  console.log(`Updated: ${stale.map(({ name }) => name).join(', ') || 'nothing'}.`);
  if (missing.length > 0) process.exitCode = 1;
}
