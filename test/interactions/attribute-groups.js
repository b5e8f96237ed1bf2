// Each attribute and each property, with values that are right and values that are wrong.

const inBlanks = (text) => text.split(' ');

/** What the attributes of a game may say, and what not. */
const ofGames = {
  move: inBlanks('0 3 last -1 x'),
  path: inBlanks('3 4.2 #Second #Main 4+1 zz #none'),
  controls: inBlanks('auto full compact none x'),
  panels: ['auto', 'none', 'players', 'comment tree', 'info captures', 'curve', 'x'],
  view: ['full', 'fit', 'fit-square', 'A1-E5', 'cc:ff', 'top-left 5', 'bottom-right 5x4', 'x'],
  numbers: inBlanks('auto none all last last-2 2-3 figure x'),
  'number-from': inBlanks('51 x'),
  marks: ['auto', 'none', 'last', 'dot', 'ko', 'next', 'dot next variations', 'x'],
  coordinates: inBlanks('none western sgf numeric cjk corner x'),
  rotate: inBlanks('90 180 270 45 x'),
  mirror: [''],
  'swap-colors': [''],
  theme: inBlanks('kaya walnut bamboo paper flat felt dark high-contrast x __proto__ constructor'),
  caption: ['A caption <b>'],
  label: ['A label'],
  tools: ['none', 'go link', 'sgf image print', 'fullscreen flip count settings help', 'x'],
  try: [''],
  'hide-result': [''],
  loop: [''],
  interval: inBlanks('200 auto x'),
  autoplay: [''],
  keys: inBlanks('focus none x'),
  speech: inBlanks('long short x'),
  sound: [''],
  wheel: inBlanks('none focus x'),
  limit: inBlanks('1 x'),
  loading: inBlanks('lazy eager x'),
  charset: inBlanks('utf-8 latin1 x'),
  crossorigin: inBlanks('anonymous x'),
  live: inBlanks('5 x'),
  guess: inBlanks('3 x'),
  game: inBlanks('1 Name 9'),
  id: ['here'],
  'data-sgf': ['(;SZ[5];B[aa])'],
};

const ofProblems = {
  answer: inBlanks('auto main-line all-lines goproblems comment annotations x'),
  resist: inBlanks('first random all x'),
  solution: inBlanks('hidden reveal shown x'),
  shuffle: inBlanks('orientation colors x'),
  remember: [''],
  'swap-colors': [''],
  view: inBlanks('full fit-square'),
};

const ofDiagrams = {
  from: inBlanks('2 x'),
  to: inBlanks('3 4.2 x'),
  numbers: inBlanks('all none'),
  tools: inBlanks('none sgf'),
  caption: ['Diagram 1'],
};

const seenInFiles =
  /^(view|numbers|number-from|marks|coordinates|rotate|mirror|swap-colors|theme)$/;
const booleans = /^(mirror|swap-colors|try|hide-result|autoplay|loop|remember|sound)$/;
const propertyOf = (name) =>
  name === 'crossorigin'
    ? 'crossOrigin'
    : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function attributeSteps(values) {
  return Object.entries(values).flatMap(([name, some]) => [
    ...some.map((value) => ({
      name: `${name}="${value}"`,
      withFiles: seenInFiles.test(name),
      run: ({ board }) => board.setAttribute(name, value),
    })),
    {
      name: `no ${name}`,
      run({ board }) {
        board.removeAttribute(name);
        board.pause(); // after `autoplay`
      },
    },
  ]);
}

/** The same by properties, read again; a property stays as it was before. */
function propertySteps(values) {
  const withProperty = Object.entries(values).filter(([name]) => !/^(id|data-sgf)$/.test(name));
  return withProperty.flatMap(([name, some]) => {
    const property = propertyOf(name);
    const wanted =
      name === 'autoplay' ? [true] : booleans.test(name) ? [true, ''] : [...some.slice(0, 2), 7];
    return [...wanted, booleans.test(name) ? false : null].map((value) => ({
      name: `${property} = ${JSON.stringify(value)}`,
      withFiles: seenInFiles.test(name) && value === wanted[0],
      run({ board }) {
        board[property] = value;
        if (!value) board.pause();
        return board[property];
      },
    }));
  });
}

const both = (title, values, more) => [
  { name: `attributes of ${title}`, ...more, steps: attributeSteps(values) },
  { name: `properties of ${title}`, ...more, steps: propertySteps(values) },
];

const mode = (value) => ({
  name: `mode="${value}"`,
  withFiles: true,
  run: ({ board }) => board.setAttribute('mode', value),
});
const modes = inBlanks('diagram viewer problem guess book x viewer').map(mode);

export const attributeGroups = [
  ...both('a game', ofGames, { attributes: { path: '5' } }),
  ...both('a problem', ofProblems, { record: 'problem', attributes: { mode: 'problem' } }),
  ...both('a diagram', ofDiagrams, { attributes: { mode: 'diagram' } }),
  ...both('several games', { game: inBlanks('2 Two 9 x') }, { record: 'several' }),
  ...both('a Hex board', { rotate: inBlanks('30 330 60') }, { record: 'hex' }),
  { name: 'modes of a game', attributes: { move: '3' }, steps: modes },
  { name: 'modes of a problem', record: 'problem', steps: modes },
];
