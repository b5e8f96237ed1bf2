// The rules for imports in src/, as configuration of ESLint: which floor may import which, and what only one place may
// do. CONTRIBUTING.md explains the plan; test/node/boundaries.test.js tests each rule.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

const data = ['replay', 'formats', 'game', 'rules', 'sgf', 'texts'];
const headless = ['problem', 'count', 'speech', 'view', 'book', ...data];

/** The floors of src/, each a folder or a file, with the other floors and the packages that it may import. */
const floors = {
  options: {},
  texts: {},
  sgf: {},
  rules: {},
  game: { below: ['sgf'] },
  formats: { below: ['sgf', 'game'] },
  replay: { below: data },
  problem: { below: data },
  count: { below: data },
  speech: { below: ['view', ...data] },
  view: { below: data },
  book: { below: ['speech', 'view', ...data] },
  element: { below: [...headless, 'options'], packages: ['lit'] },
  embed: { below: [...headless, 'options', 'element', 'core', 'index'], packages: ['lit'] },
  cli: { below: headless, packages: ['node:*', '@resvg/resvg-js'] },
  core: { below: headless },
  index: { below: ['element'], packages: ['lit'] },
};

const element = fileURLToPath(new URL('../src/element', import.meta.url));
const folders = readdirSync(element, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/**
 * Rooms of `src/element/` with what other rooms share. `moves/` is for the rooms where a reader plays moves: own moves,
 * problems and guesses.
 */
const shared = ['platform', 'ui', 'dialogs', 'moves'];

/** Rooms don't import each other: they ask `board.parts` for a part by its name. */
const roomPolicies = folders.map(({ name }) => ({
  from: { file: { path: `src/element/${name}/**` } },
  disallow: {
    to: {
      file: {
        path: `src/element/!(${[name, ...shared].join('|')})/*.ts`,
      },
    },
    dependency: { kind: 'value' },
  },
  message: 'A room of the element does not import another one: ask the board, or board.parts.',
}));

/** The last matching policy decides; an import without a matching policy is not allowed. */
const policies = [
  ...Object.entries(floors).flatMap(([name, { below = [], packages = [] }]) => {
    const from = { file: { categories: name } };
    return [
      { from, allow: { to: { file: { categories: [name, ...below] } } } },
      { from, allow: { to: { module: { origin: ['external', 'core'], source: packages } } } },
    ];
  }),
  {
    from: { file: { categories: 'index' } }, // for the public types
    allow: { to: { module: { origin: 'local' } }, dependency: { kind: 'type' } },
  },
  {
    from: { file: { path: 'src/{speech,view/layout,view/scene}/**' } },
    disallow: { to: { file: { path: 'src/view/{paint,svg,characters}/**' } } },
    message: 'Sentences, layouts and scenes do not depend on how they are drawn.',
  },
  {
    from: { file: { path: 'src/element/{players,controls,tree,comment,play}/**' } },
    disallow: { to: { file: { path: 'src/game/walk.ts' } } },
    message:
      'Panels do not walk the tree: they show what the session gives them, as a policy may hide moves.',
  },
  ...roomPolicies,
];

const floorRules = {
  files: ['src/**/*.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': fileURLToPath(new URL('resolve-source.cjs', import.meta.url)),
    'boundaries/root-path': fileURLToPath(new URL('..', import.meta.url)),
    'boundaries/files': Object.keys(floors).map((category) => ({
      category,
      pattern: `src/${category}{.ts,/**}`,
    })),
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
    ],
    'boundaries/legacy-templates': false,
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        message: '{{from.file.categories}} may not import this: see scripts/boundaries.js.',
        policies,
      },
    ],
  },
};

const computedImport = {
  selector: 'ImportExpression:not([source.type="Literal"])',
  message: 'The address of an import() must be a plain string, so that it can be checked.',
};
const effectOnly = {
  selector: 'ImportDeclaration[specifiers.length=0]',
  message:
    'Bundlers drop such imports (sideEffects in package.json): export a function and call it.',
};
const sharedState = {
  selector: 'Program > [kind=/let|var/], Program > ExportNamedDeclaration > [kind=/let|var/]',
  message:
    'All boards share this module: pass the state of one board as an argument, such as its Language.',
};
const stateInClass = {
  selector:
    ':matches([callee.object.property.name="classList"], [callee.object.name="classList"])[callee.property.name="contains"],' +
    '[callee.property.name="matches"] > Literal[value=/[.]/]',
  message: 'Classes are for styles: ask the session, the arrangement or the record for a state.',
};
const keyListener = {
  selector:
    ':matches([callee.name="addEventListener"], [callee.property.name="addEventListener"]) > Literal[value=/^key(down|press)$/],' +
    'TemplateElement[value.raw=/@key(down|press)=/]',
  message: 'Add keys to the keymap. Other listeners to keys are listed in scripts/boundaries.js.',
};
const liveRegion = {
  selector:
    'MemberExpression[property.name="spoken"]:not([property.name="lang"] > *), ' +
    'ObjectPattern > [key.name="spoken"]',
  message: 'Only the announcer writes the live region: board.announcer.say().',
};

const rootSize = {
  selector: 'TemplateElement[value.raw=/\\drem\\b/]',
  message:
    'Themes change the size of rem. Write multiples of var(--em), and limits and conditions in px.',
};

const replacedMethods = {
  selector:
    'CallExpression[callee.object.name="Array"][callee.property.name="from"],' +
    'CallExpression[callee.property.name="entries"]:not([callee.object.name="Object"]),' +
    'CallExpression[callee.property.name="scrollTo"]:not([callee.object.name="window"]),' +
    'NewExpression[callee.name="Event"]',
  message:
    'MooTools and Prototype, which old pages load, replace this: write [...items], forEach, scroll(), CustomEvent.',
};

/** Files that may listen to keys besides the keymap, and why. */
export const keyListeners = {
  'src/element/play/input.ts': 'the one listener of the keymap',
  'src/element/dialogs/*.ts': 'dialogs and lists hide their keys from the board',
  'src/element/menu/*.ts': 'the menu hides its keys from the board',
  'src/element/preview/node-preview.ts': 'Escape closes the preview wherever the focus is',
  'src/element/picture/print-board.ts': 'Ctrl+P is the browser’s key: it only loads a part',
  'src/element/sound/sound.ts': 'stones are silent while a key is held',
  'src/element/page/links.ts': 'elements of the page that lead to a board are pressed like buttons',
};

/** Files that make the live region before there is an announcer. */
const regionMakers = ['src/element/frame.ts', 'src/element/context.ts'];

/** ESLint uses the last list that matches a file. */
const forbid = (files, ...syntax) => ({
  files,
  rules: {
    'no-restricted-syntax': [
      'error',
      effectOnly,
      computedImport,
      rootSize,
      replacedMethods,
      ...syntax,
    ],
  },
});

export const boundaryRules = [
  floorRules,
  forbid(['src/**/*.ts']),
  forbid(['src/{texts,speech}/**/*.ts'], sharedState),
  forbid(['src/element/**/*.ts'], stateInClass, keyListener, liveRegion),
  forbid(Object.keys(keyListeners), stateInClass, liveRegion),
  forbid(regionMakers, stateInClass, keyListener),
  {
    files: ['src/element/language-files.global.ts'], // its files are found at run time
    rules: { 'no-restricted-syntax': 'off' },
  },
];
