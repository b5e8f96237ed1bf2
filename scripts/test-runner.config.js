// Tests in real browsers: Chromium, and with BROWSERS=all also Firefox and WebKitGTK where installed.
import { existsSync } from 'node:fs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import puppeteer from 'puppeteer-core';
import { findBrowser } from './browser.js';
import { root as rootDir } from './run.js';
import { cdpPlugin, countsReporter, recordsPlugin } from './test-plugins.js';
import { webkitLauncher } from './webkit-launcher.js';

const { executablePath, args } = await findBrowser();
const firefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((file) => existsSync(file));
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));

const browsers = [chromeLauncher({ launchOptions: { executablePath, args } })];
if (process.env.BROWSERS === 'all') {
  const launchOptions = { browser: 'firefox', executablePath: firefox };
  if (firefox) browsers.push(chromeLauncher({ puppeteer, concurrency: 1, launchOptions }));
  if (miniBrowser) browsers.push(webkitLauncher({ binary: miniBrowser }));
  if (!firefox) console.log('Firefox was not found: its tests are left out.');
  if (!miniBrowser) console.log('WebKitGTK was not found: its tests are left out.');
}

const STRICT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const { TEST_COUNTS } = process.env;

export default {
  rootDir,
  files: [`${rootDir}test/**/*.test.ts`],
  nodeResolve: true,
  concurrentBrowsers: 1,
  browsers,
  testFramework: { config: { timeout: 20_000 } },
  filterBrowserLogs: ({ args: [first] }) => !String(first).startsWith('Lit is in dev mode'),
  middleware: [
    (context, next) => {
      const isStrict = context.path.startsWith('/test/csp/');
      if (isStrict) context.set('content-security-policy', STRICT_POLICY);
      return next();
    },
  ],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${rootDir}tsconfig.json` }),
    a11ySnapshotPlugin(),
    cdpPlugin,
    recordsPlugin,
  ],
  reporters: [defaultReporter(), ...(TEST_COUNTS ? [countsReporter(TEST_COUNTS)] : [])],
};
