import { aTimeout, expect } from '../../helpers/testing.js';
import '../../../src/index.js';
import { peerForms } from '../../../src/element/paste/peers.js';
import type { Board } from '../board.js';
import { until } from '../../helpers/until.js';

const RECORD = '(;SZ[9];B[ee];W[gc])';
const OTHER = '(;SZ[9];B[aa];W[bb];B[cc])';
const ADDRESS = `data:application/x-go-sgf,${encodeURIComponent(RECORD)}`;

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('article');
  document.body.append(page);
});

afterEach(() => page.remove());

function put(html: string): void {
  page.innerHTML = html;
}

/** The only board of the page, once it is there with its record. */
async function boardOf(): Promise<Board> {
  await until(() => page.querySelector('sgf-board'), 'a board should be there');
  const boards = page.querySelectorAll('sgf-board');
  expect(boards.length).to.equal(1);
  const board = boards[0] as Board;
  await board.ready;
  return board;
}

const sizeOf = (board: Board) => board.tree.size;
const visible = () => page.innerText.replace(/\s+/g, ' ').trim();

/** What hosts make of a code block, and other forms → what readers see besides the board. */
const forms: Record<string, [html: string, text?: string]> = {
  'pre.sgf-board': [`<pre class="sgf-board">${RECORD}</pre>`],
  'a Code block of WordPress': [
    `<pre class="wp-block-code sgf-board"><code>${RECORD}</code></pre>`,
  ],
  'a fence': [`<pre><code class="language-sgf">${RECORD}</code></pre>`],
  'a fence in capital letters': [`<pre><code class="language-SGF hljs">${RECORD}</code></pre>`],
  'a fence of pandoc': [
    `<div class="sourceCode"><pre class="sgf"><code>${RECORD}</code></pre></div>`,
  ],
  'a fence of Ghost, with a caption': [
    `<figure class="kg-card kg-code-card"><pre><code class="language-sgf">${RECORD}</code></pre><figcaption>Fig. 1</figcaption></figure>`,
    'Fig. 1',
  ],
  'a fence of Docusaurus': [
    `<div class="language-sgf codeBlockContainer_x"><div class="codeBlockTitle_x">Title</div><div class="codeBlockContent_x"><pre class="prism-code language-sgf"><code class="codeBlockLines_x"><div class="token-line"><span class="token plain">(;SZ[9];B[ee]</span><br></div><div class="token-line"><span class="token plain">;W[gc])</span><br></div></code></pre><div class="buttonGroup"><button>Copy</button></div></div></div>`,
    'Title',
  ],
  'a fence of Shiki': [
    `<pre class="shiki" data-language="sgf"><code><span class="line">${RECORD}</span></code></pre>`,
  ],
  'a fence of Hugo with line numbers': [
    `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre class="chroma"><code><span class="lnt">1\n</span></code></pre></td><td class="lntd"><pre class="chroma"><code class="language-sgf" data-lang="sgf">${RECORD}</code></pre></td></tr></table></div></div>`,
  ],
  'a figure with a link': [
    `<figure class="sgf-board"><a href="${ADDRESS}">The game</a><figcaption>Fig. <b>1</b></figcaption></figure>`,
    'Fig. 1',
  ],
  'a link': [`<p>See <a class="sgf-board" href="${ADDRESS}">the game</a> here</p>`, 'See here'],
  'a box with an address': [`<div class="sgf-board" data-src="${ADDRESS}">Loading</div>`],
  'a box with a record': [`<div class="sgf-board"><p>${RECORD}</p></div>`],
};

