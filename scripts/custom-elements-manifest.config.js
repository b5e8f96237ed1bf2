// The class comment of SgfBoardElement → dist/custom-elements.json, for editors, docs and tables.
import path from 'node:path';

const INDEX = 'src/index.ts';
const sources = ['src/element/sgf-board-element.ts', INDEX];

/** `src/index.ts` → `dist/esm/index.js`: what can be imported as `sgf-board/dist/…`; `undefined` for an inner part. */
const published = (module, from) => {
  const file = module.startsWith('.') ? path.posix.join(path.posix.dirname(from), module) : module;
  const source = file.replace(/^\//, '').replace(/\.js$/, '.ts');
  // What the index exports can be imported from there, wherever it is written.
  const known = sources.includes(source) ? source : from === INDEX && INDEX;
  return known ? known.replace('src/', 'dist/esm/').replace('.ts', '.js') : undefined;
};

/** Replaces the paths of sources in the manifest by those of the built files. */
function publishPaths(value, from) {
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'object' && item !== null) publishPaths(item, from);
    else if (key === 'module' || (key === 'path' && value.kind === 'javascript-module')) {
      value[key] = published(item, from);
    }
  }
}

const publishedModules = {
  name: 'published-modules',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) publishPaths(module, module.path);
  },
};

export default {
  globs: sources,
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publishedModules],
};
