// Writes the suggestions of editors for the tag, from the manifest: dist/vscode.html-custom-data.json for VS
// Code and others, dist/web-types.json for JetBrains' editors.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.js';

/** The manifest's part on the element. */
export function elementIn({ modules }) {
  return modules
    .flatMap(({ declarations }) => declarations ?? [])
    .find(({ tagName }) => tagName === 'sgf-board');
}

/** @see {@link https://github.com/microsoft/vscode-custom-data} */
export function vscodeData({ tagName, summary, attributes }) {
  const tag = {
    name: tagName,
    description: firstParagraph(summary),
    attributes: attributes.map(({ name, description, type }) => ({
      name,
      description,
      ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(choicesOf(type).length > 0
        ? { values: choicesOf(type).map((choice) => ({ name: choice })) }
        : {}),
    })),
  };
  return { version: 1.1, tags: [tag] };
}

/** @see {@link https://github.com/JetBrains/web-types} */
export function webTypes(element, version) {
  const { tagName, summary, attributes, slots, events, cssParts, cssProperties } = element;
  const described = ({ name, description }) => ({ name, description });
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'sgf-board',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: tagName,
            description: firstParagraph(summary),
            attributes: attributes.map(({ name, description, type }) => ({
              name,
              description,
              value: { type: type.text },
            })),
            slots: slots.map(described),
            js: { events: events.map(described) },
            css: { properties: cssProperties.map(described), parts: cssParts.map(described) },
          },
        ],
      },
    },
  };
}

function firstParagraph(text) {
  return text.split('\n\n')[0];
}

/** The choices in a type such as `'a' | 'b' | string`. */
function choicesOf({ text }) {
  return Array.from(text.matchAll(/'([^']*)'/g), ([, choice]) => choice);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const element = elementIn(read('dist/custom-elements.json'));
  const files = {
    'vscode.html-custom-data.json': vscodeData(element),
    'web-types.json': webTypes(element, read('package.json').version),
  };
  for (const [name, data] of Object.entries(files))
    writeFileSync(path.join(root, 'dist', name), `${JSON.stringify(data, null, 1)}\n`);
}
