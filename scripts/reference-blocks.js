// The parts of the reference about attributes, methods, events and so on, as Markdown, from the manifest that
// `npm run build` writes and the table of properties.
import { importSource } from './bundle.js';
import { readElement } from './manifest.js';

/** The classes of properties, as the manual names them. */
const classNames = {
  root: 'Root',
  'game-info': 'Game information',
  setup: 'Setup',
  move: 'Move',
  markup: 'Markup',
  node: 'Node',
  private: 'Programs’ own',
};

/** For each block by name: its items in order, and how to write them. */
export async function readBlocks(element = readElement()) {
  const members = (element.members ?? []).filter(isPublic);
  // A property without a comment mirrors its attribute.
  const fields = members.filter(({ kind, description, readonly }) => {
    return kind === 'field' && (description || readonly);
  });
  const methods = members.filter(({ kind }) => kind === 'method');
  return {
    attributes: { items: documented(element.attributes), write: sections(attributeSection) },
    members: { items: [...fields, ...methods], write: sections(memberSection) },
    events: { items: documented(element.events), write: sections(eventSection) },
    slots: { items: element.slots, write: list },
    parts: { items: element.cssParts, write: list },
    'css-properties': { items: element.cssProperties, write: list },
    states: { items: element.cssStates, write: list },
    properties: { items: await readProperties(), write: propertyTable },
  };
}

/** The element's own public members, without inherited ones. */
function isPublic({ name, privacy = 'public', inheritedFrom, static: isStatic }) {
  return privacy === 'public' && !inheritedFrom && !isStatic && !/^#|^_|Callback$/.test(name);
}

function documented(items = []) {
  return items.filter(({ name, description }) => name && description);
}

/** One heading per item: long texts in table cells can't be read on a phone. */
function sections(write) {
  return (items) => items.map(write).join('\n\n');
}

function attributeSection({ name, description, type }) {
  return section(name, description, valuesOf(type?.text));
}

/** The values of a union type, for authors: the first one is the default. */
function valuesOf(type = 'string') {
  if (type === 'boolean') return 'Off unless you write it. It needs no value; any value means on.';
  const values = type.split(' | ').filter((value) => value.startsWith("'"));
  if (values.length === 0) return undefined;
  const [first, ...others] = values.map((value) => code(value.slice(1, -1)));
  const isOpen = type.split(' | ').includes('string');
  return `Values: ${[`${first} (default)`, ...others].join(', ')}${isOpen ? ', and others' : ''}.`;
}

function memberSection({ name, kind, description, type, parameters = [], ...rest }) {
  if (kind === 'field') {
    return section(name, description, `${code(type?.text)}${rest.readonly ? ', read only' : ''}`);
  }
  const typed = parameters.map((parameter) => {
    return `${parameter.name}${parameter.optional ? '?' : ''}: ${plain(parameter.type?.text)}`;
  });
  const result = plain(rest.return?.type?.text);
  const returns = rest.return?.description ? ` (${plain(rest.return.description)})` : '';
  const title = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
  return section(
    title,
    description,
    `${code(`${name}(${typed.join(', ')}): ${result}`)}${returns}`,
  );
}

function eventSection({ name, description, type }) {
  return section(name, description, code(type?.text ?? 'Event'));
}

function section(title, ...paragraphs) {
  return [`### ${code(title)}`, ...paragraphs.filter(Boolean).map(plain)].join('\n\n');
}

function list(items) {
  return items.map(({ name, description }) => item(name, description)).join('\n');
}

function item(name, description) {
  return `- ${name ? code(name) : '(no name)'}: ${plain(description)}`;
}

async function readProperties() {
  const { propertyIdentifiers, propertyKind } = await importSource('src/sgf/properties.ts');
  const { enBoardProperties, enProperties } = await importSource('src/texts/en/properties.ts');
  const names = { ...enProperties, ...enBoardProperties };
  return propertyIdentifiers().map((name) => {
    return { name, description: names[name], ...propertyKind(name) };
  });
}

function propertyTable(items) {
  const rows = items.map(({ name, description, type, ...kind }) => [
    code(name),
    description,
    type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    classNames[kind.class] + (kind.isInherited ? ', inherited' : ''),
  ]);
  const lines = [['Property', 'What it is', 'Read as', 'Kind'], Array(4).fill('---'), ...rows];
  const table = lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
  // Prettier would pad the cells with blanks.
  return `<!-- prettier-ignore-start -->\n\n${table}\n\n<!-- prettier-ignore-end -->`;
}

function code(text) {
  return text ? `\`${plain(text)}\`` : '';
}

function cell(text = '') {
  return plain(text).replaceAll('|', '\\|');
}

function plain(text = '') {
  return text.replace(/\s+/g, ' ').trim();
}
