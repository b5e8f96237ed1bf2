// What a page has to show, looked at in a browser. Each check tells what it found wrong.
import { isDeepStrictEqual } from 'node:util';
import { parseSgf } from '../../dist/core.js';
import { file, first, second } from './records.js';

const WAIT_MS = 60_000;
const PROPERTIES = ['B', 'W', 'C', 'PB', 'PW'];

/** Moves and texts of a record, node by node. */
const nodesIn = (sgf) => {
  const [tree] = parseSgf(sgf).trees;
  return Array.from({ length: tree.size }, (_, node) =>
    PROPERTIES.map((name) => tree.values(node, name)),
  );
};

/** The same of each board of a page, once all have loaded; runs in the page. */
async function shown(properties) {
  const boards = [...globalThis.document.querySelectorAll('sgf-board')];
  const all = boards.map(async (board) => {
    board.scrollIntoView();
    await board.ready;
    const { tree, caption, mode, moveNumber } = board;
    const nodes = Array.from({ length: tree.size }, (_, node) =>
      properties.map((name) => [...tree.values(node, name)]),
    );
    return { nodes, caption, mode, moveNumber };
  });
  return Promise.all(all);
}

/** Opens a page; what it complains of is collected. */
async function openPage(browser, address, { hasScript = true } = {}) {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(hasScript);
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const isDevelopment = /Lit is in dev mode|React DevTools|\[HMR\]|\[Fast Refresh\]/.test(
      message.text(),
    );
    if (/^(error|warn)/.test(message.type()) && !isDevelopment)
      complaints.push(`console: ${message.text().slice(0, 500)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address, { timeout: WAIT_MS * 3 });
  return { page, complaints };
}

function compare(found, expected, what) {
  if (isDeepStrictEqual(found, expected)) return [];
  return [`${what} shows ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

const ready = (page) =>
  page.waitForFunction(() => globalThis.customElements.get('sgf-board'), { timeout: WAIT_MS });

/** Boards in a page of Markdown: moves, attributes, and what stands there without script. */
export async function checkMarkdown({ browser, address, host, tell }) {
  const { page, complaints } = await openPage(browser, address);
  await ready(page);
  const boards = await page.evaluate(shown, PROPERTIES);
  const expected = [first, file, file].slice(0, host.boards ?? 2).map(nodesIn);
  tell('moves', [
    ...compare(
      boards.map(({ nodes }) => nodes),
      expected,
      'the page',
    ),
    ...compare(
      [boards[0]?.mode, boards[0]?.caption, boards[0]?.moveNumber],
      ['diagram', 'A caption', 2],
      'the first board',
    ),
    ...complaints,
  ]);
  if (host.changesPages) tell('pages', await changePage(page, expected, complaints));
  await page.close();
  if (host.hasFigure) tell('figure', await lookWithoutScript(browser, address));
}

/** A site that changes its pages by script, there and back: no board stays, and all are back. */
async function changePage(page, expected, complaints) {
  const follow = async (href, count) => {
    await page.$eval(`a[href="${href}"]`, (link) => link.click());
    const hasAll = (wanted) => globalThis.document.querySelectorAll('sgf-board').length === wanted;
    await page.waitForFunction(hasAll, { timeout: WAIT_MS }, count);
    return (await page.evaluate(shown, PROPERTIES)).map(({ nodes }) => nodes);
  };
  const other = compare(await follow('/other', 0), [], 'another page');
  const back = compare(await follow('/', expected.length), expected, 'the page after a return');
  return [...other, ...back, ...complaints];
}

/** Each board is a figure with a picture; the first is a diagram of two moves, the other one has a game's facts. */
async function lookWithoutScript(browser, address) {
  const { page, complaints } = await openPage(browser, address, { hasScript: false });
  const figures = await page.$$eval('sgf-board figure', (all) =>
    all.map((figure) => ({
      text: figure.textContent.replace(/\s+/g, ' '),
      height: figure.querySelector('svg')?.getBoundingClientRect().height ?? 0,
    })),
  );
  await page.close();
  const texts = [/1 ● E5 2 ○ G7.*A caption/, /White wins by resignation.*Noor.*Ivo.*1 ● K10/];
  const wrong = texts.flatMap((wanted, at) => {
    const { text = '', height = 0 } = figures[at] ?? {};
    const found = wanted.test(text) ? [] : [`figure ${at + 1} says ${JSON.stringify(text)}`];
    return height > 100 ? found : [...found, `figure ${at + 1} has no picture`];
  });
  return [...wrong, ...complaints];
}

/** A board in an app: rendered on a server, taken over without a warning, changed, and heard. */
export async function checkApp({ browser, address, host, tell }) {
  const html = await (await fetch(address)).text();
  const start = '(;SZ[9]PB[Ada]';
  const isRendered = /<sgf-board[^>]*>/.exec(html)?.[0].includes(`sgf="${start}`);
  const { page, complaints } = await openPage(browser, address);
  await ready(page);
  const nodes = async () => (await page.evaluate(shown, PROPERTIES)).map((board) => board.nodes);
  tell('moves', compare(await nodes(), [nodesIn(first)], 'the page'));
  tell('server', [...(isRendered ? [] : ['the page of the server has no record']), ...complaints]);
  complaints.length = 0;
  await page.evaluate(() => globalThis.document.querySelector('sgf-board').next());
  const heard = () =>
    page.waitForFunction(() => globalThis.document.querySelector('#told').textContent === '1', {
      timeout: WAIT_MS,
    });
  tell(
    'events',
    await heard().then(
      () => complaints,
      () => ['the page hears nothing of a step'],
    ),
  );
  await page.click('#change');
  await page.waitForFunction(
    (wanted) => globalThis.document.querySelector('sgf-board').sgf === wanted,
    { timeout: WAIT_MS },
    second,
  );
  tell('change', [...compare(await nodes(), [nodesIn(second)], 'the changed page'), ...complaints]);
  if (host.hasCode) tell('code', await followCode(page, complaints));
  await page.close();
}

/** A code block of the app becomes a board beside it, follows what the app writes, and goes with it. */
async function followCode(page, complaints) {
  const wrong = [];
  for (const record of [first, second, undefined]) {
    await page.click('#code');
    const blocks = record ? [nodesIn(second), nodesIn(record)] : [nodesIn(second)];
    const isShown = async ({ nodes, count }) => {
      const boards = [...globalThis.document.querySelectorAll('sgf-board')];
      await Promise.all(boards.map((board) => board.ready));
      return boards.length === count && boards.at(-1).tree.size === nodes;
    };
    const wanted = { nodes: blocks.at(-1).length, count: blocks.length };
    await page.waitForFunction(isShown, { timeout: WAIT_MS }, wanted).catch(() => undefined);
    const boards = await page.evaluate(shown, PROPERTIES);
    const found = boards.map(({ nodes }) => nodes);
    wrong.push(...compare(found, blocks, `the page with ${record ?? 'no'} code`));
  }
  return [...wrong, ...complaints];
}
