import { expect } from '../../helpers/testing.js';
import fc from 'fast-check';
import { type Board, boardIn, settled } from '../board.js';
import { until } from '../../helpers/until.js';

const RECORD = '(;SZ[9]C[one:) [a\\]];B[ee](;W[gc];B[cg])(;W[aa]))';

/** Puts HTML into the page as a parser does, and waits until its boards have their records. */
async function pageOf(html: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const boards = page.querySelectorAll('sgf-board');
  await Promise.all(Array.from(boards, (board) => board.ready.catch(() => undefined)));
  await settled(boardIn(page));
  return page;
}

const visible = (page: HTMLElement) => page.innerText.replace(/\s+/g, ' ').trim();
const movesOf = ({ tree }: Board) =>
  Array.from({ length: tree.size }, (_, node) => tree.properties(node as Board['node']))
    .flat()
    .filter(({ identifier }) => /^[BW]$/.test(identifier))
    .map(({ identifier, values }) => identifier + values.join())
    .join(' ');
const MOVES = 'Bee Wgc Bcg Waa';

/** Pages → what is left to see of them. */
const repaired: Record<string, [html: string, text: string]> = {
  'a blank line that closed the element': [
    '<p>a</p><p><sgf-board>(;B[ee]</p>\n<p>(;W[gc];B[cg])</p><p>(;W[aa]))</sgf-board></p><p>b</p>',
    'a b',
  ],
  'words behind the record in the same paragraph': [
    '<p><sgf-board>(;B[ee]</p>\n<p>(;W[gc];B[cg])(;W[aa])) b <i>c</i></p><p>d</p>',
    'b c d',
  ],
  'a pre beside its empty element': [`<p>a <sgf-board></p><pre>${RECORD}</pre><p>b</p>`, 'a b'],
  'a script beside its empty element': [
    `<sgf-board></sgf-board><script type="application/x-go-sgf">${RECORD}</script><p>b</p>`,
    'b',
  ],
  'an article within the element, behind its text': [
    `<sgf-board>\n(;B[ee](;W[gc];B[cg])<p>(;W[aa]))\n</sgf-board> a</p><p>b <a href="/x">c</a></p>`,
    'a b c',
  ],
  'an article within the element, behind its script': [
    `<sgf-board>\n<script type="application/x-go-sgf">${RECORD}</script>\n<p>a</p><ul><li>b</ul>`,
    'a b',
  ],
  'an article within an element that has its record as an attribute': [
    `<sgf-board sgf="${RECORD}" />\n<h2>a</h2><p>b</p>`,
    'a b',
  ],
};

/** Pages that are as their authors meant them → what is seen of them. */
const untouched: Record<string, [html: string, text: string]> = {
  'prose that stands for the board': [
    `<sgf-board>\n<p>fallback</p>\n<script type="application/x-go-sgf">${RECORD}</script>\n<p>more</p></sgf-board>\n<p>a</p>`,
    'a',
  ],
  'a link that stands for it, as its only content': [
    `<sgf-board sgf="${RECORD}"><a href="g.sgf">fallback</a></sgf-board>`,
    '',
  ],
  'prose in an element that ends where its part of the page does': [
    `<div><sgf-board sgf="${RECORD}"><p>fallback</p></sgf-board></div>`,
    '',
  ],
  'words in brackets behind a record': [
    `<sgf-board>${RECORD}</sgf-board><p>;W[gc]) a</p>`,
    ';W[gc]) a',
  ],
};

