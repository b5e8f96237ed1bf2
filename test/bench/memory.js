// Bytes that a read tree holds per node, each library in a fresh process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonOf } from './ours.js';
import { rowsOf, units } from './table.js';

const child = fileURLToPath(new URL('memory-child.js', import.meta.url));
const peers = ['@sabaki/sgf', 'smartgame', 'wgo 3', 'goban', 'JSON.parse'];

export function memoryRows({ core, records }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sgf-board-bench-'));
  try {
    return [
      ...records.flatMap((record) => rowsOfRecord(core, record, folder)),
      ...largestReplayRows(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOfRecord(core, { name, tree: text }, folder) {
  const collection = core.parseSgf(text);
  const [{ size }] = collection.trees;
  const sgfFile = path.join(folder, 'tree.sgf');
  const jsonFile = path.join(folder, 'tree.json');
  writeFileSync(sgfFile, text);
  writeFileSync(jsonFile, jsonOf(collection));
  const perNode = (library) =>
    heldBytes(library, library === 'JSON.parse' ? jsonFile : sgfFile, size);
  const results = Object.fromEntries(['ours', ...peers].map((peer) => [peer, perNode(peer)]));
  const remembered = perNode('ours, replayed') - results.ours;
  return [
    ...rowsOf(`memory per node, ${size} nodes (${name})`, results, units.bytes),
    ...rowsOf('… what its replay remembers of each', { ours: remembered }, units.bytes),
    ...rowsOf('… and of the whole tree', { ours: remembered * size }, units.millionBytes),
  ];
}

const MOVES = 100_000;
const SIDE = 52;

/** As many moves on the largest board: the tree and all that its replay remembers. */
function largestReplayRows(folder) {
  const file = path.join(folder, 'moves.sgf');
  const name = (line) => String.fromCharCode(line < 26 ? 97 + line : 65 + line - 26);
  const moves = Array.from({ length: MOVES }, (_, index) => {
    const point = (index * 7) % SIDE ** 2;
    const value = name(point % SIDE) + name(Math.floor(point / SIDE));
    return `;${index % 2 ? 'W' : 'B'}[${value}]`;
  });
  writeFileSync(file, `(;SZ[${SIDE}]${moves.join('')})`);
  const held = { ours: heldBytes('ours, replayed', file, 1) };
  return rowsOf(`replay of ${MOVES} moves on ${SIDE}×${SIDE}`, held, units.millionBytes);
}

function heldBytes(library, file, nodes) {
  const args = ['--expose-gc', '--stack-size=900', child, library, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) return new Error(/^\w*Error: .*/m.exec(stderr)?.[0] ?? 'it failed');
  return JSON.parse(stdout.trim().split('\n').at(-1)).bytes / nodes;
}
