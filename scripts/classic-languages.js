// Writes dist/sgf-board.global.de.js and so on: the languages for the classic script, which loads them if the browser
// allows it. A page that is opened from a file has a script tag for its language.
import path from 'node:path';
import { build } from 'esbuild';
import { importSource } from './bundle.js';
import { root } from './run.js';

const { languageTags } = await importSource('src/texts/language-tags.ts');

await Promise.all(languageTags.map(writeLanguage));

function writeLanguage(tag) {
  const file = tag === 'pt' ? 'pt-BR' : tag;
  return build({
    stdin: {
      contents: `import { dictionary } from './${file}.ts';
        (globalThis.sgfBoardLanguages ??= {})['${tag}'] = { dictionary };`,
      resolveDir: path.join(root, 'src/texts/languages'),
    },
    outfile: path.join(root, `dist/sgf-board.global.${tag}.js`),
    bundle: true,
    format: 'iife',
    minify: true, // in ASCII
    target: 'es2022',
    logLevel: 'warning',
  });
}
