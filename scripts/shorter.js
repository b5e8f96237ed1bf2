// Rollup plugin: what terser leaves longer than it must be.
import MagicString from 'magic-string';

/**
 * After terser: `let` in place of `const`, which are the same once the types have been checked; no `__proto__: null` in
 * objects of modules, of which only names are asked for that are there; functions in an order that compresses well; and
 * private names that begin anew in each class, `#e`, `#t` …: terser gives each of them a name of its own, which compresses badly.
 */
export const shorter = () => ({
  name: 'shorter',
  renderChunk(code) {
    const out = new MagicString(code);
    const tree = this.parse(code);
    walk(tree, ({ type, kind, start }) => {
      if (type === 'VariableDeclaration' && kind === 'const') out.update(start, start + 5, 'let');
    });
    renamePrivates(tree, out);
    sortFunctions(tree, out, code);
    out.replaceAll('__proto__:null,', '');
    return { code: out.toString(), map: out.generateMap({ hires: true }) };
  },
  generateBundle(_options, bundle) {
    for (const { fileName, isEntry } of Object.values(bundle))
      if (isEntry) renameExports(bundle, fileName);
  },
});

/**
 * What an entry shares with its chunks is exported by the names that it has within the entry: `export{t}` and
 * `import{t as e}` in place of `export{t as A}` and `import{A as e}`. Names of more than two letters are the public ones.
 */
function renameExports(bundle, entry) {
  const { code } = bundle[entry];
  const [clause = '', names = ''] = /export\{([^}]*)\}/.exec(code) ?? [];
  const pairs = names.split(',').map((pair) => pair.split(' as '));
  const isOurs = ([local, name]) => name?.length <= 2 && !/^(as|do|if|in|is|of)$/.test(local);
  const renamed = new Map(pairs.filter(isOurs).map(([local, name]) => [name, local]));
  // A name that another one keeps is not free: that of the first then stays, too, and may in turn be another's.
  for (let isSettled = false; !isSettled;) {
    const kept = new Set(pairs.map((pair) => pair.at(-1)).filter((name) => !renamed.has(name)));
    const taken = [...renamed].filter(([, local]) => kept.has(local));
    for (const [name] of taken) renamed.delete(name);
    isSettled = taken.length === 0;
  }
  const list = pairs.map((pair) => renamed.get(pair[1]) ?? pair.join(' as '));
  bundle[entry].code = code.replace(clause, `export{${list.join(',')}}`);
  const imports = new RegExp(`import\\{([^}]*)\\}from(['"])\\./${entry}\\2`, 'g');
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || chunk.fileName === entry) continue;
    chunk.code = chunk.code.replace(imports, (whole, list) => {
      const parts = list.split(',').map((part) => {
        const [name, local = name] = part.split(' as ');
        const now = renamed.get(name) ?? name;
        return now === local ? now : `${now} as ${local}`;
      });
      return whole.replace(list, parts.join(','));
    });
  }
}

/** Functions are known before they are declared: where they stand is free, and alike ones compress better side by side. */
function sortFunctions(tree, out, code) {
  const [wrapper] = tree.body;
  const body = wrapper.expression?.argument?.callee?.body.body ?? tree.body;
  const functions = body.filter(({ type }) => type === 'FunctionDeclaration');
  const textOf = ({ id, end }) => code.slice(id.end, end);
  const sorted = [...functions].sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
  const last = body.findLast((statement) => !functions.includes(statement));
  if (!last || functions.length === 0) return;
  if (!code.slice(0, last.end).endsWith(';')) out.appendLeft(last.end, ';');
  for (const { start, end } of sorted) out.move(start, end, last.end);
}

function walk(node, visit) {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

function childrenOf(node) {
  return Object.values(node)
    .flatMap((value) => value)
    .filter((child) => typeof child?.type === 'string');
}

/** @param outer the new names of the classes around, by the old ones */
function renamePrivates(node, out, outer = new Map()) {
  const names = node.type === 'ClassBody' ? new Map([...outer, ...namesOf(node, outer)]) : outer;
  if (node.type === 'PrivateIdentifier') {
    const name = names.get(node.name);
    if (name !== node.name) out.update(node.start, node.end, `#${name}`);
  }
  for (const child of childrenOf(node)) renamePrivates(child, out, names);
}

/** The order in which terser names arguments, nearly; which one compresses best was found by trial. */
const letters = [...'tnelroihcvsbfdpmgwuykaxSzCMTAEOPRLIDBFNUHGWVjqJKYXQZ'];
const shortNames = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];

/** New names for the private names of a class, in their order there, as terser names arguments. */
function namesOf(body, outer) {
  const taken = new Set(outer.values());
  const free = shortNames.filter((name) => !taken.has(name));
  const names = body.body.flatMap(({ key }) => (key?.type === 'PrivateIdentifier' ? key.name : []));
  return [...new Set(names)].map((name, index) => [name, free[index]]);
}
