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
    out.replaceAll('__proto__:null,', '');
    return { code: arrange(out.toString(), (text) => this.parse(text)), map: null };
  },
  generateBundle(_options, bundle) {
    for (const { fileName, isEntry } of Object.values(bundle))
      if (isEntry) renameExports(bundle, fileName);
    for (const chunk of Object.values(bundle)) chunk.code = chunk.code?.trimEnd();
  },
});

/**
 * What an entry shares with its chunks is exported by the names that it has within the entry: `export{t}` and
 * `import{t as e}` in place of `export{t as A}` and `import{A as e}`. Names of more than two letters are the public ones.
 */
function renameExports(bundle, entry) {
  const { code } = bundle[entry];
  const [clause = '', names = ''] = /export\{([^}]*)\}/.exec(code) ?? [];
  if (!clause) return; // a classic script has none
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

/**
 * Functions are known before they are declared, so that their place is free: they stand behind all else, alike ones side by
 * side, which compresses better.
 */
function arrange(code, parse) {
  const { body } = parse(code);
  const wrapped = body.find(({ expression }) => expression?.type === 'UnaryExpression');
  const statements = wrapped ? wrapped.expression.argument.callee.body.body : body;
  const units = statements.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [statement],
  );
  const textOf = ({ start, end }) => code.slice(start, end);
  const rankOf = ({ type }) => {
    if (type.startsWith('Import')) return 0;
    if (type.startsWith('Export')) return 3;
    return type === 'FunctionDeclaration' ? 2 : 1;
  };
  const keyOf = (unit) => (rankOf(unit) === 2 ? code.slice(unit.id.end, unit.end) : '');
  const sorted = units
    .map((unit, at) => ({ unit, at, rank: rankOf(unit), key: keyOf(unit) }))
    .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at));
  let out = '';
  let isOpen = false;
  for (const { unit } of sorted) {
    const isVariable = unit.type === 'VariableDeclarator';
    out += isVariable ? (isOpen ? ',' : 'let ') : isOpen ? ';' : '';
    out += textOf(unit);
    if (unit.type === 'ExpressionStatement' && !out.endsWith(';')) out += ';';
    isOpen = isVariable;
  }
  if (isOpen) out += ';';
  if (!wrapped) return out;
  return code.slice(0, statements[0].start) + out + code.slice(statements.at(-1).end);
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
