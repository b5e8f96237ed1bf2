// Divides the script into files, for `manualChunks` of rollup, whose own plan makes many more. A module is known here
// by its name without a folder: `curve` is src/element/curve/curve.ts. `index` is src/index.ts, the first file.
//
// The first file paints the board. It has Lit, the element and everything that the picture of a Go game needs. The
// panels are Lit templates in a file of their own, requested at once by boards that have any. Limits of sizes (brotli)
// are in package.json: the commit of a feature that needs more says why. test/node/at-rest.test.js limits whole pages.
//
// A file has only what its boards show. Sentences for the check of a whole record (`enCheckDiagnostics`), names of
// properties for the manual (`enBoardProperties`), and facts about properties for that check (`propertyKind` beside
// `basicKind`) are separate modules and exports, so that rollup leaves them out.
import path from 'node:path';

/** The first modules of parts that are loaded together: `load` in index.ts of a room of src/element/ names one. */
const together = {
  panels: ['players', 'controls', 'comment', 'info', 'whole-comment', 'explorer', 'menu'],
  overview: ['tree-panel', 'landmarks'],
  reader: ['reader', 'live-comment', 'clocks', 'speech', 'ways', 'keep-focus', 'leaving'],
  dialogs: [
    ...['board-dialog', 'tool-menu', 'info-dialog', 'game-chooser', 'point-grid'],
    ...['position-dialog', 'settings', 'help', 'fullscreen'],
  ],
  diagnostics: ['diagnose', 'message', 'oddities', 'huge-records', 'page-records'],
};
const groupOf = Object.fromEntries(
  Object.entries(together).flatMap(([group, names]) => names.map((name) => [name, group])),
);

/** Groups that are in the file of another group. */
const fileOf = {
  'display-options': 'common',
  'rich-board': 'pictures',
  vectors: 'pictures',
};

/** The groups that are loaded before a group, or with it. */
const before = {
  overview: ['panels'],
  'games-bar': ['panels'],
  curve: ['panels'],
  solve: ['panels'],
  guess: ['panels', 'solve'],
  'problem-list': ['panels', 'solve', 'dialogs'],
  reader: ['panels'],
  preview: ['panels', 'reader'],
  dialogs: ['panels', 'reader', 'diagram-text', 'book', 'games-bar'],
  article: ['reader'],
  exporter: ['vectors'],
  'live-record': ['diagnostics'],
  peers: ['paste'],
  'pt-PT': ['pt-BR'],
};

/**
 * The file of a module: that of its group. A module of several groups is in the file of the one that is loaded before
 * the others, if there is one.
 */
export function chunkOf(id, { getModuleInfo }) {
  const groups = groupsOf(id, getModuleInfo);
  const isBefore = (group, other) => other === group || before[other]?.includes(group);
  const owner = groups.find((group) => groups.every((other) => isBefore(group, other)));
  return owner ? (fileOf[owner] ?? owner) : sharedFileOf(groups);
}

/** The file of a module that several groups need, none of which is loaded before the others. */
function sharedFileOf(groups) {
  const has = (...names) => names.some((name) => groups.includes(name));
  // A diagram loads only its description; books load no panels.
  if (has('index', 'diagram-text') || (has('panels', 'overview') && has('book', 'own-moves')))
    return 'index';
  if (has('panels', 'overview')) return 'panels';
  const isCommon = has('solve', 'own-moves', 'display-options');
  return has('rich-board', 'vectors', 'book') && !isCommon ? 'pictures' : 'common';
}

/** The groups that need a module. */
function groupsOf(id, infoOf) {
  const users = new Set([id]);
  for (const user of users) for (const importer of infoOf(user).importers) users.add(importer);
  const isFirst = (user) => infoOf(user).isEntry || infoOf(user).dynamicImporters.length > 0;
  const names = [...users].filter(isFirst).map((user) => path.basename(user, path.extname(user)));
  return [...new Set(names.map((name) => groupOf[name] ?? name))];
}
