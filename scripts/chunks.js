// The files of the script for `manualChunks` of rollup, whose own plan makes many more. A part has the name of its first
// module: `extra-buttons` for `buttons` of src/element/chunks.ts. `index` is src/index.ts, the first file.
import path from 'node:path';

/** A part of the script is what one `import()` loads. Some parts are in the file of another one. */
const fileOf = {
  'extra-buttons': 'panels',
  'display-options': 'common',
  'own-moves': 'common',
  'rich-board': 'pictures',
  vectors: 'pictures',
};

/** The parts that are loaded before a part, or with it. */
const atRest = ['panels', 'extra-buttons'];
const before = {
  'extra-buttons': ['panels'],
  overview: atRest,
  'games-bar': atRest,
  curve: atRest,
  solve: atRest,
  guess: [...atRest, 'solve'],
  'problem-list': [...atRest, 'solve', 'dialogs'],
  reader: atRest,
  pointing: [...atRest, 'reader'],
  dialogs: [...atRest, 'reader', 'diagram-text', 'book', 'games-bar'],
  article: ['reader'],
  exporter: ['vectors'],
  'live-record': ['odd'],
  peers: ['paste'],
  'pt-PT': ['pt-BR'],
};

/**
 * The file of a module: that of its part. A module of several parts is in the file of the part that is loaded before
 * the others, if there is one.
 */
export function chunkOf(id, { getModuleInfo }) {
  const parts = partsOf(id, getModuleInfo);
  const isBefore = (part, other) => other === part || before[other]?.includes(part);
  const owner = parts.find((part) => parts.every((other) => isBefore(part, other)));
  return owner ? (fileOf[owner] ?? owner) : sharedFileOf(parts);
}

/** The file of a module that several parts need, none of which is loaded before the others. */
function sharedFileOf(parts) {
  const has = (...names) => names.some((name) => parts.includes(name));
  // A diagram loads only its description; books load no panels.
  if (has('index', 'diagram-text') || (has(...atRest, 'overview') && has('book', 'own-moves')))
    return 'index';
  if (has(...atRest, 'overview')) return 'panels';
  const isCommon = has('solve', 'own-moves', 'display-options');
  return has('rich-board', 'vectors', 'book') && !isCommon ? 'pictures' : 'common';
}

/** The parts that need a module, by the names of their first modules. */
function partsOf(id, infoOf) {
  const users = new Set([id]);
  for (const user of users) for (const importer of infoOf(user).importers) users.add(importer);
  const isFirst = (user) => infoOf(user).isEntry || infoOf(user).dynamicImporters.length > 0;
  return [...users].filter(isFirst).map((user) => path.basename(user, path.extname(user)));
}
