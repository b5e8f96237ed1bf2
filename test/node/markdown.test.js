// The plug-ins for Markdown, each with the real package it is for: a code block becomes the static figure, and nothing
// else changes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import markdownIt from 'markdown-it';
import { Marked } from 'marked';
import rehypeParse from 'rehype-parse';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import sgfMarkdownIt from '../../dist/esm/embed/markdown-it.js';
import sgfMarked from '../../dist/esm/embed/marked.js';
import sgfRehype from '../../dist/esm/embed/rehype.js';
import sgfRemark from '../../dist/esm/embed/remark.js';
import { staticStyles } from '../../dist/esm/embed/static.js';

/** A record with all that Markdown and HTML could take for their own. */
const record = `(;SZ[9]PB[*Ada*]C[A <b>blank</b> line & "quotes" -- {{ braces }}:

- item \\] # x]
;B[ee];W[gc](;B[cg])
(;B[gg]))`;

const page = `# Title

\`\`\`sgf mode=diagram move=2 hide-result "A *caption*"
${record}
\`\`\`

Text with \`code\`.

> \`\`\`SGF title='In a quotation' onclick=x
> (;SZ[9];B[aa])
> \`\`\`

\`\`\`js
const sgf = '(;B[aa])';
\`\`\`
`;

const plain = (options) => unified().use(remarkParse).use(remarkRehype, options);

/** How a page becomes HTML, by the name of the plug-in. */
const engines = {
  'markdown-it': (text, options) =>
    markdownIt({ highlight: () => '<pre>highlighted</pre>' })
      .use(sgfMarkdownIt, options)
      .render(text),
  marked: (text, options) => new Marked().use(sgfMarked(options)).parse(text),
  remark: (text, options) =>
    String(
      unified()
        .use(remarkParse)
        .use(sgfRemark, options)
        .use(remarkRehype)
        .use(rehypeStringify)
        .processSync(text),
    ),
  rehype: (text, options) =>
    String(plain().use(sgfRehype, options).use(rehypeStringify).processSync(text)),
  'remark and rehype-raw': (text, options) =>
    String(
      unified()
        .use(remarkParse)
        .use(sgfRemark, options)
        .use(remarkRehype, { allowDangerousHtml: true })
        .use(rehypeRaw)
        .use(rehypeStringify)
        .processSync(text),
    ),
};

/** Entities as engines write them, in one form. */
function decoded(text) {
  const named = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name
      ? (named[name] ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)),
  );
}

/** The start of each board, by attribute. */
function boardsIn(html) {
  return [...html.matchAll(/<sgf-board((?: [\w-]+(?:="[^"]*")?)*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g), ([, name, value = '']) => [
        name,
        decoded(value),
      ]),
    ),
  );
}

