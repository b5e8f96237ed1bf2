// Methods, and what a page reads from a board and its class.

const call = (name, ...values) => ({
  name: `${name}(${values.map((value) => JSON.stringify(value) ?? String(value)).join(', ')})`,
  run: ({ board }) => board[name](...values),
});

const targets = [
  ...[3, -1, 0, 99, NaN, 1.5, null, undefined, '', '4.2', '4.2.1', '#Second', 'last', 'first'],
  ...['next', 'prev', 'up', 'down', 'game1.2', 'game9.1', 'nonsense', '35+1', '2.aa.bb', '4+1'],
];
const walks =
  'first next next next next next down down up next next last next prev up first prev down reset';
const points = ['aa', 'A1', 'pass', 'J9', 'ee', 'xx', ''];

const files = [
  { name: 'as files', withFiles: true, run: ({ board }) => board.currentPath },
  { name: 'toPng', run: ({ board }) => board.toPng({ width: 300 }) },
  call('toText', 'sensei'),
  call('toText', 'x'),
  call('toSgf'),
  call('describe'),
];

const problemTries = [
  ...['xx', 'aa', 'ac', 'B8', 'A8', 'ab'].flatMap((point) => [
    { ...call('tryMove', point), before: ({ board }) => void board.reset() },
  ]),
  ...[call('reset'), call('tryMove', 'ab'), call('next'), call('last')],
];

/** A board plays only while it is seen, which the browser tells with a frame: the clock stands still until then. */
const play = {
  name: 'play()',
  async run({ board, untilTold }) {
    await board.play();
    await untilTold();
  },
};

const playing = [
  call('first'),
  play,
  ...[2, 4, 6].map((seconds) => ({
    name: `${seconds} seconds later`,
    run: ({ board }) => board.moveNumber,
  })),
  call('pause'),
  call('last'),
  play,
  call('pause'),
];

const loading = [
  call('load', '(;SZ[5];B[aa])'),
  call('load', 'nothing\nhere'),
  call('load', '/game.sgf'),
  call('load', '/several.sgf'),
  call('load', '/none.sgf'),
  call('load', '/words.sgf'),
  call('load', '/empty.sgf'),
  call('load', '/odd.sgf'),
  call('load', '/large.sgf'),
];

const namesOf = (object) =>
  Object.getOwnPropertyNames(object)
    .filter((name) => !/^[_#]/.test(name))
    .sort();

const reading = [
  {
    name: 'names of all properties and methods',
    run: ({ board }) => {
      const own = Object.getPrototypeOf(board);
      return [namesOf(own), namesOf(Object.getPrototypeOf(own))];
    },
  },
  {
    name: 'what the class has',
    run: ({ board: { constructor } }) => [
      ...[constructor.observedAttributes, Object.keys(constructor.themes)],
      Object.keys(constructor.dictionaries),
    ],
  },
  { name: 'a theme', run: ({ board }) => board.constructor.themes.kaya },
  {
    name: 'the collection',
    run: ({ board: { collection } }) => [
      collection.text,
      Object.keys(collection),
      collection.findings,
    ],
  },
  {
    name: 'the tree',
    run: ({ board: { tree } }) =>
      Array.from({ length: tree.size }, (_, node) => [
        ...[tree.parent(node), tree.children(node), tree.properties(node), tree.endsHere(node)],
        [tree.values(node, 'C'), tree.has(node, 'B'), tree.mentions('C')],
      ]),
  },
  { name: 'members of the tree', run: ({ board }) => namesOf(Object.getPrototypeOf(board.tree)) },
  { name: 'the position', run: ({ board }) => Object.keys(board.position) },
];

const changing = [
  {
    name: 'a theme of the page',
    withFiles: true,
    run({ board }) {
      board.constructor.themes.mine = {
        ...{ background: '#486', black: '#111', white: '#eee', line: '#fff', 'line-width': '2px' },
        ...{ font: 'serif', grain: 0.3, figure: (x, y) => x * y, hairline: 3, bad: 'x' },
        'stone-shadow': '',
      };
      board.theme = 'mine';
    },
  },
  {
    name: 'a language of the page',
    run({ board }) {
      const next = 'veb';
      board.constructor.dictionaries.tlh = { panels: { next }, black: 'qIj', white: 'chIS' };
      board.lang = 'tlh';
    },
  },
  {
    name: 'a page that prevents steps',
    run({ board }) {
      board.addEventListener('sgf-before-navigate', (event) => event.preventDefault(), {
        once: true,
      });
      return [board.next(), board.moveNumber, board.next()];
    },
  },
  { name: 'out of the page', run: ({ stage, board }) => stage.append(board.cloneNode(true)) },
  { name: 'removed', run: ({ board }) => (board.remove(), board.next()) },
  { name: 'back', needsFrames: true, run: ({ stage, board }) => stage.prepend(board) },
];

export const methodGroups = [
  { name: 'goTo', steps: targets.map((target) => call('goTo', target)) },
  { name: 'a walk', steps: walks.split(' ').map((name) => call(name)) },
  { name: 'files', attributes: { move: '3' }, steps: files },
  {
    name: 'tries',
    attributes: { try: '' },
    steps: [...points.map((at) => call('tryMove', at)), ...files],
  },
  {
    name: 'tries where none are allowed',
    steps: points.slice(0, 3).map((at) => call('tryMove', at)),
  },
  { name: 'answers', record: 'problem', attributes: { mode: 'problem' }, steps: problemTries },
  { name: 'playing', attributes: { interval: '700' }, steps: playing },
  { name: 'loading', steps: loading },
  { name: 'reading', steps: reading },
  { name: 'changing', attributes: { move: '3' }, steps: changing },
];
