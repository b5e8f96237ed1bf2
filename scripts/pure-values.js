// Rollup plugin: marks a module's computed constants as free of side effects (`/* @__PURE__ */`). package.json only
// says so for whole files; to drop single values of a large file, bundlers need the mark.
import MagicString from 'magic-string';

const PURE = '/* @__PURE__ */ ';
const functions = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);
const calls = new Set(['CallExpression', 'NewExpression']);
/** Code that may have side effects, so bundlers keep it; this includes `...` and computed property names. */
const mayRun = (node) =>
  calls.has(node.type) ||
  node.type === 'TaggedTemplateExpression' ||
  node.type === 'SpreadElement' ||
  (node.type === 'Property' && node.computed);

/** @param isEntry says which files do something when they are imported: these are not changed */
export const pureValues = (isEntry) => ({
  name: 'pure-values',
  transform(code, id) {
    if (isEntry(id)) return undefined;
    const out = new MagicString(code);
    for (const statement of this.parse(code).body) {
      const { type, kind, declarations } = statement.declaration ?? statement;
      if (type !== 'VariableDeclaration' || kind !== 'const') continue;
      for (const { init } of declarations) if (isImpure(init)) mark(init, out);
    }
    return { code: out.toString(), map: null };
  },
});

/** The mark applies to one call, not to those in its arguments: if there are more, it wraps them in a function. */
function mark(init, out) {
  if (calls.has(init.type) && !childrenOf(init).some(isImpure)) out.appendLeft(init.start, PURE);
  else out.appendLeft(init.start, `${PURE}(() => (`).appendRight(init.end, '))()');
}

const isImpure = (node) =>
  !functions.has(node.type) && (mayRun(node) || childrenOf(node).some((child) => isImpure(child)));

const childrenOf = (node) =>
  Object.values(node)
    .flatMap((value) => value)
    .filter((child) => typeof child?.type === 'string');
