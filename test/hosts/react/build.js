import { fileURLToPath } from 'node:url';
import { buildApp } from '../vite.js';

const root = fileURLToPath(new URL('.', import.meta.url));
await buildApp(root, { client: 'client.jsx', server: 'server.jsx' });
