// Static figures: what stands in them, and that nothing of a hostile record gets out of its place. The HTML is read by a
// real browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { dictionary as ja } from '../../dist/esm/texts/languages/ja.js';
import {
  renderBook,
  renderStatic,
  renderStory,
  staticStyles,
} from '../../dist/esm/embed/static.js';
import { launch } from './page-server.js';

const game =
  '(;SZ[9]PB[Ada]BR[3k]PW[Lin]RE[B+2.5]EV[Club & friends];B[ee]C[First\n\nSecond];W[gc](;B[cg];W[tt])(;B[gg]))';
const demo = (name) => readFileSync(new URL(`../../demo/records/${name}`, import.meta.url), 'utf8');

/** What a figure consists of; anything else would come from the record. */
const TAGS =
  'a b bdi br circle clippath defs details div fecolormatrix feturbulence figcaption figure filter g lineargradient p path pre radialgradient rect sgf-board span stop style summary svg text title use';

/** Runs in the page: reads HTML as browsers do, and tells what it has become. */
function readHtml(texts) {
  return texts.map((text) => {
    const { body } = new globalThis.DOMParser().parseFromString(text, 'text/html');
    const all = [...body.querySelectorAll('*')];
    const ids = all.map(({ id }) => id).filter(Boolean);
    const links = all.flatMap((each) => [
      each.localName === 'use' && each.getAttribute('href'),
      each.getAttribute('fill')?.replace(/^#.*/, ''),
    ]);
    return {
      tags: [...new Set(all.map(({ localName }) => localName.toLowerCase()))],
      top: [...body.childNodes].map(({ nodeName }) => nodeName),
      attributes: [...new Set(all.flatMap((each) => each.getAttributeNames()))],
      styles: all.map((each) => each.getAttribute('style')).filter(Boolean),
      css: all.filter(({ localName }) => localName === 'style').map((each) => each.textContent),
      sgf: body.firstElementChild?.getAttribute('sgf'),
      caption: body.querySelector('figcaption')?.textContent,
      text: body.textContent,
      numbers: [...body.querySelectorAll('svg text')]
        .map((each) => each.textContent)
        .filter((text) => /^\d+$/.test(text))
        .sort(),
      areIdsUnique: ids.length === new Set(ids).size,
      dangling: links
        .map((link) => /#([\w-]+)/.exec(link || '')?.[1])
        .filter((id) => id && !ids.includes(id)),
    };
  });
}

describe('renderStatic', () => {
  let browser, page;

  before(async () => {
    browser = await launch();
    page = await browser.newPage();
  });
  after(() => browser?.close());

  const read = async (...texts) => page.evaluate(readHtml, texts);

  it('writes the figures of a story: each has the moves since the step before', async () => {
    const steps = ['1', 3, '2.2', '#nowhere', ' last '];
    const figures = renderStory(game, steps, { caption: 'Not here', coordinates: 'none' });
    assert.deepEqual(
      figures.map((figure) => figure.match(/<figure class="sgf-figure"/g)?.length ?? 0),
      [1, 1, 1, 0, 1],
    );
    // Lines that do not go through the step before have no numbers.
    assert.deepEqual(
      (await read(...figures)).map(({ numbers }) => numbers),
      [['1'], ['2', '3'], [], [], []],
    );
    assert.match(figures[0], /@keyframes/);
    assert.ok(!figures.slice(1).join('').includes('<style>'));
    assert.ok(!figures.join('').includes('Not here'));
    assert.ok(!renderStory(game, steps, { styles: false })[0].includes('<style>'));
    assert.deepEqual(renderStory('no record', ['1', '2']), ['', '']);
    const { areIdsUnique, dangling } = (await read(figures.join('')))[0];
    assert.ok(areIdsUnique);
    assert.deepEqual(dangling, []);
  });

  it('writes a game as a book, and shows what is none', () => {
    const book = renderBook(game, { numbers: 'last-2', label: 'A <book>' });
    assert.match(book, /<title>A &lt;book&gt;/);
    assert.ok((book.match(/<figure/g)?.length ?? 0) > 1);
    assert.match(renderBook('no <game>'), /no &lt;game>?/);
  });

  it('writes the record that a text diagram stands for', async () => {
    const [found] = await read(
      renderStatic('$$Bc9\n$$ | . X . 1 2 . . . . |\n$$ -------------------'),
    );
    assert.match(found.sgf, /^\(;FF\[4\].*AB\[bi\].*;B\[di\].*;W\[ei\]/);
    assert.ok(found.tags.includes('svg'));
  });

  it('writes the record, the picture, players, result, caption, moves and comments', async () => {
    const html = renderStatic(game, { caption: 'A “corner”', move: 1 });
    const [found] = await read(html);
    assert.deepEqual(found.top, ['SGF-BOARD']);
    assert.equal(found.sgf, game);
    assert.equal(found.caption, 'A “corner”');
    assert.ok(found.tags.includes('svg'));
    for (const text of ['Ada', '3k', 'Lin', 'Black wins by 2.5 points', 'Club & friends'])
      assert.ok(found.text.includes(text), text);
    assert.ok(found.text.includes('1 ● E5 2 ○ G7 3 ● C3 4 ○ Pass'), found.text);
    assert.match(html, /<p dir="auto"><b>1 ● E5<\/b> First<\/p><p dir="auto">Second<\/p>/);
  });

  it('is one line that neither Markdown nor templates take for their own', () => {
    const html = renderStatic('(;C[{{ a }}\n\n\t{% b %}];B[aa])', { caption: '{c}' });
    assert.doesNotMatch(html, /[\n\r\t{}]/);
  });

  it('sets the attributes of the board', () => {
    const html = renderStatic('(;B[aa])', {
      mode: 'diagram',
      move: 1,
      'hide-result': true,
      loop: false,
    });
    const [start] = /^<sgf-board[^>]*>/.exec(html);
    assert.equal(start, '<sgf-board move="1" mode="diagram" hide-result sgf="(;B[aa])">');
  });

  it('prints figures as books do: captured stones stay, and what has no number is told below', () => {
    const taken = '(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa];W[hh])';
    const html = renderStatic(taken, { mode: 'diagram', from: 1, to: 4 });
    assert.match(html, /<p class="sgf-hidden">4 at 1<\/p>/);
    assert.match(html, /1 ○ A9 2 ● A8 3 ○ J1 4 ● A9/);
    assert.doesNotMatch(renderStatic(taken, { mode: 'diagram' }), /class="sgf-hidden"/);
  });

  it('knows the attributes that the element has', () => {
    const manifest = JSON.parse(
      readFileSync(new URL('../../dist/custom-elements.json', import.meta.url), 'utf8'),
    );
    const all = manifest.modules.flatMap(({ declarations }) => declarations ?? []);
    const { attributes } = all.find(({ tagName }) => tagName === 'sgf-board');
    // What describes a page, not a record, is left to the page.
    const own = attributes.filter(({ name }) => !/^(data-)?sgf$/.test(name));
    const names = own.map(({ name }) => name);
    const values = own.map(({ name, type }) => [
      name,
      name === 'src' ? '/a.sgf' : type?.text === 'boolean' || 'x',
    ]);
    const html = renderStatic('(;)', Object.fromEntries(values));
    const [start] = /^<sgf-board[^>]*>/.exec(html);
    const missing = names.filter((name) => !new RegExp(` ${name}[=> ]`).test(start));
    assert.deepEqual(missing, []);
  });

  it('lets an address stand for the record, with a link for readers without script', () => {
    const html = renderStatic(game, { src: '/games/a.sgf?x=1&y' });
    assert.doesNotMatch(html, / sgf="/);
    assert.match(html, /<a href="\/games\/a\.sgf\?x=1&amp;y">a\.sgf<\/a>/);
    assert.match(html, /<svg /);
    assert.doesNotMatch(renderStatic('', { src: 'javascript:alert()' }), /href/);
  });

  it('shows the last position where the board would open empty, and else the one asked for', () => {
    const titleOf = (options) => /<title>(.*?)<\/title>/.exec(renderStatic(game, options))[1];
    assert.equal(titleOf({}), 'Move 4, White passes');
    assert.equal(titleOf({ move: 0 }), 'Start, Black to play');
    assert.equal(titleOf({ move: 2 }), 'Move 2, White G7');
    assert.equal(titleOf({ path: '2.2' }), 'Move 3, Black G3');
    assert.equal(titleOf({ 'hide-result': true }), 'Start, Black to play');
  });

  it('tells only the question of a problem', async () => {
    const [asked, told] = await read(
      renderStatic(demo('problem.sgf'), { mode: 'problem' }),
      renderStatic(demo('problem.sgf'), { mode: 'problem', solution: 'shown' }),
    );
    assert.match(asked.text, /Black to play/);
    assert.doesNotMatch(asked.text, /●|Right|RIGHT/);
    assert.match(told.text, /1 ● /);
    const hidden = await read(
      renderStatic(game, { mode: 'guess' }),
      renderStatic('(;B[aa];N[?]W[bb]C[Secret])'),
      renderStatic(game, { 'hide-result': true }),
    );
    const [guess, asking, secret] = hidden.map(({ text }) => text);
    assert.doesNotMatch(guess, /2 ○|First|wins/);
    assert.doesNotMatch(asking, /2 ○|Secret/);
    assert.doesNotMatch(secret, /wins/);
    assert.match(secret, /2 ○/);
  });

  it('writes in the language of the page', () => {
    const html = renderStatic(game, { lang: 'ja', dictionary: ja });
    assert.match(html, /^<sgf-board lang="ja"/);
    assert.match(html, /黒/);
    assert.match(html, /<summary>手順|<summary>[^A-Za-z]+<\/summary>/);
  });

  it('reads the bytes of old files', () => {
    const bytes = Uint8Array.from([...'(;GM[1]CA[GB2312]PB['].map((c) => c.charCodeAt(0)));
    const name = [0xb9, 0xc5, 0xc1, 0xa6];
    const html = renderStatic(Uint8Array.from([...bytes, ...name, ...Buffer.from('];B[aa])')]));
    assert.match(html, /<b>古力<\/b>/);
    assert.match(html, / sgf="[^"]*古力/);
  });

  it('shows what is no record as it is', async () => {
    const [found] = await read(renderStatic('no <b>record</b>'));
    assert.deepEqual(found.tags, ['sgf-board', 'pre']);
    assert.equal(found.text, 'no <b>record</b>');
    assert.equal(renderStatic(''), '<sgf-board></sgf-board>');
  });

  it('draws other games', () => {
    for (const name of ['hex.sgf', 'othello.sgf', 'gomoku.sgf'])
      assert.match(renderStatic(demo(name)), /<svg /, name);
  });

  it('repeats no id, even if a page has the same picture twice', async () => {
    const twice = (options) => [1, 2].map((n) => renderStatic(game, options(n))).join('');
    const [apart, alike] = await read(
      twice((n) => ({ theme: 'kaya', idPrefix: `f${n}-` })),
      twice(() => ({ theme: 'kaya' })),
    );
    assert.ok(apart.areIdsUnique);
    assert.deepEqual(apart.dangling, []);
    assert.ok(!alike.areIdsUnique); // this is what the prefix is for
  });

  it('has its styles once: by itself, or from the page', async () => {
    const [with_, without] = await read(renderStatic(game), renderStatic(game, { styles: false }));
    assert.deepEqual(with_.css, [staticStyles]);
    assert.deepEqual(without.css, []);
  });

  it('takes nothing from a record but texts', async () => {
    const evil = fc.oneof(
      fc.constantFrom(
        ...[
          '<script>alert(1)</script>',
          '</figure></sgf-board><p onclick=x>',
          '"><img src=x onerror=x>',
        ],
        ...[
          "' onload='x",
          '<!--',
          '-->',
          ']]>',
          '<![CDATA[',
          '</title><b>',
          '</svg><i>',
          '</style><u>',
        ],
        ...[
          '&lt;b&gt;',
          '&#60;',
          '\\]',
          '\u0000',
          '\u202e',
          '\ud800',
          '{{x}}',
          '`',
          '</pre>',
          'url(#x)',
        ],
        ...['(;B[aa]', '))', 'javascript:alert(1)', '\u2028', '<style>*{}</style>', '<a href=x>'],
      ),
      fc.string({ maxLength: 12, unit: 'binary' }),
    );
    const text = fc.array(evil, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
    const value = text.map((words) => words.replace(/[\]\\]/g, '\\$&'));
    const record = fc
      .record({ value, other: value, label: value })
      .map(
        ({ value, other, label }) =>
          `(;SZ[9]PB[${value}]BR[${other}]EV[${value}]RE[${other}]GN[${label}]N[${other}];B[aa]C[${value}]LB[cc:${label}]N[${label}];W[${label}];B[${value}](;W[bb]N[${other}]C[${label}])(;W[cc]))`,
      );
    const sgf = fc.oneof({ weight: 3, arbitrary: record }, { weight: 1, arbitrary: text });
    const options = fc.record(
      {
        ...{ caption: text, label: text, path: text, view: text, numbers: text, theme: text },
        ...{ lang: text, id: text, idPrefix: text, panels: text, src: text, marks: text },
        mode: fc.constantFrom('viewer', 'diagram', 'problem', 'guess'),
        width: fc.constantFrom(300, 0.5, 1e9),
      },
      { requiredKeys: [] },
    );
    const made = fc.sample(fc.tuple(sgf, options), 400).map(([record, choices]) => ({
      record,
      choices,
      html: renderStatic(record, choices),
    }));
    const allowed = new Set(TAGS.split(' '));
    const found = await read(...made.map(({ html }) => html));
    for (const [at, { tags, top, attributes, styles, css, sgf }] of found.entries()) {
      const { record, choices, html } = made[at];
      const told = JSON.stringify({ record, choices, html }).slice(0, 3000);
      assert.deepEqual(top, ['SGF-BOARD'], told);
      assert.deepEqual(
        tags.filter((tag) => !allowed.has(tag)),
        [],
        told,
      );
      assert.deepEqual(
        attributes.filter((name) => /^on|^srcdoc$|^action$/.test(name)),
        [],
        told,
      );
      assert.ok(
        styles.every((style) => /^[\w-]+:[\w%./;:-]+$/.test(style)),
        told,
      );
      assert.deepEqual(
        [...new Set(css)].filter((each) => each !== staticStyles),
        [],
        told,
      );
      if (!choices.src && record.trim() && record.isWellFormed() && !/\p{Cc}/u.test(record))
        assert.equal(sgf, record, told);
    }
  });
});
