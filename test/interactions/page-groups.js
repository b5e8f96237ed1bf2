// What a page around a board does: buttons with commands, links, texts and stories, elements that become boards.
import { records } from './records.js';

const commandNames = [
  ...['first', 'prev', 'next', 'last', 'prev-variation', 'next-variation', 'go', 'play', 'pause'],
  ...['reset', 'flip', 'download', 'describe', 'solution', 'hint', 'help', 'toggle', '__proto__'],
  ...['undo', 'goBack', 'canUndo', 'rotate', 'mirror', 'swap-colors', 'reset-view'],
];

const command = (name) => ({
  name: `--${name}`,
  run({ stage }) {
    const button = document.createElement('button');
    button.setAttribute('commandfor', 'b');
    button.setAttribute('command', `--${name}`);
    button.value = '3';
    stage.append(button);
    button.click();
    button.remove();
  },
});
const commands = commandNames.map(command);

const addresses = ['3', '4.2', 'last', '%23Second', '2.aa.bb', 'zz', '', 'game2.1'];
const link = (address) => ({
  name: `#b/${address}`,
  run({ stage }) {
    const link = Object.assign(document.createElement('a'), { href: `#b/${address}` });
    stage.append(link);
    link.click();
    return history.state;
  },
  needsFrames: true, // the page's address changes
});

const dataButton = (path) => ({
  name: `data-path="${path}"`,
  run({ stage }) {
    stage.insertAdjacentHTML(
      'beforeend',
      `<button data-sgf-board="b" data-path="${path}">${path}</button>`,
    );
    stage.lastElementChild.click();
  },
});

const setHash = (hash) => ({
  name: `address ${hash}`,
  needsFrames: true,
  run: () => void (location.hash = hash),
});

const stored = (settings) => ({
  name: `settings of another tab: ${settings}`,
  run({ board }) {
    globalThis.localStorage['sgf-board'] = settings;
    dispatchEvent(new globalThis.StorageEvent('storage', { key: 'sgf-board', newValue: settings }));
    return ['theme', 'coordinates', 'numbers', 'interval', 'speech'].map((name) => board[name]);
  },
});

const touchWord = (at) => ({
  name: `word ${at}`,
  run({ stage }) {
    const word = stage.querySelectorAll('[data-sgf-prose] *')[at];
    if (!word) return 'none';
    const init = { bubbles: true, pointerType: 'mouse' };
    for (const type of ['pointerover', 'pointerenter', 'pointermove'])
      word.dispatchEvent(new PointerEvent(type, init));
    word.click();
    return word.localName;
  },
});

const fill = (name, html) => ({
  name,
  needsFrames: true,
  run: ({ stage }) => void (stage.innerHTML = html),
});

const forms = [
  fill('pre', `<pre class="sgf">${records.game}</pre>`),
  fill('code', `<pre><code class="language-sgf">${records.oblong}</code></pre>`),
  fill('the class of the board', `<div class="sgf-board" data-move="2">${records.oblong}</div>`),
  fill('a link', '<a class="sgf-board" href="/game.sgf">a game</a>'),
  fill('a text field', `<textarea class="sgf">${records.oblong}</textarea>`),
  fill('not wanted', `<div data-sgf-upgrade="off"><pre class="sgf">${records.oblong}</pre></div>`),
  fill(
    'EidoGo',
    '<div data-sgf-upgrade="all"><div class="eidogo-player-auto" sgf="/game.sgf"></div></div>',
  ),
  fill(
    'WGo',
    '<div data-sgf-upgrade="all"><div data-wgo="/game.sgf" data-wgo-move="2"></div></div>',
  ),
  fill('maxiGos', `<div data-sgf-upgrade="all"><div class="maxigos">${records.oblong}</div></div>`),
  fill(
    'slots',
    `<sgf-board sgf="${records.oblong}"><p slot="caption">C</p><p slot="header">H</p></sgf-board>`,
  ),
  fill('a template', `<sgf-board><template>${records.oblong}</template></sgf-board>`),
  fill(
    'a script',
    `<sgf-board><script type="application/x-go-sgf">${records.oblong}</script></sgf-board>`,
  ),
  fill('a file', '<sgf-board src="/game.sgf" move="last"></sgf-board>'),
  fill('a file of several games', '<sgf-board src="/several.sgf" game="2"></sgf-board>'),
  fill('no file', '<sgf-board src="/none.sgf"><p>fallback</p></sgf-board>'),
  fill(
    'the record of another',
    `<sgf-board id="o" sgf="${records.oblong}"></sgf-board><sgf-board src="#o" move="last"></sgf-board>`,
  ),
  fill('nothing', '<sgf-board></sgf-board>'),
];

const quoted = records.game.replaceAll('"', '&quot;');
const prose = `<sgf-board id="b" move="3" sgf="${quoted}"></sgf-board>
  <p data-sgf-prose="b">Black at E5, label A, move 2, ❶ and △ marks; C3–G7.</p>`;
const story = `<section data-sgf-story="b" data-sgf-prose="b"><sgf-board id="b" panels="none" sgf="${quoted}"></sgf-board>
  <p data-path="1">One E5</p><p data-path="3">Three</p></section>`;
const words = [0, 1, 2, 3, 4].map(touchWord);

export const pageGroups = [
  { name: 'commands', attributes: { id: 'b', try: '', move: '2' }, steps: commands },
  {
    name: 'commands of a problem',
    record: 'problem',
    attributes: { id: 'b', mode: 'problem' },
    steps: commands,
  },
  { name: 'links', attributes: { id: 'b' }, steps: addresses.map(link) },
  { name: 'links to tries', attributes: { id: 'b', try: '' }, steps: addresses.map(link) },
  {
    name: 'buttons of the page',
    attributes: { id: 'b' },
    steps: ['3', '4.2', '#Second', 'zz'].map(dataButton),
  },
  {
    name: 'the page’s address',
    attributes: { id: 'b' },
    steps: ['#b/2', '#b', '#other', '#b/4.2'].map(setHash),
  },
  { name: 'prose', html: prose, steps: words },
  { name: 'story', html: story, steps: words },
  { name: 'forms', html: '<p>No board</p>', steps: forms },
  {
    name: 'settings kept',
    attributes: { move: '3' },
    steps: [
      'theme=dark&numbers=all',
      'coordinates=cjk',
      'next=hide',
      'interval=1000&speech=short',
      '%%%',
      'theme=__proto__',
      '',
    ].map(stored),
  },
];
