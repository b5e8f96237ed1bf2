// `npm run bench`: how fast and how light we are, side by side with what else npm has.
// `npm run bench -- parse replay` runs only these groups. It prints; it judges nothing.
import { browserRows, describeBrowser } from './browser.js';
import { hostileRows } from './hostile.js';
import { memoryRows } from './memory.js';
import { ensureBuilt, loadCore } from './ours.js';
import { openingRows } from './opening.js';
import { pageMemoryRows } from './page-memory.js';
import { parseRows } from './parse.js';
import { installPeers, peerParsers, silencePeers } from './peers.js';
import { corpusRecords, generatedRecords } from './records.js';
import { replayRows } from './replay.js';
import { quietRows, slowLineRows } from './quiet.js';
import { resizeRows } from './resize.js';
import { slowedRows } from './slowed.js';
import { tableOf } from './table.js';
import { stepRowsInBrowser } from './steps.js';
import { weightRows } from './weight.js';
import { writeRows } from './write.js';

const groups = {
  parse: parseRows,
  write: writeRows,
  replay: replayRows,
  hostile: hostileRows,
  memory: memoryRows,
  quiet: quietRows,
  'slow-line': slowLineRows,
  browser: browserRows,
  'page-memory': pageMemoryRows,
  steps: stepRowsInBrowser,
  slowed: slowedRows,
  resize: resizeRows,
  opening: openingRows,
  weight: weightRows,
};

/** Tells whether all peers that are there read a text without complaint: only then is a race fair. */
function fairness() {
  const parsers = Object.values(peerParsers()).filter((parse) => !(parse instanceof Error));
  return (text) => {
    try {
      for (const parse of parsers) parse(text);
      return true;
    } catch {
      return false;
    }
  };
}

function recordsFor(core) {
  const real = corpusRecords(core, fairness());
  if (!real) say('No corpus here (SGF_CORPUS): generated records only.');
  return real ? [generatedRecords(), real] : [generatedRecords()];
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `bench: no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`,
  );
  process.exit(1);
}
ensureBuilt();
installPeers();
const say = console.log;
silencePeers();
const core = await loadCore();
const setting = { core, records: recordsFor(core), say };
const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  say(`bench: ${name} …`);
  rows.push(...(await groups[name](setting)));
}
say(tableOf(rows, describeBrowser()));
