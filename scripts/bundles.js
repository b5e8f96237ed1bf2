// Builds the files in dist/ that pages load: the scripts of rollup.config.js (in parallel; `rollup -c` builds one after the
// other), the languages of the classic script, and the page for iframes. Writes the hashes of the scripts.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import configs from '../rollup.config.js';
import { importSource } from './bundle.js';
import { root } from './run.js';

const dist = path.join(root, 'dist');
const embed = path.join(root, 'src/embed');
const small = { bundle: true, format: 'iife', minify: true, target: 'es2022', logLevel: 'warning' };
const { languageTags } = await importSource('src/texts/language-tags.ts');

mkdirSync(dist, { recursive: true });
await Promise.all([...configs.map(bundle), ...languageTags.map(writeLanguage), writeFramePage()]);
writeHashes();

async function bundle({ output, ...input }) {
  const made = await rollup(input);
  await made.write(output);
  await made.close();
}

/**
 * Writes sgf-board.global.de.js and so on: the classic script loads them if the browser allows it. A page that is opened
 * from a file has a script tag for its language.
 */
function writeLanguage(tag) {
  const contents = `import { dictionary } from './${tag === 'pt' ? 'pt-BR' : tag}.ts';
    (globalThis.sgfBoardLanguages ??= {})['${tag}'] = { dictionary };`;
  return build({
    ...small,
    stdin: { contents, resolveDir: path.join(root, 'src/texts/languages') },
    outfile: path.join(dist, `sgf-board.global.${tag}.js`),
  });
}

/** Writes embed.html: frame.html with the compiled frame-page.ts inside, as a frame without an origin can't load modules. */
async function writeFramePage() {
  const entryPoints = [path.join(embed, 'frame-page.ts')];
  const { outputFiles } = await build({ ...small, entryPoints, write: false });
  const page = readFileSync(path.join(embed, 'frame.html'), 'utf8');
  const script = outputFiles[0].text.trim();
  const place = '/* src/embed/frame-page.ts */';
  writeFileSync(
    path.join(dist, 'embed.html'),
    page.replace(place, () => script),
  );
}

/** Writes integrity.json, for `integrity` and import maps (demo/reference/security.md). */
function writeHashes() {
  const scripts = readdirSync(dist).filter((name) => /^sgf-board.*\.js$/.test(name));
  const hashOf = (name) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(dist, name)))
      .digest('base64')}`;
  const hashes = Object.fromEntries(scripts.map((name) => [name, hashOf(name)]));
  writeFileSync(path.join(dist, 'integrity.json'), `${JSON.stringify(hashes, null, 1)}\n`);
}