describe('an element that stands for a board', () => {
  for (const [name, [html, text = '']] of Object.entries(forms)) {
    it(`becomes one: ${name}`, async () => {
      put(`<p>a</p>${html}<p>b</p>`);
      expect(sizeOf(await boardOf())).to.equal(3);
      expect(visible()).to.equal(['a', text, 'b'].filter(Boolean).join(' '));
    });
  }

  const others: Record<string, string> = {
    'a code block of no language': `<pre><code>${RECORD}</code></pre>`,
    'a fence without a record': '<pre><code class="language-sgf">;B[ee]</code></pre>',
    'an element whose class only has the letters': `<div class="my-sgf-list">${RECORD}</div>`,
    'a box of a language, with other text': `<div class="language-sgf">see<pre>${RECORD}</pre></div>`,
    'one that says so': `<pre class="sgf-board" data-sgf-upgrade="off">${RECORD}</pre>`,
    'one in a part that says so': `<div data-sgf-upgrade="off"><pre class="sgf-board">${RECORD}</pre></div>`,
    'a figure without a record': '<figure class="sgf-board"><img alt="x"></figure>',
  };
  for (const [name, html] of Object.entries(others)) {
    it(`stays what it is: ${name}`, async () => {
      put(`${html}<pre class="sgf-board">${RECORD}</pre>`);
      await boardOf();
      const [first] = page.children as unknown as HTMLElement[];
      expect(first?.checkVisibility()).to.equal(true);
    });
  }

  it('passes on its data-* attributes, its id and its title', async () => {
    put(
      `<div class="language-sgf highlighter-rouge" data-move="1" data-theme="github-dark"><pre id="g7" title="Game 7" data-mode="diagram"><code data-hide-result>${RECORD}</code></pre></div>`,
    );
    const board = await boardOf();
    expect([
      board.move,
      board.mode,
      board.id,
      board.caption,
      board.hideResult,
      board.theme,
    ]).to.deep.equal(['1', 'diagram', '', 'Game 7', true, '']);
    put(`<pre class="sgf-board" id="g8">${RECORD}</pre>`);
    expect((await boardOf()).id).to.equal('g8');
  });

  it('may contain what editors do to a record', async () => {
    put('<div class="sgf-board"><p>(;SZ[9];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</p></div>');
    expect(sizeOf(await boardOf())).to.equal(4);
  });

  it('is followed when a framework changes its text', async () => {
    put(`<pre class="sgf-board"><code>${RECORD}</code></pre>`);
    const board = await boardOf();
    const text = page.querySelector('code')?.firstChild as Text;
    text.data = OTHER;
    await until(() => sizeOf(board) === 4);
    (page.querySelector('code') as Element).textContent = RECORD;
    await until(() => sizeOf(board) === 3);
  });

  it('is followed when a framework removes, replaces or moves it', async () => {
    put(`<p>a</p><pre class="sgf-board">${RECORD}</pre><p>b</p>`);
    const board = await boardOf();
    const pre = page.querySelector('pre') as HTMLElement;
    page.append(pre);
    await until(() => board.nextSibling === pre);
    const other = document.createElement('pre');
    other.className = 'sgf-board';
    other.textContent = OTHER;
    pre.replaceWith(other);
    await until(() => page.querySelector('sgf-board')?.nextSibling === other);
    expect(sizeOf(await boardOf())).to.equal(4);
    other.remove();
    await until(() => !page.querySelector('sgf-board'));
    put(`<pre class="sgf-board">${RECORD}</pre>`); // another page of the site
    expect(sizeOf(await boardOf())).to.equal(3);
  });

  it('becomes one board in a copy of the page, and again where a page resets its nodes', async () => {
    put(`<pre class="sgf-board">${RECORD}</pre>`);
    await boardOf();
    const copy = page.cloneNode(true) as HTMLElement;
    page.replaceWith(copy);
    page = copy;
    await until(() => page.querySelector('sgf-board')?.collection);
    expect(sizeOf(await boardOf())).to.equal(3);
    const pre = page.querySelector('pre') as HTMLElement;
    pre.removeAttribute('style');
    page.querySelector('sgf-board')?.remove();
    await until(() => page.querySelector('sgf-board'));
    expect(pre.checkVisibility()).to.equal(false);
  });

  it('is shown again when that is asked for, or when the page removes its board', async () => {
    put(`<pre class="sgf-board" id="g9" style="display:flex">${RECORD}</pre>`);
    await boardOf();
    const pre = page.querySelector('pre') as HTMLElement;
    pre.dataset['sgfUpgrade'] = 'off';
    await until(() => !page.querySelector('sgf-board'));
    expect([pre.style.display, pre.id]).to.deep.equal(['flex', 'g9']);
    pre.removeAttribute('data-sgf-upgrade');
    (await boardOf()).remove();
    await until(() => pre.checkVisibility());
    await aTimeout(50);
    expect(page.querySelector('sgf-board')).to.equal(null);
  });

  it('is shown by its link where the record can’t be loaded', async () => {
    put('<p><a class="sgf-board" href="/missing.sgf">the game</a></p>');
    await until(() => page.querySelector('sgf-board')?.error);
    await until(() => visible().includes('the game'));
  });
});

