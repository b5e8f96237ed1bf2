// Each built file works in a page, however a page loads it, and uses the page's language.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { root } from '../../scripts/run.js';
import { launch, open, serve, waitForFirstButton } from './page-server.js';

const FIRST = { en: 'First move', ja: '最初の手' };

const MODULE = '<script type="module" src="/dist/sgf-board.js"></script>';
const classic = (rest = '', folder = '/dist') =>
  `<script ${rest} src="${folder}/sgf-board.global.js"></script>`;

const pageOf = (script, lang = 'ja') => `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<title>A record</title><link rel="icon" href="data:,">${script}
<sgf-board id="g">(;SZ[9];B[ee];W[cc])</sgf-board>`;

/** In another folder than the script, so files that the script looks for beside the page are missing. */
const pageAddress = '/articles/2026/page.html';

describe('built files in a page', () => {
  let browser, elsewhere, closed;

  before(async () => {
    const folder = root;
    const headers = { 'access-control-allow-origin': '*' };
    [browser, elsewhere, closed] = await Promise.all([
      launch(),
      serve({ folder, headers }),
      serve({ folder }),
    ]);
  });

  after(async () => {
    await browser?.close();
    for (const server of [elsewhere, closed]) server?.close();
  });

  async function check(script, { lang = 'ja', spoken = lang, expected = [] } = {}) {
    const pages = { [pageAddress]: pageOf(script, lang) };
    const server = await serve({ folder: root, pages });
    try {
      const { page, problems } = await open(browser, server.origin + pageAddress);
      await waitForFirstButton(page, FIRST[spoken]);
      const move = await page.$eval('sgf-board', async (board) => {
        await board.ready;
        board.goTo(2);
        return board.moveNumber;
      });
      await page.close();
      assert.equal(move, 2);
      assert.deepEqual(problems, expected);
    } finally {
      server.close();
    }
  }

  it('the module', () => check(MODULE));
  it('the classic script, deferred', () => check(classic('defer')));
  it('the classic script in the head', () => check(classic()));
  it('both on one page', () => check(classic() + MODULE));
  it('both on one page, the other way round', () => check(MODULE + classic('async')));
  it('English needs no other file', () => check(classic(), { lang: 'en' }));
  it('with a query that has a slash', () =>
    check('<script src="/dist/sgf-board.global.js?from=a/b.html"></script>'));

  it('the module from another site', () => {
    return check(MODULE.replace('/dist', `${elsewhere.origin}/dist`));
  });
  it('the classic script from another site', () => {
    return check(classic('', `${elsewhere.origin}/dist`));
  });
  it('the classic script from a site that allows no modules elsewhere', async () => {
    // The browser reports that it may not load the language; the board is in English.
    const refusal = /CORS|ERR_FAILED/;
    const problems = [];
    await check(classic('', `${closed.origin}/dist`), { spoken: 'en' }).catch((error) => {
      problems.push(...error.actual);
    });
    assert.ok(problems.length > 0 && problems.every((text) => refusal.test(text)), `${problems}`);
  });
});

