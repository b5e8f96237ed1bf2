// The code for each kind of host: `record` is SGF text, or `src` its address; `attributes` are those of the board, by name
// ('' for those without a value); `dist` is where the scripts lie.

/**
 * By name: what the host is called, what to do with the code, where to read on, and the code. Where `takesAddress` is
 * false, the record has to be in the page.
 */
export const hosts = {
  html: {
    title: 'Web page, Ghost, Blogger (HTML)',
    hint: 'Paste this into the HTML of your page, or into an HTML card or view.',
    more: 'what-is-the-same-everywhere',
    write: (wanted) => `${scriptTag(wanted)}\n${boardTag(wanted)}`,
  },
  wordpress: {
    title: 'WordPress',
    hint: 'Paste this into an empty paragraph of the block editor. An administrator puts the script into the site once, or installs the plug-in.',
    more: 'wordpress',
    write: (wanted) => `<!-- wp:html -->\n${preTag(wanted)}\n<!-- /wp:html -->`,
  },
  markdown: {
    title: 'Markdown with HTML',
    hint: 'Begin at the start of a line. The script stands once in the template of the site.',
    more: 'markdown',
    write: preTag,
  },
  fence: {
    title: 'Markdown without HTML',
    hint: 'A code block. The script stands once in the template of the site; some hosts drop what stands behind the word sgf.',
    more: 'markdown',
    takesAddress: false,
    write: fence,
  },
  react: {
    title: 'React, Next',
    hint: 'After npm install sgf-board.',
    more: 'react',
    write: (wanted) => `${imports}\n\nexport const Board = () => (\n  ${jsx(wanted)}\n);`,
  },
  vue: {
    title: 'Vue',
    hint: 'After npm install sgf-board. Vue has to know the tag: see “Vue”.',
    more: 'vue',
    write: vue,
  },
  svelte: {
    title: 'Svelte',
    hint: 'After npm install sgf-board.',
    more: 'svelte',
    write: (wanted) =>
      `<script>\n  import 'sgf-board';\n${constant(wanted)}</script>\n\n${tag(wanted, 'sgf={record}')}`,
  },
  frame: {
    title: 'Frame (iframe)',
    hint: 'For hosts that allow frames but no scripts. The record is in the address.',
    more: 'frames',
    write: frame,
  },
};

const imports = `import 'sgf-board';`;

const scriptTag = ({ dist }) =>
  `<script type="module" src="${inAttribute(`${dist}sgf-board.js`)}"></script>`;

/** @param {string} prefix `data-` for elements that become boards */
function written({ src, attributes }, prefix = '') {
  return Object.entries({ ...(src ? { src } : {}), ...attributes })
    .map(([name, value]) => ` ${prefix}${name}${value === '' ? '' : `="${inAttribute(value)}"`}`)
    .join('');
}

function tag(wanted, record = '') {
  const own = wanted.src ? '' : ` ${record}`;
  return `<sgf-board${written(wanted)}${own}></sgf-board>`;
}

function boardTag(wanted) {
  const { src, record } = wanted;
  if (src)
    return `<sgf-board${written(wanted)}><a href="${inAttribute(src)}">The game (SGF)</a></sgf-board>`;
  const script = `<script type="application/x-go-sgf">\n${inScript(record)}\n</script>`;
  return `<sgf-board${written(wanted)}>\n\n${script}\n\n</sgf-board>`;
}

/** The form that most editors leave alone. */
function preTag(wanted) {
  const { src, record } = wanted;
  if (!src) return `<pre class="sgf-board"${written(wanted, 'data-')}>\n${inHtml(record)}\n</pre>`;
  const link = `<a href="${inAttribute(src)}">The game (SGF)</a>`;
  const { attributes } = wanted;
  return `<figure class="sgf-board"${written({ attributes }, 'data-')}>${link}</figure>`;
}

/** A fence that is longer than those in the record. */
function fence(wanted) {
  const { record } = wanted;
  const marks = record.match(/`{3,}/g) ?? [];
  const border = '`'.repeat(Math.max(3, ...marks.map(({ length }) => length + 1)));
  return `${border}sgf${inFence(wanted.attributes)}\n${record.trim()}\n${border}`;
}

/** Markdown takes a backslash and a backtick for its own; a value has one kind of quotation marks around it. */
function inFence(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const text = value.replaceAll('\\', '').replaceAll('`', '’');
      const mark = text.includes('"') ? "'" : '"';
      return value === '' ? ` ${name}` : ` ${name}=${mark}${text.replaceAll(mark, '’')}${mark}`;
    })
    .join('');
}

function jsx(wanted) {
  return tag(wanted, `sgf={${JSON.stringify(wanted.record)}}`);
}

const constant = ({ src, record }) =>
  src ? '' : `  const record = ${inScript(JSON.stringify(record))};\n`;

function vue(wanted) {
  const script = `<script setup>\n${imports}\n${constant(wanted).trim()}\n</script>`;
  return `${script.replace('\n\n', '\n')}\n\n<template>\n  ${tag(wanted, ':sgf="record"')}\n</template>`;
}

async function frame(wanted) {
  const { dist, src, record, attributes } = wanted;
  const query = new URLSearchParams({ ...(src ? { src } : {}), ...attributes });
  const hash = src ? '' : `#z=${await packed(record)}`;
  const search = String(query) && `?${query}`;
  const address = inAttribute(`${dist}embed.html${search}${hash}`);
  const title = inAttribute(attributes.caption || 'Game record');
  return `<iframe src="${address}" title="${title}" width="100%" height="700" style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/** Deflate in base64url, as embed.html reads it. */
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const inHtml = (text) => text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inAttribute = (text) => inHtml(text).replaceAll('"', '&quot;');
/** A backslash before `/` or `!` changes nothing in SGF and in JavaScript, and keeps HTML from ending the script. */
const inScript = (text) => text.trim().replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
