// Fills the tables of README.md between <!-- api:NAME --> and <!-- /api --> from the manifest, which
// `npm run build` makes of the class comment, and from the table of properties. `--check` only tells
// whether they are up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { importSource } from './bundle.js';
import { root } from './run.js';

const readme = path.join(root, 'README.md');
const isCheck = process.argv.includes('--check');

/** Who stands where in a record, in the manual's words. */
const classNames = {
  root: 'Root',
  'game-info': 'Game information',
  setup: 'Setup',
  move: 'Move',
  markup: 'Markup',
  node: 'Node',
  private: 'Programs’ own',
};

if (!existsSync(readme)) console.log('README.md does not exist yet: no tables to fill.');
else {
  const before = readFileSync(readme, 'utf8');
  const after = await filled(before);
  if (after === before) console.log('The tables of README.md are up to date.');
  else if (isCheck) {
    console.error('The tables of README.md are stale: run node scripts/api-tables.js.');
    process.exitCode = 1;
  } else {
    writeFileSync(readme, after);
    console.log('The tables of README.md were written anew.');
  }
}

async function filled(text) {
  const tables = { ...buildTables(readElement()), properties: await buildPropertyTable() };
  const filledText = text.replace(
    /(<!-- api:([a-z-]+) -->)[^]*?(<!-- \/api -->)/g,
    (_, start, name, end) => {
      if (!tables[name]) throw new Error(`README.md asks for an unknown table: api:${name}`);
      return `${start}\n\n${tables[name]()}\n\n${end}`;
    },
  );
  const options = (await prettier.resolveConfig(readme)) ?? {};
  return prettier.format(filledText, { ...options, filepath: readme });
}

function readElement() {
  const file = path.join(root, 'dist/custom-elements.json');
  if (!existsSync(file))
    throw new Error('dist/custom-elements.json is missing: run npm run build.');
  const { modules } = JSON.parse(readFileSync(file, 'utf8'));
  const elements = modules.flatMap(({ declarations }) => declarations ?? []);
  return elements.find(({ tagName }) => tagName === 'sgf-board');
}

function buildTables(element) {
  const members = (kind) => (element.members ?? []).filter((member) => member.kind === kind);
  const fields = members('field')
    .filter(isPublic)
    .filter(({ description, readonly }) => {
      return Boolean(description) || readonly; // a property without a comment mirrors its attribute
    });
  const methods = members('method').filter(isPublic);
  return {
    attributes: () =>
      table(['Attribute', 'Type', 'Meaning'], element.attributes?.filter(documented), (item) => [
        code(item.name),
        code(item.type?.text),
        item.description,
      ]),
    members: () =>
      table(['Property or method', 'Type', 'Meaning'], [...fields, ...methods], (item) => [
        code(item.kind === 'method' ? signatureOf(item) : item.name) +
          (item.readonly ? ' (read only)' : ''),
        code(item.kind === 'method' ? item.return?.type?.text : item.type?.text),
        item.description,
      ]),
    events: () =>
      table(['Event', 'Type', 'When'], element.events?.filter(documented), (item) => [
        code(item.name),
        code(item.type?.text ?? 'Event'),
        item.description,
      ]),
    slots: () =>
      table(['Slot', 'Content'], element.slots, (item) => [
        item.name ? code(item.name) : '(default)',
        item.description,
      ]),
    parts: () => named('Part', element.cssParts),
    'css-properties': () => named('Custom property', element.cssProperties),
    states: () => named('State', element.cssStates),
  };
}

async function buildPropertyTable() {
  const { propertyIdentifiers, propertyKind } = await importSource('src/sgf/properties.ts');
  const { enProperties } = await importSource('src/texts/en-properties.ts');
  const rows = propertyIdentifiers().map((identifier) => ({
    identifier,
    ...propertyKind(identifier),
  }));
  return () =>
    table(['Property', 'What it is', 'Read as', 'Kind'], rows, (row) => [
      code(row.identifier),
      enProperties[row.identifier],
      row.type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      classNames[row.class] + (row.isInherited ? ', inherited' : ''),
    ]);
}

/** What the element itself offers: neither its own affair nor what every element has. */
function isPublic({ name, privacy = 'public', inheritedFrom, static: isStatic }) {
  return privacy === 'public' && !inheritedFrom && !isStatic && !/^#|^_|Callback$/.test(name);
}

function signatureOf({ name, parameters = [] }) {
  return `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
}

function documented({ name, description }) {
  return Boolean(name && description);
}

function named(title, items) {
  return table([title, 'Meaning'], items, (item) => [code(item.name), item.description]);
}

/** A Markdown table; prettier aligns it. */
function table(titles, items = [], cellsOf) {
  const lines = [titles, titles.map(() => '---'), ...items.map(cellsOf)];
  return lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

function code(text) {
  return text ? `\`${text}\`` : '';
}

function cell(text = '') {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
