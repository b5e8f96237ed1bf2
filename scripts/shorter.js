// Rollup plugin: shortens what terser leaves too long.
import { brotliCompressSync, constants } from 'node:zlib';
import MagicString from 'magic-string';

/**
 * After terser: `let` instead of `const`, which is the same once types have been checked; no `__proto__: null` in
 * module objects, because only existing names are looked up; functions in an order that compresses well; and private
 * names that start again in each class, `#e`, `#t` …: terser makes them unique, which compresses badly.
 *
 * @param finished what other plugins make of an entry's code afterwards: a few letters may change its size by 150 bytes
 */
export const shorter = (finished = (code) => code) => ({
  name: 'shorter',
  renderChunk(code) {
    const out = new MagicString(code);
    const tree = this.parse(code);
    walk(tree, ({ type, kind, start }) => {
      if (type === 'VariableDeclaration' && kind === 'const') out.update(start, start + 5, 'let');
    });
    renamePrivates(tree, out);
    out.replaceAll('__proto__:null,', '');
    return { code: out.toString(), map: null };
  },
  generateBundle(_options, bundle) {
    for (const { fileName, isEntry } of Object.values(bundle))
      if (isEntry) renameExports(bundle, fileName);
    for (const chunk of Object.values(bundle)) {
      if (!chunk.code) continue;
      const sizeOf = (code) => compressedSize(chunk.isEntry ? finished(code) : code);
      chunk.code = sortFunctions(chunk.code.trimEnd(), this.parse(chunk.code), sizeOf);
    }
  },
});

/**
 * Exports from an entry to its chunks get the entry's local names: `export{t}` and `import{t as e}` instead of
 * `export{t as A}` and `import{A as e}`. Names of more than two letters are public and stay.
 */
function renameExports(bundle, entry) {
  const { code } = bundle[entry];
  const [clause = '', names = ''] = /export\{([^}]*)\}/.exec(code) ?? [];
  if (!clause) return; // a classic script has no exports
  const pairs = names.split(',').map((pair) => pair.split(' as '));
  const isInternal = ([local, name]) => name?.length <= 2 && !/^(as|do|if|in|is|of)$/.test(local);
  const renamed = new Map(pairs.filter(isInternal).map(([local, name]) => [name, local]));
  // A local name that another export keeps is not free; then this export keeps its name, too, and may block others.
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
 * Moves functions to the end, because they are hoisted, and each beside one that is like it: similar text compresses
 * better side by side. Of several such orders the one that compresses best is taken.
 */
function sortFunctions(code, { body }, sizeOf) {
  const units = body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [statement],
  );
  const kindOf = ({ type }) => /^(Import|Export|FunctionD)/.exec(type)?.[0];
  const allOf = (kind) => units.filter((unit) => kindOf(unit) === kind);
  const before = joined(code, [...allOf('Import'), ...allOf(undefined)]);
  const functions = allOf('FunctionD').map(({ id, start, end }) => ({
    text: code.slice(start, end),
    likened: code.slice(id.end, end),
  }));
  const after = joined(code, allOf('Export'));
  const texts = chains(functions).map((chain) => {
    const sorted = before + chain.map(({ text }) => text).join('') + after;
    return code.slice(0, body[0].start) + sorted; // a line with licences comes first
  });
  const sizes = texts.map(sizeOf);
  return texts[sizes.indexOf(Math.min(...sizes))];
}

/** As `size.js` measures it. */
function compressedSize(code) {
  const bytes = Buffer.from(code);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/** Statements and declarations, one behind the other. */
function joined(code, units) {
  let out = '';
  let isOpen = false;
  for (const unit of units) {
    const isVariable = unit.type === 'VariableDeclarator';
    out += isVariable ? (isOpen ? ',' : 'let ') : isOpen ? ';' : '';
    out += code.slice(unit.start, unit.end);
    if (unit.type === 'ExpressionStatement' && !out.endsWith(';')) out += ';';
    isOpen = isVariable;
  }
  return isOpen ? `${out};` : out;
}

/** Functions are compared by their runs of so many characters; each length is tried. */
const RUNS = [4, 6];
/** Where in the list of functions, from the shortest to the longest, orders begin. */
const STARTS = Array.from({ length: 9 }, (_, eighth) => eighth / 8);

/** Orders of functions: each is followed by the one, of those that are left, that shares most of its runs. */
function chains(functions) {
  const sorted = functions.sort(
    ({ likened: a }, { likened: b }) => a.length - b.length || a.localeCompare(b, 'en'),
  );
  return RUNS.flatMap((length) => {
    const runs = sorted.map(({ likened }) => runsOf(likened, length));
    const likeness = runs.map((one) => runs.map((other) => likenessOf(one, other)));
    return STARTS.map((share) => {
      const left = [...sorted.keys()];
      const order = left.splice(Math.round(share * (left.length - 1)), 1);
      while (left.length > 0) {
        const likes = left.map((each) => likeness[order.at(-1)][each]);
        order.push(...left.splice(likes.indexOf(Math.max(...likes)), 1));
      }
      return order.map((each) => sorted[each]);
    });
  });
}

/** How much two sets have in common, from 0 to almost 1: small sets count less. */
function likenessOf(one, other) {
  if (one.size > other.size) return likenessOf(other, one);
  let shared = 0;
  for (const run of one) if (other.has(run)) shared++;
  return shared / Math.sqrt((one.size + 1) * (other.size + 1));
}

function runsOf(text, length) {
  return new Set(Array.from(text, (_, at) => text.slice(at, at + length)));
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

/** @param outer new names in the enclosing classes, by old names */
function renamePrivates(node, out, outer = new Map()) {
  const names = node.type === 'ClassBody' ? new Map([...outer, ...namesOf(node, outer)]) : outer;
  if (node.type === 'PrivateIdentifier') {
    const name = names.get(node.name);
    if (name !== node.name) out.update(node.start, node.end, `#${name}`);
  }
  for (const child of childrenOf(node)) renamePrivates(child, out, names);
}

/** Roughly the order in which terser names arguments; the order that compresses best was found by trial. */
const letters = [...'tnelroihcvsbfdpmgwuykaxSzCMTAEOPRLIDBFNUHGWVjqJKYXQZ'];
const shortNames = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];

/** New names for a class's private names in their order, like terser's names for arguments. */
function namesOf(body, outer) {
  const taken = new Set(outer.values());
  const free = shortNames.filter((name) => !taken.has(name));
  const names = body.body.flatMap(({ key }) => (key?.type === 'PrivateIdentifier' ? key.name : []));
  return [...new Set(names)].map((name, index) => [name, free[index]]);
}
