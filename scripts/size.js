// Prints the size of every file that a page may load, and fails if one is over its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Maximal size after brotli, in bytes. A budget only grows in a commit that says why. */
const budgets = {
  'sgf-board.js': 33_000, // the first file; test/node/at-rest.test.js limits a whole page
  'core.js': 39_600,
};
/** Chunks for features that came later. */
const laterChunks = { pointing: 2_000 };
/** The classic script has everything: what was in it, and what each later feature may add to the other chunks. */
const CLASSIC = 105_500;
const additions = {
  'the frame of hairlines': 2_000,
  'limits of size, time and number': 1_000,
  'typed points, settings, more in the menu': 2_350,
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
let classic = Object.values(additions).reduce((sum, each) => sum + each, CLASSIC);
for (const [name, budget] of Object.entries(laterChunks)) {
  budgets[`sgf-board-${name}-${version}.js`] = budget;
  classic += budget;
}
budgets['sgf-board.global.js'] = classic;

const dist = new URL('../dist/', import.meta.url);
const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
const sizes = new Map(files.map((name) => [name, sizeOf(readFileSync(new URL(name, dist)))]));

row('file', 'minified', 'gzip', 'brotli', 'budget');
for (const [name, { minified, gzip, brotli }] of sizes) {
  row(name, minified, gzip, brotli, budgets[name] ?? '');
}
for (const [name, budget] of Object.entries(budgets)) {
  const over = (sizes.get(name)?.brotli ?? Infinity) - budget;
  if (over <= 0) continue;
  console.error(`${name} is ${over} bytes over its budget.`);
  process.exitCode = 1;
}

function sizeOf(bytes) {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    minified: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

function row(name, ...cells) {
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(9)).join(''));
}