describe('a page that an editor changed', () => {
  for (const [name, [html, text]] of Object.entries(repaired)) {
    it(`is set right: ${name}`, async () => {
      const page = await pageOf(html);
      expect(movesOf(boardIn(page))).to.equal(MOVES);
      expect(visible(page)).to.equal(text);
      page.remove();
    });
  }

  for (const [name, [html, text]] of Object.entries(untouched)) {
    it(`is left alone: ${name}`, async () => {
      const page = await pageOf(html);
      expect(movesOf(boardIn(page))).to.equal(MOVES);
      expect(visible(page)).to.equal(text);
      page.remove();
    });
  }

  const limits = ['form', 'table', 'main', 'footer', 'nav', 'x-other'];
  for (const name of limits) {
    it(`keeps a ${name} that holds what could be the rest`, async () => {
      const cell = name === 'table' ? '<tr><td>;W[gc])</td></tr>' : ';W[gc])';
      const page = await pageOf(`<p><sgf-board>(;B[ee]</p><${name}>${cell}</${name}><p>a</p>`);
      expect(movesOf(boardIn(page))).to.equal('Bee');
      expect(visible(page)).to.equal(';W[gc]) a');
      page.remove();
    });
  }

  it('keeps an article whose smiley would balance the record', async () => {
    const page = await pageOf('<p><sgf-board>(;B[ee]</p><p>I like it :) very much</p>');
    expect(visible(page)).to.equal('I like it :) very much');
    page.remove();
  });

  it('is left alone with data-sgf-repair="off" on the element', async () => {
    const page = await pageOf(`<sgf-board data-sgf-repair="off">${RECORD}<p>a</p>`);
    expect(boardIn(page).querySelector('p')?.textContent).to.equal('a');
    page.remove();
  });

  it('shows other boards, players and fields as they are', async () => {
    const page = await pageOf(
      `<sgf-board>${RECORD}<p>a</p><form><input value="x"></form><sgf-board>(;B[bb])</sgf-board><p>b</p>`,
    );
    const input = page.querySelector('input');
    const [first, second] = page.querySelectorAll('sgf-board');
    expect(first?.contains(input)).to.equal(true);
    expect(input?.offsetHeight).to.be.above(0);
    expect(second && movesOf(second)).to.equal('Bbb');
    expect(visible(page)).to.equal('a b');
    page.remove();
  });

  it('leaves an article the text styles of the page', async () => {
    const page = await pageOf(
      `<style>article { width: 700px; font: italic 20px/2 serif; letter-spacing: 3px; text-indent: 2em; color: red }</style>
      <article><p>before</p>
      <sgf-board><script type="application/x-go-sgf">${RECORD}</script>\n<p>after</p></article>`,
    );
    const lookOf = (element: Element | undefined) => {
      const { width = 0 } = element?.getBoundingClientRect() ?? {};
      const { font, letterSpacing, textIndent, color } = getComputedStyle(element ?? page);
      return [width, font, letterSpacing, textIndent, color];
    };
    const [before, after] = page.querySelectorAll('p');
    expect(lookOf(after)).to.deep.equal(lookOf(before));
    expect(lookOf(after)[0]).to.equal(700);
    page.remove();
  });

  it('is set right again in a copy, and when its text comes late', async () => {
    const page = await pageOf(repaired['a blank line that closed the element']?.[0] ?? '');
    const copy = page.cloneNode(true) as HTMLElement;
    page.replaceWith(copy);
    await until(() => boardIn(copy).collection);
    expect([movesOf(boardIn(copy)), visible(copy)]).to.deep.equal([MOVES, 'a b']);
    const board = document.createElement('sgf-board');
    copy.replaceChildren(board);
    await board.ready;
    board.innerHTML = 'x <p>(;B[ee];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</p>';
    await until(() => board.collection);
    expect(movesOf(board)).to.equal('Bee Wgc Bcg Bgg');
    copy.remove();
  });

  it('follows a text that is not plain when it changes', async () => {
    const page = await pageOf('<sgf-board><p>(;B[ee]<br>;W[gc])</p></sgf-board>');
    const board = boardIn(page);
    const text = board.querySelector('p')?.lastChild as Text;
    text.data = ';W[aa])';
    await until(() => movesOf(board) === 'Bee Waa');
    page.remove();
  });

  it('loads the record that a link names, if that is all there is', async () => {
    const href = `data:application/x-go-sgf,${encodeURIComponent(RECORD)}`;
    const page = await pageOf(
      `<sgf-board><a type="application/x-go-sgf" href="${href}">g</a></sgf-board>`,
    );
    expect(movesOf(boardIn(page))).to.equal(MOVES);
    page.remove();
  });
});

