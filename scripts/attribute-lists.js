// Writes lists of the tag's attributes for other tools: WordPress's block and site generators' lists of allowed
// attributes. They come from the table in src/options/attributes.ts, by way of the manifest that the last build wrote.
// test/node/attributes.test.js checks that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readElement } from './manifest.js';
import { root } from './run.js';

/** The files with lists, each with the function that updates its text. */
const lists = {
  'wordpress/block.json': fillBlock,
  'demo/hosts/hugo/layouts/shortcodes/sgf.html': (text, listed) => fillHugo(text, listed, ['src']),
  'demo/hosts/hugo/layouts/_default/_markup/render-codeblock-sgf.html': fillHugo,
  'demo/hosts/jekyll/_includes/sgf.html': fillInclude,
  'demo/hosts/jekyll/_plugins/sgf_board.rb': fillPlugin,
};

/** The record is inside the tag, or in the file that `src` names. */
const records = ['sgf', 'data-sgf'];

/** @returns {Promise<{file: string, before: string, after: string}[]>} the files as they are and as they should be */
export function fillLists({ attributes } = readElement()) {
  const listed = attributes.filter(({ name }) => !records.includes(name));
  return Promise.all(
    Object.entries(lists).map(async ([file, fill]) => {
      const before = readFileSync(path.join(root, file), 'utf8');
      return { file, before, after: await fill(before, listed, file) };
    }),
  );
}

/** The block saves a record as text, and has its own field for the id (“HTML anchor”). */
async function fillBlock(before, listed, file) {
  const block = JSON.parse(before);
  const record = { type: 'string', source: 'text', selector: 'pre' };
  block.attributes = { sgf: record, ...Object.fromEntries(listed.map(blockAttribute)) };
  const style = await resolveConfig(path.join(root, file));
  return format(JSON.stringify(block), { ...style, filepath: file });
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

/** The names of all attributes, with those that every element has. */
const namesOf = (listed) => [...listed.map(({ name }) => name), 'id', 'lang'];

/** @param written attributes that the file writes itself */
function fillHugo(before, listed, written = []) {
  const names = namesOf(listed).filter((name) => !written.includes(name));
  const quoted = names.map((name) => `"${name}"`).join(' ');
  return filled(before, /(:= slice ).*?( -}})/, quoted);
}

function fillInclude(before, listed) {
  const names = namesOf(listed).filter((name) => name !== 'src');
  return filled(before, /(names = ").*?(")/, names.join(' '));
}

function fillPlugin(before, listed) {
  const lines = namesOf(listed)
    .join(' ')
    .match(/.{1,110}(?: |$)/g);
  const text = lines.map((line) => `    ${line.trim()}\n`).join('');
  return filled(before, /(NAMES = %w\[\n)[^\]]*?( {2}\])/, text);
}

function filled(text, pattern, list) {
  if (!pattern.test(text)) throw new Error(`There is no list to fill: ${pattern}`);
  return text.replace(pattern, `$1${list}$2`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { file, after } of await fillLists()) writeFileSync(path.join(root, file), after);
}
