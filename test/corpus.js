// `npm run corpus -- FOLDER`: does what `sgf-board check` does, and also draws the last position of every record. The
// last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importSource } from '../scripts/bundle.js';
import { stop } from '../scripts/run.js';

const usage = `npm run corpus -- FOLDER [--all | --quiet] [--svg OUT]

Checks every record below FOLDER (or one file) as \`sgf-board check\` does, and draws its last position. If FOLDER has
an INDEX.tsv with the columns path, games and nodes, only the files it names and *.sgf are read, and their numbers of
games and nodes are compared with it.

  --all    prints every oddity, including notes
  --quiet  prints failures only
  --svg    draws the last position of each file's first game, as OUT/PATH.svg`;

const { folder, options } = readArguments();
const core = await importSource('src/core.ts');
const { check, filesBelow } = await importSource('src/cli/check.ts');
const onUnreadable = { fail: (file, reason) => stop(`${file}: ${reason}`, 1) };
const theme = core.resolveTheme(core.themes.kaya);
const index = readIndex(path.join(folder, 'INDEX.tsv'));
const isRecord = (file) =>
  index.size === 0 || index.has(nameOf(file)) || /\.(sgf|mgt)$/i.test(file);
const files = filesBelow(folder, onUnreadable).filter(isRecord);
let [pictures, withoutBoard] = [0, 0];

const report = check(
  index.size === 0 ? [folder] : files,
  options,
  (file, { collection, diagnostics }) => {
    collection.trees.forEach((tree, game) => {
      const scene = sceneOfLast(tree);
      if (options.svg && game === 0) writePicture(nameOf(file), scene);
    });
    return differenceTo(index.get(nameOf(file)), collection.trees, diagnostics);
  },
);
const names = new Set(files.map(nameOf));
for (const name of index.keys()) {
  if (!names.has(name)) report.fail(name, 'is in INDEX.tsv, but not here');
}
if (options.svg) console.log(`${pictures} pictures, ${withoutBoard} games without a board`);
console.log(`\n${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed > 0 ? 1 : 0;

function nameOf(file) {
  return path.relative(folder, file).split(path.sep).join('/') || path.basename(file);
}

/** The difference to the counts of another parser, if any. Nodes without `;` count here (P-38), but often not there. */
function differenceTo(known, trees, diagnostics) {
  const nodes = trees.reduce((sum, { size }) => sum + size, 0);
  const assumed = diagnostics.filter(({ code }) => code === 'missing-semicolon').length;
  const isSame = known?.games === trees.length && known.nodes === nodes;
  if (!known?.games || isSame || nodes - known.nodes === assumed) return undefined;
  return `has ${trees.length} games, ${nodes} nodes; INDEX.tsv says ${known.games}, ${known.nodes}`;
}

/** The scene of a record's last position; `undefined` for a game without a board. */
function sceneOfLast(tree) {
  const replayer = new core.Replayer(core.expandDialect(tree));
  const last = core.lineThrough(replayer.tree, replayer.tree.root).at(-1);
  const layout = core.buildLayout(replayer, core.fullCrop(replayer.size), true);
  const scene = core.buildRichScene(replayer, last, layout);
  return replayer.hasBoard ? scene : undefined;
}

function writePicture(name, scene) {
  if (!scene) return void (withoutBoard += 1);
  pictures += 1;
  const target = path.join(options.svg, `${name}.svg`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, core.svgOf(scene, theme, { title: name }));
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

function readIndex(file) {
  if (!existsSync(file)) return new Map();
  const [header, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = ['path', 'games', 'nodes'].map((name) => header.indexOf(name));
  if (columns.includes(-1)) return new Map(); // another kind of index
  return new Map(
    rows.map((row) => {
      const [name, games, nodes] = columns.map((column) => row[column]);
      return [name, { games: Number(games), nodes: Number(nodes) }];
    }),
  );
}
