// README, the reference and the demo are true: links lead somewhere, examples work.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { slug } from 'github-slugger';
import { Marked } from 'marked';
import { fill, fillReference } from '../../scripts/api-tables.js';
import { readElement } from '../../scripts/manifest.js';
import { root } from '../../scripts/run.js';
import { parseSgf } from '../../dist/core.js';

const MOST_BYTES = 12_000;

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (folder, ending) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join(folder, name));

const reference = namesIn('demo/reference', '.md');
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...reference];
const pages = namesIn('demo', '.html');
const marked = new Marked();
const tokensOf = (file) => {
  const tokens = [];
  marked.walkTokens(marked.lexer(read(file)), (token) => tokens.push(token));
  return tokens;
};

/** The HTML examples of a document; for a page, all of its HTML. */
const htmlOf = (file) =>
  file.endsWith('.html')
    ? [read(file).replaceAll(/<!--[^]*?-->/g, '')]
    : tokensOf(file).flatMap(({ type, lang, text }) =>
        type === 'code' && /^html\b/.test(lang) ? [text] : [],
      );

describe('README.md', () => {
  it(`has at most ${MOST_BYTES} bytes`, () => {
    assert.ok(Buffer.byteLength(read('README.md')) <= MOST_BYTES);
  });

  it('leads to every page of the reference, itself or by its index', () => {
    const linked = [
      ...read('README.md').matchAll(/demo\/reference\/([\w-]+\.md)/g),
      ...read('demo/reference/README.md').matchAll(/\(([\w-]+\.md)\)/g),
    ].map(([, name]) => name);
    const names = reference.map((file) => path.basename(file));
    assert.deepEqual([...new Set(linked)].sort(), names.sort());
  });
});

describe('links', () => {
  const anchorsOf = (file) =>
    tokensOf(file).flatMap(({ type, text }) => (type === 'heading' ? [slug(text)] : []));

  for (const file of documents) {
    it(`of ${file} lead to files and headings that exist`, () => {
      const targets = tokensOf(file).flatMap(({ type, href }) =>
        (type === 'link' || type === 'image') && !/^[a-z]+:/.test(href) ? [href] : [],
      );
      const broken = targets.filter((href) => {
        const [name, anchor] = href.split('#');
        const target = name ? path.posix.join(path.posix.dirname(file), name) : file;
        if (!existsSync(path.join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      });
      assert.deepEqual(broken, []);
    });
  }

  it('of the menu name every page of the demo and of the reference', () => {
    const menu = read('demo/menu.js');
    const addresses = [...menu.matchAll(/'([\w./-]+\.(?:html|md))':/g)].map(([, name]) => name);
    const listed = addresses.map((address) => path.posix.join('demo', address));
    const projects = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];
    assert.deepEqual(listed.sort(), [...pages, ...reference, ...projects].sort());
  });

  for (const page of pages) {
    it(`are at the top of ${page}`, () => {
      assert.match(read(page), /<body[^>]*>\s*<script src="menu\.js"><\/script>/);
      assert.match(read(page), /<main id="main">/);
    });
  }
});

describe('examples', () => {
  const { attributes, events } = readElement();
  const typeOf = new Map(attributes.map(({ name, type }) => [name, type?.text ?? 'string']));
  const ofHtml = /^(id|class|style|slot|lang|dir|hidden|title|data-.*|aria-.*)$/;

  const complaintsOf = (tag) => {
    if (tag.endsWith('/>')) return [`${tag}: an end tag is missing`];
    const written = [...tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)];
    return written.flatMap(([, name, value]) => {
      const type = typeOf.get(name);
      if (type === undefined) return ofHtml.test(name) ? [] : [`${tag}: no attribute ${name}`];
      if (type === 'boolean') return value === undefined ? [] : [`${tag}: ${name} has a value`];
      const isListed = !type.includes("'") || type.endsWith('string');
      return isListed || type.includes(`'${value}'`) ? [] : [`${tag}: ${name} is ${type}`];
    });
  };

  it('are there', () => {
    assert.ok(htmlOf('README.md').length > 5 && events.length > 5);
  });

  it('are complained about where they are wrong', () => {
    assert.deepEqual(complaintsOf('<sgf-board src="a.sgf" lang="ja" try mode="diagram">'), []);
    for (const tag of ['<sgf-board />', '<sgf-board modus="x">', '<sgf-board try="true">'])
      assert.equal(complaintsOf(tag).length, 1, tag);
    assert.equal(complaintsOf('<sgf-board mode="film">').length, 1);
  });

  for (const file of [...documents, ...pages]) {
    it(`of ${file} have attributes that exist, and end tags`, () => {
      const tags = htmlOf(file).flatMap((html) => html.match(/<sgf-board\b[^>]*>/g) ?? []);
      assert.deepEqual(tags.flatMap(complaintsOf), []);
    });

    it(`of ${file} have records that are well-formed`, () => {
      for (const record of htmlOf(file).flatMap(recordsIn)) {
        const { trees, findings } = parseSgf(record.replaceAll(/^\s+|\s+$/g, ''));
        assert.equal(trees.length, 1, record);
        assert.deepEqual(findings, [], record);
      }
    });

    it(`of ${file} with a record within come through Markdown`, () => {
      for (const html of htmlOf(file).flatMap(inlineBoardsIn))
        assert.deepEqual(recordsIn(marked.parse(html)), recordsIn(html));
    });
  }

  it('of the form that Markdown breaks would be found', () => {
    const html = `<sgf-board>${script('(;SZ[9];B[ee];W[gc](;B[cg])(;B[gg]))')}</sgf-board>`;
    assert.notDeepEqual(recordsIn(marked.parse(html)), recordsIn(html));
  });
});

