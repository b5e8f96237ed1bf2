import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { buildApp } from '../vite.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const isCustomElement = (tag) => tag === 'sgf-board';
await buildApp(root, {
  client: 'client.js',
  server: 'server.js',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
