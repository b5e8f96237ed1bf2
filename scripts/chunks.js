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
const order = ['rich', 'description', 'themes', 'dialects', 'games', 'odd', 'reader'];

/**
 * Says for rollup in which chunk a module lies, so that each chunk is one file: what only one entry needs lies in its
 * chunk, and what the first file needs is left to it.
 */
export function chunksOf() {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= assign([...getModuleIds()], getModuleInfo);
    return chunks.get(id);
  };
}

function assign(ids, infoOf) {
  const first = reach(
    ids.filter((id) => infoOf(id).isEntry),
    infoOf,
  );
  const users = new Map();
  for (const entry of ids) {
    const name = entries.get(entry);
    if (!name) continue;
    for (const id of reach([entry], infoOf))
      if (!first.has(id)) users.set(id, [...(users.get(id) ?? []), name]);
  }
  const chunks = new Map();
  for (const [id, names] of users) chunks.set(id, chunkFor(names));
  return chunks;
}

/** Neither `reader` nor `description` loads the other: both have `rich`. Chunks that come late have `reader`. */
function chunkFor(names) {
  if (names.length === 1) return names[0];
  if (names.includes('reader') && names.includes('description')) return 'rich';
  return order.find((name) => names.includes(name)) ?? 'reader';
}

/** All that some modules import, themselves too, but not later. */
function reach(from, infoOf) {
  const found = new Set(from);
  for (const id of found) for (const each of infoOf(id)?.importedIds ?? []) found.add(each);
  return found;
}
