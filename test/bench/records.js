// What the libraries are given to read: generated records (everywhere the same), and real files
// from the corpus where there is one (SGF_CORPUS, or a folder beside the project).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainLineOf } from './ours.js';

const besideProject = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));

const COMMENTED_LENGTH = 10_000;
const SMALL_COUNT = 2000;
const SMALL_LENGTH = 4000;
const LONG_GAME = 300;
const TREE_NODES = 62_000;

/** Numbers from 0 to before 1, the same at every run (mulberry32). */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIDE = 19;
const letter = (n) => String.fromCharCode(97 + n);
const words = 'black takes the corner and white answers at once; a quiet move, but too slow here. '
  .repeat(8)
  .split(' ');

/** Points in an order like that of a game: most moves near the last one, no point twice. */
function pointsOfGame(count, roll) {
  const free = new Set(Array.from({ length: SIDE * SIDE }, (_, index) => index));
  const points = [];
  let at = 72;
  while (points.length < count && free.size > 0) {
    const near = [...free].filter((point) => distance(point, at) <= 2);
    const from = near.length > 0 && roll() < 0.8 ? near : [...free];
    at = from[Math.floor(roll() * from.length)];
    free.delete(at);
    points.push(letter(at % SIDE) + letter(Math.floor(at / SIDE)));
  }
  return points;
}

function distance(a, b) {
  const columns = Math.abs((a % SIDE) - (b % SIDE));
  return Math.max(columns, Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)));
}

function comment(roll) {
  const start = Math.floor(roll() * 60);
  return words.slice(start, start + 4 + Math.floor(roll() * 40)).join(' ');
}

const head = (seed) =>
  `(;FF[4]GM[1]CA[UTF-8]SZ[19]KM[6.5]PB[Player ${seed}]PW[Player ${seed + 1}]BR[3d]WR[2d]` +
  `DT[2024-05-${10 + (seed % 20)}]EV[Club evening]RE[B+${seed % 9}.5]`;

/** One game of so many moves, some of them commented. */
export function generatedGame(seed, moves, commentShare) {
  const roll = dice(seed);
  const nodes = pointsOfGame(moves, roll).map((point, index) => {
    const move = `;${index % 2 ? 'W' : 'B'}[${point}]`;
    return roll() < commentShare ? `${move}C[${comment(roll)}]` : move;
  });
  return flat(`${head(seed)}${nodes.join('\n')})`);
}

/** A tree of variations as in a dictionary: short lines, a mark, a label or a few words each. */
function generatedTree(nodes) {
  const roll = dice(7);
  const point = () => letter(Math.floor(roll() * SIDE)) + letter(Math.floor(roll() * SIDE));
  const parts = [head(1)];
  const movesBefore = []; // at each open variation
  let moves = 0;
  for (let node = 1; node < nodes; node++) {
    const isEnd = movesBefore.length > 0 && roll() < 0.25;
    while (isEnd && movesBefore.length > 1 && roll() < 0.5) closeVariation();
    if (isEnd) closeVariation();
    if (isEnd || (roll() < 0.15 && movesBefore.length < 60)) {
      parts.push('\n(');
      movesBefore.push(moves);
    }
    parts.push(`;${moves++ % 2 ? 'W' : 'B'}[${point()}]`);
    if (roll() < 0.1) parts.push(`LB[${point()}:A][${point()}:B]`);
    if (roll() < 0.08) parts.push(`C[${comment(roll)}]`);
  }
  return flat(`${parts.join('')}${')'.repeat(movesBefore.length)})`);

  function closeVariation() {
    parts.push(')');
    moves = movesBefore.pop();
  }
}

/** Joined strings are ropes inside; a parser should not pay for untying them. */
export function flat(text) {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Records that need no file: `{ name, commented, small, longGame, tree }`. */
export function generatedRecords() {
  return {
    name: 'generated',
    commented: generatedGame(1, 250, 0.2).padEnd(COMMENTED_LENGTH, '\n'),
    small: Array.from({ length: SMALL_COUNT }, (_, i) => generatedGame(i, 40 + (i % 200), 0.03)),
    longGame: generatedGame(3, LONG_GAME, 0),
    tree: generatedTree(TREE_NODES),
  };
}

/** Where real files lie, if there are any. */
export const corpusFolder = () => process.env.SGF_CORPUS ?? besideProject;

/** The same choice from real files, or `undefined` where there are none. */
export function corpusRecords(core, isReadByAll) {
  const folder = corpusFolder();
  if (!existsSync(folder)) return undefined;
  const files = filesBelow(folder).map((file) => readRecord(core, file));
  const games = files.filter(({ trees }) => trees.length === 1 && trees[0].size > 1);
  if (games.length === 0) return undefined;
  const nearest = (list, measure) =>
    list.sort((a, b) => measure(a) - measure(b)).find(({ text }) => isReadByAll(text))?.text;
  const talks = games.filter(({ text }) => text.split(/\bC\[/).length > 10);
  const small = games.filter(({ text }) => text.length <= SMALL_LENGTH && isReadByAll(text));
  const straight = games.filter(({ trees }) => mainLineOf(trees[0]).length === trees[0].size);
  return {
    name: 'corpus',
    commented: nearest(talks, ({ text }) => Math.abs(text.length - COMMENTED_LENGTH)),
    small: Array.from({ length: SMALL_COUNT }, (_, i) => small[i % small.length]?.text ?? '(;)'),
    longGame: nearest(straight, ({ trees }) => Math.abs(trees[0].size - 1 - LONG_GAME)),
    tree: nearest(games, ({ trees }) => -trees[0].size),
  };
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(sgf|mgt)$/i.test(file) && statSync(file).isFile())
    .sort();
}

function readRecord({ decodeSgf, parseSgf }, file) {
  const { text } = decodeSgf(readFileSync(file));
  return { text, trees: parseSgf(text).trees };
}
