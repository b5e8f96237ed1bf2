// Rollup plugin: what terser leaves longer than it must be.
import MagicString from 'magic-string';

/**
 * After terser: `let` in place of `const`, which are the same once the types have been checked; and no
 * `__proto__: null` in objects of modules, of which only names are asked for that are there.
 */
export const shorter = () => ({
  name: 'shorter',
  renderChunk(code) {
    const out = new MagicString(code);
    walk(this.parse(code), ({ type, kind, start }) => {
      if (type === 'VariableDeclaration' && kind === 'const') out.update(start, start + 5, 'let');
    });
    out.replaceAll('__proto__:null,', '');
    return { code: out.toString(), map: out.generateMap({ hires: true }) };
  },
});

function walk(node, visit) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit);
    }
  }
}
