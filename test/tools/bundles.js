// Lists the test files for browsers and for Node, and bundles them: each file is a bundle, and code that several of
// them share is in a few more files. Without bundles, a run of all tests requested 40,000 modules, which took more than
// half of its time.
//
// Two test files run at a time in the browser. Each test page has its own window and its own focus. Test pages use the
// font Inter, so that they look the same on a machine without fonts.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/run.js';

const CHUNKS = 'test-bundles'; // only exists on the server

const needsPage = (file) => file.startsWith('test/element/') || file.endsWith('.page.test.ts');
const isForBoth = (file) => file.endsWith('.both.test.ts');

/** All test files in TypeScript, as paths from the root. */
export function testFiles() {
  const files = readdirSync(path.join(root, 'test'), { recursive: true });
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  return tests.map((file) => `test/${file.split(path.sep).join('/')}`).sort();
}

/** Test files that need a page, and those whose results may differ between a browser and Node. */
export const filesForPages = () => testFiles().filter((file) => needsPage(file) || isForBoth(file));

export const filesForNode = () => testFiles().filter((file) => !needsPage(file));

/** Bundles test files; `options` are added to those of esbuild. */
export function bundleTests(files, options) {
  return build({
    entryPoints: files,
    absWorkingDir: root,
    outbase: '.',
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    bundle: true,
    ignoreAnnotations: true, // package.json describes dist/, not src/
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    ...options,
  });
}

/**
 * Answers at the addresses of test files (`/test/….test.ts`), so names in reports, and addresses relative to a test
 * file, are those of the sources.
 */
export function testBundlesPlugin(files) {
  const served = new Map();
  return {
    name: 'test-bundles',
    async serverStart() {
      const { outputFiles } = await bundleTests(files, {
        outdir: '.',
        conditions: ['development'], // like the test server; Lit then warns of misuse
        external: ['/__web-*'], // modules of the test server
        write: false,
      });
      for (const { path: file, text } of outputFiles) {
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
