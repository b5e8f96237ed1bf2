import type { PartDefinition, PartModule } from '../part.js';
import type { parts } from '../parts.js';

type Parts = typeof parts;
export type PartName = Parts[number]['name'];
/** The module of a part. */
export type ModuleOf<Name extends PartName> = Awaited<
  ReturnType<Extract<Parts[number], { name: Name }>['load']>
>;

/** The table of parts, set by the element. Modules that load a part don't import the table, which imports all parts. */
let table: Parts | undefined;

/** A loaded part. */
interface LoadedPart {
  readonly definition: PartDefinition<PartName>;
  readonly module: PartModule;
}

/** The loaded parts in the order of the table; replaced by a new array whenever a part loads. */
let inOrder: readonly LoadedPart[] = [];

const requested = new Map<PartName, Promise<unknown>>();
const loaded = new Map<PartName, unknown>();

export function provideParts(parts: Parts): void {
  table = parts;
}

/** The table of parts. */
export function knownParts(): Parts {
  if (!table) throw new Error('no table of parts');
  return table;
}

/**
 * Loads the module of a part. If that fails, the console warns, and the next call tries again. Browsers without
 * whatwg/html#10327 (2026) don't fetch again: a file that failed to load stays missing until the page is reloaded.
 */
export function loadPart<Name extends PartName>(name: Name): Promise<ModuleOf<Name> | undefined> {
  const module = requested.get(name) ?? load(name);
  requested.set(name, module);
  return module as Promise<ModuleOf<Name> | undefined>;
}

async function load(name: PartName): Promise<unknown> {
  const module = await orWarn<unknown>(request(name), warned);
  if (module) keep(name, module);
  else requested.delete(name);
  return module;
}

async function request(name: PartName): Promise<unknown> {
  return knownParts()
    .find((part) => part.name === name)
    ?.load();
}

function keep(name: PartName, module: unknown): void {
  loaded.set(name, module);
  inOrder = knownParts().flatMap((definition) => {
    const known = loaded.get(definition.name);
    return known ? [{ definition, module: known }] : [];
  });
}

/** The module of a part, if it is loaded. */
export function loadedPart<Name extends PartName>(name: Name): ModuleOf<Name> | undefined {
  return loaded.get(name) as ModuleOf<Name> | undefined;
}

/** All loaded parts, in the order of the table. Returns the same array until another part is loaded. */
export function loadedParts(): readonly LoadedPart[] {
  return inOrder;
}

/** Console warning for a missing part. */
export const missingPart = '<sgf-board>: a part of the script is missing; copy its whole folder.';

/** Number of files of the script that are loading. Tests wait until it is 0. */
export let filesOnTheWay = 0;

/** Warnings about missing parts that were already logged, because a missing part is requested repeatedly. */
const warned = new Set<string>();

/**
 * Waits for a file of the script. If it can't be loaded, warns in the console, unless the warning was `said` before.
 */
export async function orWarn<Module>(
  file: Promise<Module> | undefined,
  said = new Set<string>(),
): Promise<Module | undefined> {
  filesOnTheWay++;
  try {
    return await file;
  } catch (error) {
    if (!said.has(String(error))) console.warn(missingPart, error);
    said.add(String(error));
    return undefined;
  } finally {
    filesOnTheWay--;
  }
}
