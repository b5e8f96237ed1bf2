// A real WordPress in a temporary folder: its files, a database and PHP's own server, and an end to all of it.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { pluginFiles } from '../../../scripts/release-files.js';

/** Where Debian's package has it; `WORDPRESS=/folder` names another version, unpacked. */
const SOURCE = process.env.WORDPRESS ?? '/usr/share/wordpress';
const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGES =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql php-xml php-gd mariadb-server';

/** What is missing here to run a WordPress; '' if nothing is. */
export function missing() {
  const programs = ['php', 'mariadbd', 'mariadb-install-db'].filter((name) => !hasProgram(name));
  const files = existsSync(path.join(SOURCE, 'wp-load.php')) ? [] : ['WordPress'];
  const all = [...files, ...programs];
  return all.length > 0 ? `${all.join(', ')} missing (Debian: apt-get install ${PACKAGES})` : '';
}

function hasProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

/**
 * Starts a site with an administrator, an author and a contributor, whose passwords are their names.
 *
 * @returns {Promise<{origin: string, tool: (...args: string[]) => any, log: string, stop: () => void}>} `tool` runs a
 *   command of tools.php
 */
export async function startSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-wordpress-'));
  const running = [];
  const stop = () => {
    for (const child of running) endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const site = copyFiles(folder);
    const socket = await startDatabase(folder, running);
    const env = {
      ...process.env,
      WP_ORIGIN: origin,
      WP_SOCKET: socket,
      PHP_CLI_SERVER_WORKERS: '4',
    };
    const tool = (...args) => {
      const output = execFileSync('php', [path.join(site, 'tools.php'), ...args], { env });
      return JSON.parse(output.toString());
    };
    const version = tool('install');
    running.push(start('php', ['-S', new URL(origin).host, '-t', site], folder, env));
    await until(async () => (await fetch(`${origin}/wp-login.php`)).ok, 'PHP’s server');
    return { origin, version, tool, log: path.join(site, 'wp-content/debug.log'), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function copyFiles(folder) {
  const site = path.join(folder, 'site');
  cpSync(SOURCE, site, { recursive: true, dereference: true });
  cpSync(path.join(HERE, 'wp-config.php'), path.join(site, 'wp-config.php'));
  cpSync(path.join(HERE, 'tools.php'), path.join(site, 'tools.php'));
  const content = path.join(site, 'wp-content');
  mkdirSync(path.join(content, 'mu-plugins'), { recursive: true });
  cpSync(path.join(HERE, 'either-editor.php'), path.join(content, 'mu-plugins/either-editor.php'));
  const version = '0.0.0-test';
  for (const [name, bytes] of Object.entries(pluginFiles(version))) {
    const file = path.join(content, 'plugins/sgf-board', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return site;
}

/** Only a socket in the temporary folder leads to the database. */
async function startDatabase(folder, running) {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'sql');
  const isRoot = process.getuid?.() === 0;
  const common = ['--no-defaults', `--datadir=${data}`, ...(isRoot ? ['--user=root'] : [])];
  execFileSync(
    'mariadb-install-db',
    [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  );
  const options = ['--skip-networking', `--socket=${socket}`, `--pid-file=${folder}/pid`];
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M'];
  running.push(start('mariadbd', [...common, ...options, ...quick], folder, process.env));
  await until(() => existsSync(socket), 'the database');
  return socket;
}

/** In a process group of its own, because PHP's server has workers. */
function start(program, args, folder, env) {
  const log = openSync(path.join(folder, `${program}.log`), 'a');
  const PATH = `${env.PATH}:/usr/sbin`;
  return spawn(program, args, {
    env: { ...env, PATH },
    stdio: ['ignore', log, log],
    detached: true,
  });
}

function endGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function until(isReady, name) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await Promise.resolve()
        .then(isReady)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name} did not start.`);
}
