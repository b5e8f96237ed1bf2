// `npm run hosts`: builds a small example of each kind of site, opens it in a browser, and compares its boards with
// their records. Writes the table in demo/reference/where-it-goes.md; `npm run hosts -- vue hugo` runs some hosts
// and writes nothing. The last line is `N passed, N failed`.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { launch, serve } from '../node/page-server.js';
import { packed } from '../node/packed.js';
import { checkApp, checkMarkdown } from './checks.js';
import { hosts } from './hosts.js';
import { root, stop } from '../../scripts/run.js';

/** The folder where examples are copied and built, which keeps their packages apart from this project. */
const folder = path.join(root, '.hosts');
const PAGE = path.join(root, 'demo/reference/where-it-goes.md');
const LIMIT_MS = 900_000;
/** Variables that turn off the telemetry of the hosts. */
const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

install();
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? hosts.filter(({ name }) => wanted.includes(name)) : hosts;
const browser = await launch();
const rows = [];
for (const host of chosen) {
  const row = await run(host);
  rows.push(row);
  console.log(`${row.isAbsent ? '-' : row.problems.length > 0 ? '✗' : '✓'} ${lineOf(row)}`);
  for (const problem of row.problems) console.log(`    ${problem}`);
}
await browser.close();
if (wanted.length === 0) await writeTable();
const failed = rows.filter(({ problems }) => problems.length > 0).length;
const absent = rows.filter(({ isAbsent }) => isAbsent).length;
console.log(`${rows.length - failed - absent} passed, ${failed} failed, ${absent} skipped`);
process.exitCode = failed > 0 ? 1 : 0;

/** Installs the hosts in the lock file if they are missing or differ, and the package from the current build. */
function install() {
  const lock = 'package-lock.json';
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const isInstalled =
    read(path.join(folder, lock)) === read(path.join(root, 'test/hosts', lock)) &&
    existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  for (const { name } of hosts) rmSync(path.join(folder, name), { recursive: true, force: true });
  cpSync(path.join(root, 'test/hosts'), folder, { recursive: true });
  if (!isInstalled)
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  if (!existsSync(path.join(root, 'dist/esm/index.js')))
    stop('There is no build: run `npm run build` first.');
  const { files, contents, remove } = packed();
  const target = path.join(folder, 'node_modules/sgf-board');
  rmSync(target, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), contents(file));
  }
  remove();
}

async function run(host) {
  const { title, name } = host;
  const version = versionOf(host);
  if (version === undefined) return { title, isAbsent: true, results: {}, problems: [] };
  const results = {};
  const problems = [];
  const tell = (what, found) => {
    results[what] = found.length === 0;
    problems.push(...found.map((each) => `${what}: ${each}`));
  };
  let server;
  try {
    server = await start(host, path.join(folder, 'built', name));
    const check = host.kind === 'app' ? checkApp : checkMarkdown;
    await check({ browser, address: server.address, host, tell });
  } catch (error) {
    tell('build', [
      error.message
        .split('\n')
        .filter((line) => !/^ +at /.test(line))
        .slice(-15)
        .join('\n    '),
    ]);
  } finally {
    server?.close();
  }
  return { title, version, results, problems };
}

function versionOf({ command, version }) {
  if (!command) return version(folder);
  const { stdout, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
  return error ? undefined : /\d+(\.\d+)+/.exec(stdout)?.[0];
}

/** Builds an example, and serves it. */
async function start({ name, serve: hasServer }, out) {
  rmSync(out, { recursive: true, force: true });
  const env = { ...process.env, ...quiet };
  delete env.NODE_ENV;
  const options = { cwd: folder, env, encoding: 'utf8', timeout: LIMIT_MS };
  const built = spawnSync(process.execPath, [`${name}/build.js`, out], options);
  if (built.status !== 0) throw new Error(`${built.stderr}${built.stdout}`.trim() || 'too slow');
  if (hasServer) return startServer(name, env);
  // Pages of Docusaurus only work at the address that they were built for.
  const start = readFileSync(path.join(out, 'index.html'), 'utf8');
  const { origin, close } = await serve({ folder: out, pages: { '/': start } });
  return { address: `${origin}/`, close };
}

/** The example's own server, on a port that was free a moment ago. */
async function startServer(name, env) {
  const { origin, close } = await serve({ folder });
  close();
  const child = spawn(process.execPath, [`${name}/serve.js`, new URL(origin).port], {
    cwd: folder,
    env,
  });
  let said = '';
  await new Promise((resolve, reject) => {
    const hear = (text) => {
      said += text;
      if (/^ready$/m.test(said)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('exit', () => reject(new Error(said)));
  });
  return { address: `${origin}/`, close: () => child.kill() };
}

function lineOf({ title, version = '', isAbsent, results }) {
  const told = Object.entries(results).map(([what, isRight]) => `${what} ${isRight ? 'ok' : 'NO'}`);
  return `${title} ${version}: ${isAbsent ? 'not run' : told.join(', ')}`;
}

/** Writes the table 'What was tried'. */
async function writeTable() {
  const columns = {
    ...{ moves: 'moves', figure: 'figure without script', server: 'on the server' },
    ...{ change: 'changed record', events: 'events', pages: 'page change' },
    code: 'code block of an app',
  };
  const told = { undefined: '', true: 'yes', false: '**no**' };
  const table = [
    ['host', 'version', ...Object.values(columns)],
    ['', '', ...Object.keys(columns)].map(() => '---'),
    ...rows.map(({ title, version = 'not run', results }) => {
      return [title, version, ...Object.keys(columns).map((what) => told[results[what]])];
    }),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const text = readFileSync(PAGE, 'utf8');
  const marked = /(<!-- hosts -->\n)[^]*?(\n<!-- \/hosts -->)/;
  if (!marked.test(text)) throw new Error(`${PAGE} has no <!-- hosts -->`);
  const filled = text.replace(marked, (_, start, end) => start + table.join('\n') + end);
  const style = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(filled, { ...style, parser: 'markdown' }));
}
