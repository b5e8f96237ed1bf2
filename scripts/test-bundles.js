// Serves each test file as one bundle; code that several of them share is in a few chunks. Without bundles, a run of
// all tests requests 40,000 modules, which takes longer than many of the tests.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './run.js';

const CHUNKS = 'test-bundles'; // only exists on the server

/**
 * Answers at the addresses of the test files (`/test/….test.ts`), so names in reports, and addresses relative to a test
 * file, are those of the sources.
 */
export function testBundlesPlugin() {
  const served = new Map();
  return {
    name: 'test-bundles',
    async serverStart() {
      for (const { path: file, text } of await bundleTests()) {
        const address = `/${path.relative(root, file).split(path.sep).join('/')}`;
        served.set(address.replace(/\.test\.js$/, '.test.ts'), text);
      }
    },
    serve({ path: address }) {
      const body = served.get(address);
      if (body === undefined) return undefined;
      return { body, type: address.endsWith('.map') ? 'json' : 'js' };
    },
    has: (address) => served.has(address),
  };
}

async function bundleTests() {
  const files = readdirSync(path.join(root, 'test'), { recursive: true });
  const { outputFiles } = await build({
    entryPoints: files.filter((file) => file.endsWith('.test.ts')).map((file) => `test/${file}`),
    absWorkingDir: root,
    outbase: '.',
    outdir: '.',
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    bundle: true,
    ignoreAnnotations: true, // package.json describes dist/, not src/
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['development'], // like the test server; Lit then warns of misuse
    external: ['/__web-*'], // modules of the test server
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles;
}
