// Tests in real browsers: Chromium; with BROWSERS=all also Firefox and WebKitGTK if they are installed, or with a list
// such as BROWSERS=firefox,webkit only these. Tests that need no page run in Node (`test-node.js`); here they only run
// with BROWSERS, and with --watch.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { findBrowser, findFirefox } from '../test/tools/browser.js';
import { firefoxLauncher } from '../test/tools/firefox-launcher.js';
import { localOnlyPlugin } from './local-only.js';
import { root as rootDir } from './run.js';
import { filesForPages, testBundlesPlugin, testFiles } from '../test/tools/bundles.js';
import { cdpPlugin, recordsPlugin } from '../test/tools/plugins.js';
import { webkitLauncher } from '../test/tools/webkit-launcher.js';

const { executablePath, args } = await findBrowser();
const firefox = findFirefox();
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

const { BROWSERS } = process.env;
const names = BROWSERS === 'all' ? ['chromium', 'firefox', 'webkit'] : BROWSERS?.split(',');
const launchers = {
  chromium: () =>
    chromeLauncher({ launchOptions: { executablePath, args }, createPage: createSeenPage }),
  firefox: () => firefox && firefoxLauncher({ executablePath: firefox }),
  webkit: () => miniBrowser && webkitLauncher({ binary: miniBrowser }),
};
const browsers = (names ?? ['chromium']).flatMap((name) => {
  const browser = launchers[name]?.();
  if (!browser) console.log(`${name} was not found: its tests are skipped.`);
  return browser || [];
});

const STRICT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const FONT = '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const esbuild = esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${rootDir}tsconfig.json` });
const isWatching = process.argv.includes('--watch');
const files = isWatching || BROWSERS ? testFiles() : filesForPages();
const bundles = isWatching ? undefined : testBundlesPlugin(files);
const compile = esbuild.transform.bind(esbuild);
esbuild.transform = (context) => (bundles?.has(context.path) ? undefined : compile(context));

export default {
  rootDir,
  files: files.map((file) => `${rootDir}${file}`),
  nodeResolve: true,
  concurrentBrowsers: 1,
  concurrency: Math.min(2, os.availableParallelism()),
  browsers,
  // Tests have no time limits: these only end tests that hang, even on a busy machine.
  testFramework: { config: { timeout: 60_000 } },
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testRunnerHtml: pageOfTests,
  filterBrowserLogs: ({ args: [first] }) => !String(first).startsWith('Lit is in dev mode'),
  middleware: [
    (context, next) => {
      const isStrict = context.path.startsWith('/test/csp/');
      if (isStrict) context.set('content-security-policy', STRICT_POLICY);
      return next();
    },
  ],
  plugins: [
    localOnlyPlugin,
    ...(bundles ? [bundles] : []),
    esbuild,
    a11ySnapshotPlugin(),
    cdpPlugin,
    recordsPlugin,
  ],
};

/** A page in its own window with focus: tests of two pages in parallel don't take the focus from each other. */
async function createSeenPage({ context }) {
  const page = await context.newPage({ type: 'window' });
  const client = await page.createCDPSession();
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

/** The page that runs a test file. It has its own font, because a machine may have another one, or none. */
function pageOfTests(testFramework) {
  return `<!doctype html>
<html>
  <head>
    <style>
      @font-face {
        font-family: 'Inter';
        font-weight: 100 900;
        src: url('${FONT}');
      }
      html {
        font-family: 'Inter', sans-serif;
      }
    </style>
    <script>
      // What failed is sent as a clone, and a node has none: without this, such a test would never end.
      const { structuredClone: clone } = window;
      const named = (key, value) => (value instanceof Node ? value.nodeName : value);
      window.structuredClone = (value, options) => {
        try {
          return clone(value, options);
        } catch {
          return JSON.parse(JSON.stringify(value, named));
        }
      };
    </script>
    <script type="module">
      await document.fonts.load('1em Inter');
      await import('${testFramework}');
    </script>
  </head>
  <body></body>
</html>`;
}
