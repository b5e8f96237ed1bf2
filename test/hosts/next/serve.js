// `next dev`: only it tells what it finds wrong when it hydrates a page. `node serve.js PORT`
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';

const port = Number(process.argv[2]);
const dir = fileURLToPath(new URL('.', import.meta.url));
const app = next({ dev: true, dir, port, hostname: '127.0.0.1', turbopack: true });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => handle(request, response)).listen(port, '127.0.0.1', () =>
  console.log('ready'),
);
