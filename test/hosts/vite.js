// Builds an app with Vite, for the browser and for the server, and writes the page that the server renders. With the
// development builds of the frameworks: only these tell what they find wrong when they hydrate a page.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { out, writeScript } from './write.js';

process.env.NODE_ENV = 'development';

/**
 * @param {string} root the folder of the app: `client` and `server` are its entries; the server's exports `render`
 * @param {{ client: string, server: string, plugins?: object[] }} app
 */
export async function buildApp(root, { client, server, plugins = [] }) {
  const shared = { root, plugins, mode: 'development', configFile: false, logLevel: 'error' };
  const folder = path.resolve(out);
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { input: path.join(root, client), output: { entryFileNames: 'app.js' } },
    },
  });
  const serverFolder = `${folder}-server`;
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { outDir: serverFolder, emptyOutDir: true, ssr: path.join(root, server), minify: false },
  });
  const name = `${path.basename(server).replace(/\.\w+$/, '')}.js`;
  const { render } = await import(pathToFileURL(path.join(serverFolder, name)).href);
  const html = await render();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>An app</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script><body><div id="app">${html}</div>`,
  );
  writeScript(folder);
}
