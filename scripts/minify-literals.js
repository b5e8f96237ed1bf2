// Rollup plugin: removes indentation and comments from html``, svg`` and css`` of our own sources.
import MagicString from 'magic-string';

const TAGS = new Set(['html', 'svg', 'css']);

const minifyCss = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>/]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\w.#-])0\.(?=\d)/g, '.')
    .replace(/;}/g, '}');

const minifyHtml = (text) => text.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ >/g, '>');

export const minifyLiterals = () => ({
  name: 'minify-literals',
  transform: {
    order: 'post',
    handler(code, id) {
      if (id.includes('node_modules') || !/\b(?:html|svg|css)`/.test(code)) return undefined;
      const out = new MagicString(code);
      walk(this.parse(code), (node) => {
        const minify = node.tag.name === 'css' ? minifyCss : minifyHtml;
        for (const { start, end } of node.quasi.quasis) {
          if (end > start) out.update(start, end, minify(code.slice(start, end)));
        }
      });
      return { code: out.toString(), map: out.generateMap({ hires: true }) };
    },
  },
});

function walk(node, visitTemplate) {
  if (node.type === 'TaggedTemplateExpression' && TAGS.has(node.tag.name)) visitTemplate(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visitTemplate);
    }
  }
}
