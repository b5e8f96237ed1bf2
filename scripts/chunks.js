import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TABLE = new URL('../src/element/chunks.ts', import.meta.url);

/** The file that each chunk begins with, by the table in `src/element/chunks.ts`: its path and the chunk's name. */
export const entries = new Map(
  Array.from(
    readFileSync(TABLE, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('(.*)\.js'\)/gm),
    ([, name, file]) => [fileURLToPath(new URL(`${file}.ts`, TABLE)), name],
  ),
);

/** What several chunks need lies in the first of these that needs it: the earlier one is there anyway, or is small. */
const order = ['panels', 'rich', 'description', 'themes', 'dialects', 'games', 'odd', 'reader'];

/**
 * Says for rollup in which chunk a module lies, so that each chunk is one file: what only one entry needs lies in its
 * chunk, and what the first file needs is left to it.
 */
export const chunksOf = () =>
  planned((ids, infoOf) => {
    const isEntry = (id) => infoOf(id).isEntry;
    return assign(ids, infoOf, entries, reach(ids.filter(isEntry), infoOf));
  });

/**
 * The same for the modules of the package, whose entries share them: what every board needs is a part, too, and of each
 * part what `core` or the command needs is a part of its own, so that they bring no element along.
 *
 * @param {(source: string) => string} moduleOf the module that has been made of a source file
 */
export const partsOf = (moduleOf) =>
  planned((ids, infoOf) => {
    const names = new Map([...entries].map(([file, name]) => [moduleOf(file), name]));
    const from = (...files) => reach(files.map(sourceFile).map(moduleOf), infoOf);
    const first = from('index.ts');
    const core = from('core.ts', 'cli/main.ts');
    const parts = assign(ids, infoOf, names, first);
    for (const id of first) if (!infoOf(id).isEntry) parts.set(id, 'board');
    for (const [id, name] of parts) if (core.has(id)) parts.set(id, `${name}-core`);
    return parts;
  });

const sourceFile = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** Makes the plan when rollup knows all modules: when it asks for the first. */
function planned(plan) {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= plan([...getModuleIds()], getModuleInfo);
    return chunks.get(id);
  };
}

function assign(ids, infoOf, names, first) {
  const users = new Map();
  for (const entry of ids) {
    const name = names.get(entry);
    if (!name) continue;
    for (const id of reach([entry], infoOf))
      if (!first.has(id)) users.set(id, [...(users.get(id) ?? []), name]);
  }
  const chunks = new Map();
  for (const [id, names] of users) chunks.set(id, chunkFor(names));
  return chunks;
}

/** A board with `reader` has `panels` already: what it shares with chunks of diagrams lies there. */
function chunkFor(names) {
  if (names.length === 1) return names[0];
  if (names.includes('reader') && /rich|description/.test(names)) return 'panels';
  return order.find((name) => names.includes(name)) ?? 'reader';
}

/** All that some modules import, themselves too, but not later. */
function reach(from, infoOf) {
  const found = new Set(from);
  for (const id of found) for (const each of infoOf(id)?.importedIds ?? []) found.add(each);
  return found;
}
