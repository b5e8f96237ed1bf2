// `npm run corpus -- FOLDER`: reads, replays and draws every record below a folder and tells what is
// odd; compares with INDEX.tsv (columns path, games, nodes) where one lies there. The last line is
// `N passed, N failed`. `--all` tells every oddity, `--quiet` only what failed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from './bundle.js';
import { examineRecord } from './examine-record.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, quiet: { type: 'boolean' } },
});
const folder = path.resolve(positionals[0] ?? process.env.SGF_CORPUS ?? '../shared/corpus');
if (!existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error(`There is no folder ${folder}. Say which one: npm run corpus -- FOLDER`);
  process.exit(2);
}

const core = await importSource('src/core.ts');
const index = readIndex(path.join(folder, 'INDEX.tsv'));
const total = { passed: 0, failed: 0, odd: 0, games: 0, nodes: 0 };
const countOf = new Map();
const notRecords = [];

const files = filesBelow(folder).filter((file) => file !== 'INDEX.tsv');
files.forEach((file, position) => {
  showProgress(position);
  examine(file);
});
for (const file of index.keys())
  if (!files.includes(file)) fail(file, 'is in INDEX.tsv, but not here');
showProgress(files.length);
tellSummary();

function examine(file) {
  try {
    const isExpected = index.has(file) || /\.(sgf|mgt)$/i.test(file);
    if (index.size > 0 && !isExpected) return void notRecords.push(file);
    const record = examineRecord(core, readFileSync(path.join(folder, file)));
    if (record.games === 0 && !isExpected) notRecords.push(file);
    else judge(file, record);
  } catch (error) {
    fail(file, error.stack);
  }
}

function judge(file, record) {
  const { games, nodes, diagnostics } = record;
  for (const { code } of diagnostics) countOf.set(code, (countOf.get(code) ?? 0) + 1);
  total.games += games;
  total.nodes += nodes;
  const difference = differenceFrom(index.get(file), record);
  if (difference) fail(file, difference);
  else if (games === 0) {
    const why = diagnostics.find(({ code }) => code === 'no-sgf');
    fail(file, core.describeDiagnostic(why));
  } else {
    total.passed += 1;
    tellOddities(file, diagnostics);
  }
}

/** What the other reader could not read at all says nothing. A group without `;` is a node here (P-38), elsewhere often nothing: such nodes explain themselves. */
function differenceFrom(known, { games, nodes, diagnostics }) {
  if (!known?.games || (known.games === games && known.nodes === nodes)) return undefined;
  const assumed = diagnostics.filter(({ code }) => code === 'missing-semicolon').length;
  if (nodes - known.nodes === assumed) return undefined;
  return `has ${games} games, ${nodes} nodes; INDEX.tsv says ${known.games}, ${known.nodes}`;
}

function tellOddities(file, diagnostics) {
  const worth = diagnostics.filter(({ severity }) => options.all || severity !== 'note');
  if (worth.length === 0 || options.quiet) return;
  total.odd += 1;
  const shown = options.all ? worth : worth.slice(0, 1);
  const more = worth.length - shown.length;
  say(file);
  for (const diagnostic of shown)
    say(`  ${diagnostic.severity}: ${core.describeDiagnostic(diagnostic)}`);
  if (more > 0) say(`  and ${more} more`);
}

function fail(file, reason) {
  total.failed += 1;
  say(`FAILED ${file}\n  ${reason}`);
}

function tellSummary() {
  const { passed, failed, odd, games, nodes } = total;
  if (!options.quiet) {
    say(`\n${passed + failed} records, ${games} games, ${nodes} nodes; ${odd} records are odd:`);
    const rows = [...countOf].sort(([, a], [, b]) => b - a);
    for (const [code, count] of rows) say(`${String(count).padStart(7)}  ${code}`);
    if (notRecords.length > 0) say(`\nNo records: ${notRecords.join(', ')}`);
  }
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** On a terminal the progress takes one line, which what is told writes over. */
function say(line) {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(line);
}

function showProgress(position) {
  if (!process.stderr.isTTY || position % 20 !== 0) return;
  process.stderr.write(position < files.length ? `\r${position} of ${files.length}` : '\r\u001b[K');
}

function filesBelow(top) {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(top, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function readIndex(file) {
  if (!existsSync(file)) return new Map();
  const [header, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const cell = (row, name) => row[header.indexOf(name)];
  return new Map(
    rows.map((row) => [
      cell(row, 'path'),
      { games: Number(cell(row, 'games')), nodes: Number(cell(row, 'nodes')) },
    ]),
  );
}
