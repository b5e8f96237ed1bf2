// Opens pages as editors and site generators write them, in real browsers, and compares the reader's page with the
// author's text: moves and texts of the record, and the text of the article around it.
//
// A case is `{ id, level, html, expect }`, and for readers `where` and `note`. `html` is the content of the page.
// `expect` is the record: with the level `exact`, all its values; with `soft`, its texts after folding typography and
// white space; with `src`, the address that is loaded. `text` is the article's text; by default
// the text of `html` outside of the record. `@dom:react-template` in place of `html` is a page that a script makes.
import { readFileSync } from 'node:fs';
import { root } from '../../scripts/run.js';
import { serve } from '../node/page-server.js';
import { articleText, makePage, readBoards } from './in-page.js';

/** The ways in which a page may load the script. */
export const scripts = {
  'module, async in the head': {
    head: '<script async type="module" src="/dist/sgf-board.js"></script>',
  },
  'module, deferred': { end: '<script type="module" src="/dist/sgf-board.js"></script>' },
  'classic, in the head': { head: '<script src="/dist/sgf-board.global.js"></script>' },
  'classic, deferred': { end: '<script defer src="/dist/sgf-board.global.js"></script>' },
};

/** The record at every address that a case loads. */
const RECORD = '(;SZ[9]GN[loaded];B[ee];W[gc])';
/** The time after which a page without a board has none: for pages that hang, not for slow ones. */
const PATIENCE_MS = 6_000;

/** Reads a file of cases; a faulty one is an exception with a message for its author. */
export function readCases(file) {
  const cases = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(cases)) throw new Error(`${file} is no list of cases.`);
  for (const [index, { id, level, html, expect }] of cases.entries()) {
    const isWhole = [id, html, expect].every((value) => typeof value === 'string');
    if (!isWhole || !['exact', 'soft', 'src'].includes(level))
      throw new Error(
        `Case ${id ?? index + 1} needs id, html, expect and a level: exact, soft or src.`,
      );
  }
  return cases;
}

/** Serves `dist/`, a page for each case and way of loading, and a record under every other address. */
export function servePages(cases) {
  const ways = [...Object.values(scripts), undefined];
  const pages = Object.fromEntries(
    ways.flatMap((way, at) =>
      cases.map((each, index) => [`/pages/${at}/${index}/`, pageOf(each, way)]),
    ),
  );
  const answer = (address, response) => {
    if (address in pages || /^\/dist\/[\w.-]+\.js$/.test(address)) return false;
    response.writeHead(200, { 'content-type': 'application/x-go-sgf;charset=utf-8' }).end(RECORD);
    return true;
  };
  return serve({ folder: root, pages, answer });
}

function pageOf({ html, expect }, { head = '', end = '' } = {}) {
  const isMade = html === '@dom:react-template';
  const body = isMade ? `<p>Before.</p><div id="made"></div><p>After.</p>` : html;
  const make = `<script>(${makePage})(document.getElementById('made'), ${JSON.stringify(expect)})</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="icon" href="data:,">${head}</head><body>${body}${isMade ? make : ''}${end}</body></html>`;
}

/**
 * Opens a case and returns what is wrong with it: lines, each with a place and a difference.
 *
 * @param page a page of the browser, which is used again
 * @param core the exports of `dist/core.js`
 */
export async function failuresOf(page, origin, { cases, index, script, core }) {
  const { level, expect } = cases[index];
  const address = `${origin}/pages/${Object.keys(scripts).indexOf(script)}/${index}/`;
  const got = await readPage(page, address);
  const failures = [];
  const compare = (place, actual, wanted) => {
    if (actual !== wanted) failures.push(`${place}: ${firstDifference(actual, wanted)}`);
  };
  for (const error of got.errors) failures.push(`console: ${error}`);
  if (got.boards.length !== 1) failures.push(`boards: ${got.boards.length} instead of 1`);
  const [{ trees = [], error, src } = {}] = got.boards;
  if (error) failures.push(`record: ${error}`);
  else if (level === 'src') {
    compare('src', src, new URL(expect, address).href);
    compareRecords(trees, treesOf(core, RECORD), String, compare);
  } else compareRecords(trees, treesOf(core, expect), level === 'soft' ? folded : String, compare);
  compare('article', got.text, await wantedText(page, origin, cases[index], index));
  return failures;
}

async function readPage(page, address) {
  const errors = [];
  const note = ({ message }) => errors.push(message);
  page.on('pageerror', note);
  try {
    await page.goto(address, { waitUntil: 'load' });
    return { ...(await page.evaluate(readBoards, PATIENCE_MS)), errors };
  } catch ({ message }) {
    return { boards: [], text: '', errors: [...errors, message] };
  } finally {
    page.off('pageerror', note);
  }
}

/** The text of the article, from the page without the script. */
async function wantedText(page, origin, { text, level }, index) {
  if (text !== undefined) return text;
  await page.goto(`${origin}/pages/${Object.keys(scripts).length}/${index}/`);
  return page.evaluate(articleText, level === 'src');
}

function treesOf(core, sgf) {
  return core.parseSgf(sgf).trees.map((tree) =>
    Array.from({ length: tree.size }, (_, node) => ({
      parent: tree.parent(node),
      properties: tree.properties(node).map(({ identifier, values }) => [identifier, [...values]]),
    })),
  );
}

function compareRecords(trees, wanted, fold, compare) {
  compare('games', trees.length, wanted.length);
  for (const [game, nodes] of wanted.entries()) {
    const found = trees[game] ?? [];
    compare(`nodes of game ${game + 1}`, found.length, nodes.length);
    for (const [node, { parent, properties }] of nodes.entries()) {
      const place = `game ${game + 1}, node ${node}`;
      if (!found[node]) continue;
      compare(`${place}, parent`, found[node].parent ?? null, parent ?? null);
      compare(place, written(found[node].properties, fold), written(properties, fold));
    }
  }
}

const unescaped = (raw) => raw.replace(/\r\n?/g, '\n').replace(/\\(?:\n|$)|\\([^])/g, '$1');
const written = (properties, fold) =>
  properties
    .map(
      ([identifier, values]) =>
        identifier + values.map((raw) => `[${fold(unescaped(raw))}]`).join(''),
    )
    .sort()
    .join(' ');

/** A text without differences of typography and white space. */
function folded(text) {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[–—]|--+/g, '-')
    .replaceAll('…', '...')
    .replaceAll('×', 'x')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** Describes the first difference of two values, from shortly before it. */
function firstDifference(actual, wanted) {
  const [got, asked] = [String(actual), String(wanted)];
  let at = 0;
  while (at < got.length && got[at] === asked[at]) at += 1;
  const start = Math.max(0, at - 20);
  const show = (text) => JSON.stringify((start > 0 ? '…' : '') + text.slice(start, start + 100));
  return `${show(got)} instead of ${show(asked)}`;
}