const script = (record) => `<script type="application/x-go-sgf">${record}</script>`;

function recordsIn(html) {
  const scripts = html.matchAll(/<script type="application\/x-go-sgf">([^]*?)<\/script>/g);
  return [...scripts].map(([, record]) => record);
}

function inlineBoardsIn(html) {
  return (html.match(/<sgf-board\b[^>]*>[^]*?<\/sgf-board>/g) ?? []).filter((board) =>
    board.includes('application/x-go-sgf'),
  );
}

describe('the reference', () => {
  it('is as the sources say, and leaves nothing out', async () => {
    const { pages: filled, missing } = await fillReference();
    assert.deepEqual(missing, []);
    for (const { name, before, after } of filled) assert.equal(before, after, name);
  });

  it('is filled between marks, wholly or in part', () => {
    const blocks = {
      things: { items: ['a', 'b', 'c'].map((name) => ({ name })), write: (all) => names(all) },
    };
    const names = (items) => items.map(({ name }) => name).join('+');
    const filled = (mark) => fill(`<!-- ${mark} -->old<!-- /api -->`, blocks, new Set(), 'x.md');
    assert.equal(filled('api:things'), '<!-- api:things -->\n\na+b+c\n\n<!-- /api -->');
    assert.match(filled('api:things b to c'), /\n\nb\+c\n\n/);
    assert.throws(() => filled('api:nothing'), /x\.md .* api:nothing/);
    assert.throws(() => filled('api:things x to c'), /x\.md: api:things/);
  });
});

describe('the page on security', () => {
  const below = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? below(file) : [file];
    });

  it('is right that boards store nothing but settings and solved problems of readers, and make no HTML of texts', () => {
    const told = /localStorage|sessionStorage|indexedDB|\.cookie|innerHTML|unsafeHTML|sendBeacon/;
    const files = [...below('src/element'), ...below('src/view')];
    assert.deepEqual(
      files.filter((file) => told.test(read(file))),
      [
        'src/element/attributes.ts',
        'src/element/record/page-records.ts', // reads it, to see whether it has changed
        'src/element/settings/settings.ts',
        'src/element/solve/results.ts', // only where the page has `remember`
      ],
    );
  });
});