describe('the classic script', () => {
  const required =
    "script-src 'nonce-n0'; require-trusted-types-for 'script'; trusted-types lit-html";
  let browser, closed;

  before(async () => {
    [browser, closed] = await Promise.all([launch(), serve({ folder: root })]);
  });
  after(async () => {
    await browser?.close();
    closed?.close();
  });

  /** Opens a page, and saves its board as SVG, for which the module loads another file. */
  async function save(address, first = FIRST.en) {
    const { page, problems } = await open(browser, address);
    await waitForFirstButton(page, first);
    const svg = await page.$eval('sgf-board', (board) => board.toSvg());
    await page.close();
    assert.match(svg, /^<svg [^]*<circle /);
    return problems;
  }

  async function saveFrom(script, headers = {}) {
    const pages = { [pageAddress]: pageOf(script, 'en') };
    const server = await serve({ folder: root, pages, headers });
    try {
      return await save(server.origin + pageAddress);
    } finally {
      server.close();
    }
  }

  /** Opens a page from a file, with these scripts of `dist/`. */
  async function saveFromFile(names, lang) {
    const folder = mkdtempSync(path.join(tmpdir(), 'sgf-board-'));
    const dist = pathToFileURL(path.join(root, 'dist')).href;
    const scripts = names.map((name) => `<script defer src="${dist}/${name}"></script>`);
    try {
      const page = path.join(folder, 'page.html');
      writeFileSync(page, pageOf(scripts.join(''), lang));
      return await save(pathToFileURL(page).href, FIRST[lang]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('needs no other file', async () => {
    assert.deepEqual(await saveFrom(classic()), []);
    assert.deepEqual(await saveFrom(classic('', `${closed.origin}/dist`)), []);
    assert.deepEqual(await saveFromFile(['sgf-board.global.js'], 'en'), []);
  });

  it('runs where Trusted Types and a nonce are required', async () => {
    const headers = { 'content-security-policy': required };
    assert.deepEqual(await saveFrom(classic('nonce="n0"'), headers), []);
  });

  it('has a language from a script tag of its own, on pages opened from a file', async () => {
    const names = ['sgf-board.global.ja.js', 'sgf-board.global.js'];
    assert.deepEqual(await saveFromFile(names, 'ja'), []);
  });

  it('has that language, too, where its script tag comes last', async () => {
    const problems = await saveFromFile(['sgf-board.global.js', 'sgf-board.global.ja.js'], 'ja');
    assert.ok(problems.every((text) => /sgf-board\.global\.ja\.js|ERR_FAILED/.test(text))); // it was tried
  });

  it('can be used on a page of any charset, and so can its languages: they are ASCII', () => {
    const names = readdirSync(path.join(root, 'dist')).filter((name) => name.includes('.global.'));
    assert.equal(names.length, 11);
    for (const name of names) {
      const text = readFileSync(path.join(root, 'dist', name), 'latin1');
      assert.ok(
        [...text].every((character) => character < '\x80'),
        name,
      );
      assert.ok(new Script(text));
    }
  });
});

describe('the compile hint', () => {
  it('is the first line of the files that run at once', () => {
    const names = readdirSync(path.join(root, 'dist')).filter((name) =>
      /^sgf-board(-(panels|overview)-.*)?\.js$/.test(name),
    );
    assert.equal(names.length, 3);
    for (const name of names) {
      const [first] = readFileSync(path.join(root, 'dist', name), 'utf8').split('\n', 1);
      assert.equal(first, '//# allFunctionsCalledOnLoad', name);
    }
  });
});

describe('licences', () => {
  const dist = path.join(root, 'dist');
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const read = (name) => readFileSync(path.join(dist, name), 'utf8');
  /** Texts in the code of lit-html only: of its templates and its directives. */
  const ofLit = /litHtmlVersions|_\$AH|_\$litDirective\$|_\$litType\$/;
  const withLit = files.filter((name) => ofLit.test(read(name)));

  it('are named in each file that holds code of others', () => {
    const bundles = ['sgf-board.global.js', 'sgf-board.js'];
    for (const name of bundles) assert.ok(withLit.includes(name), name);
    for (const name of withLit)
      assert.match(read(name), /@license[^]{1,40}Copyright \d+ Google LLC[^]*BSD-3-Clause/, name);
  });

  it('are not named where only our own code is', () => {
    const others = files.filter((name) => !withLit.includes(name));
    assert.deepEqual(
      others.filter((name) => read(name).includes('@license')),
      [],
    );
  });

  it('have all their words beside the files', () => {
    const texts = read('LICENSES.txt');
    for (const file of ['LICENSE', 'node_modules/lit-html/LICENSE']) {
      const words = readFileSync(path.join(root, file), 'utf8').trim();
      assert.ok(texts.includes(words), file);
    }
  });
});
