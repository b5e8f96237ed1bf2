// Three pages that differ in the script only: the sources, the module and the classic script.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/run.js';
import { serve } from '../node/page-server.js';
import { files } from './records.js';

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Where the bundle of the sources is served; it is never written. */
const SOURCES = '/sources/';

/** The sources as a module with parts, as they are: by address. */
async function bundleSources() {
  const { outputFiles } = await build({
    entryPoints: ['src/index.ts'],
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    ignoreAnnotations: true, // package.json describes dist/, not src/
    write: false,
    logLevel: 'warning',
  });
  return Object.fromEntries(
    outputFiles.map((file) => [SOURCES + path.basename(file.path), file.text]),
  );
}

/** What each page loads, by name. */
function variantsOf(sources, dist) {
  const built = readdirSync(dist).map((name) => `/dist/${name}`);
  const named = (pattern) => built.filter((name) => pattern.test(name));
  const parts = named(/\/sgf-board-[\w-]+-\d/).filter((name) => name.endsWith(`-${version}.js`));
  const script = `${SOURCES}index.js`;
  return {
    sources: {
      script,
      isModule: true,
      parts: Object.keys(sources).filter((name) => name !== script),
    },
    module: { script: '/dist/sgf-board.js', isModule: true, parts },
    classic: { script: '/dist/sgf-board.global.js', parts: named(/\.global\.[\w-]+\.js$/) },
  };
}

const pageOf = (variant) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Interactions</title><link rel="icon" href="data:,">
<style>body { margin: 10px; font: 16px sans-serif } #stage { opacity: 0 /* less to paint */ } .sgf-board-story { scroll-behavior: auto }</style>
<main id="stage"></main>
<script type="application/json" id="variant">${JSON.stringify(variant)}</script>
<script type="module" src="/test/interactions/page.js"></script>`;

/** Serves the three pages; `folder` has the built scripts in `dist/`. */
export async function serveVariants(dist = path.join(root, 'dist')) {
  const sources = await bundleSources();
  const variants = variantsOf(sources, dist);
  const pages = { ...sources, ...files };
  for (const [name, variant] of Object.entries(variants)) pages[`/${name}.html`] = pageOf(variant);
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  for (const name of scripts) pages[`/dist/${name}`] = readFileSync(path.join(dist, name));
  const server = await serve({ folder: root, pages });
  return { ...server, names: Object.keys(variants) };
}

/** Opens the page of a variant, with storage of its own; it has the focus, as if it were the only one. */
export async function openVariant(browser, { origin }, name) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1000, height: 1200 });
  const client = await page.createCDPSession();
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await client.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  await page.goto(`${origin}/${name}.html`);
  await page.evaluate(() => globalThis.started);
  return page;
}
