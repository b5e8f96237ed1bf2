// `npm start`: the demo, compiled on the fly and reloaded after every change.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { localOnlyPlugin } from './local-only.js';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const hasDisplay =
  process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

export default {
  rootDir,
  hostname: 'localhost',
  open: process.env.CI || !hasDisplay ? false : '/demo/',
  nodeResolve: true,
  watch: true,
  middleware: [(context, next) => (context.path === '/' ? context.redirect('/demo/') : next())],
  plugins: [
    localOnlyPlugin,
    esbuildPlugin({ ts: true, target: 'auto', tsconfig: `${rootDir}tsconfig.json` }),
  ],
};
