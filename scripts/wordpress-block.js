// Writes the attributes of the tag into wordpress/block.json, from the class comment of the element as the last build
// has it: the block saves them, and authors and contributors may write them. `--check` only says whether the list is up
// to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readElement } from './reference-blocks.js';
import { root } from './run.js';

const file = path.join(root, 'wordpress/block.json');

/** The block saves a record as text, and has its own field for the id (“HTML anchor”). */
const notListed = ['sgf', 'data-sgf', 'id'];
const record = { type: 'string', source: 'text', selector: 'pre' };

/** @returns {Promise<{before: string, after: string}>} block.json as it is and as it should be */
export async function fillBlock(element = readElement()) {
  const before = readFileSync(file, 'utf8');
  const block = JSON.parse(before);
  const listed = element.attributes.filter(({ name }) => !notListed.includes(name));
  block.attributes = { sgf: record, ...Object.fromEntries(listed.map(blockAttribute)) };
  const style = await resolveConfig(file);
  return { before, after: await format(JSON.stringify(block), { ...style, filepath: file }) };
}

function blockAttribute({ name, type }) {
  const types = type.text.split('|').map((choice) => choice.trim());
  const choices = types.flatMap((choice) => /^'(.*)'$/.exec(choice)?.[1] ?? []);
  const isOpen = types.includes('string');
  return [
    name,
    {
      type: types.includes('boolean') ? 'boolean' : 'string',
      ...(choices.length > 0 && !isOpen && { enum: choices }),
      ...{ source: 'attribute', selector: 'sgf-board', attribute: name },
    },
  ];
}

async function main(isCheck) {
  const { before, after } = await fillBlock();
  if (before === after) return;
  if (!isCheck) return writeFileSync(file, after);
  console.error('wordpress/block.json is stale: run node scripts/wordpress-block.js.');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.includes('--check'));
}
