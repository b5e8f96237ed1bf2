import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The tables of chunks: those of every board, and those that a chunk asks for. */
const tables = [
  'chunks.ts',
  'paste/upgrade.ts',
  'page/article.ts',
  'odd/text-diagram.ts',
  'odd/live.ts',
  'overview/curve.ts',
  'book/load-book.ts',
].map((file) => new URL(`../src/element/${file}`, import.meta.url));

/** The first file of each chunk, from the tables: its path → the chunk's name. */
export const entries = new Map(
  tables.flatMap((table) =>
    Array.from(
      readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('(.*)\.js'\)/gm),
      ([, name, file]) => [fileURLToPath(new URL(`${file}.ts`, table)), name],
    ),
  ),
);

/** The entries of the package in `src/embed/`, without `.ts`: what writes boards into the pages of others. */
export const embedEntries = ['static', 'markdown-it', 'remark', 'rehype', 'marked'];

/** Code of several chunks goes into the first of these that needs it: that one is loaded anyway, or is small. */
const order = [
  'panels',
  'overview',
  'description',
  'rich',
  'legacy',
  'games',
  'odd',
  'paste',
  'collection',
  'reader',
  'try',
];

/**
 * Tells rollup the chunk of each module, so that each chunk is one file: code that only one entry needs goes into its
 * chunk, code that the first file needs stays there.
 */
export const chunksOf = () =>
  planLazily((ids, infoOf) => assign(ids, infoOf, entries, firstOf(ids, infoOf)));

/**
 * The same for the classic script, where few chunks are files of their own: what any other chunk needs is in the first
 * file, too.
 *
 * @param {Set<string>} beside the chunks that are files
 */
export const classicChunksOf = (beside) =>
  planLazily((ids, infoOf) => {
    const place = (names) => (names.every((name) => beside.has(name)) ? chunkFor(names) : '');
    const chunks = assign(ids, infoOf, entries, firstOf(ids, infoOf), place);
    return { get: (id) => (beside.has(chunks.get(id)) ? chunks.get(id) : 'sgf-board') };
  });

const firstOf = (ids, infoOf) =>
  reachableFrom(
    ids.filter((id) => infoOf(id).isEntry),
    infoOf,
  );

/**
 * The same for the modules of the package, which its entries share. What every board needs is a part, too; in each
 * part, the code that `core`, `problem`, the command or static figures need is a separate part, so they don't load the
 * element.
 *
 * @param {(source: string) => string} moduleOf the module built from a source file
 */
export const partsOf = (moduleOf) =>
  planLazily((ids, infoOf) => {
    const names = new Map([...entries].map(([file, name]) => [moduleOf(file), name]));
    const from = (...files) => reachableFrom(files.map(sourceFile).map(moduleOf), infoOf);
    const first = from('index.ts');
    const [core, command, problem] = ['core.ts', 'cli/main.ts', 'problem.ts'].map((file) =>
      from(file),
    );
    const figures = from(...embedEntries.map((name) => `embed/${name}.ts`));
    const parts = assign(ids, infoOf, names, first);
    for (const id of first) if (!infoOf(id).isEntry) parts.set(id, 'board');
    for (const [id, name] of parts)
      if ([core, command, problem, figures].some((ids) => ids.has(id)))
        parts.set(id, `${name}-core`);
    const addShared = (ids, name, users) => {
      for (const id of ids)
        if (users.has(id) && !parts.has(id) && !infoOf(id).isEntry) parts.set(id, name);
    };
    addShared(core, 'other-core', command);
    addShared(problem, 'problem-core', command);
    addShared(figures, 'figure-core', figures);
    return parts;
  });

const sourceFile = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** Makes the plan when rollup asks for the first module: then it knows all modules. */
function planLazily(plan) {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= plan([...getModuleIds()], getModuleInfo);
    return chunks.get(id);
  };
}

function assign(ids, infoOf, names, first, place = chunkFor) {
  const users = new Map();
  for (const entry of ids) {
    const name = names.get(entry);
    if (!name) continue;
    for (const id of reachableFrom([entry], infoOf))
      if (!first.has(id)) users.set(id, [...(users.get(id) ?? []), name]);
  }
  const chunks = new Map();
  for (const [id, names] of users) chunks.set(id, place(names));
  return chunks;
}

/** What pictures need of `overview`, and descriptions of `reader`, comes with `panels`, which is there before. */
function chunkFor(names) {
  if (names.length === 1) return names[0];
  const isPicture = names.includes('rich') || names.includes('description');
  const isDescribed = names.includes('description') && names.includes('reader');
  if ((isPicture && names.includes('overview')) || isDescribed) return 'panels';
  return order.find((name) => names.includes(name)) ?? 'reader';
}

/** The given modules and all that they import statically. */
function reachableFrom(from, infoOf) {
  const found = new Set(from);
  for (const id of found) for (const each of infoOf(id)?.importedIds ?? []) found.add(each);
  return found;
}
