// Finds a Chromium-family browser. On Linux x64 without one it takes the build that the npm package
// @sparticuz/chromium carries: that needs the npm registry only, no root and no system libraries.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/test-browser', import.meta.url));
const BUNDLED = '@sparticuz/chromium@153.0.0';
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

/**
 * @returns {Promise<{executablePath: string, args: string[]}>} what a launcher needs
 * @throws when there is no browser and none can be fetched for this platform
 */
export async function findBrowser() {
  const isRoot = process.getuid?.() === 0; // Chromium refuses to start as root with its sandbox
  const executablePath =
    process.env.CHROME_PATH ?? installedBrowsers().find((file) => existsSync(file));
  if (executablePath) return { executablePath, args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET };
  if (process.platform === 'linux' && process.arch === 'x64') {
    return {
      executablePath: await bundledBrowser(),
      args: [...QUIET, '--no-sandbox', '--no-zygote'],
    };
  }
  throw new Error(
    'No Chrome, Chromium or Edge was found. Install one, or set CHROME_PATH to its executable.',
  );
}

function installedBrowsers() {
  const { platform, env } = process;
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Microsoft Edge', 'Chromium', 'Brave Browser'];
    return ['', env.HOME ?? ''].flatMap((home) =>
      names.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const files = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((name) =>
      path.join(name, 'Application', name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe'),
    );
    return folders.flatMap((folder) => files.map((file) => path.join(folder, file)));
  }
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
  ];
  return (env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

async function bundledBrowser() {
  const home = path.join(CACHE, 'package');
  const packageFolder = path.join(home, 'node_modules/@sparticuz/chromium');
  mkdirSync(home, { recursive: true });
  if (!existsSync(path.join(packageFolder, 'build/index.js'))) {
    console.log(`No browser found: installing ${BUNDLED} (68 MB) into node_modules/.cache …`);
    const flags = ['--no-save', '--no-audit', '--no-fund', '--silent', '--prefix', home];
    execFileSync('npm', ['install', ...flags, BUNDLED], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  process.env.TMPDIR = CACHE; // the package unpacks into os.tmpdir()
  const carrier = await import(pathToFileURL(path.join(packageFolder, 'build/index.js')).href);
  const libraries = path.join(CACHE, 'al2023');
  if (!existsSync(libraries)) await carrier.inflate(path.join(packageFolder, 'bin/al2023.tar.br'));
  carrier.setupLambdaEnvironment(path.join(libraries, 'lib'));
  const executablePath = await carrier.default.executablePath();
  useFonts(path.join(CACHE, 'fonts'));
  return executablePath;
}

/** The package's own list of font folders knows only one place; without a font the browser crashes. */
function useFonts(folder) {
  const fonts = `<dir>${folder}</dir><cachedir>${folder}-cache</cachedir>`;
  const list = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>`;
  writeFileSync(path.join(folder, 'fonts.conf'), list);
}
