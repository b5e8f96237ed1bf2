// The class comment of SgfBoardElement and the table of attributes → dist/custom-elements.json, for docs and tables; from
// that, the types for frameworks (framework-types.js), and what editors suggest: dist/web-types.json for JetBrains' and
// dist/vscode.html-custom-data.json for VS Code and others.
//
// `custom-element-vs-code-integration` does not mark boolean attributes (`valueSet: "v"`): VS Code would write `loop=""`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { frameworkTypes } from './framework-types.js';
import { elementIn } from './manifest.js';

const INDEX = 'src/index.ts';
const ELEMENT = 'src/element/sgf-board-element.ts';
const TABLE = 'src/options/attributes.ts';
const sources = [ELEMENT, INDEX];

/** The built file of a source that can be imported: `src/index.ts` → `dist/esm/index.js`; else `undefined`. */
const published = (module, from) => {
  const file = module.startsWith('.') ? path.posix.join(path.posix.dirname(from), module) : module;
  const source = file.replace(/^\//, '').replace(/\.js$/, '.ts');
  // Exports of the index can be imported from it, wherever they are defined.
  const known = sources.includes(source) ? source : from === INDEX && INDEX;
  return known ? known.replace('src/', 'dist/esm/').replace('.ts', '.js') : undefined;
};

/** Replaces the paths of sources in the manifest by those of the built files. */
function publishPaths(value, from) {
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object' && item !== null) publishPaths(item, from);
    else if (key === 'module' || (key === 'path' && value.kind === 'javascript-module')) {
      value[key] = published(item, from);
    }
  }
}

const publishedModules = {
  name: 'published-modules',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) publishPaths(module, module.path);
  },
};

const listed = [];

/** Lists the attributes as the table has them, each described by the comment of its row. */
const tabledAttributes = {
  name: 'tabled-attributes',
  analyzePhase({ ts, node, moduleDoc }) {
    if (moduleDoc.path !== TABLE || !ts.isVariableDeclaration(node)) return;
    if (node.name.text === 'attributes') listed.push(...rowsOf(ts, node));
  },
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(({ path: file }) => file !== TABLE);
    elementIn(manifest).attributes = listed;
  },
};

function rowsOf(ts, { initializer }) {
  const table = unwrapped(ts, initializer);
  return table.properties.map((row) => {
    const fields = Object.fromEntries(
      row.initializer.properties.map(({ name, initializer: value }) => [name.text, value]),
    );
    const choices = fields.choices?.elements.map(({ text }) => `'${text}'`).join(' | ');
    const text = fields.type?.text ?? choices ?? ts.getJSDocType(row)?.getText() ?? 'string';
    const description = ts.getTextOfJSDocComment(row.jsDoc[0].comment).replaceAll('\n', ' ');
    return { name: row.name.text, description, type: { text } };
  });
}

/** The object in `{ … } as const satisfies …`. */
function unwrapped(ts, node) {
  return ts.isObjectLiteralExpression(node) ? node : unwrapped(ts, node.expression);
}

const jetBrains = customElementJetBrainsPlugin({
  outdir: 'dist',
  packageJson: false,
  hideLogs: true,
  descriptionSrc: 'description',
  // Lists of these would be longer than the window that shows them.
  hideSlotDocs: true,
  hideEventDocs: true,
  hideMethodDocs: true,
  hideCssPropertiesDocs: true,
  hideCssPartsDocs: true,
});

/** @see {@link https://github.com/microsoft/vscode-custom-data} */
const vscode = {
  name: 'vscode-data',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const { tagName: name, description, attributes } = elementIn(manifest);
    const tag = { name, description, attributes: attributes.map(suggestionsOf) };
    const data = JSON.stringify({ version: 1.1, tags: [tag] }, null, 1);
    writeFileSync('dist/vscode.html-custom-data.json', `${data}\n`);
  },
};

function suggestionsOf({ name, description, type: { text } }) {
  if (text === 'boolean') return { name, description, valueSet: 'v' };
  const values = Array.from(text.matchAll(/'([^']*)'/g), ([, choice]) => ({ name: choice }));
  return { name, description, ...(values.length > 0 && { values }) };
}

export default {
  globs: [...sources, TABLE],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [tabledAttributes, publishedModules, frameworkTypes, jetBrains, vscode],
};
