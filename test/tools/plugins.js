// Extensions of the test server for tests in the browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run.js';

const clients = new WeakMap();

/**
 * Runs a DevTools command for a test: executeServerCommand('cdp', { method, params }). Chromium supports all commands,
 * other browsers those that their launchers emulate; the rest fail.
 */
export const cdpPlugin = {
  name: 'cdp',
  async executeCommand({ command, payload, session }) {
    if (command !== 'cdp') return undefined;
    const page = session.browser.getPage(session.id);
    // Pages run one test file after another, and only the client that changed something can undo it.
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    const client = clients.get(page);
    if (client.knows?.(payload.method, payload.params) === false) return undefined;
    return (await client.send(payload.method, payload.params)) ?? {};
  },
};

/** Serves whole folders of records in one answer: thousands of requests take longer than all the tests. */
export const recordsPlugin = {
  name: 'records',
  serve({ path: address }) {
    if (address === '/corpus.json') return { type: 'json', body: JSON.stringify(readCorpus()) };
    if (address === '/conformance.json') return { type: 'json', body: JSON.stringify(readCases()) };
    return undefined;
  },
};

/** Real files from outside, with the counts of another parser; empty if there are none. */
function readCorpus() {
  const folder = path.resolve(root, process.env.SGF_CORPUS ?? '../shared/corpus');
  const index = path.join(folder, 'INDEX.tsv');
  if (!existsSync(index)) return { folder, isPresent: false, files: [] };
  const [header, ...rows] = readTable(index);
  const files = rows.map((cells) => {
    const row = Object.fromEntries(header.map((name, column) => [name, cells[column]]));
    const base64 = readFileSync(path.join(folder, row.path), 'base64');
    return { path: row.path, games: Number(row.games), nodes: Number(row.nodes), base64 };
  });
  return { folder, isPresent: true, files };
}

function readCases() {
  const folder = path.join(root, 'test/conformance');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sgf'));
  return names.sort().map((name) => ({
    id: path.basename(name, '.sgf'),
    base64: readFileSync(path.join(folder, name), 'base64'),
    expected: JSON.parse(readFileSync(path.join(folder, name.replace(/sgf$/, 'json')), 'utf8')),
  }));
}

function readTable(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => line.split('\t'));
}
