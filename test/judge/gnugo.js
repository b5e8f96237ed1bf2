// `node test/judge/gnugo.js FOLDER`: compares the last position of every Go record's main line with the
// one that GNU Go (`gnugo` of Debian) reads. Differences are told with their first point; the last line is
// `N agree, N differ, N not compared`. GNU Go passes over AE, stops at the first illegal move, and takes
// comma lists (`AB[aa,bb]`): files with these differ rightly.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { importSource } from '../../scripts/bundle.js';

/** GNU Go plays on boards of these sides. */
const SMALLEST_SIDE = 5;
const LARGEST_SIDE = 19;
/** An answer that takes longer never comes. */
const PATIENCE_MS = 20_000;

/** Debian keeps games apart. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` };
if (spawnSync('gnugo', ['--version'], { env }).error) {
  console.log('gnugo is not installed: nothing was compared.');
  process.exit(0);
}
const folder = path.resolve(process.argv[2] ?? process.env.SGF_CORPUS ?? '../shared/corpus');
const core = await importSource('src/core.ts');
const total = { agree: 0, differ: 0, skipped: 0 };
let judge = startJudge();

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(sgf|mgt)$/i.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();
for (const file of files) await compare(file);
judge.end();
console.log(`${total.agree} agree, ${total.differ} differ, ${total.skipped} not compared`);

async function compare(file) {
  const ours = stonesOf(core.decodeSgf(readFileSync(file)).text);
  const theirs = ours && (await judge.stonesOf(file));
  if (!ours || !theirs) {
    total.skipped += 1;
    return;
  }
  const wrong = [...new Set([...ours, ...theirs])].filter(
    (one) => ours.has(one) !== theirs.has(one),
  );
  total[wrong.length === 0 ? 'agree' : 'differ'] += 1;
  if (wrong.length === 0) return;
  const [first] = wrong;
  const who = ours.has(first) ? 'only here' : 'only there';
  console.log(`${path.relative(folder, file)}: ${wrong.length} stones differ, ${first} ${who}`);
}

/** `black Q16` for each stone at the end of the first game; undefined for what GNU Go has no board for. */
function stonesOf(text) {
  const [tree] = core.parseSgf(text).trees;
  if (!tree) return undefined;
  const replayer = new core.Replayer(core.expandDialect(tree));
  const { columns, rows } = replayer.size;
  const isComparable = columns === rows && columns >= SMALLEST_SIDE && columns <= LARGEST_SIDE;
  if (core.readGameInfo(tree).game.number !== 1 || !isComparable) return undefined;
  const last = core.lineThrough(replayer.tree, replayer.tree.root).at(-1);
  const { board } = replayer.positionAt(last);
  const stones = new Set();
  for (let point = 0; point < columns * rows; point++) {
    const color = board.at(point);
    if (color) stones.add(`${color} ${core.formatWestern(point, board.size)}`);
  }
  return stones;
}

/** One GNU Go after another: a file that ends one is not compared, and the next begins. */
function startJudge() {
  const gnugo = spawn('gnugo', ['--mode', 'gtp', '--quiet'], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: gnugo.stdout })[Symbol.asyncIterator]();
  const ask = async (command) => {
    gnugo.stdin.write(`${command}\n`);
    const answer = [];
    for (;;) {
      const { value, done } = await nextLine();
      if (done) throw new Error('GNU Go ended');
      if (value === '' && answer.length > 0) return answer.join(' ');
      if (value !== '') answer.push(value);
    }
  };
  const nextLine = () => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('GNU Go does not answer')), PATIENCE_MS);
    });
    return Promise.race([lines.next(), late]).finally(() => clearTimeout(timer));
  };
  return {
    async stonesOf(file) {
      try {
        if (!(await ask(`loadsgf ${file}`)).startsWith('=')) return undefined;
        const stones = new Set();
        for (const color of ['black', 'white']) {
          const answer = await ask(`list_stones ${color}`);
          for (const name of answer.slice(1).trim().split(/\s+/).filter(Boolean)) {
            stones.add(`${color} ${name}`);
          }
        }
        return stones;
      } catch {
        gnugo.kill();
        judge = startJudge();
        return undefined;
      }
    },
    end: () => gnugo.stdin.end('quit\n'),
  };
}
