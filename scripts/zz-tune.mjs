import { rollup } from 'rollup';
import { minify } from 'terser';
import { brotliCompressSync as br } from 'node:zlib';
import { writeFileSync, existsSync, readFileSync } from 'node:fs';
import { shorter } from './shorter.js';
import configs from '../rollup.config.js';
const config = configs[1];
const drop = new Set(['terser', 'shorter', 'keep-licences']);
const plugins = config.plugins.flat().filter((p) => p && !drop.has(p.name));
const bundle = await rollup({ ...config, plugins, onwarn() {} });
let ctx;
const grab = { name: 'grab', renderChunk(code) { ctx = this; return null; } };
const { output } = await bundle.generate({ ...config.output, plugins: [grab] });
const raw = output[0].code;
writeFileSync('/tmp/raw.js', raw);
const S = shorter();
const squeeze = { passes: 4, unsafe: true, unsafe_arrows: true, unsafe_methods: true, hoist_funs: true, keep_fargs: false, unsafe_undefined: true, comparisons: false, lhs_constants: false, pure_getters: true, unsafe_math: true, inline: 1 };
const { parseAst } = await import('rollup/parseAst');
export async function size(compress = {}, reserved = ['session', 'shell', 'size', 'scene', 'state'], second = compress, mangle = {}) {
  const o = { ecma: 2020, module: true, sourceMap: false, format: { comments: false, quote_style: 3 } };
  let { code } = await minify(raw, { ...o, compress: { ...squeeze, ...compress }, mangle: { reserved, ...mangle } });
  if (second) ({ code } = await minify(code, { ...o, compress: { ...squeeze, ...second }, mangle: false }));
  code = S.renderChunk.call({ parse: parseAst }, code).code;
  code = '/*! @license MIT; lit-html BSD-3-Clause, Copyright (c) 2017 Google LLC: LICENSES.txt */\n' + code;
  return [br(Buffer.from(code)).length, code.length, code];
}
const base = await size();
console.log('base', base[0], base[1]);

if (process.argv[2]==="one") { writeFileSync("/tmp/one.js", base[2]); process.exit(); }
let best = base[0], cur = {}, res = ['session', 'shell', 'size', 'scene', 'state'];
const alph = {};
const tries = [{ inline: 0 }, { inline: 2 }, { keep_fargs: true }, { hoist_props: false }, { properties: false }, { sequences: false }, { loops: false }, { comparisons: true }, { computed_props: false }, { passes: 3 }, { passes: 2 }, { hoist_funs: false }, { unsafe_methods: false }, { unsafe_math: false }, { side_effects: false }, { arrows: false }, { reduce_funcs: false }, { toplevel: true },{ ie8: true }, { unsafe_symbols: true }, { drop_console: false, directives: false }, { lhs_constants: true}];
for (let round = 0; round < 2; round++)
  for (const t of tries) {
    try { const r = await size({ ...cur, ...t }, res); console.log(JSON.stringify(t), r[0] - best, r[1]); if (r[0] < best) { best = r[0]; cur = { ...cur, ...t }; } } catch (e) { console.log(JSON.stringify(t), e.message.slice(0, 80)); }
  }
console.log(best, JSON.stringify(cur));