/** Tags of other players → the record, and what the board's attributes say. */
const peers: Record<
  string,
  [html: string, sgf: string | undefined, src: string | undefined, attributes?: object]
> = {
  'WGo, an address': [
    '<div data-wgo="g.sgf" data-wgo-move="50">no</div>',
    undefined,
    'g.sgf',
    { move: '50' },
  ],
  'WGo, a path': [
    `<div data-wgo="${RECORD}" data-wgo-move="{m: 12, 3: 1}"></div>`,
    RECORD,
    undefined,
    { move: '12' },
  ],
  'WGo, a diagram': [
    '<div data-wgo-diagram="g.sgf"></div>',
    undefined,
    'g.sgf',
    { mode: 'diagram' },
  ],
  'EidoGo, text with entities': [
    '<div class="eidogo-player-auto">(;C[1 &lt; 2 &amp; 3])</div>',
    '(;C[1 < 2 & 3])',
    undefined,
  ],
  'EidoGo, a problem': [
    '<div class="eidogo-player-problem" sgf="/p.sgf"></div>',
    undefined,
    '/p.sgf',
    { mode: 'problem' },
  ],
  'BesoGo, a viewer': [
    '<div class="besogo-viewer" sgf="g.sgf" path="20" coord="western"></div>',
    undefined,
    'g.sgf',
    { move: '20', coordinates: 'western' },
  ],
  'BesoGo, a diagram': [
    `<div class="besogo-diagram">${RECORD}</div>`,
    RECORD,
    undefined,
    { mode: 'diagram', move: '0' },
  ],
  'maxiGos, an address': [
    '<script type="text/plain" src="x/maxigos-neo-classic-problem.js" data-maxigos-sgf="p.sgf"></script>',
    undefined,
    'p.sgf',
    { mode: 'problem' },
  ],
  'maxiGos, text': [
    `<script type="text/plain" src="maxigos-minimalist-game.js">\n${RECORD}\n</script>`,
    RECORD,
    undefined,
  ],
  Glift: [
    `<div id="glift-1"></div><script type="text/plain">glift.create({divId: 'glift-1', sgf: {sgfString: '(;C[it\\'s\\nso])', widgetType: glift.enums.widgetTypes.STANDARD_PROBLEM}});</script>`,
    "(;C[it's\nso])",
    undefined,
    { mode: 'problem' },
  ],
};

describe('a tag of another player', () => {
  for (const [name, [html, sgf, src, attributes = {}]] of Object.entries(peers)) {
    it(`is understood: ${name}`, () => {
      put(html);
      const element = [...page.querySelectorAll(peerForms.selector)][0] as Element;
      const form = peerForms.formOf(element);
      expect([form?.sgf?.trim(), form?.src]).to.deep.equal([sgf, src]);
      expect(form?.attributes).to.deep.equal(attributes);
    });
  }

  it('is left alone without a record', () => {
    put(
      '<div class="besogo-editor"></div><div class="eidogo-player-auto">text</div><div id="x"></div>',
    );
    for (const element of page.children) expect(peerForms.formOf(element)).to.equal(undefined);
  });

  it('stays what it is, as the script does not say that the page has any', async () => {
    put(`<div data-wgo="${RECORD}">kept</div><pre class="sgf-board">${RECORD}</pre>`);
    await boardOf();
    expect(visible()).to.equal('kept');
  });
});
