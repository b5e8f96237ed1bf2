// Large files in a page: the joseki dictionary with its tree, and a file of a thousand games beside its first game alone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from './measure.js';
import { corpusFolder, generatedGame } from './records.js';
import { figuresOf, hasWgo, inTurns, openStage } from './stage.js';
import { rowsOf, units } from './table.js';

const ROUNDS = 5;
const GAMES = 1000;
const BOX = 'width: 1200px; height: 800px';

/** Tells in `measured` when all is painted that `isDone` waits for, and the longest task until then. */
const measuring = (begin, isDone) => `<script type="module">
  let longest = 0;
  const note = (list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isPainted = (drawing) => drawing instanceof SVGElement || drawing?.width > 300;
  const measure = async () => {
    const start = performance.now();
    new PerformanceObserver(note).observe({ type: 'longtask' });
    ${begin}
    while (!(${isDone}) && performance.now() - start < 20_000) await nextFrame();
    await nextFrame();
    const ms = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 150)); // long tasks are told later
    return { ms, longest, isDone: Boolean(${isDone}) };
  };
  window.measured = measure();
</script>`;

const part = (selector) => `board.shadowRoot?.querySelector('${selector}')`;
const ours = (src, isDone) => `<div style="${BOX}"><sgf-board src="${src}"></sgf-board></div>
  ${measuring(
    `const board = document.querySelector('sgf-board'); await import('/sgf-board.js');`,
    `isPainted(${part('[part=canvas]')}) && board.collection && ${isDone}`,
  )}`;
const wgo = (src) => `<link rel="stylesheet" href="/wgo.css"><div style="${BOX}"></div>
  ${measuring(
    `await import('/wgo.js'); const box = document.querySelector('div');
     const player = new WGo.SimplePlayer(box, { sgfFile: '${src}' });`,
    `isPainted(box.querySelector('svg')) && player.currentNode?.children.length > 0`,
  )}`;

export async function openingRows({ say }) {
  return [...(await dictionaryRows(say)), ...(await collectionRows())];
}

async function dictionaryRows(say) {
  const file = dictionary();
  if (!file) {
    say('No joseki dictionary here (SGF_CORPUS): its row is left out.');
    return [];
  }
  const pages = {
    ours: () => ours('/dictionary.sgf', part('.tree canvas')),
    'ours without tree': () =>
      ours('/dictionary.sgf', 'true').replace('src=', 'panels="players comment" src='),
    'wgo 3': () => wgo('/dictionary.sgf'),
  };
  const what = 'joseki dictionary in a page, board and tree';
  return race(pages, { '/dictionary.sgf': readFileSync(file) }, what);
}

function collectionRows() {
  const games = Array.from({ length: GAMES }, (_, i) => generatedGame(i, 150, 0.05));
  const hasGames = part('[part=games] button');
  const pages = {
    ours: () => ours('/games.sgf', hasGames),
    'first game alone': () => ours('/game.sgf', 'true'),
    'wgo 3': () => wgo('/games.sgf'),
  };
  const files = { '/games.sgf': games.join('\n'), '/game.sgf': games[0] };
  return race(pages, files, `file of ${GAMES} games`);
}

async function race(pages, files, what) {
  const stage = await openStage(pages, files);
  try {
    const names = Object.keys(pages).filter((name) => name !== 'wgo 3' || hasWgo());
    const samples = await inTurns(stage, names, ROUNDS, open);
    const row = (title, of) =>
      rowsOf(
        title,
        figuresOf(samples, (list) => median(list.map(of))),
        units.ms,
      );
    return [
      ...row(what, ({ ms }) => ms),
      ...row('… its longest task (0: none over 50 ms)', ({ longest }) => longest),
    ];
  } finally {
    await stage.close();
  }
}

async function open({ page, url }) {
  await page.goto(url);
  const sample = await page.evaluate(() => window.measured);
  if (!sample.isDone) throw new Error('not shown within 20 s');
  return sample;
}

/** The largest file of the corpus whose name says what it is. */
function dictionary() {
  const list = path.join(corpusFolder(), 'INDEX.tsv');
  if (!existsSync(list)) return undefined;
  const [head = '', ...lines] = readFileSync(list, 'utf8').split('\n');
  const [at, size] = ['path', 'bytes'].map((name) => head.split('\t').indexOf(name));
  const files = lines
    .map((line) => line.split('\t'))
    .filter((cells) => /joseki_dict/i.test(cells[at]));
  const [largest] = files.sort((a, b) => Number(b[size]) - Number(a[size]));
  const file = largest && path.join(corpusFolder(), largest[at]);
  return file && existsSync(file) ? file : undefined;
}
