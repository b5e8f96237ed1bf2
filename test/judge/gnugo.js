// `node test/judge/gnugo.js FOLDER`: compares the last position of every Go record's main line with the
// one that GNU Go (`gnugo` of Debian) reads. Differences that gnugo-differences.tsv gives a reason for
// are known; any other is told with its first point, and the exit code is 1. Then come the causes why
// files are not compared, and `N agree, N differ, N not compared`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../scripts/bundle.js';
import { GnuGo, isInstalled, NotCompared } from './gnugo-process.js';

/** GNU Go plays on boards of these sides. */
const SMALLEST_SIDE = 5;
const LARGEST_SIDE = 19;

if (!isInstalled()) {
  console.log('gnugo is not installed: nothing was compared.');
  process.exit(0);
}
const folder = path.resolve(process.argv[2] ?? process.env.SGF_CORPUS ?? '../shared/corpus');
const core = await importSource('src/core.ts');
const reasons = readReasons();
const agreeing = [];
const differing = [];
/** Files by the cause why they are not compared. */
const left = new Map();

const judge = new GnuGo();
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(sgf|mgt)$/i.test(entry.name))
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  .sort();
for (const file of files) await compare(file);
judge.end();
report();

/** The reasons of known differences, by file; the first line of the table names its columns. */
function readReasons() {
  const table = readFileSync(new URL('gnugo-differences.tsv', import.meta.url), 'utf8');
  const rows = table.trimEnd().split('\n').slice(1);
  return new Map(rows.map((row) => row.split('\t')));
}

async function compare(file) {
  try {
    const ours = stonesOf(core.decodeSgf(readFileSync(path.join(folder, file))).text);
    const theirs = await judge.stonesOf(path.join(folder, file));
    const wrong = [...new Set([...ours, ...theirs])].filter(
      (one) => ours.has(one) !== theirs.has(one),
    );
    (wrong.length === 0 ? agreeing : differing).push(file);
    if (wrong.length === 0 || reasons.has(file)) return;
    const who = ours.has(wrong[0]) ? 'only here' : 'only there';
    console.log(`${file}: ${wrong.length} stones differ, ${wrong[0]} ${who}`);
  } catch (error) {
    if (!(error instanceof NotCompared)) throw error;
    left.set(error.message, [...(left.get(error.message) ?? []), file]);
  }
}

/** `black Q16` for each stone at the end of the first game; throws NotCompared where GNU Go has no board. */
function stonesOf(text) {
  const [tree] = core.parseSgf(text).trees;
  if (!tree) throw new NotCompared('no game in the file');
  if (core.readGameInfo(tree).game.number !== 1) throw new NotCompared('another game than Go');
  const replayer = new core.Replayer(core.expandDialect(tree));
  const { columns, rows } = replayer.size;
  if (columns !== rows) throw new NotCompared('a board that is no square');
  if (columns < SMALLEST_SIDE || columns > LARGEST_SIDE) {
    throw new NotCompared(`a side below ${SMALLEST_SIDE} or above ${LARGEST_SIDE}`);
  }
  const last = core.lineThrough(replayer.tree, replayer.tree.root).at(-1);
  const { board } = replayer.positionAt(last);
  const stones = new Set();
  for (let point = 0; point < columns * rows; point++) {
    const color = board.at(point);
    if (color) stones.add(`${color} ${replayer.notation.formatPoint(point, board.size)}`);
  }
  return stones;
}

function report() {
  const unknown = differing.filter((file) => !reasons.has(file));
  const settled = [...reasons.keys()].filter(
    (file) => files.includes(file) && !differing.includes(file),
  );
  for (const file of settled) console.log(`${file}: no longer differs, against the table`);
  const causes = [...left].sort(([, some], [, others]) => others.length - some.length);
  for (const [cause, { length }] of causes) {
    console.log(`not compared: ${String(length).padStart(4)} ${cause}`);
  }
  const skipped = files.length - agreeing.length - differing.length;
  console.log(
    `${agreeing.length} agree, ${differing.length} differ (${unknown.length} without a reason), ` +
      `${skipped} not compared`,
  );
  if (unknown.length > 0) process.exitCode = 1;
}
