import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { buildApp } from '../vite.js';

const root = fileURLToPath(new URL('.', import.meta.url));
await buildApp(root, {
  client: 'client.js',
  server: 'server.js',
  plugins: [svelte({ configFile: false, compilerOptions: { dev: true } })],
});
