// Run by memory.js in a process of its own: reads one file with one library and tells the bytes
// that are still held afterwards, the text itself not counted.
import { readFileSync } from 'node:fs';
import { loadCore } from './ours.js';
import { peerOpeners, peerParsers, silencePeers } from './peers.js';

const [library, file] = process.argv.slice(2);
const small = '(;GM[1]SZ[19];B[pd]C[hello];W[dd](;B[pp])(;B[dp]))';

function heldBytes() {
  for (let i = 0; i < 4; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function readerOf(name) {
  const core = await loadCore();
  if (name === 'ours') return (text) => core.parseSgf(text);
  if (name === 'ours, replayed') return (text) => replayAll(core, text);
  if (name === 'JSON.parse') return (text) => JSON.parse(text);
  return { ...peerParsers(), ...peerOpeners() }[name] ?? new Error('unknown');
}

function replayAll(core, text) {
  const collection = core.parseSgf(text);
  const replayer = new core.Replayer(collection.trees[0]);
  for (let node = 0; node < replayer.tree.size; node++) replayer.positionAt(node);
  return { collection, replayer };
}

silencePeers();
const read = await readerOf(library);
if (read instanceof Error) throw read;
const text = readFileSync(file, 'utf8');
const isJson = library === 'JSON.parse';
read(isJson ? '[{"d":{"B":["pd"]},"c":[]}]' : small); // code and tables come into being before
const before = heldBytes();
const result = read(text);
const after = heldBytes();
const report = { bytes: after - before, kept: typeof result, length: text.length };
process.stdout.write(JSON.stringify(report));
