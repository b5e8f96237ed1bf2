// The demo's server shows Markdown files as pages of the demo: the reference, the README and the files they link to. An
// example marked ```html live is followed by its result.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked } from 'marked';
import { root } from './run.js';

/** A plugin of the dev server, which serves `folder`. */
export function showMarkdown(folder = root) {
  return {
    name: 'show-markdown',
    serve({ path: address }) {
      if (!address.endsWith('.md') || address.includes('/node_modules/')) return undefined;
      const file = path.join(folder, path.normalize(decodeURIComponent(address)));
      if (!existsSync(file)) return undefined;
      const body = pageOf(readFileSync(file, 'utf8'), address);
      return { type: 'html', body };
    },
  };
}

/** Renders a Markdown text as a page at this address of the server. */
export function pageOf(markdown, address) {
  const { html, title, isLive } = render(markdown);
  const demo = '../'.repeat(address.split('/').length - 2) + 'demo/';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} – sgf-board</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${demo}demo.css" />
    ${isLive ? `<script type="module" src="${demo}../src/index.ts"></script>` : ''}
  </head>
  <body>
    <script src="${demo}menu.js"></script>
    <main id="main" class="text">
${html.replaceAll(/(src|href)="demo:/g, `$1="${demo}`)}
    </main>
  </body>
</html>
`;
}

/** Returns HTML, the title, and whether there are live boards. */
function render(markdown) {
  const page = { title: '', isLive: false };
  const slugger = new GithubSlugger();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) page.title = text;
        return `<h${depth} id="${slugger.slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language] = lang.split(' ');
        const code = `<pre class="${language}"><code>${escaped(text)}</code></pre>\n`;
        if (!/^html live\b/.test(lang)) return code;
        page.isLive = true;
        return `${code}<div class="live">\n${withDemoRecords(text)}\n</div>\n`;
      },
    },
  });
  page.html = marked.parse(markdown);
  return page;
}

/** Examples name `game.sgf`, as an author would; the demo has it among its records. */
function withDemoRecords(html) {
  return html.replace(/\bsrc="([\w-]+\.sgf)"/g, 'src="demo:records/$1"');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
