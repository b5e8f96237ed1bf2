// Rollup plugin: marks what a module computes for its constants as free of side effects (`/* @__PURE__ */`). package.json
// says so of whole files; bundlers can leave out single values of a large file only where the file itself says it.
import MagicString from 'magic-string';

const PURE = '/* @__PURE__ */ ';
const functions = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);
const calls = new Set(['CallExpression', 'NewExpression']);
/** What may run code of others, so that bundlers keep it: also `...` and names of properties that are computed. */
const mayRun = (node) =>
  calls.has(node.type) ||
  node.type === 'TaggedTemplateExpression' ||
  node.type === 'SpreadElement' ||
  (node.type === 'Property' && node.computed);

/** @param isEntry which files do something when they are imported: these stay as they are */
export const pureValues = (isEntry) => ({
  name: 'pure-values',
  transform(code, id) {
    if (isEntry(id)) return undefined;
    const out = new MagicString(code);
    for (const statement of this.parse(code).body) {
      const { type, kind, declarations } = statement.declaration ?? statement;
      if (type !== 'VariableDeclaration' || kind !== 'const') continue;
      for (const { init } of declarations) if (runs(init)) mark(init, out);
    }
    return { code: out.toString(), map: null };
  },
});

/** The mark speaks of one call, not of those in its arguments: where there are more, all go into a function. */
function mark(init, out) {
  if (calls.has(init.type) && !childrenOf(init).some(runs)) out.appendLeft(init.start, PURE);
  else out.appendLeft(init.start, `${PURE}(() => (`).appendRight(init.end, '))()');
}

const runs = (node) =>
  !functions.has(node.type) && (mayRun(node) || childrenOf(node).some((child) => runs(child)));

const childrenOf = (node) =>
  Object.values(node)
    .flatMap((value) => value)
    .filter((child) => typeof child?.type === 'string');
