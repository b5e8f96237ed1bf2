// `npm start`: the demo, compiled on the fly and reloaded after every change.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { localOnlyPlugin } from './local-only.js';
import { serveBundles } from './serve-bundles.js';
import { showMarkdown } from './show-markdown.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const hasDisplay =
  process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

/** Redirects of folders. */
const starts = { '/': '/demo/', '/demo/reference/': '/demo/reference/README.md' };

export default {
  rootDir,
  hostname: 'localhost',
  open: process.env.CI || !hasDisplay ? false : '/demo/',
  nodeResolve: true,
  watch: true,
  middleware: [
    (context, next) => {
      const start = starts[context.path];
      return start ? context.redirect(start) : next();
    },
    serveBundles(),
  ],
  plugins: [
    localOnlyPlugin,
    esbuildPlugin({ ts: true, target: 'auto', tsconfig: `${rootDir}tsconfig.json` }),
    showMarkdown(),
  ],
};
