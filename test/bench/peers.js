// The libraries we measure ourselves against: fetched from npm into a temporary folder, never into
// the project. One that can't be had is an `Error` in its place.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const versions = {
  '@sabaki/sgf': '3.4.7',
  '@sabaki/go-board': '1.4.3',
  smartgame: '0.1.5',
  wgo: '3.0.0-alpha.10',
  goban: '8.3.64',
};

/** Asked once, also for processes of their own: a browser that was installed for the tests changes the temporary folder. */
const folder = (process.env.SGF_BOARD_PEERS ??= path.join(tmpdir(), 'sgf-board-bench-peers'));
const folderOf = (name) => path.join(folder, `${name.replace('/', '-')}-${versions[name]}`);

/** Where a file of a peer lies. */
export function peerFile(name, file) {
  return path.join(folderOf(name), 'node_modules', name, file);
}

/** Installs what is missing, each by itself; once all are there, the network is left alone. */
export function installPeers() {
  for (const [name, version] of Object.entries(versions)) {
    if (existsSync(peerFile(name, 'package.json'))) continue;
    console.log(`Fetching ${name}@${version} from npm …`);
    mkdirSync(folderOf(name), { recursive: true });
    const flags = ['--no-save', '--no-audit', '--no-fund', '--silent', '--ignore-scripts'];
    const args = ['install', ...flags, '--prefix', folderOf(name), `${name}@${version}`];
    spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
  }
}

/** The module of a peer, or an `Error` that says why there is none. */
export function loadPeer(name) {
  try {
    if (!existsSync(peerFile(name, 'package.json'))) return new Error('not to be had from npm');
    const load = createRequire(path.join(folderOf(name), 'index.js'));
    return name === 'goban' ? withFakePage(() => load(name)) : load(name);
  } catch (error) {
    return error;
  }
}

/** `goban` asks for a page while it is loaded, though its engine needs none. */
function withFakePage(load) {
  const nothing = () => {};
  const anything = new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
    apply: () => anything,
    construct: () => ({}),
  });
  class Anything {
    replaceSync() {}
  }
  const fakes = { window: globalThis, self: globalThis, addEventListener: nothing };
  Object.assign(fakes, { document: anything, HTMLElement: Anything, CSSStyleSheet: Anything });
  const added = Object.keys(fakes).filter((name) => !(name in globalThis));
  for (const name of added) globalThis[name] = fakes[name];
  try {
    return load();
  } finally {
    // `goban` still asks for `window` while it runs; the rest goes.
    for (const name of added) if (name !== 'window') delete globalThis[name];
  }
}

/** How each library reads a text into its tree: `parse(text)`, or an `Error`. */
export function peerParsers() {
  const sabaki = loadPeer('@sabaki/sgf');
  const smartgame = loadPeer('smartgame');
  const wgo = loadPeer('wgo');
  return {
    '@sabaki/sgf': sabaki instanceof Error ? sabaki : (text) => sabaki.parse(text),
    smartgame: smartgame instanceof Error ? smartgame : (text) => smartgame.parse(text),
    'wgo 3': wgo instanceof Error ? wgo : (text) => new wgo.SGFParser(text).parseCollection(),
  };
}

/** How each library gets from a text to the last position of the main line. */
export function peerOpeners() {
  const sabaki = loadPeer('@sabaki/sgf');
  const board = loadPeer('@sabaki/go-board');
  const wgo = loadPeer('wgo');
  const goban = loadPeer('goban');
  const problem = [sabaki, board].find((peer) => peer instanceof Error);
  return {
    '@sabaki/sgf + go-board': problem ?? ((text) => openSabaki(sabaki, board, text)),
    'wgo 3': wgo instanceof Error ? wgo : (text) => openWgo(wgo, text),
    goban: goban instanceof Error ? goban : (text) => openGoban(goban, text),
  };
}

function openWgo(wgo, text) {
  const player = new wgo.PlayerBase();
  player.loadKifu(wgo.KifuNode.fromSGF(text));
  player.last();
  return player;
}

function openGoban(goban, text) {
  return new goban.GobanEngine({ width: 19, height: 19, original_sgf: text });
}

function openSabaki(sabaki, Board, text) {
  const [root] = sabaki.parse(text);
  let board = emptySabakiBoard(Board, root);
  for (let node = root; node; node = node.children[0]) board = applySabaki(board, node.data);
  return board;
}

export function emptySabakiBoard(Board, root) {
  const [columns, rows = columns] = (root.data.SZ?.[0] ?? '19').split(':').map(Number);
  return Board.fromDimensions(columns || 19, rows || 19);
}

const pointOf = (value) => [value.charCodeAt(0) - 97, value.charCodeAt(1) - 97];

/** The board after a node, the way the peer's own program does it: a new board per move. */
export function applySabaki(board, data) {
  let after = board;
  if (data.AB || data.AW || data.AE) {
    after = board.clone();
    for (const value of data.AB ?? []) after.set(pointOf(value), 1);
    for (const value of data.AW ?? []) after.set(pointOf(value), -1);
    for (const value of data.AE ?? []) after.set(pointOf(value), 0);
  }
  if (data.B) after = after.makeMove(1, pointOf(data.B[0]));
  if (data.W) after = after.makeMove(-1, pointOf(data.W[0]));
  return after;
}

/** Some peers write a line for every oddity: neither the table nor their time should suffer. */
export function silencePeers() {
  for (const method of ['log', 'info', 'warn', 'error', 'debug']) console[method] = () => {};
}
