// Rollup plugin: what terser leaves longer than it must be.
import MagicString from 'magic-string';

/**
 * After terser: `let` in place of `const`, which are the same once the types have been checked; no `__proto__: null` in
 * objects of modules, of which only names are asked for that are there; and private names that begin anew in each
 * class, `#e`, `#t` …: terser gives each of them a name of its own, which compresses badly.
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
    return { code: out.toString(), map: out.generateMap({ hires: true }) };
  },
});

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

const alphabet = 'etnisroahlcudpmfgvybwkxjqzETNISROAHLCUDPMFGVYBWKXJQZ';

/** New names for the private names of a class, the shortest for those that are used most. */
function namesOf(body, outer) {
  const uses = new Map(
    body.body.flatMap(({ key }) => (key?.type === 'PrivateIdentifier' ? [[key.name, 0]] : [])),
  );
  walk(body, ({ type, name }) => {
    if (type === 'PrivateIdentifier' && uses.has(name)) uses.set(name, uses.get(name) + 1);
  });
  const taken = new Set(outer.values());
  const free = [
    ...alphabet,
    ...[...alphabet].flatMap((one) => [...alphabet].map((two) => one + two)),
  ];
  const names = free.filter((name) => !taken.has(name));
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  return byUse.map(([old], index) => [old, names[index]]);
}
