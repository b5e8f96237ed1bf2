// The floors of src/: who may import whom. One table for ESLint; the plan behind it is in CONTRIBUTING.md.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

const below = {
  texts: [],
  sgf: [],
  rules: [],
  game: ['sgf'],
  replay: ['game', 'rules', 'sgf', 'texts'],
  problem: ['replay', 'game', 'rules', 'sgf', 'texts'],
  view: ['replay', 'game', 'rules', 'sgf', 'texts'],
  speech: ['view', 'replay', 'game', 'rules', 'sgf', 'texts'],
};
const all = Object.keys(below);

/** What each floor may import beside its own files; `lit` is the npm package. */
const floors = {
  ...below,
  element: [...all, 'lit'],
  embed: [...all, 'element', 'core', 'index', 'lit'],
  cli: [...all, 'core', 'node:fs', 'node:path', 'node:process', 'node:util', '@resvg/resvg-js'],
  core: all,
  index: ['element', 'lit'],
};

/** The folder of src/ that a file lies in; a file directly in src/ is a floor of its own. */
const floorOf = (file) =>
  path
    .relative(SOURCE, file)
    .split(path.sep)[0]
    .replace(/\.[jt]s$/, '');

function targetOf(from, specifier) {
  if (specifier.startsWith('.')) return floorOf(path.resolve(path.dirname(from), specifier));
  return /^(@lit(-labs)?|lit|lit-html|lit-element)(\/|$)/.test(specifier) ? 'lit' : specifier;
}

function isAllowed(from, to, isType) {
  if (from === to) return true;
  if (from === 'index' && isType) return true; // the public types come through the door
  return floors[from]?.includes(to) ?? false;
}

/** Reports every import, re-export, import() and import type that leads to a floor above. */
export const floorsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      above: 'src/{{from}} may not import {{to}}: see scripts/floors.js.',
      computed: 'The address of an import() must be a plain string, or nobody can check it.',
    },
  },
  create(context) {
    const check = (node, source, isType = false) => {
      if (!source) return;
      if (typeof source.value !== 'string') context.report({ node, messageId: 'computed' });
      else {
        const from = floorOf(context.filename);
        const to = targetOf(context.filename, source.value);
        if (!isAllowed(from, to, isType)) {
          context.report({ node, messageId: 'above', data: { from, to } });
        }
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};
