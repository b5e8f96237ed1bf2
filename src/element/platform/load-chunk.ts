import type { chunks } from '../chunks.js';

type Chunks = typeof chunks;
export type ChunkName = keyof Chunks;
export type Chunk<Name extends ChunkName> = Awaited<ReturnType<Chunks[Name]>>;

/** The parts of the script, from the element: what asks for one does not import the table, which imports all. */
let known: Chunks | undefined;

export function provideChunks(chunks: Chunks): void {
  known = chunks;
}

const requested = new Map<ChunkName, Promise<unknown>>();
const loaded = new Map<ChunkName, unknown>();

/** A part of the script. If it can't be loaded, the console says so, and the next call asks for it again. */
export function loadChunk<Name extends ChunkName>(name: Name): Promise<Chunk<Name> | undefined> {
  const chunk =
    requested.get(name) ??
    orWarn<unknown>(known ? known[name]() : Promise.reject(new Error('no table of parts')));
  requested.set(name, chunk);
  void chunk.then((it) => {
    if (it) loaded.set(name, it);
    else requested.delete(name);
  });
  return chunk as Promise<Chunk<Name> | undefined>;
}

/** The first of these parts that is loaded, for what can't wait for one. */
export function chunkIfLoaded<Name extends ChunkName>(...names: Name[]): Chunk<Name> | undefined {
  const found = names.find((name) => loaded.has(name));
  return found && (loaded.get(found) as Chunk<Name>);
}

/** Console warning for a missing part. */
export const missingPart = '<sgf-board>: a part of the script is missing; copy its whole folder.';

/** Number of files of the script that are being loaded: tests wait until there are none. */
export let filesOnTheWay = 0;

/** A file of the script, or a warning if it can't be loaded. */
export async function orWarn<Module>(
  file: Promise<Module> | undefined,
): Promise<Module | undefined> {
  filesOnTheWay++;
  try {
    return await file;
  } catch (error) {
    console.warn(missingPart, error);
    return undefined;
  } finally {
    filesOnTheWay--;
  }
}
