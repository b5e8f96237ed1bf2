// `npm run corpus -- FOLDER`: reads, replays and draws every record below a folder and tells what is
// odd. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from './bundle.js';
import { CorpusReport } from './corpus-report.js';

const usage = `npm run corpus -- FOLDER [--all | --quiet] [--svg OUT]

Reads every record below FOLDER (or one file), replays all its variations, draws its last position, and
tells what is odd. Where FOLDER has an INDEX.tsv with the columns path, games and nodes, only the files it
names and *.sgf are read, and their numbers of games and nodes are compared with it.

  --all    tells every oddity, notes too; otherwise the first grave one of each file
  --quiet  tells only what failed
  --svg    draws the last position of each file's first game, as OUT/PATH.svg`;

const { folder, options } = readArguments();
const core = await importSource('src/core.ts');
const theme = core.resolveTheme(core.themes.kaya);
const index = readIndex(path.join(folder, 'INDEX.tsv'));
const files = filesBelow(folder);
const report = new CorpusReport(core, options, files.length);

for (const file of files) {
  report.next();
  const isExpected = index.has(file) || /(^$|\.(sgf|mgt))$/i.test(file);
  if (index.size > 0 && !isExpected) report.noRecord(file);
  else examine(file, isExpected);
}
for (const file of index.keys()) {
  if (!files.includes(file)) report.fail(file, 'is in INDEX.tsv, but not here');
}
report.end();

function examine(file, isExpected) {
  try {
    const bytes = readFileSync(path.join(folder, file));
    if (!isExpected && !isText(bytes)) return report.noRecord(file);
    const record = core.examineRecord(bytes);
    record.collection.trees.forEach((tree, game) => {
      const scene = sceneOfLast(tree);
      if (options.svg && game === 0) writePicture(file, scene);
    });
    if (record.collection.trees.length === 0 && !isExpected) report.noRecord(file);
    else report.judge(file, record, index.get(file));
  } catch (error) {
    report.fail(file, error.code ? error.message : error.stack);
  }
}

/** The picture of a record's end, with all that it has drawn there; none for a game without a board. */
function sceneOfLast(tree) {
  const replayer = new core.Replayer(core.expandDialect(tree));
  const last = core.lineThrough(replayer.tree, replayer.tree.root).at(-1);
  const layout = core.buildLayout(replayer, core.fullCrop(replayer.size), true);
  const scene = core.buildRichScene(replayer, last, layout);
  return replayer.hasBoard ? scene : undefined;
}

function writePicture(file, scene) {
  report.picture(scene !== undefined);
  if (!scene) return;
  const name = file || path.basename(folder);
  const target = path.join(options.svg, `${name}.svg`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, core.svgOf(scene, theme, { title: name }));
}

/** Pictures and programs have NULs near their beginning; so has UTF-16, with its mark in front. */
function isText(bytes) {
  const isUtf16 = bytes[0] + bytes[1] === 0xfe + 0xff;
  return isUtf16 || !bytes.subarray(0, 8000).includes(0);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        quiet: { type: 'boolean' },
        svg: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const [given = process.env.SGF_CORPUS ?? '', ...more] = positionals;
    if (values.help) stop(usage, 0);
    if (given === '' || more.length > 0) stop(usage, 2);
    if (!existsSync(given)) stop(`There is no ${path.resolve(given)}.`, 2);
    return { folder: path.resolve(given), options: values };
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`, 2);
  }
}

function stop(message, exitCode) {
  (exitCode === 0 ? console.log : console.error)(message);
  process.exit(exitCode);
}

/** Paths below a folder, links to files included; '' for what is a file itself. */
function filesBelow(top) {
  if (statSync(top).isFile()) return [''];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => path.relative(top, file).split(path.sep).join('/'))
    .filter((file) => file !== 'INDEX.tsv')
    .sort();
}

function readIndex(file) {
  if (!existsSync(file)) return new Map();
  const [header, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = ['path', 'games', 'nodes'].map((name) => header.indexOf(name));
  if (columns.includes(-1)) return new Map(); // somebody else's index
  return new Map(
    rows.map((row) => {
      const [name, games, nodes] = columns.map((column) => row[column]);
      return [name, { games: Number(games), nodes: Number(nodes) }];
    }),
  );
}