/** Articles: each of their words is there once. */
const part = fc.constantFrom(
  (word: string) => `<p>${word}</p>`,
  (word: string) => `<p><b>${word}</b> :) (see [1])</p>`,
  (word: string) => `<ul><li>${word}</li></ul>`,
  (word: string) => `<h2 id="${word}">${word}</h2>`,
  (word: string) => `<blockquote><p>${word}</p></blockquote>`,
  (word: string) => `<figure><img alt=""><figcaption>${word}</figcaption></figure>`,
  (word: string) => `<pre>${word} (;</pre>`,
  (word: string) => `<form><p>${word}</p></form>`,
  (word: string) => `<table><tr><td>${word}</table>`,
  (word: string) => `${word} `,
  (word: string) => `<p><a href="/g.sgf">${word}</a></p>`,
);
/** Records as authors and editors leave them: whole, unfinished, as diagrams, or none. */
const content = fc.constantFrom(
  RECORD,
  '(;B[ee](;W[gc];B[cg])(;W[aa])',
  '(;B[ee]',
  '(<br>;B[ee];W[gc]',
  '(;B[ee]C[unclosed ;W[gc])',
  '(;B[ee])(;B[aa])',
  '(;\n',
  '$$B T\n$$ | . X O .\n$$ | . . . .\n$$ | . 1 2 .',
  '',
);
/** Elements in which a record may be, directly after the tag or on the next line. */
const holder = fc.constantFrom(
  (record: string) => record,
  (record: string) => `<p>${record}</p>`,
  (record: string) => `<pre>${record}</pre>`,
  (record: string) => `<template>${record}</template>`,
  (record: string) => `<textarea>${record.replace('<br>', '\n')}</textarea>`,
  (record: string) => `<script type="application/x-go-sgf">${record}</script>`,
  (record: string) =>
    `<a href="data:application/x-go-sgf,(;)" type="application/x-go-sgf">${record}</a>`,
);
const attributes = fc.constantFrom('', ' mode=problem', ' mode="diagram"', ' caption="c"');
/** Boards that are not closed. Without a record inside, only what follows on a new line can be an article. */
const open = fc
  .tuple(attributes, fc.constantFrom('>', '>\n'), holder, content)
  .map(([names, end, hold, record]) => `<sgf-board${names}${end}${hold(record)}\n`);
/** Boards that an editor closed too early or not at all, or that are closed. */
const others = fc.constantFrom(
  `<sgf-board>${RECORD}</sgf-board>\n`,
  `<sgf-board sgf="${RECORD}" />\n`,
  `<sgf-board sgf="${RECORD}"></sgf-board>\n`,
  '<sgf-board />\n',
  '<sgf-board mode="problem"/>\n',
  `<p><sgf-board></p><pre>${RECORD}</pre>`,
  '<p><sgf-board>(;B[ee](;W[gc]</p>\n<p>;B[cg])(;W[aa]))</sgf-board></p>',
  '<p><sgf-board>(;B[ee](;W[gc]</p>\n',
  '<p><sgf-board>(;B[ee]C[never</p>\n',
);
const host = fc.oneof(others, open);

describe('all text of an article', () => {
  it('stays visible, in order, whatever an editor did to the board', async () => {
    const articles = fc.array(part, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(articles, host, articles, async (before, board, after) => {
        const write = (parts: typeof before, name: string) =>
          parts.map((each, at) => each(`${name}${at}x`)).join('');
        // In a problem, links alone are its files.
        const hasWords = /after/.test(write(after, 'after').replace(/<a .*?<\/a>/g, ''));
        fc.pre(hasWords || after.length === 0 || !board.includes('mode'));
        const page = await pageOf(write(before, 'before') + board + write(after, 'after'));
        const words = visible(page).match(/(?:before|after)\dx/g) ?? [];
        page.remove();
        expect(words).to.deep.equal([
          ...before.map((_, at) => `before${at}x`),
          ...after.map((_, at) => `after${at}x`),
        ]);
      }),
      { numRuns: 150 },
    );
  });
});
