// Finds a Chromium-family browser. If Linux x64 has none, it installs the build in the npm package @sparticuz/chromium,
// which needs no root and no system libraries; test-browser/package-lock.json pins it, with a hash of each package. The
// browser runs with its own sandbox where that works: not as root, and not where the system forbids it.
//
// The lists of others are not enough: `chrome-launcher` knows no Edge, and names Windows' Chrome to Linux in Windows;
// `@puppeteer/browsers` knows Chrome only.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PINNED = fileURLToPath(new URL('test-browser', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/test-browser', import.meta.url));
const QUIET = [
  '--disable-gpu',
  '--disable-back-forward-cache', // otherwise each test file starts a new process
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/**
 * The original environment, for other browsers: `findBrowser` sets variables for the installed Chromium's libraries and
 * fonts.
 */
export const environment = { ...process.env };

/** The executable of Firefox, if it is installed. */
export function findFirefox() {
  return [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => existsSync(file));
}

/**
 * @returns {Promise<{executablePath: string, args: string[]}>} options for a launcher
 * @throws if there is no browser and none can be installed on this platform
 */
export async function findBrowser() {
  const executablePath =
    process.env.CHROME_PATH ??
    installedBrowsers().find((file) => existsSync(file)) ??
    (await bundledBrowser());
  return { executablePath, args: [...QUIET, ...sandboxArgs(executablePath)] };
}

/**
 * Disables the browser's sandbox only if it does not work: Chromium refuses it to root, and some systems and containers
 * don't allow it to ordinary users.
 */
function sandboxArgs(executablePath) {
  const without = ['--no-sandbox', '--no-zygote'];
  if (process.platform !== 'linux') return [];
  if (process.getuid() === 0) return without;
  const profile = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-profile-'));
  const probe = [...QUIET, `--user-data-dir=${profile}`, '--headless', '--dump-dom', 'about:blank'];
  const { status } = spawnSync(executablePath, probe, { timeout: 30_000, killSignal: 'SIGKILL' });
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  if (status === 0) return [];
  console.log('The browser can’t start with its sandbox here: the tests run without it.');
  return without;
}

function installedBrowsers() {
  const {
    PATH = '',
    HOME = '',
    PROGRAMFILES,
    'PROGRAMFILES(X86)': x86,
    LOCALAPPDATA,
  } = process.env;
  const onMac = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser'];
  const places = {
    darwin: [['', HOME], onMac.map((name) => `Applications/${name}.app/Contents/MacOS/${name}`)],
    win32: [
      [PROGRAMFILES, x86, LOCALAPPDATA].filter(Boolean),
      ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((name) => {
        return `${name}/Application/${name.endsWith('Edge') ? 'msedge' : 'chrome'}.exe`;
      }),
    ],
    linux: [
      PATH.split(':'),
      ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'],
    ],
  };
  const [folders, names] = places[process.platform] ?? places.linux;
  return folders.flatMap((folder) => names.map((name) => `${folder}/${name}`));
}

async function bundledBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chrome, Chromium or Edge was found. Install one, or set CHROME_PATH to its executable.',
    );
  }
  const home = path.join(CACHE, 'package');
  const packageFolder = path.join(home, 'node_modules/@sparticuz/chromium');
  const lockIn = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const isThere = existsSync(path.join(packageFolder, 'build/index.js'));
  if (!isThere || lockIn(home) !== lockIn(PINNED)) installBundled(home);
  process.env.TMPDIR = CACHE; // the package unpacks into os.tmpdir()
  const carrier = await import(pathToFileURL(path.join(packageFolder, 'build/index.js')).href);
  const libraries = path.join(CACHE, 'al2023');
  if (!existsSync(libraries)) await carrier.inflate(path.join(packageFolder, 'bin/al2023.tar.br'));
  carrier.setupLambdaEnvironment(path.join(libraries, 'lib'));
  const executablePath = await carrier.default.executablePath();
  useFonts(path.join(CACHE, 'fonts'));
  return executablePath;
}

/** Installs the packages in the lock file; npm checks their hashes. */
function installBundled(home) {
  console.log('No browser was found: installing one (68 MB) into node_modules/.cache …');
  rmSync(CACHE, { recursive: true, force: true });
  cpSync(PINNED, home, { recursive: true });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefix', home];
  execFileSync('npm', ['ci', ...flags], { stdio: 'inherit' });
}

/** The package's own fonts.conf only works in one place, and without a font the browser crashes. */
function useFonts(folder) {
  const fonts = `<dir>${folder}</dir><cachedir>${folder}-cache</cachedir>`;
  const list = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>`;
  writeFileSync(path.join(folder, 'fonts.conf'), list);
}