for (const [name, render] of Object.entries(engines)) {
  describe(`the plug-in for ${name}`, () => {
    it('makes boards of code blocks, with the record and attributes as written', () => {
      const [first, second, ...more] = boardsIn(render(page));
      assert.deepEqual(first, {
        ...{ sgf: first.sgf, mode: 'diagram', move: '2', caption: 'A *caption*' },
        'hide-result': '',
      });
      assert.equal(first.sgf.trim(), record);
      assert.equal(second.caption, 'In a quotation');
      assert.equal(second.sgf.trim(), '(;SZ[9];B[aa])');
      assert.deepEqual(Object.keys(second).sort(), ['caption', 'sgf']);
      assert.deepEqual(more, []);
    });

    it('leaves the rest of the page alone', () => {
      const html = render(page);
      assert.match(html, /<h1>Title<\/h1>/);
      assert.match(html, /<p>Text with <code>code<\/code>\.<\/p>/);
      assert.match(html, name === 'markdown-it' ? /highlighted/ : /language-js/);
      assert.doesNotMatch(html, /language-sgf/);
    });

    it('writes the figure, its styles once, and each id once', () => {
      const html = render(page);
      assert.equal(html.match(/<figure /g).length, 2);
      assert.equal(html.match(/<svg /g).length, 2);
      assert.match(html, /viewBox="0 0 /);
      assert.match(html, / stroke-width="/);
      assert.match(html, /<figcaption>A \*caption\*<\/figcaption>/);
      assert.equal(decoded(html).split(staticStyles).length, 2);
      const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      assert.ok(ids.length > 1);
      assert.equal(new Set(ids).size, ids.length);
    });

    it('begins anew with each page', () => {
      assert.equal(render(page), render(page));
    });

    it('takes options for all boards; a block may have its own', () => {
      const block = '```go theme=dark\n(;B[aa])\n```\n\n```sgf\n(;B[bb])\n```\n';
      const html = render(block, { theme: 'paper', numbers: 'all', languages: ['go'] });
      const [board, ...more] = boardsIn(html);
      assert.equal(board.theme, 'dark');
      assert.equal(board.numbers, 'all');
      assert.deepEqual(more, []);
      assert.match(html, name === 'markdown-it' ? /highlighted/ : /language-sgf/);
    });

    it('reads the record at an address, if the page can', () => {
      const block = '```sgf src="/game.sgf" mode=diagram\n```\n';
      const read = (src) => (src === '/game.sgf' ? '(;SZ[9];B[aa])' : undefined);
      const html = render(block, { read });
      assert.deepEqual(boardsIn(html), [{ src: '/game.sgf', mode: 'diagram' }]);
      assert.match(html, /<svg /);
      assert.match(render(block), /<a href="\/game\.sgf">game\.sgf<\/a>/);
    });
  });
}

describe('stories in a page of rehype', () => {
  const process = (html, options) => {
    const file = unified()
      .use(rehypeParse, { fragment: true })
      .use(sgfRehype, options)
      .use(rehypeStringify)
      .processSync(html);
    return {
      html: String(file),
      messages: file.messages.map(({ reason, line }) => [line, reason]),
    };
  };
  const nine = '(;SZ[9];B[ee];W[gc];B[cg];W[gg])';
  const figures = /<figure class="sgf-figure".*?<\/figure>/gs;
  /** The page, with a word for each figure. */
  const outline = (html) => html.replace(figures, 'FIGURE');

  it('have a figure in each step, or before one that can’t hold it', () => {
    const page = `<section data-sgf-story="g1"><sgf-board id="g1" sgf="${nine}" coordinates="none"></sgf-board>
<p data-path="1">One</p><div><div data-path="2">Two <i data-path="2">i</i></div></div>
<h2 data-path="4">Four</h2><a data-path="3">link</a><p data-sgf-board="g1" data-path="1">link</p></section>
<p data-path="1">Elsewhere</p>`;
    const { html, messages } = process(page);
    assert.deepEqual(messages, []);
    assert.equal(
      outline(html).replace(/ (id|sgf|coordinates|data-[\w-]+)="[^"]*"/g, ''),
      `<section><sgf-board></sgf-board>
FIGURE<p>One</p><div><div>FIGURETwo <i>FIGUREi</i></div></div>
FIGURE<h2>Four</h2><a>link</a><p>link</p></section>
<p>Elsewhere</p>`,
    );
    const drawn = html.match(figures).map((figure) => figure.match(/(?<=>)\d+(?=<\/text>)/g));
    assert.deepEqual(drawn, [['1'], ['2'], null, ['3', '4']]);
    assert.equal(html.split('@keyframes').length, 2);
  });

  it('keep the figures that their author has put there', () => {
    const page = `<div data-sgf-story="g"><sgf-board id="g">${nine}</sgf-board>
<div data-path="1"><img class="sgf-figure" alt=""></div><img class="sgf-figure" alt=""> <p data-path="2">x</p>
<p data-path="3">y</p></div>`;
    const { html } = process(page);
    assert.match(
      outline(html),
      /<img class="sgf-figure" alt=""><\/div><img [^>]*> <p .*>x<\/p>\nFIGURE<p .*>y/,
    );
    assert.match(html.match(figures)[0], /@keyframes/);
  });

  it('don’t take the figure of a board in a step for that of the step', () => {
    const page = `<div data-sgf-story="g"><sgf-board id="g">${nine}</sgf-board>
<div data-path="2">x<pre><code class="language-sgf">${nine}</code></pre></div></div>`;
    assert.match(outline(process(page).html), /<div data-path="2">FIGUREx<sgf-board/);
  });

  it('stay what they are where browsers read the page', () => {
    const page = `<div data-sgf-story="g"><sgf-board id="g">${nine}</sgf-board>
<p>One <b data-path="1">1</b> and <img data-path="2" alt="2"></p><hr data-path="3"><table><tbody><tr data-path="4"><td>4</td></tr></tbody></table>
<ul><li data-path="4">5</li></ul><table><tbody><tr><td><p data-path="4">6</p></td></tr></tbody></table></div>`;
    const { html, messages } = process(page);
    assert.deepEqual(messages, []);
    assert.equal(
      outline(html).replace(/^.*\n| (alt|data-path)="\d?"/g, ''),
      `FIGUREFIGURE<p>One <b>1</b> and <img></p>FIGURE<hr>FIGURE<table><tbody><tr><td>4</td></tr></tbody></table>
<ul><li>FIGURE5</li></ul><table><tbody><tr><td>FIGURE<p>6</p></td></tr></tbody></table></div>`,
    );
    const parsed = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);
    assert.equal(outline(String(parsed.processSync(html))), outline(html));
    assert.equal(process(html).html, html, 'a second time');
  });

  it('are one after the other, or one in the other', () => {
    const board = (id) => `<sgf-board id="${id}" coordinates="none">${nine}</sgf-board>`;
    const page = `<div data-sgf-story="a">${board('a')}<p data-path="1">1</p>
<div data-sgf-story="b">${board('b')}<p data-path="1">1</p></div><p data-path="3">3</p></div><p data-sgf-story="a"></p>`;
    const { html, messages } = process(page, { idPrefix: 'post-' });
    assert.deepEqual(messages, []);
    const drawn = html.match(figures).map((figure) => figure.match(/(?<=>)\d+(?=<\/text>)/g));
    assert.deepEqual(drawn, [['1'], ['1'], ['3', '2']]); // in the order of the points
    assert.equal(html.split('@keyframes').length, 2);
    const ids = html.match(/(?<=\bid=")post-[^"]*/g);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('take the record from where the board has it', () => {
    const story = (board) => `${board}<div data-sgf-story="g"><span data-path="1">x</span></div>`;
    const read = (src) => (src === '/a.sgf' ? new TextEncoder().encode(nine) : undefined);
    for (const board of [
      `<sgf-board id="g" data-sgf="${nine}"></sgf-board>`,
      `<sgf-board id="g"><script type="application/x-go-sgf">${nine}</script></sgf-board>`,
      `<sgf-board id="g"><template>${nine}</template></sgf-board>`,
      '<sgf-board id="g" src="/a.sgf"></sgf-board>',
      `<sgf-board id="g" src="#record"></sgf-board><script id="record" type="text/plain">${nine}</script>`,
      `<sgf-board id="g" src="#h"></sgf-board><sgf-board id="h" src="/a.sgf"></sgf-board>`,
      `<pre class="sgf-board" id="g" data-coordinates="none">${nine}</pre>`,
      `<div class="sgf-board" id="g" data-src="/a.sgf"></div>`,
      `<pre><code class="language-sgf">${nine}</code></pre>`,
    ]) {
      const { html } = process(story(board), {
        read,
        ...(board.startsWith('<pre') && { id: 'g' }),
      });
      assert.match(outline(html), /<span data-path="1">FIGUREx/, board);
    }
  });

  it('say what is missing, and where', () => {
    const step = '<p data-path="1">x</p>';
    const { html, messages } = process(
      `<div data-sgf-story="a">${step}</div>
<div data-sgf-story="b"><sgf-board id="b" src="b.sgf"></sgf-board>${step}</div>
<div data-sgf-story="c"><sgf-board id="c" sgf="${nine}"></sgf-board>
<p data-path="#nowhere">x</p></div>
<div data-sgf-story="d"><sgf-board id="d"><a href="d.sgf">d.sgf</a></sgf-board>${step}${step}</div>
<p data-sgf-story="c2"><sgf-board id="c2" sgf="${nine}"></sgf-board><b data-path="1">x</b></p>`,
    );
    assert.deepEqual(messages, [
      [1, 'The story “a” has no figures: there is no <sgf-board id="a">.'],
      [
        2,
        'The story “b” has no figures: the record of its board is not in the page. Give the plug-in `read`, which returns the record at an address.',
      ],
      [4, 'The record of “c” has no node at “#nowhere”.'],
      [
        5,
        'The story “d” has no figures: the record of its board can’t be read, or its game has no board.',
      ],
      [
        6,
        'The story “c2” has no figures: a paragraph can’t hold them. Write `data-sgf-story` on a <div> or a <section>.',
      ],
    ]);
    assert.deepEqual(
      process(`<div data-sgf-story="b"><sgf-board id="b" src="b.sgf"></sgf-board>${step}</div>`, {
        read: () => undefined,
      }).messages,
      [[1, 'The story “b” has no figures: there is no record at “b.sgf”.']],
    );
    assert.doesNotMatch(html, figures);
  });
});

/** A tag; engines differ in whether they escape `<` in the value of an attribute, and write `<path/>` or `<path></path>`. */
const TAG = /<(\/?[a-z][\w-]*)(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;

describe('all plug-ins', () => {
  it('write the same board', () => {
    const boards = Object.values(engines).map((render) => {
      const [board] = /<sgf-board.*?<\/sgf-board>/s.exec(render(page));
      const tags = [...board.matchAll(TAG)].map(([, tag]) => tag).filter((tag) => tag[0] !== '/');
      return [tags, decoded(board.replace(TAG, ''))];
    });
    for (const board of boards) assert.deepEqual(board, boards[0]);
  });
});
